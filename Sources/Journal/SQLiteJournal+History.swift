internal import SQLite
package import Session

/// What the history of one trip tells, found by its index.
extension SQLiteJournal {
  package func firstEntry(about trip: TripID) throws(LibraryFailure) -> Entry? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      guard let first = try connection.firstEntry(about: trip), first <= seen else { return nil }
      return try connection.entries(from: first, to: first).first?.decoded()
    }
  }

  /// An entry may have made a thousand trips: nothing but its date is read.
  package func dayMade(of trip: TripID) throws(LibraryFailure) -> CivilDate? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      guard let first = try connection.firstEntry(about: trip), first <= seen else { return nil }
      return try connection.today(ofEntry: first)
    }
  }

  package func firstEntry(of stop: StopID, in trip: TripID) throws(LibraryFailure) -> Entry? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      var before = 0
      // A text of someone's own may look like the stop's object: then it is the next entry.
      while let number = try connection.firstEntry(naming: stop, in: trip, after: before),
        number <= seen
      {
        let entry = try connection.entries(from: number, to: number).first?.decoded()
        if let entry, entry.events.concern(stop) { return entry }
        before = number
      }
      return nil
    }
  }

  package func newestEntry(
    about trip: TripID, until day: CivilDate
  ) throws(LibraryFailure) -> Int? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      try connection.newestEntry(about: trip, until: day, upTo: seen)
    }
  }

  package func deletedTrips() throws(LibraryFailure) -> [TripID] {
    try looking(none: []) { (connection, _) throws(StoreFault) in try connection.goneTrips() }
  }
}
