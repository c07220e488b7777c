import Language
import Session
import Shell
import TestSupport
import Testing

/// Row 131 of the list of features: every command is carried out in a conversation; `more` is in
/// those about searches, for this gazetteer has too few places.
@Test(arguments: CommandTable.specs.map(\.verb).filter { $0 != .more })
func `every example of every command can be carried out in a trip to Porto`(
  _ verb: Verb
) async throws {
  for example in verb.spec.examples {
    let executor = try Rig(files: ["porto.trip": "trips\n", "weekend.trip": "trips\n"]).executor()
    for line in exampleGround {
      let outcome = await executor.say(line, from: .prompt)
      if case .failed = outcome.end { Issue.record("\(line): \(outcome.text)") }
    }
    let outcome = await executor.say(example, from: .prompt)
    if case .failed = outcome.end { Issue.record("\(example): \(outcome.text)") }
  }
}

/// Row 225: a number that is not in the list.
@Test(arguments: ["remove 1,7", "remove 1.1-1.9", "move 1,7 to day 2", "done 2,9"])
func `a list with a number that is not there does nothing to the others`(
  _ line: String
) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in exampleGround { await executor.say(line) }
  let (before, entries) = (executor.session, rig.journal.entries.count)
  let outcome = await executor.say(line)
  #expect(outcome.end == .failed(.failed))
  #expect(executor.session.touched == before.touched && rig.journal.entries.count == entries)
}
