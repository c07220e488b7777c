import Journal
import Language
import Session
import Shell
import TestSupport
import Testing

/// Two windows on one journal on disk: one asks, the other writes, then the first one answers.
private struct TwoWindows {
  let folder = TemporaryFolder()

  private static let plan = [
    "new trip to Porto 19-23 april", "add breakfast to day 1", "add lunch to day 1",
    "add lunch to day 2", "add dinner to day 2",
  ]

  func executor() throws -> Executor {
    var world = Rig().world
    world.journal = SQLiteJournal(home: folder.path)
    return try Executor(world, Options())
  }

  /// The names of the stops, day by day, after a window asked, another wrote, and the first answered.
  func stops(
    after line: String, other lines: [String], answers: [String]
  ) async throws -> (days: [[String]], told: [String]) {
    let one = try executor()
    for line in TwoWindows.plan { await one.say(line) }
    let other = try executor()
    var outcome = await one.say(line, from: .prompt)
    for line in lines { #expect(await other.say(line).end == .done) }
    var told: [String] = []
    for answer in answers {
      guard case .asks(let question) = outcome.end else { break }
      let line = LogicalLine(answer, firstLine: 1)
      outcome = await one.execute(answer: line, to: question) ?? Outcome([])
      told.append(outcome.text)
      if case .asks(let next) = outcome.end { told += next.told }
    }
    let session = try executor().session
    let trip = try session.cursor.trip.flatMap { id in
      try SQLiteJournal(home: folder.path, readOnly: true).trip(id)
    }
    return (trip?.days.prefix(2).map { $0.stops.map(\.name) } ?? [], told)
  }
}

@Test func `an answer removes the stop of its row, wherever that stands by then`() async throws {
  let found = try await TwoWindows().stops(
    after: "remove lunch", other: ["remove breakfast"], answers: ["1"])
  #expect(found.days == [[], ["lunch", "dinner"]])
}

@Test func `a stop that was put before the one of the row is not taken for it`() async throws {
  let found = try await TwoWindows().stops(
    after: "remove lunch", other: ["add text coffee to day 1 before breakfast"], answers: ["1"])
  #expect(found.days == [["coffee", "breakfast"], ["lunch", "dinner"]])
}

@Test func `what is not there any more is asked again, and nothing is done meanwhile`() async throws
{
  let windows = TwoWindows()
  let found = try await windows.stops(
    after: "remove lunch", other: ["remove 1.2"], answers: ["1"])
  #expect(found.days == [["breakfast"], ["lunch", "dinner"]])
  #expect(found.told.contains { $0.contains("that is not there any more") })
  let answered = try await TwoWindows().stops(
    after: "remove lunch", other: ["remove 1.2"], answers: ["1", "1"])
  #expect(answered.days == [["breakfast"], ["dinner"]])
}

@Test func `where nothing of it is there any more the question is left`() async throws {
  let found = try await TwoWindows().stops(
    after: "remove lunch", other: ["remove 1.2", "remove 2.1"], answers: ["1", "1"])
  #expect(found.days == [["breakfast"], ["dinner"]])
  #expect(found.told.contains { $0.contains("that is not there any more") })
}

@Test func `what was said before what is missing keeps its meaning too`() async throws {
  let found = try await TwoWindows().stops(
    after: "move 1.2", other: ["remove breakfast"], answers: ["to day 2"])
  #expect(found.days == [[], ["lunch", "dinner", "lunch"]])
}

@Test func `rows that tell what goes are asked again where more would go`() async throws {
  let found = try await TwoWindows().stops(
    after: "remove everything on day 2", other: ["add text tea to day 2"], answers: ["2"])
  #expect(found.days == [["breakfast", "lunch"], ["lunch", "dinner", "tea"]])
}

@Test func `where nothing has changed an answer is carried out`() async throws {
  let found = try await TwoWindows().stops(
    after: "remove lunch", other: ["style slow"], answers: ["2"])
  #expect(found.days == [["breakfast", "lunch"], ["dinner"]])
}

@Test func `where it is asked anew because of another window, that is said`() async throws {
  for answer in ["3", "ideas"] {
    let found = try await TwoWindows().stops(
      after: "dates 20-22 april", other: ["add text tea to day 1"], answers: [answer])
    #expect(
      found.told.contains(
        "another window has changed the trip: asked anew, your answer was not taken"))
    #expect(found.days == [["breakfast", "lunch", "tea"], ["lunch", "dinner"]])
  }
  let same = try await TwoWindows().stops(
    after: "dates 20-22 april", other: [], answers: ["3"])
  #expect(!same.told.contains { $0.contains("another window") })
}
