import Session
import TestSupport
import Testing

/// What holds of new dates, whatever the trip and whatever the dates.
struct DatesLawTests {
  @Test(arguments: 1...30)
  func `D3: new dates lose no stop, and undo gives back the same trip`(seed: Int) throws {
    var commands = ArbitraryCommands(seed: 300 + seed)
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Porto", dates: .range(commands.range()))))
    for _ in 0..<40 { _ = try window.run(commands.planning()) }
    for _ in 0..<20 {
      let before = window.contents
      let stops = try names(window)
      guard case .commit = try window.run(commands.dates()) else { continue }
      #expect(try names(window) == stops)
      try checkBookings(of: window.trip, after: before.trips.first { $0.name == "Porto" })
      #expect(
        try window.trip.days.allSatisfy { ($0.date == nil) == (try window.trip.start == nil) })
      try window.commit(.undo(.steps(1)))
      #expect(window.contents == before)
      try window.commit(.redo(1))
      _ = try window.run(commands.planning())
    }
  }

  /// What a question about plans outside promises of each answer is what the answer does.
  @Test(arguments: 1...30)
  func `B1: each answer does with every stop what the question said`(seed: Int) throws {
    var commands = ArbitraryCommands(seed: 400 + seed)
    var window = TestWindow()
    try window.commit(.newTrip(NewTrip(name: "Porto", dates: .range(commands.range()))))
    for _ in 0..<40 { _ = try window.run(commands.planning()) }
    for _ in 0..<20 {
      let range = commands.range()
      guard let question = window.question(.dates(range, nil)) else { continue }
      for choice in question.choices {
        guard case .policy(let fate) = choice.label else { throw NoChange() }
        let before = try window.trip
        var after = window
        _ = try after.run(choice.intent)
        let changed = try after.trip
        #expect(changed.ideas.dropFirst(before.ideas.count).map(\.name) == fate.ideas)
        #expect(
          changed.days.filter { $0.hasPlans && $0.date.map(range.contains) == false }.map(\.id)
            == fate.outside.map(\.day.id))
        let moved = before.days.filter(\.hasPlans).filter { day in
          changed.day(day.id).map { $0.date != day.date } ?? false
        }
        #expect(moved.map(\.date) == fate.moves.map(\.from))
      }
    }
  }

  @Test func `B2: 18 of 20 days are shifted by one, plans and all, and one undo takes it back`()
    throws
  {
    var window = TestWindow()
    try window.commit(
      .newTrip(NewTrip(name: "Japan", dates: .range(try range("2027-04-01", "2027-04-20")))))
    for day in 1...20 { try window.plan("stop \(day)", day: day) }
    let before = window.contents
    try window.commit(.addDay(.after(.number(2))))
    let days = try window.trip.days
    #expect(days.count == 21)
    #expect(
      days.map { $0.stops.map(\.name) }
        == (1...21).map { number in
          switch number {
          case 1...2: ["stop \(number)"]
          case 3: []
          default: ["stop \(number - 1)"]
          }
        })
    #expect(try window.dates.last == "2027-04-21")
    try window.commit(.undo(.steps(1)))
    #expect(window.contents == before)
    try window.commit(.shiftTrip(.byDays(1)))
    #expect(try window.dates.first == "2027-04-02")
    try window.commit(.undo(.steps(1)))
    #expect(window.contents == before)
  }

  /// None is lost, and what is on a day is on that day still; in a trip with dates all have theirs.
  private func checkBookings(of trip: Trip, after before: Trip?) throws {
    let before = try #require(before)
    #expect(trip.bookings.map(\.id) == before.bookings.map(\.id))
    for (now, old) in zip(trip.bookings, before.bookings) {
      if trip.isDated { #expect(now.times.start.date != nil) }
      #expect((now.times.start.day == nil) == (now.times.start.date != nil))
      let day = before.day(of: old.times.start).flatMap { trip.day($0.id) }
      if let day, trip.isDated != before.isDated {
        #expect(trip.day(of: now.times.start)?.id == day.id)
      }
    }
  }

  private func names(_ window: TestWindow) throws -> [String] {
    let trip = try window.trip
    return (trip.days.flatMap(\.stops) + trip.ideas).map(\.name).sorted()
  }
}
