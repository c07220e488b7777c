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
    for line in ground {
      let outcome = await executor.say(line, from: .prompt)
      if case .failed = outcome.end { Issue.record("\(line): \(outcome.text)") }
    }
    let outcome = await executor.say(example, from: .prompt)
    if case .failed = outcome.end { Issue.record("\(example): \(outcome.text)") }
  }
}

/// A trip in which the examples have what they speak of.
private let ground = [
  "new trip Lisbon from 2 may for 3 days", "new trip to Porto 2027-04-19..2027-04-23",
  "add \"lunch with Ana\" to day 1", "add Porto Cathedral to day 1", "add Clérigos Tower to day 1",
  "add text museum to day 1", "add Livraria Lello to day 2", "add text dinner to day 2",
  "add \"Dom Luís I Bridge\" to ideas", "alias dd = show day", "set currency USD",
  "set currency EUR", "undo", "search porto", "day 1", "show day 1",
]

/// Row 225: a number that is not in the list.
@Test(arguments: ["remove 1,7", "remove 1.1-1.9", "move 1,7 to day 2", "done 2,9"])
func `a list with a number that is not there does nothing to the others`(
  _ line: String
) async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in ground { await executor.say(line) }
  let (before, entries) = (executor.session, rig.journal.entries.count)
  let outcome = await executor.say(line)
  #expect(outcome.end == .failed(.failed))
  #expect(executor.session.touched == before.touched && rig.journal.entries.count == entries)
}
