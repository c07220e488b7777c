import Journal
import Language
import Session
import Shell
import TestSupport
import Testing

@Test func `a change is on disk when it is answered`() async throws {
  let rig = Rig()
  let outcome = try await rig.executor().say("new trip Porto 2027-04-19..2027-04-23")
  #expect(outcome.end == .done)
  #expect(outcome.reply?.entry == 1)
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto 2027-04-19..2027-04-23"])
  #expect(outcome.text.contains("Mon 2027-04-19 – Fri 2027-04-23, 5 days"))
}

@Test func `looking and moving the cursor make no entry`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip Porto 2027-04-19..2027-04-23", "day 2", "show", "days")
  #expect(rig.journal.entries.count == 1)
  #expect(rig.journal.keptCursors.last?.day == executor.session.cursor.day)
  #expect(executor.promptText == "porto day 2> ")
}

@Test(arguments: [
  JournalFailure.full(path: "j"), .readOnly(path: "j"), .busy(path: "j"), .other(path: "j", "odd"),
])
func `what cannot be written has not happened`(_ failure: JournalFailure) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip Porto 2027-04-19..2027-04-23", "add breakfast to day 1")
  let before = executor.session
  rig.journal.failure = failure
  for line in ["add lunch to day 1", "new trip Rome", "delete trip", "remove day 1", "undo"] {
    #expect(await executor.say(line).end == .failed(.unreadable))
    #expect(executor.session == before)
  }
  rig.journal.failure = nil
  #expect(await executor.say("add lunch to day 1").reply?.entry == 3)
}

@Test func `where the cursor cannot be kept looking still works`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip Porto 2027-04-19..2027-04-23")
  rig.journal.failure = .readOnly(path: "j")
  let outcome = await executor.say("day 2", from: .prompt)
  #expect(outcome.end == .done)
  #expect(outcome.text.contains("could not be written down"))
}

@Test func `a line that lost the race is interpreted again`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip Porto 2027-04-19..2027-04-23")
  let before = rig.journal.catchUps
  var losses = 2
  rig.journal.isOvertaken = {
    losses -= 1
    return losses >= 0
  }
  #expect(await executor.say("add lunch to day 1").reply?.entry == 2)
  #expect(rig.journal.appends == 4)
  #expect(rig.journal.catchUps - before == 3)
}

@Test func `a line that loses every race fails and uses no id`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  let before = executor.session
  rig.journal.isOvertaken = { true }
  #expect(await executor.say("new trip Porto").end == .failed(.unreadable))
  #expect(rig.journal.appends == 50)
  #expect(executor.session == before)
}

@Test func `a question is asked at the prompt and is an error in a script`() async throws {
  let executor = try Rig().executor()
  guard case .asks(let question) = await executor.say("new trip to Springfield", from: .prompt).end
  else {
    Issue.record("nothing was asked")
    return
  }
  #expect(question.answers.count == 3)
  let outcome = await executor.say("new trip to Springfield")
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.contains("try: new trip to Springfield @ "))
  #expect(executor.session.touched.isEmpty)
}

@Test func `an unreadable line fails at its place`() async throws {
  let fault = LogicalLine.Fault(kind: .nul, offset: 2)
  let outcome = try await Rig().executor().execute(
    LogicalLine("ab", firstLine: 4, fault: fault), from: .file("x.trip"))
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.hasPrefix("x.trip:4:3: error: a NUL byte stands here\n"))
}

@Test func `a server's answer is credited, its failure told`() async throws {
  let porto = Place(
    name: "Majestic", position: try #require(Coordinates(latitude: 41.1, longitude: -8.6)),
    source: .nominatim)
  var rig = Rig(places: ScriptedPlaces(.found([porto])))
  rig.options.places = .server("http://127.0.0.1:8080")
  let found = try await rig.executor().say("search majestic")
  #expect(found.text.contains("Majestic"))
  #expect(found.text.contains("© OpenStreetMap contributors"))
  rig = Rig(places: ScriptedPlaces(.failed(.timedOut(seconds: 10))))
  rig.options.places = .server("http://127.0.0.1:8080")
  let failed = try await rig.executor().say("search majestic")
  #expect(failed.text.contains("did not answer in 10 s"))
}

