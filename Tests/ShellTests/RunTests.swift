import Session
import Shell
import TestSupport
import Testing
import World

private let porto = "new trip Porto 2027-04-19..2027-04-23\nadd breakfast to day 1\n"

@Test func `a script that is run is one step`() async throws {
  let rig = Rig(files: ["a.trip": porto + "add lunch to day 2 # end\n"])
  let executor = try rig.executor()
  let outcome = await executor.say("run a.trip")
  #expect(outcome.responses.count == 4)
  #expect(rig.journal.entries.count == 1)
  #expect(rig.journal.entries.first?.script == "a.trip")
  #expect(
    rig.journal.entries.first?.canonical
      == "new trip to Porto 2027-04-19..2027-04-23; add \"breakfast\" to day 1; "
      + "add \"lunch\" to day 2")
  #expect(outcome.responses.allSatisfy { $0.entry == 1 })
  await executor.say("undo")
  #expect(try rig.journal.summaries().isEmpty)
}

@Test func `where a line of it fails nothing of it has happened`() async throws {
  let rig = Rig(files: ["a.trip": porto + "\nadd lunch to day 77\n"])
  let executor = try rig.executor()
  let before = executor.session
  let outcome = await executor.say("run a.trip")
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.hasPrefix("a.trip:4:14: error:"))
  #expect(outcome.responses.count == 2)
  #expect(executor.session == before)
  #expect(rig.journal.entries.isEmpty)
}

@Test func `a missing script ends with status three`() async throws {
  let outcome = try await Rig().executor().say("run nowhere.trip")
  #expect(outcome.end == .failed(.unreadable))
  #expect(outcome.text.hasPrefix("-c:1:5: error: nowhere.trip: no such file\n"))
}

@Test func `scripts run scripts, but not for ever`() async throws {
  let rig = Rig(files: ["a.trip": "run b.trip\nadd lunch to day 2", "b.trip": porto, "c": "run c"])
  let executor = try rig.executor()
  #expect(await executor.say("run a.trip").end == .done)
  #expect(rig.journal.entries.count == 1)
  let outcome = await executor.say("run c")
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.contains("8 deep"))
}

@Test func `quit ends the script that says it, not the one that ran it`() async throws {
  let rig = Rig(files: ["a.trip": porto + "quit\nfrobnicate"])
  #expect(try await rig.executor().say("run a.trip").end == .done)
}

@Test func `values stand for their names, in quotes too, but not in single ones`() async throws {
  let script = """
    new trip $NAME
    describe "$WHAT ${WHAT}s \\$OTHER \\$WHAT"
    note trip '$WHAT'
    """
  let rig = Rig(files: ["a.trip": script])
  let executor = try rig.executor()
  await executor.say("run a.trip NAME=Rome WHAT='a \"b'")
  let trip = try #require(rig.journal.library.trips.first)
  #expect(trip.name == "Rome")
  #expect(trip.about == "a \"b a \"bs $OTHER $WHAT")
  #expect(trip.note == "$WHAT")
}

@Test func `a script may take its own steps back and bring them again`() async throws {
  let rig = Rig(files: ["a.trip": porto + "undo\nredo\nundo\nadd dinner to day 1"])
  try await rig.executor().say("run a.trip")
  #expect(
    rig.journal.entries.first?.canonical
      == "new trip to Porto 2027-04-19..2027-04-23; add \"dinner\" to day 1")
}

@Test func `save writes the lines that make the trip again, never over a file`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  await executor.say("new trip Porto 2027-04-19..2027-04-23", "add breakfast to day 1")
  #expect(await executor.say("save mine.trip").end == .done)
  let text = try #require(rig.files.text("mine.trip"))
  #expect(text.hasPrefix("# Saved by tripsh"))
  #expect(
    text.hasSuffix(
      "\nnew trip to Porto 2027-04-19..2027-04-23\nadd \"breakfast\" to day 1\n"))
  #expect(await executor.say("save mine.trip").end == .failed(.unreadable))
  rig.files.refuseWrites(.noSpace)
  #expect(await executor.say("save other.trip").text.contains("no room is left"))
}

@Test(arguments: [
  "in.trip", "again.trip", "also.trip", "me.trip", "ok.trip", "okay2.trip", "ok-2.trip",
  "please.trip", "in/x.trip", "now_1.trip", ".x/y.trip", "./in.trip", "../in.trip",
  "/tmp/also.trip", "~x.trip",
])
func `the name of a file is read whole, whatever it begins with`(_ file: String) async throws {
  let executor = try Rig(files: [file: porto]).executor()
  #expect(await executor.say("run \(file)").reply?.canonical == "run \"\(file)\"")
  #expect(await executor.say("run \(file) please").end == .done)
}

@Test(arguments: [
  "add dinner please.", "add dinner please!", "add dinner thanks", "ok, add dinner",
])
func `words that say nothing are left out of a line all the same`(_ line: String) async throws {
  let executor = try Rig().executor()
  let outcome = await executor.say("new trip Porto", line)
  #expect(outcome.reply?.canonical == "add \"dinner\" to ideas")
}

@Test func `a part that is nearly a command is told of, and not left out`() async throws {
  for line in ["new trip Porto to Porto; ad x", "new trip Porto; ad x", "days; ad x"] {
    let rig = Rig()
    let outcome = try await rig.executor().say(line)
    #expect(outcome.text.contains("no such command; close: add"), "\(line): \(outcome.text)")
    #expect(outcome.text.contains("1:\(line.utf8.count - 3): error"), "\(line): \(outcome.text)")
    #expect(rig.journal.entries.isEmpty)
  }
}

extension Response {
  fileprivate var entry: Int? {
    if case .reply(let reply) = result { reply.entry } else { nil }
  }
}
