import Session
import Shell
import TestSupport
import Testing

private let twoTrips = [
  "new trip Rome for 2 days", "add text tea to day 1", "new trip Porto for 2 days",
  "add text lunch to day 1", "open Rome", "add text dinner to day 2", "open Porto",
]

@Test func `undo at the prompt asks where the newest step is in another trip`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(twoTrips + ["undo", "2"])
  #expect(shown.contains("Which step?"))
  #expect(shown.contains("  1  undo entry 4 in Porto: add \"lunch\" to day 1"))
  #expect(shown.contains("  2  undo entry 5 in Rome: add \"dinner\" to day 2"))
  #expect(shown.contains("In Rome: took back: add \"dinner\" to day 2"))
  #expect(rig.journal.entries.last?.of == [5])
}

@Test func `the step of the open trip can be chosen, and is told without its trip`() async throws {
  let rig = Rig()
  let shown = try await rig.shown(twoTrips + ["undo", "1"])
  #expect(shown.contains("Took back: add \"lunch\" to day 1"))
  #expect(rig.journal.entries.last?.of == [4])
}

@Test func `a script takes the newest and names its trip first`() async throws {
  let rig = Rig()
  let executor = try rig.executor()
  for line in twoTrips { await executor.say(line) }
  let outcome = await executor.say("undo")
  #expect(outcome.reply?.message.hasPrefix("In Rome: took back") == true)
  #expect(await executor.say("redo").text.contains("In Rome: brought back"))
}

@Test func `undo asks nothing where the newest step is in the open trip or in none`() async throws {
  let shown = try await Rig().shown(twoTrips + ["open Rome", "undo", "set units mi", "undo"])
  #expect(!shown.contains("Which step?"))
  #expect(!shown.contains("In Rome: "))
}

@Test func `the log names the trip of each row where it shows more than one`() async throws {
  let executor = try Rig().executor()
  for line in twoTrips { await executor.say(line) }
  let all = await executor.say("log")
  #expect(all.text.contains("  Rome   add \"dinner\" to day 2"))
  #expect(all.text.contains("  Porto  add \"lunch\" to day 1"))
  let one = await executor.say("log Porto")
  #expect(!one.text.contains("Porto  add"))
}
