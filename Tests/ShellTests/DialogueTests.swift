import Session
import Shell
import TestSupport
import Testing
import World

@Test func `new trip alone asks one thing at a time and makes one entry at the end`() async throws {
  let rig = Rig()
  let shown = try await rig.shown([
    "new trip", "Porto", "19-21 april", "Spring", "couple", "tiles and wine",
  ])
  let questions = shown.split(separator: "\n").filter { $0.contains("?  (") || $0.contains("? [") }
  #expect(
    questions == [
      "Where to?  (Enter skips)", "When?  (Enter skips, done ends)",
      "What shall it be called? [Porto]",
      "What style: solo, couple, family, friends …?  (Enter skips, done ends)",
      "What is it about?  (Enter skips)",
    ])
  #expect(
    rig.journal.entries.map(\.canonical) == [
      "new trip Spring to Porto 2027-04-19..2027-04-21 style couple about \"tiles and wine\""
    ])
}

@Test func `Enter alone takes what stands in the brackets and skips what is optional`()
  async throws
{
  let rig = Rig()
  _ = try await rig.shown(["new trip", "Porto", "", "", "", ""])
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto"])
}

@Test func `an answer may hold more than was asked, which is not asked again`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "Porto 19-21 april", "", "", ""])
  #expect(shown.contains("Porto, Portugal\nMon 2027-04-19 – Wed 2027-04-21, 3 days\nWhat shall"))
  #expect(!shown.contains("When?"))
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto 2027-04-19..2027-04-21"])
}

@Test func `what the line says already is not asked`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip 19-21 april style solo", "Porto", "", ""])
  #expect(!shown.contains("When?") && !shown.contains("What style"))
  let canonical = "new trip to Porto 2027-04-19..2027-04-21 style solo"
  #expect(rig.journal.entries.map(\.canonical) == [canonical])
}

@Test(arguments: ["no, Kyoto", "actually Kyoto", "sorry, to Kyoto", "no wait, Kyoto"])
func `a later answer puts right an earlier one`(_ correction: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "Porto", "", correction, "", "done"])
  #expect(shown.contains("called? [Porto]\n? \(correction)\n"))
  #expect(shown.contains("called? [Kyoto]"))
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Kyoto"])
}

@Test func `of two things a correction can mean it is the one that the words fit`() async throws {
  let rig = Rig()
  _ = try await rig.shown([
    "new trip", "Porto 19-21 april", "no, 20-22 april", "", "", "",
  ])
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto 2027-04-20..2027-04-22"])
}

@Test func `dates where a name is asked for are dates, in quotes they are a name`() async throws {
  let rig = Rig()
  _ = try await rig.shown(["new trip", "Porto", "", "19-21 april", "\"20-22 april\"", "", ""])
  #expect(
    rig.journal.entries.map(\.canonical) == [
      "new trip \"20-22 april\" to Porto 2027-04-19..2027-04-21"
    ])
}

@Test func `a name that begins with no is a name`() async throws {
  let rig = Rig()
  _ = try await rig.shown(["new trip", "Porto", "", "No Worries Tour", "done"])
  #expect(rig.journal.library.trips.map(\.name) == ["No Worries Tour"])
}

@Test(arguments: ["quit", "trips", "new trip to Kyoto"])
func `another command drops what was being asked, and nothing of it is made`(
  _ command: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "Porto 19-21 april", command])
  #expect(shown.contains("? \(command)\nleft the question: "))
  #expect(!rig.journal.library.trips.contains { $0.name == "Porto" })
}

@Test func `Ctrl-C drops what was being asked, and nothing of it is made`() async throws {
  let rig = Rig()
  let terminal = ScriptedTerminal([.line("new trip"), .line("Porto"), .interrupted])
  _ = await Conversation(try rig.executor(), terminal) { .none }.run()
  #expect(terminal.transcript.contains("? ^C\nleft as it was\ntry: new trip to Porto\ntripsh> "))
  #expect(rig.journal.entries.isEmpty)
}

@Test func `done makes the trip of what was said so far`() async throws {
  let rig = Rig()
  _ = try await rig.shown(["new trip", "Porto", "done"])
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto"])
}

@Test func `a place that could be several is chosen before the next question`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "Springfield next weekend", "2", "", "done"])
  #expect(shown.contains("Which Springfield?"))
  #expect(shown.contains("What shall it be called? [Springfield]"))
  let trip = rig.journal.library.trips.first
  #expect(trip?.destination?.place?.address == "Massachusetts, United States")
  #expect(trip?.days.count == 2)
}

@Test func `a place that is not meant at all can be said anew while it is asked about`()
  async throws
{
  let rig = Rig()
  _ = try await rig.shown(["new trip", "Springfield", "Porto", "done"])
  #expect(rig.journal.library.trips.map(\.name) == ["Porto"])
}

