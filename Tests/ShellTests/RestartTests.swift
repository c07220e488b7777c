import JSON
import Journal
import Session
import Shell
import TestSupport
import Testing

/// Undo and redo over restarts: each line is a program of its own on the same home.
struct RestartTests {
  private let folder = TemporaryFolder()

  private static let lines = [
    "new trip to Porto 2027-04-19..2027-04-23 style slow",
    "add \"Livraria Lello\" to day 1 at 10:00", "add lunch to day 5", "set units mi",
    "alias eat = add lunch", "note 1.1 \"books\"; people 2",
    "dates 2027-04-19..2027-04-21 ideas", "copy trip as Again", "open Porto", "move 1.1 to day 3",
    "run \"three.trip\"", "delete trip Porto", "restore Porto at 3", "open Porto", "unalias eat",
    "rename trip Oporto", "shift trip by 3 days",
  ]

  @Test func `B14: every kind of change is taken back and brought again, each by a new program`()
    async throws
  {
    var states = [try await state()]
    for line in RestartTests.lines {
      try await run(line)
      let state = try await state()
      if state != states.last { states.append(state) }
    }
    #expect(states.count == RestartTests.lines.count - 1)
    for state in states.dropLast().reversed() {
      try await run("undo")
      #expect(try await self.state() == state)
    }
    for state in states.dropFirst() {
      try await run("redo")
      #expect(try await self.state() == state)
    }
    try await run("undo \(states.count - 1)")
    #expect(try await state() == states.first)
    try await run("redo \(states.count - 1)")
    #expect(try await state() == states.last)
  }

  @Test func `a program that begins goes on with what the last one did, if that is spoken of`()
    async throws
  {
    try await run("new trip Porto for 3 days")
    try await run("add dinner to day 1 at 19:00")
    try await run("no, 20:00")
    #expect(try await shown("show day 1").contains("20:00  dinner"))
    try await run("add lunch to day 2")
    try await run("show 1.1")
    // What was shown last is spoken of, not what was done before it.
    #expect(try await shown("negative, day 3").contains("Moved dinner"))
    #expect(try await shown("show day 2").contains("lunch"))
  }

  private func shown(_ line: String) async throws -> String {
    try await executor().say(line).text
  }

  private func executor() throws -> Executor {
    let script = "add tea to day 2\nadd text cake to day 2\nstyle fast\n"
    var world = Rig(files: ["three.trip": script]).world
    world.journal = SQLiteJournal(home: folder.path + "/home")
    return try Executor(world, Options())
  }

  private func run(_ line: String) async throws {
    let outcome = await (try executor()).say(line)
    #expect(outcome.end == .done, "\(line): \(outcome.text)")
  }

  /// All but where windows stand.
  private func state() async throws -> String {
    let reply = await (try executor()).say("state").reply
    guard case .object(let members) = reply?.data else { throw NoState() }
    return JSONValue.object(members.filter { $0.key != "session" }).text
  }
}

private struct NoState: Error {}
