import Session
import Shell
import TestSupport
import Testing

private let plan = [
  "new trip to Porto 19-23 april", "add lunch to day 1", "add lunch to day 2",
  "add dinner to day 2",
]

@Test(arguments: [
  ("move dinner to day 4", "move 2.2 to day 4"), ("put tea on thursday", "add \"tea\" to day 4"),
  ("style slow", "style slow"), ("add tea to day 3 and remove dinner", "add \"tea\" to day 3"),
])
func `a line that is no answer is carried out, and the question that is left is told`(
  line: String, done: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(plan + ["remove lunch", line, "1"])
  #expect(shown.contains("left the question: Which \"lunch\"?"))
  #expect(rig.journal.entries.count == plan.count + 1)
  #expect(rig.journal.entries.last?.canonical.hasPrefix(done) == true)
}

@Test func `what only shows something leaves the question as well`() async throws {
  let shown = try await Rig().shown(plan + ["remove lunch", "what's on day 2?"])
  #expect(shown.contains("left the question: Which \"lunch\"?"))
  #expect(shown.contains("Day 2"))
}

@Test(arguments: [
  "gibberish here", "remove lunch from nowhere at all ever", "mvoe lunch", "99", "-1", "-2", "+1",
  "- 2",
])
func `where a line cannot be read either the question stays`(line: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(plan + ["remove lunch", line, "2"])
  #expect(!shown.contains("left the question"))
  #expect(rig.journal.entries.last?.canonical == "remove 2.1")
}

@Test func `a command leaves a question for what is missing too`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(plan + ["move dinner", "style slow"])
  #expect(shown.contains("left the question: To which day?"))
  #expect(rig.journal.entries.last?.canonical == "style slow")
}

@Test func `what was said so far is offered as a line where it makes one`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(["new trip", "Porto", "trips"])
  #expect(shown.contains("left the question: "))
  #expect(shown.contains("try: new trip to Porto"))
}

/// What a whole sentence offers is asked in place of the question; few words may be an answer.
@Test func `a sentence that can be offered leaves the question`() async throws {
  let rig = Rig()
  let sentence = "Ski school for the kids Monday to Tuesday 10:00 to 15:00"
  let shown = try await rig.shown(plan + ["remove lunch", sentence, "yes"])
  #expect(shown.contains("left the question: Which \"lunch\"?"))
  let entry = rig.journal.entries.last?.canonical ?? ""
  #expect(entry.hasPrefix("add \"Ski school for the kids\" to day 1 at 10:00 for 300m"), "\(shown)")
}
