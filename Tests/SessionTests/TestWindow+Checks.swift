import Session
import TestSupport
import Testing

extension TestWindow {
  /// What two homes are compared by.
  struct Contents: Equatable {
    var trips: [Trip]
    var settings: Settings
    var aliases: [String: String]
  }

  var contents: Contents {
    Contents(trips: library.trips, settings: session.settings, aliases: session.aliases)
  }

  /// The current trip.
  var trip: Trip {
    get throws {
      let id = try #require(session.cursor.trip)
      return try #require(library.trips.first { $0.id == id })
    }
  }

  /// The number of the selected day.
  var selected: Int? {
    get throws {
      let trip = try trip
      return session.cursor.day.flatMap(trip.number)
    }
  }

  var dates: [String?] {
    get throws { try trip.days.map { $0.date?.iso } }
  }

  /// Runs what changes something.
  @discardableResult
  mutating func commit(
    _ intent: Intent, at location: SourceLocation = #_sourceLocation
  ) throws -> Commit {
    let decision = try run(intent)
    guard case .commit(let commit) = decision else {
      Issue.record("\(decision)", sourceLocation: location)
      throw NoChange()
    }
    #expect(session.cursor.position == commit.cursor.position, sourceLocation: location)
    return commit
  }

  /// Runs what changes nothing but the cursor.
  @discardableResult
  mutating func reply(
    _ intent: Intent, at location: SourceLocation = #_sourceLocation
  ) throws -> Look {
    let decision = try run(intent)
    guard case .reply(let look) = decision else {
      Issue.record("\(decision)", sourceLocation: location)
      throw NoChange()
    }
    return look
  }

  func problem(_ intent: Intent) -> Problem? {
    if case .fail(let failure) = decide(intent) { failure.problem } else { nil }
  }

  func question(_ intent: Intent) -> Question? {
    if case .ask(let question) = decide(intent) { question } else { nil }
  }

  func isUnchanged(by intent: Intent) -> Bool {
    guard case .reply(let look) = decide(intent) else { return false }
    return look.notices == [.nothingChanged] && look.cursor == session.cursor
  }

  /// Adds words to a day.
  mutating func plan(_ name: String, day: Int) throws {
    try commit(.add(NewStops(.text(name), to: .day(.number(day)))))
  }
}

func date(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

func range(_ first: String, _ last: String) throws -> DateRange {
  try #require(DateRange(first: try date(first), last: try date(last)))
}

/// A window with the trip Porto from Mon 2027-04-19 to Fri 2027-04-23.
func portoWindow() throws -> TestWindow {
  var window = TestWindow()
  try window.commit(
    .newTrip(NewTrip(name: "Porto", dates: .range(try range("2027-04-19", "2027-04-23")))))
  return window
}
