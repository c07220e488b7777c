internal import SQLite
internal import Session

/// How much entries have said of trips since their snapshots, as far as this window has counted it.
///
/// It holds only as long as no other window writes; else it is counted again.
struct SnapshotTails {
  fileprivate struct Tail {
    var entries: Int
    /// Of the events of these entries, and of the snapshot before them.
    var bytes: Int
    var snapshot: Int

    /// Whether a new snapshot is due: the entries pass 64, or its own size.
    var isLong: Bool { entries > 64 || bytes > snapshot }
  }

  /// The entry as of which they are known.
  private var newest = 0
  private var byTrip: [TripID: Tail] = [:]

  /// What is still known once an entry was written behind `entry`, which is the newest.
  mutating func goOn(behind entry: Int) {
    if newest != entry { byTrip = [:] }
    newest = entry + 1
  }

  fileprivate subscript(trip: TripID) -> Tail? {
    get { byTrip[trip] }
    set { byTrip[trip] = newValue }
  }

  mutating func forget(_ trip: TripID) { byTrip[trip] = nil }
}

extension Connection {
  /// Brings the row of a trip that an entry touched up to date; the entry is written already.
  func writeRow(
    _ trip: Trip, after entry: EntryRow, _ tails: inout SnapshotTails
  ) throws(StoreFault) {
    if try updateSummary(trip) {
      var tail = tails[trip.id]
      tail?.entries += 1
      tail?.bytes += entry.events.utf8.count
      let now = if let tail { tail } else { try self.tail(of: trip.id) }
      tails[trip.id] = now
      guard now.isLong else { return }
    } else {
      try insertSummary(trip)
    }
    let size = try writeSnapshot(trip, upTo: entry.number)
    tails[trip.id] = SnapshotTails.Tail(entries: 0, bytes: 0, snapshot: size)
  }

  /// Of a trip without a snapshot in its table, which was in its row, one is due.
  private func tail(of id: TripID) throws(StoreFault) -> SnapshotTails.Tail {
    let found = try rows(
      """
      SELECT count(*), sum(length(CAST(e.events AS BLOB))),
        (SELECT coalesce(max(length(CAST(text AS BLOB))), -1) FROM snapshot WHERE trip = ?1)
      FROM touches t JOIN entry e ON e.n = t.n
      WHERE t.trip = ?1 AND t.n > (SELECT upto FROM snapshot WHERE trip = ?1)
      """, [.integer(id.number)]
    ) { row in
      SnapshotTails.Tail(
        entries: Int(row.integer(0)), bytes: Int(row.integer(1)), snapshot: Int(row.integer(2)))
    }
    return found.first ?? SnapshotTails.Tail(entries: 0, bytes: 0, snapshot: 0)
  }
}
