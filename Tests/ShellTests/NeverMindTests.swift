import Language
import Session
import Shell
import TestSupport
import Testing

private let moved = [
  "new trip to Porto 19-23 april", "add lunch to day 1", "add dinner to day 2",
  "move lunch to friday",
]

@Test(arguments: [
  "forget about it", "scratch that", "cancel that", "drop it", "forget it", "never mind", "nvm",
  "oh never mind then", "Forget about it, please.",
])
func `words that leave a thought remove nothing and offer undo`(line: String) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in moved { await executor.say(line) }
  let outcome = await executor.say(line)
  #expect(outcome.end == .failed(.failed))
  guard case .error(let diagnostic)? = outcome.responses.last?.result else {
    Issue.record("no error")
    return
  }
  #expect(diagnostic.kind == "offer")
  #expect(diagnostic.tries == ["undo"])
  #expect(diagnostic.message.contains("move 1.1 to day 5"))
  #expect(rig.journal.entries.count == moved.count)
}

@Test(arguments: ["", "yes", "sure", "do it", "undo"])
func `Enter or a yes does what is offered`(answer: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(moved + ["never mind", answer])
  #expect(shown.contains("Do you mean: undo?"))
  #expect(rig.journal.library.trips.first?.days[0].stops.map(\.name) == ["lunch"])
}

@Test(arguments: ["no", "never mind", "n"])
func `who does not want what is offered leaves it`(answer: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(moved + ["never mind", answer])
  #expect(shown.contains("left as it was"))
  #expect(rig.journal.entries.count == moved.count)
}

@Test func `anything else behind an offer is a new line, and the offer is gone`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(moved + ["never mind", "remove dinner", ""])
  #expect(!shown.contains("left the question"))
  #expect(rig.journal.entries.map(\.canonical).last == "remove 2.1")
  #expect(rig.journal.entries.count == moved.count + 1)
}

@Test func `the step that is offered to be taken back is the one that was shown`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in moved { await executor.say(line) }
  let outcome = await executor.say("never mind", from: .prompt)
  guard case .asks(let question) = outcome.end else {
    Issue.record("nothing is offered")
    return
  }
  await executor.say("add tea to day 3")
  _ = await executor.execute(answer: LogicalLine("", firstLine: 1), to: question)
  #expect(rig.journal.entries.last?.canonical == "undo entry 4")
}

@Test(arguments: ["forget lunch", "drop lunch", "cancel lunch", "scratch lunch"])
func `who names a stop means that stop`(line: String) async throws {
  let rig = Rig()
  _ = try await rig.shown(moved + [line])
  #expect(rig.journal.entries.last?.canonical == "remove 5.1")
}

@Test(arguments: ["forget about it", "nvm", "scratch that", "drop it", "cancel that"])
func `at a question they leave it`(line: String) async throws {
  let rig = Rig()
  let shown = try await rig.shown(moved + ["add lunch to day 2", "remove lunch", line])
  #expect(shown.contains("left as it was"))
  #expect(rig.journal.entries.count == moved.count + 1)
}

@Test func `where nothing was done there is nothing to offer`() async throws {
  let rig = Rig()
  let outcome = await (try rig.executor()).say("never mind")
  #expect(outcome.end == .done)
  #expect(rig.journal.entries.isEmpty)
}

@Test func `what a line leaves itself is not done`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in moved { await executor.say(line) }
  await executor.say("move dinner to day 3, forget it")
  #expect(rig.journal.entries.count == moved.count)
  await executor.say("move dinner to day 3; never mind; move dinner to day 4")
  #expect(rig.journal.entries.last?.canonical == "move 2.1 to day 4")
}