@Test func `the name that stands in the brackets is the one that will be given`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Porto", "new trip", "Porto", "", "", "done"])
  #expect(shown.contains("What shall it be called? [Porto (2)]"))
  #expect(rig.journal.library.trips.map(\.name) == ["Porto", "Porto (2)"])
}

@Test func `without a place a name is insisted on`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "", "", "", "Walkabout", "done"])
  #expect(shown.contains("What shall it be called?\n? \nWhat shall it be called?\n? Walkabout"))
  #expect(rig.journal.entries.map(\.canonical) == ["new trip Walkabout"])
}

@Test(arguments: [
  ("23-19 april", "ends before it starts", "try: new trip to Porto 2027-04-19..2027-04-23"),
  ("30 feb", "no calendar has this day", ""), ("4/5", "this could be", "try: new trip to Porto 2"),
])
func `an answer that cannot be is told with a caret under it and asked again`(
  _ answer: String, _ message: String, _ remedy: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "Porto", answer, "20-22 april", "done"])
  #expect(shown.contains("\(answer)\n^"))
  #expect(shown.contains(message) && shown.contains(remedy))
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto 2027-04-20..2027-04-22"])
}

@Test func `what was said is an answer in other words too`() async throws {
  let rig = Rig()
  _ = try await rig.shown(["new trip", "we're going to Porto", "", "", "", ""])
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto"])
}

@Test func `a number where a place is asked for is a result of the last search`() async throws {
  let rig = Rig()
  _ = try await rig.shown(["search Springfield", "new trip", "2", "done", "new trip to 2"])
  let addresses = rig.journal.library.trips.map { $0.destination?.place?.address }
  #expect(addresses == ["Massachusetts, United States", "Massachusetts, United States"])
  #expect(rig.journal.entries.first?.canonical.hasPrefix("new trip to Springfield @ ") == true)
}

@Test func `a number where a place is asked for and nothing was searched says so`() async throws {
  let rig = Rig()
  let outcome = try await rig.executor().say("new trip to 2")
  #expect(outcome.text.contains("there are no results yet"))
  #expect(rig.journal.entries.isEmpty)
}

@Test func `a command is one where a stop is asked for, too`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip Porto for 2 days", "at", "quit"])
  #expect(shown.hasSuffix("Which stop?\n? quit\nleft the question: Which stop?\n"))
}

@Test func `only the day is asked for where only the day is missing`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip Porto for 2 days", "go to Livraria Lello", "2"])
  #expect(
    shown.contains("> go to Livraria Lello\nOn which day?\n? 2\n= add \"Livraria Lello\" to day 2"))
}

@Test func `what is offered is done by Enter, and left by another line`() async throws {
  let said = "they moved dinner to day 2"
  let before = ["new trip Porto for 2 days", "add dinner to day 1", said]
  let done = try await Rig().shown(before + [""])
  #expect(done.contains("= move 1.1 to day 2"))
  let left = try await Rig().shown(before + ["people 3"])
  #expect(left.contains("? people 3\nPorto, Portugal"))
  #expect(!left.contains("= move"))
}

@Test func `in a script new trip alone fails and asks nothing`() async throws {
  let rig = Rig()
  #expect(try await rig.run("new trip") == .failed)
  #expect(rig.output.error.contains("something is missing: where to?"))
  #expect(rig.journal.entries.isEmpty)
}

@Test func `what is asked is explained, with what Enter alone would do`() async throws {
  let shown = try await Rig().shown(["new trip", "Porto", "?", "", "?"])
  #expect(shown.contains("What goes here: dates: 19-23 april, next weekend, or for 5 days."))
  #expect(shown.contains("Enter alone leaves it out; Ctrl-C or another command drops"))
  #expect(shown.contains("Enter alone takes Porto; Ctrl-C or another command drops"))
}

@Test(arguments: [
  (["remove", "lunch"], "remove 1.2"), (["remove", "1.1"], "remove 1.1"),
  (["remove", "2"], "remove 1.2"),
  (["remove", "last day"], "remove day 2"), (["move", "lunch", "2"], "move 1.2 to day 2"),
  (["move", "day 1", "day 2"], "move day 1 to day 2"),
  (["note", "lunch", "bring cash"], "note 1.2 \"bring cash\""),
  (["note", "day 2", "shops close"], "note day 2 \"shops close\""),
  (["shift trip", "3"], "shift trip by 3 days"),
])
func `a bare verb asks which stop, and takes numbers, names and days`(
  _ lines: [String], _ wanted: String
) async throws {
  let rig = Rig()
  _ = try await rig.shown(
    [
      "new trip Porto 2027-04-19..2027-04-20", "add \"museum\" to day 1", "add \"lunch\" to day 1",
      "day 1",
    ] + lines)
  #expect(rig.journal.entries.last?.canonical == wanted)
}
