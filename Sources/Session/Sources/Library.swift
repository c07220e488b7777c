/// The trips and entries on disk, as of the newest entry this window has seen.
///
/// It is read synchronously and always gives the same answers for the same entry.
package protocol Library {
  /// The trip, `nil` where there is none (any more).
  func trip(_ id: TripID) throws(LibraryFailure) -> Trip?

  /// A trip as it was after an entry; `nil` where it was not there then.
  func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip?

  /// Every trip in the order of creation.
  func summaries() throws(LibraryFailure) -> [TripSummary]

  /// The trips whose folded name begins so, in the order of creation; at most `limit`.
  func summaries(beginning folded: String, limit: Int) throws(LibraryFailure) -> [TripSummary]

  /// The trips whose folded name is this one, in the order of creation.
  func summaries(called folded: String) throws(LibraryFailure) -> [TripSummary]

  /// The trips that are not over on a day, the one that starts first at the beginning; at most
  /// `limit`.
  func summaries(notOverOn day: CivilDate, limit: Int) throws(LibraryFailure) -> [TripSummary]

  /// The trips that have entries and are there no more, the one deleted last at the beginning.
  func deletedTrips() throws(LibraryFailure) -> [TripID]

  /// The number of the newest entry, 0 in a new home.
  func newestEntry() throws(LibraryFailure) -> Int

  func entry(_ number: Int) throws(LibraryFailure) -> Entry?

  /// Entries from the newest to the oldest: those with a smaller number than `before` (all where
  /// `nil`), and about this trip (any where `nil`); at most `limit`.
  func entries(before: Int?, about trip: TripID?, limit: Int) throws(LibraryFailure) -> [Entry]

  /// The oldest entry about a trip: the one that made it; `nil` where it has none yet.
  func firstEntry(about trip: TripID) throws(LibraryFailure) -> Entry?

  /// The date that was today when a trip was made; `nil` where there is no such trip.
  func dayMade(of trip: TripID) throws(LibraryFailure) -> CivilDate?

  /// The oldest entry about a trip that is about this stop: the one that added it.
  func firstEntry(of stop: StopID, in trip: TripID) throws(LibraryFailure) -> Entry?

  /// The number of the newest entry about a trip that was made on this day or before.
  func newestEntry(about trip: TripID, until day: CivilDate) throws(LibraryFailure) -> Int?
}

/// Answers that any library can find among its entries; one on a disk asks for them by an index.
extension Library {
  package func dayMade(of trip: TripID) throws(LibraryFailure) -> CivilDate? {
    try firstEntry(about: trip)?.today
  }

  package func firstEntry(about trip: TripID) throws(LibraryFailure) -> Entry? {
    try entries(before: nil, about: trip, limit: Int(Int32.max)).last
  }

  package func firstEntry(of stop: StopID, in trip: TripID) throws(LibraryFailure) -> Entry? {
    try entries(before: nil, about: trip, limit: Int(Int32.max)).last {
      $0.events.concern(stop)
    }
  }

  package func newestEntry(
    about trip: TripID, until day: CivilDate
  ) throws(LibraryFailure) -> Int? {
    try entries(before: nil, about: trip, limit: Int(Int32.max)).first { $0.today <= day }?.number
  }

  package func deletedTrips() throws(LibraryFailure) -> [TripID] {
    let there = Set(try summaries().map(\.id))
    var found: [TripID] = []
    for entry in try entries(before: nil, about: nil, limit: Int(Int32.max)) {
      for id in entry.events.compactMap(\.trip) where !there.contains(id) && !found.contains(id) {
        found.append(id)
      }
    }
    return found
  }
}

/// The disk did not answer; the words are those of the store.
package struct LibraryFailure: Error, Hashable, Sendable {
  package let message: String

  package init(message: String) { self.message = message }
}

/// What a list of trips shows of each.
package struct TripSummary: Hashable, Sendable {
  package var id: TripID
  package var name: String
  package var destination: String?
  package var start: CivilDate?
  package var end: CivilDate?
  package var favourite: Bool
  package var style: String?
  package var days: Int
  package var stops: Int
  package var ideas: Int
  package var bookings: Int

  package init(_ trip: Trip) {
    id = trip.id
    name = trip.name
    destination = trip.destination?.name
    start = trip.start
    end = trip.end
    favourite = trip.favourite
    style = trip.style
    days = trip.days.count
    stops = trip.stopCount
    ideas = trip.ideas.count
    bookings = trip.bookings.count
  }

  package init(
    id: TripID, name: String, destination: String?, start: CivilDate?, end: CivilDate?,
    favourite: Bool, style: String?, days: Int, stops: Int, ideas: Int, bookings: Int
  ) {
    self.id = id
    self.name = name
    self.destination = destination
    self.start = start
    self.end = end
    self.favourite = favourite
    self.style = style
    self.days = days
    self.stops = stops
    self.ideas = ideas
    self.bookings = bookings
  }
}

/// One committed command.
package struct Entry: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case change, undo, redo
    /// A person agreed to the terms of a server; no step, so nothing takes it back.
    case consent
  }

  /// Counted from 1 without gaps.
  package var number: Int
  /// Seconds since 1970-01-01T00:00:00Z.
  package var at: Int64
  /// What "today" meant when it was made.
  package var today: CivilDate
  package var window: WindowID
  package var kind: Kind
  /// The entries it takes back or brings back, newest first; empty for a change.
  package var of: [Int]
  /// The script it came from, `nil` where it was typed.
  package var script: String?
  /// What was typed.
  package var line: String
  package var canonical: String
  package var events: [Event]

  package init(
    number: Int, at: Int64, today: CivilDate, window: WindowID, kind: Kind, of: [Int],
    script: String?, line: String, canonical: String, events: [Event]
  ) {
    self.number = number
    self.at = at
    self.today = today
    self.window = window
    self.kind = kind
    self.of = of
    self.script = script
    self.line = line
    self.canonical = canonical
    self.events = events
  }
}

extension [TripSummary] {
  /// The one that starts first at the beginning, of those that start on one day the oldest; those
  /// without dates at the end.
  package var inOrderOfTime: [TripSummary] {
    sorted { left, right in
      guard left.start != right.start else { return left.id < right.id }
      guard let first = left.start else { return false }
      return right.start.map { first < $0 } ?? true
    }
  }
}
