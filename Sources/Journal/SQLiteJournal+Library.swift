internal import SQLite
package import Session

extension SQLiteJournal {
  package func trip(_ id: TripID) throws(LibraryFailure) -> Trip? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      try connection.trip(id, after: seen)
    }
  }

  package func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      try connection.trip(id, after: min(entry, seen))
    }
  }

  package func summaries() throws(LibraryFailure) -> [TripSummary] {
    try looking(none: []) { (connection, seen) throws(StoreFault) in
      let news = try connection.trips(touchedAfter: seen)
      return try connection.summaries().asOf(seen, without: news, in: connection) { _ in true }
    }
  }

  package func summaries(
    beginning prefix: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    try looking(none: []) { (connection, seen) throws(StoreFault) in
      let news = try connection.trips(touchedAfter: seen)
      let enough = max(0, min(limit, 1 << 32)) + news.count
      let found = try connection.summaries(beginning: prefix, limit: enough)
      let asOf = try found.asOf(seen, without: news, in: connection) {
        folded($0.name).hasPrefix(prefix)
      }
      return Array(asOf.prefix(max(0, limit)))
    }
  }

  package func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    try looking(none: []) { (connection, seen) throws(StoreFault) in
      let news = try connection.trips(touchedAfter: seen)
      let enough = max(0, min(limit, 1 << 32)) + news.count
      let found = try connection.summaries(notOverOn: day, limit: enough)
      let asOf = try found.asOf(seen, without: news, in: connection) {
        $0.end.map { $0 >= day } ?? false
      }
      return Array(asOf.inOrderOfTime.prefix(max(0, limit)))
    }
  }

  package func summaries(called name: String) throws(LibraryFailure) -> [TripSummary] {
    try looking(none: []) { (connection, seen) throws(StoreFault) in
      let news = try connection.trips(touchedAfter: seen)
      let found = try connection.summaries(called: name)
      return try found.asOf(seen, without: news, in: connection) {
        folded($0.name) == name
      }
    }
  }

  package func newestEntry() throws(LibraryFailure) -> Int {
    try looking(none: 0) { (_, seen) throws(StoreFault) in seen }
  }

  package func entry(_ number: Int) throws(LibraryFailure) -> Entry? {
    try looking(none: nil) { (connection, seen) throws(StoreFault) in
      guard number <= seen else { return nil }
      return try connection.entries(from: number, to: number).first?.decoded()
    }
  }

  package func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] {
    try looking(none: []) { (connection, seen) throws(StoreFault) in
      // One below the smallest number there can be is no number.
      let last = min(seen, before.map { max($0, 1) - 1 } ?? seen)
      var entries: [Entry] = []
      for row in try connection.entries(upTo: last, about: trip, limit: limit) {
        entries.append(try row.decoded())
      }
      return entries
    }
  }

  /// Reads as of the newest entry this window has seen; `none` is the answer of a home that does
  /// not exist.
  func looking<Answer>(
    none: Answer, _ read: (Connection, Int) throws(StoreFault) -> Answer
  ) throws(LibraryFailure) -> Answer {
    lookingFailure = nil
    do {
      return try failing { () throws(StoreFault) in
        guard let connection = try connectionForReading() else { return none }
        return try connection.reading { () throws(StoreFault) in
          let entry = if let seen { seen } else { try connection.newestEntry() }
          seen = entry
          return try read(connection, entry)
        }
      }
    } catch {
      lookingFailure = error
      let advice = if case .damaged = error { "; tripsh verify tells what is safe" } else { "" }
      throw LibraryFailure(message: error.sentence + advice)
    }
  }
}

extension Connection {
  /// The trips that entries after this one are about.
  fileprivate func trips(touchedAfter entry: Int) throws(StoreFault) -> Set<TripID> {
    var trips: Set<TripID> = []
    for row in try entries(from: entry + 1, to: try newestEntry()) {
      trips.formUnion(try row.decodedEvents().compactMap(\.trip))
    }
    return trips
  }
}

extension [TripSummary] {
  /// The summaries of the newest entry made those of an earlier one: the trips that were touched
  /// since then are taken as they were, where they are wanted.
  fileprivate func asOf(
    _ entry: Int, without news: Set<TripID>, in connection: Connection,
    wanted: (TripSummary) -> Bool
  ) throws(StoreFault) -> [TripSummary] {
    if news.isEmpty { return self }
    var summaries = filter { !news.contains($0.id) }
    for id in news {
      guard let trip = try connection.trip(id, after: entry) else { continue }
      let summary = TripSummary(trip)
      if wanted(summary) { summaries.append(summary) }
    }
    return summaries.sorted { $0.id < $1.id }
  }
}
