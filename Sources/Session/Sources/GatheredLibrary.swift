/// What is on disk, and behind it the steps of a script that are not written down yet.
///
/// To a line of a script they are entries like others, so that undo, redo and the log mean the same
/// whether or not each line is written down at once.
package struct GatheredLibrary: Library {
  private let written: any Library
  /// Oldest first, numbered on from the newest on disk.
  private let gathered: [Entry]

  package init(_ written: any Library, _ gathered: [Entry]) {
    self.written = written
    self.gathered = gathered
  }

  package func trip(_ id: TripID) throws(LibraryFailure) -> Trip? { try written.trip(id) }

  package func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? {
    let since = gathered.filter { $0.number <= entry }.flatMap(\.events).filter { $0.trip == id }
    guard !since.isEmpty else { return try written.trip(id, after: entry) }
    var session = Session(window: WindowID(0))
    try session.touch(since, loading: written.trip)
    guard (try? session.apply(since)) != nil, case .here(let trip)? = session.touched[id] else {
      return nil
    }
    return trip
  }

  package func summaries() throws(LibraryFailure) -> [TripSummary] { try written.summaries() }

  package func summaries(
    beginning folded: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    try written.summaries(beginning: folded, limit: limit)
  }

  package func summaries(called folded: String) throws(LibraryFailure) -> [TripSummary] {
    try written.summaries(called: folded)
  }

  package func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    try written.summaries(notOverOn: day, limit: limit)
  }

  package func newestEntry() throws(LibraryFailure) -> Int {
    if let last = gathered.last { return last.number }
    return try written.newestEntry()
  }

  package func entry(_ number: Int) throws(LibraryFailure) -> Entry? {
    guard let first = gathered.first, number >= first.number else {
      return try written.entry(number)
    }
    let index = number - first.number
    return index < gathered.count ? gathered[index] : nil
  }

  package func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] {
    var found: [Entry] = []
    for entry in gathered.reversed() where found.count < limit {
      guard before.map({ entry.number < $0 }) ?? true else { continue }
      if trip.map({ entry.isAbout([$0]) }) ?? true { found.append(entry) }
    }
    guard found.count < limit else { return found }
    return found + (try written.entries(before: before, about: trip, limit: limit - found.count))
  }

  package func deletedTrips() throws(LibraryFailure) -> [TripID] {
    var deleted: [TripID] = []
    for case .tripRemoved(let trip) in gathered.reversed().flatMap({ $0.events.reversed() })
    where !deleted.contains(trip.id) {
      deleted.append(trip.id)
    }
    return deleted + (try written.deletedTrips()).filter { !deleted.contains($0) }
  }

  package func firstEntry(about trip: TripID) throws(LibraryFailure) -> Entry? {
    try written.firstEntry(about: trip) ?? gathered.first { $0.isAbout([trip]) }
  }

  package func dayMade(of trip: TripID) throws(LibraryFailure) -> CivilDate? {
    try written.dayMade(of: trip) ?? gathered.first { $0.isAbout([trip]) }?.today
  }

  package func firstEntry(of stop: StopID, in trip: TripID) throws(LibraryFailure) -> Entry? {
    try written.firstEntry(of: stop, in: trip)
      ?? gathered.first { $0.isAbout([trip]) && $0.events.concern(stop) }
  }

  package func newestEntry(
    about trip: TripID, until day: CivilDate
  ) throws(LibraryFailure) -> Int? {
    if let last = gathered.last(where: { $0.isAbout([trip]) && $0.today <= day }) {
      return last.number
    }
    return try written.newestEntry(about: trip, until: day)
  }
}
