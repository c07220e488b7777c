import Session
import Shell
import TestSupport
import Testing

/// A trip with an older stop that nobody speaks of any more.
private let older = [
  "new trip to Porto 2027-04-19..2027-04-23", "add breakfast to day 1 at 08:00",
]

/// A line that comes to nothing, what is said then, and what that does.
private let putRight: [(first: String, then: String, done: String)] = [
  ("add lunch on sunday", "no thursday", "add \"lunch\" to day 4"),
  ("add lunch on sunday", "no, thursday", "add \"lunch\" to day 4"),
  ("add lunch on sunday", "thursday instead", "add \"lunch\" to day 4"),
  ("add lunch on sunday", "i meant monday", "add \"lunch\" to day 1"),
  ("add lunch on sunday", "sorry, tuesday at noon", "add \"lunch\" to day 2 at 12:00"),
  ("add lunch to day 9", "no, day 3", "add \"lunch\" to day 3"),
  ("add lunch to day 2 at 25:00", "make it 13:30", "add \"lunch\" to day 2 at 13:30"),
  ("add lunch to day 2 at 25:00", "no, 11", "add \"lunch\" to day 2 at 11:00"),
  ("move breakfast to day 9", "move it to thursday", "move 1.1 to day 4"),
  ("move breakfast to day 9", "no, friday at 11", "move 1.1 to day 5; at 5.1 11:00"),
  ("at breakfast 25:00", "no, 9", "at 1.1 09:00"),
  ("note brekfast bring bread", "no, breakfast", "note 1.1 \"bring bread\""),
  ("new trip to Xyzzy 19-23 may", "no, Kyoto", "new trip to Kyoto 2027-05-19..2027-05-23"),
]

@Test(arguments: putRight)
func `a correction behind a line that came to nothing puts that line right`(
  _ said: (first: String, then: String, done: String)
) async throws {
  let rig = Rig()
  _ = try await rig.shown(older + [said.first, said.then])
  #expect(rig.journal.entries.dropFirst(2).map(\.canonical) == [said.done])
}

@Test func `what was put right in vain can be put right again`() async throws {
  let rig = Rig()
  _ = try await rig.shown(
    older + ["add lunch on sunday at 1", "actually make it saturday", "sorry, friday"])
  #expect(rig.journal.entries.last?.canonical == "add \"lunch\" to day 5 at 13:00")
}

@Test func `a question about a line lets it be put right`() async throws {
  let rig = Rig()
  _ = try await rig.shown(
    older + ["have frobnitz on tuesday", "no thursday", "no, at 10:30", "\"frobnitz\""])
  #expect(rig.journal.entries.last?.canonical == "add \"frobnitz\" to day 4 at 10:30")
}

private let aboutOlder: [(first: String, then: String)] = [
  ("add lunch to day 9", "call it brunch"), ("have frobnitz on tuesday", "remove it"),
  ("ad lunch", "no, thursday"), ("frobnicate the trip", "make it 11"),
  ("add lunch on sunday; add dinner on sunday", "no thursday"),
  ("have frobnitz on tuesday", "it costs 20"),
  ("new trip to Xyzzy", "no, 20 to 24 april"), ("remove supper", "mark it as done"),
  ("add lunch at sundy", "make it two hours"), ("frobnicate", "note it bring bread"),
  // What there is not is not what "it" is, and what is an order is no text.
  ("note 3.9 bring bread", "move it to day 2"),
  ("note 3.9 bring bread", "put that one on the second day at eleven please"),
]

@Test(arguments: aboutOlder)
func `what says nothing of the line that came to nothing never changes something older`(
  _ said: (first: String, then: String)
) async throws {
  let rig = Rig()
  _ = try await rig.shown(older + [said.first, said.then])
  #expect(rig.journal.entries.count == 2)
}

@Test func `something older is offered, and meant only when it is chosen`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(older + ["add lunch to day 9", "call it brunch", "1"])
  #expect(shown.contains("came to nothing. Is something older meant?\n  1  rename 1.1 brunch\n"))
  #expect(rig.journal.entries.last?.canonical == "rename 1.1 brunch")
}

@Test func `where nobody answers, the line that would change something older is told`()
  async throws
{
  let rig = Rig()
  let executor = try rig.executor()
  for line in older { await executor.say(line) }
  let outcome = await executor.say("add lunch to day 9", "call it brunch")
  #expect(outcome.end == .failed(.failed))
  #expect(outcome.text.contains("try: rename 1.1 brunch"))
}

@Test func `after a look or a change "it" is what was spoken of there`() async throws {
  let rig = Rig()
  _ = try await rig.shown(
    older + [
      "have frobnitz on tuesday", "show breakfast", "make it 9", "have frobnitz on tuesday",
      "add lunch to day 2", "make it 13:00",
    ])
  #expect(
    rig.journal.entries.dropFirst(2).map(\.canonical) == [
      "at 1.1 09:00", "add \"lunch\" to day 2", "at 2.1 13:00",
    ])
}

@Test func `a line that failed speaking of "it" leaves "it" what it was`() async throws {
  let rig = Rig()
  _ = try await rig.shown(older + ["move it to day 9", "move it to day 3"])
  #expect(rig.journal.entries.last?.canonical == "move 1.1 to day 3")
}

@Test func `why and help in between leave a line to be put right`() async throws {
  let rig = Rig()
  _ = try await rig.shown(older + ["add lunch on sunday", "why", "help add", "no, thursday"])
  #expect(rig.journal.entries.last?.canonical == "add \"lunch\" to day 4")
}

@Test(arguments: ["No! Put it back!", "undo that", "bring it back"])
func `behind a line that came to nothing it is asked whether something older shall be taken back`(
  said: String
) async throws {
  let rig = Rig()
  let shown = try await rig.shown(older + ["rename 7.7 Feast", said])
  #expect(shown.contains("The line before came to nothing. Is something older meant?"))
  #expect(rig.journal.entries.count == 2)
}

@Test func `undo alone takes back the last change, whatever came to nothing since`() async throws {
  let rig = Rig()
  _ = try await rig.shown(older + ["rename 7.7 Feast", "undo"])
  #expect(rig.journal.entries.count == 3)
}

@Test func `undo behind a line that came to nothing says that this one had changed nothing`()
  async throws
{
  let rig = Rig()
  let shown = try await rig.shown(older + ["frobnicate the trip", "undo"])
  #expect(rig.journal.entries.last?.kind == .undo)
  #expect(shown.contains("The line before it had changed nothing"))
  let sure = try await Rig().shown(older + ["undo"])
  #expect(!sure.contains("The line before it had changed nothing"))
}
