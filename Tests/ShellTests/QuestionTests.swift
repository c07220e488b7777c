import Session
import Shell
import TestSupport
import Testing
import World

@Test func `a question mark explains the question and keeps it`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Springfield", "?", "2"])
  #expect(shown.contains("Type a number from 1 to"))
  #expect(shown.contains("Ctrl-C or another command drops the question"))
  #expect(rig.journal.entries.count == 1)
}

@Test func `what is neither answer nor command keeps the question`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Springfield", "99", "nonsense", "2"])
  #expect(shown.contains("nonsense\n^~~~~~~~ this is no answer, and no command\n"))
  #expect(
    rig.journal.library.trips.first?.destination?.place?.address == "Massachusetts, United States")
}

@Test(arguments: [
  ("keep them", "keep"), ("keep dinner please", "keep"), ("shift all plans along", "shift"),
  ("move the stops to ideas", "ideas"),
])
func `the fate of plans may be said in a sentence`(answer: String, policy: String) async throws {
  let rig = Rig()
  _ = try await rig.shown([
    "new trip Porto 19-23 april", "add text dinner to day 5", "dates 19-21 april", answer,
  ])
  #expect(
    rig.journal.entries.last?.canonical == "dates 2027-04-19..2027-04-21 \(policy)")
}

@Test(arguments: [
  "2", "2nd", "the second", "the second one please", "number 2", "the one in Massachusetts",
  "the massachusetts one", "I mean the one in massachusetts", "massachusetts then",
])
func `a choice may be named by its place or by what tells it apart`(answer: String) async throws {
  let rig = Rig()
  _ = try await rig.shown(["new trip to Springfield", answer])
  #expect(
    rig.journal.library.trips.first?.destination?.place?.address == "Massachusetts, United States")
}

@Test(arguments: ["nah", "none of them", "neither", "no thanks", "never mind please", "nothing"])
func `who wants none of the choices leaves everything as it was`(answer: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Springfield", answer])
  #expect(shown.contains("left as it was"))
  #expect(rig.journal.library.trips.isEmpty)
}

@Test(arguments: ["ok", "thanks", "whichever", "both", "hello", "the ninety-ninth"])
func `small talk is no answer and keeps the question`(answer: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Springfield", answer, "2"])
  #expect(shown.contains("this is no answer, and no command"))
  #expect(rig.journal.library.trips.count == 1)
}

@Test func `rows of a search are spoken of alone, in words, and all together`() async throws {
  let shown = try await Rig().shown([
    "new trip Porto for 2 days", "search springfield", "2", "the first one",
    "add them all to day 1",
  ])
  #expect(shown.contains("= details 2") && shown.contains("= details 1"))
  #expect(shown.contains("; add Springfield"))
}

@Test func `what is missing is asked for one by one`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip Porto for 3 days", "swap", "1", "2"])
  #expect(shown.contains("Which day?\n? 1\nWith which day?\n? 2\n"))
}

@Test func `an impossible answer says why and keeps the question`() async throws {
  let rig = Rig()
  let shown = try await rig.shown([
    "new trip Porto for 2 days", "add text lunch to day 1", "at 1.1", "25:00", "13:00",
  ])
  #expect(shown.contains("no clock shows this time"))
  #expect(shown.contains("= at 1.1 13:00"))
}

@Test func `a search in vain offers the words as they are`() async throws {
  let shown = try await Rig().shown(["search nowhere at all", "new trip Porto", "search nowhere"])
  #expect(shown.contains("Nothing found for “nowhere at all”\ntripsh> "))
  #expect(shown.contains("Nothing found for “nowhere”\n  Try: add \"nowhere\""))
  #expect(!shown.contains("Try: add 1"))
}

@Test func `a newcomer is told what to type first`() async throws {
  let rig = Rig()
  #expect(try await rig.shown([]).contains("Try: new trip to Porto 19-23 april"))
  #expect(!(try await rig.shown(["new trip Rome"])).isEmpty)
  #expect(!(try await rig.shown([])).contains("Try: new trip"))
}

extension Rig {
  func shown(_ lines: [String]) async throws -> String {
    let terminal = ScriptedTerminal(lines.map { .line($0) })
    _ = await Conversation(try executor(), terminal) { .none }.run()
    return terminal.transcript
  }
}

@Test(arguments: ["undo", "undo that", "take that back", "Undo it."])
func `undo at a question takes back only the line that led to it, and says so`(
  answer: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip Rome", "new trip to Springfield", answer])
  #expect(shown.contains("left as it was; undo once more takes back the last change"))
  #expect(rig.journal.library.trips.map(\.name) == ["Rome"])
  _ = try await rig.shown(["new trip to Springfield", answer, "undo"])
  #expect(rig.journal.library.trips.isEmpty)
}

@Test func `good night at a question leaves the question, quit the program`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip to Springfield", "Good night.", "new trip Rome"])
  #expect(shown.contains("left as it was; quit leaves"))
  #expect(rig.journal.library.trips.map(\.name) == ["Rome"])
  let left = try await rig.shown(["new trip to Springfield", "quit", "new trip Oslo"])
  #expect(!left.contains("new trip Oslo"))
}

@Test func `the answers are listed once, and again for a question mark`() async throws {
  let shown = try await Rig().shown(["new trip to Springfield", "nonsense", "blah", "?"])
  #expect(shown.split(separator: "\n").count { $0.hasPrefix("  1  Springfield") } == 2)
  #expect(shown.split(separator: "\n").count { $0.hasPrefix("Which Springfield?") } == 4)
}

private let lunchInPorto = [
  "new trip to Porto 19-23 april", "add lunch to day 1", "add dinner to day 2",
]

@Test(arguments: [
  ("rename lunch", "no"), ("note lunch", "never mind"), ("name day 2", "nope"),
  ("move lunch", "no thanks"), ("at lunch", "cancel"), ("cost lunch", "forget it"),
])
func `who declines to say what is missing leaves everything as it was`(
  line: String, answer: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(lunchInPorto + [line, answer])
  #expect(shown.contains("left as it was"))
  #expect(rig.journal.entries.count == 3)
}

@Test(arguments: [
  ("dinner", "dinner"), ("2", "2"), ("it's called brunch", "brunch"), ("brunch please", "brunch"),
  ("call it \"brunch please\"", "brunch please"),
])
func `the new name of a stop is a name, whatever else is called so`(
  answer: String, name: String
) async throws {
  let rig = Rig()
  _ = try await rig.shown(lunchInPorto + ["rename lunch", answer])
  #expect(rig.journal.library.trips.first?.days[0].stops.map(\.name) == [name])
  #expect(rig.journal.library.trips.first?.days[1].stops.map(\.name) == ["dinner"])
}

@Test(arguments: ["yes", "ok", "sure"])
func `yes is no place`(answer: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", answer])
  #expect(shown.contains("this is no answer, and no command"))
}

@Test func `no leaves out only what may be left out`() async throws {
  let rig = Rig()
  _ = try await rig.shown(["new trip", "Porto", "no", "", "no", "no"])
  #expect(rig.journal.entries.map(\.canonical) == ["new trip to Porto"])
}

@Test func `who says all of everything is asked once more`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(lunchInPorto + ["delete everything", "all"])
  #expect(shown.contains("this is no answer, and no command"))
  #expect(rig.journal.entries.count == 3)
}
