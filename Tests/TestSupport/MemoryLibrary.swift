package import Session

/// A library that keeps its entries in memory, with the trips as they were after each.
package struct MemoryLibrary: Library {
  package private(set) var entries: [Entry] = []
  /// The trips after each entry; the first are those before any.
  private var states: [[TripID: Trip]] = [[:]]
  /// What every reading throws, for tests of a disk that does not answer.
  package var failure: LibraryFailure?

  package init(_ trips: [Trip] = []) {
    for trip in trips { states[0][trip.id] = trip }
  }

  package var trips: [Trip] { (states.last ?? [:]).values.sorted { $0.id < $1.id } }

  /// Changes a trip in ways that no command does yet.
  package mutating func change(_ id: TripID, _ body: (inout Trip) -> Void) {
    guard let last = states.indices.last, var trip = states[last][id] else { return }
    body(&trip)
    states[last][id] = trip
  }

  /// Writes an entry down and returns its number; `session` is the one with the events applied.
  @discardableResult
  package mutating func append(
    _ commit: Commit, line: String, session: Session, today: CivilDate, at: Int64 = 0,
    script: String? = nil
  ) -> Int {
    var state = states.last ?? [:]
    for id in Set(commit.events.compactMap(\.trip)) {
      if case .here(let trip) = session.touched[id] { state[id] = trip } else { state[id] = nil }
    }
    states.append(state)
    entries.append(
      Entry(
        number: entries.count + 1, at: at, today: today, window: session.window, kind: commit.kind,
        of: commit.of, script: script, line: line, canonical: line, events: commit.events))
    return entries.count
  }

  package func trip(_ id: TripID) throws(LibraryFailure) -> Trip? {
    try answer(states.last?[id])
  }

  package func trip(_ id: TripID, after entry: Int) throws(LibraryFailure) -> Trip? {
    try answer(states.indices.contains(entry) ? states[entry][id] : nil)
  }

  package func summaries() throws(LibraryFailure) -> [TripSummary] {
    try answer(trips.map { TripSummary($0) })
  }

  package func summaries(
    beginning start: String, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    let all = try summaries()
    return Array(all.filter { folded($0.name).hasPrefix(start) }.prefix(limit))
  }

  package func summaries(
    notOverOn day: CivilDate, limit: Int
  ) throws(LibraryFailure) -> [TripSummary] {
    let coming = try summaries().filter { $0.end.map { $0 >= day } ?? false }
    return Array(coming.inOrderOfTime.prefix(limit))
  }

  package func summaries(called name: String) throws(LibraryFailure) -> [TripSummary] {
    try summaries().filter { folded($0.name) == name }
  }

  package func newestEntry() throws(LibraryFailure) -> Int { try answer(entries.count) }

  package func entry(_ number: Int) throws(LibraryFailure) -> Entry? {
    try answer(entries.indices.contains(number - 1) ? entries[number - 1] : nil)
  }

  package func entries(
    before: Int?, about trip: TripID?, limit: Int
  ) throws(LibraryFailure) -> [Entry] {
    let older = entries.prefix(max(0, min(entries.count, (before ?? Int.max) - 1))).reversed()
    let about = older.lazy.filter { entry in
      trip == nil || entry.events.contains { $0.trip == trip }
    }
    return try answer(Array(about.prefix(limit)))
  }

  private func answer<Value>(_ value: Value) throws(LibraryFailure) -> Value {
    if let failure { throw failure }
    return value
  }
}
