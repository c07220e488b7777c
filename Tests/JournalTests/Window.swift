import Journal
import Session
import TestSupport

/// A window on a home: a store and its session, as the shell would hold them.
struct Window {
  let store: SQLiteJournal
  var session: Session

  init(_ home: String) throws {
    store = SQLiteJournal(home: home)
    session = try store.start()
  }

  /// Commits one step; the session follows where it was written.
  @discardableResult
  mutating func commit(_ events: [Event], line: String = "a line") throws -> AppendOutcome {
    var after = session
    try after.apply(events)
    let outcome = try store.append(draft(events, line: line), session: after)
    if case .written = outcome { session = after }
    return outcome
  }

  /// Commits a new trip of that name as the current one.
  @discardableResult
  mutating func newTrip(_ name: String, days: Int = 0) throws -> TripID {
    var trip = Trip(id: TripID(session.nextID), name: name)
    for offset in 0..<days { trip.days.append(Day(id: DayID(session.nextID + 1 + offset))) }
    let position = CursorPosition(trip: trip.id, day: nil)
    try commit([
      .tripAdded(trip), .cursorMoved(Change(before: session.cursor.position, after: position)),
    ])
    return trip.id
  }

  /// Commits another name for a trip.
  @discardableResult
  mutating func rename(_ trip: TripID, _ name: String) throws -> AppendOutcome {
    try commit([.trip(trip, .changed(.name(Change(before: "", after: name))))])
  }

  func trip(_ id: TripID) -> Trip? {
    if case .here(let trip)? = session.touched[id] { trip } else { nil }
  }
}

func draft(_ events: [Event], line: String = "a line") -> EntryDraft {
  EntryDraft(
    at: 1_795_251_600, today: CivilDate(daysSinceEpoch: 20_778), kind: .change, of: [],
    script: nil, line: line, canonical: line, events: events)
}