@Test func `a lookup that is cancelled changes nothing and answers nothing`() async throws {
  var rig = Rig(places: ScriptedPlaces(.failed(.cancelled)))
  rig.options.places = .server("http://127.0.0.1:8080")
  let outcome = try await rig.executor().say("search majestic")
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.contains("cancelled"))
}

@Test func `why tells the story of the last error and of the last answer`() async throws {
  let executor = try Rig().executor()
  #expect(await executor.say("why").text.contains("Nothing has been answered yet"))
  await executor.say("frobnicate")
  #expect(await executor.say("why").text.contains("You said: frobnicate"))
  await executor.say("new trip  Porto")
  #expect(await executor.say("why", "why").text.contains("entry 1"))
}

@Test func `why tells what words were taken for, and which readings lost`() async throws {
  let executor = try Rig().executor()
  await executor.say("new trip Porto for 3 days")
  await executor.say("add day after day 1")
  let story = await executor.say("why").text
  #expect(story.contains("  day: day 1\n"))
  #expect(story.contains("It could also be read as:\n"))
  #expect(story.contains(#"  add "day after day 1" (it takes another part of the command"#))
  await executor.say("add text coffee")
  let second = await executor.say("why").text
  #expect(second.contains(#"points behind: it takes "text coffee" for a mere name or text"#))
}

@Test func `why tells why it was asked`() async throws {
  let executor = try Rig().executor()
  await executor.say("new trip Porto for 3 days")
  await executor.say("add lunch to day 1", "add lunch to day 1")
  guard case .asks = await executor.say("at lunch 13:00", from: .prompt).end else {
    Issue.record("nothing was asked")
    return
  }
  let story = await executor.say("why").text
  #expect(story.contains("It was asked: Which"))
  #expect(story.contains("Nothing has changed."))
}

@Test(arguments: [
  "remove lunch, not sure", "delete trip, no idea yet", "move lunch to day 3, i don't know",
  "remove it, i'm not sure",
])
func `words of doubt and wishes taken back change nothing`(line: String) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip Porto for 3 days", "add lunch to day 1")
  #expect(await executor.say(line).end == .failed(.failed))
  #expect(rig.journal.entries.count == 2)
}

@Test func `what a line needs is told: version, attribution, help, state`() async throws {
  let executor = try Rig().executor()
  #expect(await executor.say("version").text == "tripsh \(programVersion)\n")
  #expect(await executor.say("about").text.contains("GeoNames"))
  #expect(await executor.say("help add").text.contains("add"))
  #expect(await executor.say("help xyzzy").end == .failed(.failed))
  #expect(await executor.say("state").text.contains("tripsh.state/1"))
  #expect(await executor.say("quit").end == .quit)
}

@Test func `a line sees what another window wrote since the line before`() async throws {
  let folder = TemporaryFolder()
  var world = Rig().world
  world.journal = SQLiteJournal(home: folder.path)
  let first = try Executor(world, Options())
  world.journal = SQLiteJournal(home: folder.path)
  let second = try Executor(world, Options())
  await first.say("new trip Porto")
  #expect(await second.say("open Porto").end == .done)
  await first.say("rename trip Lagos")
  #expect(await second.say("open Lagos").end == .done)
}

@Test func `all that is wrong with a line is told, each with its place and what would work`()
  async throws
{
  let executor = try Rig().executor()
  let outcome = await executor.say(
    "new trip to Porto 19-21 april", "add text lunch to day 1", "add lunch at 25:00 for 0h")
  #expect(
    outcome.text == """
      -c:1:14: error: no clock shows this time; a day goes from 00:00 to 23:59
      add lunch at 25:00 for 0h
                   ^~~~~
      try: add lunch at 10:00
      -c:1:24: error: a length of time is between a minute and a year
      add lunch at 25:00 for 0h
                             ^~
      try: add lunch for 90m

      """)
}

@Test func `what is wrong in itself is told together with what the trip does not have`()
  async throws
{
  let executor = try Rig().executor()
  let outcome = await executor.say("new trip to Porto 19-21 april", "add lunch at 25:00 to day 9")
  #expect(outcome.text.contains("no clock shows this time"))
  #expect(outcome.text.contains("there is no day 9; the trip has 3 days"))
  #expect(outcome.text.hasSuffix("try: days\n"))
  #expect(!outcome.text.contains("try: add"))
}
