import Session
import Shell
import TestSupport
import Testing

/// Lines that are one step: all or nothing, only checked, or run by a line.
///
/// What they do is what they would do one by one.
struct StepOfLinesTests {
  private func rig(_ files: [String: String] = [:]) async throws -> Rig {
    let rig = Rig(files: files)
    try await rig.run("new trip to Porto for 3 days", "add tea to day 1")
    return rig
  }

  private func stops(_ rig: Rig) -> [[String]] {
    rig.journal.library.trips.map { $0.days.flatMap { $0.stops.map(\.name) } }
  }

  @Test(arguments: [
    (["undo", "undo"], [[String]]()), (["undo", "redo"], [["tea"]]),
    (["undo", "undo", "redo 2"], [["tea"]]), (["undo", "redo", "undo"], [[]]),
    (["add wine to day 2", "undo", "undo"], [[]]),
    (["add wine to day 2", "undo 2"], [[]]),
    (["add wine to day 2", "undo entry 2"], [["wine"]]),
    (["add wine to day 2", "add milk to day 2", "undo entry 3"], [["tea", "milk"]]),
    (["add wine to day 2", "undo", "redo"], [["tea", "wine"]]),
    (["add wine to day 2", "undo", "undo", "redo", "redo"], [["tea", "wine"]]),
    (["undo entry 2", "redo entry 2"], [["tea"]]),
    (["undo to entry 1", "add milk to day 2"], [["milk"]]),
  ])
  func `undo and redo reach the same steps as line by line`(
    _ lines: [String], _ stops: [[String]]
  ) async throws {
    for manner in 0..<4 {
      let rig = try await rig([
        "a.trip": (["open Porto"] + lines).joined(separator: "\n")
      ])
      let lines = ["open Porto"] + lines
      let ending =
        switch manner {
        case 0: try await rig.run(task: .lines(lines))
        case 1: try await rig.run(task: .lines(lines)) { $0.atomic = true }
        case 2: try await rig.run("open Porto", "run a.trip")
        default: try await rig.run(task: .scripts(["a.trip"])) { $0.check = true }
        }
      #expect(ending == .done, "\(manner): \(rig.output.error)")
      let there = manner == 3 ? [["tea"]] : stops
      #expect(self.stops(rig) == there, "\(manner)")
      let entries = rig.journal.entries.count
      if manner == 1 || manner == 2 { #expect(entries == 2 || entries == 3) }
    }
  }

  @Test(arguments: [(["undo", "undo", "undo"], "nothing to undo"), (["redo"], "nothing to redo")])
  func `where nothing is left it fails as line by line, and nothing is kept`(
    _ lines: [String], _ told: String
  ) async throws {
    let rig = try await rig()
    #expect(try await rig.run(task: .lines(lines)) { $0.atomic = true } == .failed)
    #expect(rig.output.error.contains(told), "\(rig.output.error)")
    #expect(stops(rig) == [["tea"]])
  }

  @Test func `a step that undid and did is one entry, which undo takes back`() async throws {
    let rig = try await rig()
    try await rig.run("open Porto", "undo", "add milk to day 2") { $0.atomic = true }
    #expect(stops(rig) == [["milk"]])
    try await rig.run("undo")
    #expect(stops(rig) == [["tea"]])
  }

  @Test func `what it took back of its own is in no entry`() async throws {
    let rig = try await rig()
    try await rig.run(
      "open Porto", "add milk to day 2", "add wine to day 2", "undo", "add rice to day 2"
    ) {
      $0.atomic = true
    }
    let entry = try #require(rig.journal.entries.last)
    #expect(entry.canonical == "add \"milk\" to day 2; add \"rice\" to day 2")
    #expect(entry.kind == .change && entry.of.isEmpty)
  }

  @Test func `the log tells of the lines before it`() async throws {
    let rig = try await rig()
    try await rig.run("open Porto", "add milk to day 2", "log 1") { $0.atomic = true }
    #expect(rig.output.output.contains("milk"), "\(rig.output.output)")
    #expect(rig.output.output.contains("3"), "\(rig.output.output)")
  }
}

/// What `save` writes of a range means the same from nothing.
struct SavedRangeTests {
  @Test(arguments: ["this trip", "today", "1-5", "1-"])
  func `numbers are spelled as they count without what was taken back`(
    _ range: String
  ) async throws {
    let rig = Rig()
    let executor = try rig.executor()
    await executor.say(
      "new trip to Porto for 3 days", "add coffee to day 1", "add juice to day 1",
      "add milk to day 1", "note 1.2 strong", "undo entry 2")
    let outcome = await executor.say("save x.trip \(range)")
    if range == "this trip" || range == "today" || range == "1-" || range == "1-5" {
      #expect(outcome.end == .done, "\(outcome.text)")
    }
    let text = try #require(rig.files.text("x.trip"))
    #expect(text.hasSuffix("note 1.1 \"strong\"\n") || !text.contains("note 1.2"), "\(text)")
    let other = Rig(files: ["x.trip": text])
    #expect(try await other.run(task: .scripts(["x.trip"])) == .done)
    let notes = other.journal.library.trips.first?.days.first?.stops.map(\.note)
    #expect(notes == ["strong", nil])
  }

  @Test func `what rests on what was taken back is refused with what is meant`() async throws {
    let rig = Rig(files: ["a.trip": "undo entry 2\nadd tea to day 2\n"])
    let executor = try rig.executor()
    await executor.say("new trip to Porto for 3 days", "add coffee to day 1", "run a.trip")
    let outcome = await executor.say("save x.trip this trip")
    #expect(outcome.end != .done)
    #expect(outcome.text.contains("try: save \"x.trip\"\n"), "\(outcome.text)")
    #expect(rig.files.text("x.trip") == nil)
  }
}
