internal import JSON
internal import SQLite
internal import Session

/// A trip's row as far as it holds the trip itself.
struct SnapshotRow {
  var upTo: Int
  var text: String

  func decoded(_ id: TripID) throws(StoreFault) -> Trip {
    try Trip(column: text, of: "the snapshot of t\(id.number)")
  }
}

extension Connection {
  /// A trip as it was after an entry, `nil` where it was not there: its snapshot, and what entries
  /// did to it since then, or before then in reverse.
  func trip(_ id: TripID, after entry: Int) throws(StoreFault) -> Trip? {
    // A deleted trip has no row: as of the newest entry it is not there.
    let row = try snapshotRow(id)
    let upTo = if let row { row.upTo } else { try newestEntry() }
    let between = try entries(about: id, after: min(upTo, entry), upTo: max(upTo, entry))
    var trip = try row?.decoded(id)
    if entry >= upTo {
      for row in between { try replay(row.decodedEvents(), on: &trip, id) }
    } else {
      for row in between.reversed() { try replay(row.decodedEvents().inverse, on: &trip, id) }
    }
    return trip
  }

  /// A trip's snapshot as it was written, unless entries about the trip have come since then, or it
  /// goes further than this entry.
  func wholeSnapshot(_ id: TripID, asOf entry: Int) throws(StoreFault) -> String? {
    guard let row = try snapshotRow(id), row.upTo <= entry else { return nil }
    let news = try integer(
      "SELECT 1 FROM touches WHERE trip = ? AND n > ? LIMIT 1",
      [.integer(id.number), .integer(row.upTo)])
    return news == nil ? row.text : nil
  }

  /// The snapshot of a trip: in its table, or in the trip's row, where version 1 kept it.
  func snapshotRow(_ id: TripID) throws(StoreFault) -> SnapshotRow? {
    let old = try snapshotRow(
      id, "SELECT upto, snapshot, sum FROM trip WHERE id = ? AND snapshot <> ''")
    guard old == nil, try hasSnapshots else { return old }
    return try snapshotRow(id, "SELECT upto, text, sum FROM snapshot WHERE trip = ?")
  }

  /// Whether snapshots have a table, as they have since version 2.
  private var hasSnapshots: Bool {
    get throws(StoreFault) {
      try integer("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'snapshot'") != nil
    }
  }

  private func snapshotRow(
    _ id: TripID, _ query: String
  ) throws(StoreFault) -> SnapshotRow? {
    try rows(query, [.integer(id.number)]) { (row) throws(StoreFault) in
      let snapshot = SnapshotRow(upTo: Int(row.integer(0)), text: row.text(1) ?? "")
      guard snapshotSum(id, upTo: snapshot.upTo, snapshot.text) == row.integer(2) else {
        throw .damaged("the sum of the snapshot of t\(id.number) is wrong")
      }
      return snapshot
    }.first
  }

  /// The entries about a trip with numbers above `first`, up to `last`, oldest first.
  func entries(
    about trip: TripID, after first: Int, upTo last: Int
  ) throws(StoreFault) -> [EntryRow] {
    guard first < last else { return [] }
    return try rows(
      """
      SELECT \(EntryRow.columns) FROM touches t JOIN entry e ON e.n = t.n
      WHERE t.trip = ? AND t.n > ? AND t.n <= ? ORDER BY t.n
      """, [.integer(trip.number), .integer(first), .integer(last)], EntryRow.init)
  }
}

/// Applies those of the events that are about this trip.
func replay(
  _ events: [Event], on trip: inout Trip?, _ id: TripID
) throws(StoreFault) {
  for event in events where event.trip == id {
    switch event {
    case .tripAdded(let added): trip = added
    case .tripRemoved: trip = nil
    case .trip(_, let happened):
      guard var changed = trip else {
        throw .damaged("an event about t\(id.number), which is gone")
      }
      trip = nil
      do {
        try changed.apply(happened)
      } catch {
        throw .damaged("an event that does not fit t\(id.number)")
      }
      trip = changed
    case .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved: break
    }
  }
}
