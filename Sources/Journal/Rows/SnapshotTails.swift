internal import SQLite
internal import Session

/// The rows of trips as this window has written them, and how much entries have said of trips since
/// their snapshots.
///
/// It holds only as long as no other window writes; else it is read and counted again.
struct SnapshotTails {
  fileprivate struct Tail {
    var row: TripRow
    var entries: Int
    /// Of the events of these entries, and of the snapshot before them.
    var bytes: Int
    var snapshot: Int

    /// Whether a new snapshot is due: the entries pass 64, or its own size.
    var isLong: Bool { entries > 64 || bytes > snapshot }

    /// The same behind an entry more, with the row as that left it.
    func goingOn(_ row: TripRow, _ entry: EntryRow) -> Tail {
      Tail(
        row: row, entries: entries + 1, bytes: bytes + entry.events.utf8.count, snapshot: snapshot)
    }
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
    let row = TripRow(trip)
    let known = tails[trip.id]
    if try updateRow(row, from: known?.row) {
      let tail =
        if let known { known.goingOn(row, entry) } else { try self.tail(of: trip.id, row) }
      tails[trip.id] = tail
      guard tail.isLong else { return }
    } else {
      try insertRow(row)
    }
    let size = try writeSnapshot(trip, upTo: entry.number)
    tails[trip.id] = SnapshotTails.Tail(row: row, entries: 0, bytes: 0, snapshot: size)
  }

  /// Of a trip without a snapshot in its table, which was in its row, one is due.
  private func tail(
    of id: TripID, _ row: TripRow
  ) throws(StoreFault) -> SnapshotTails.Tail {
    let found = try rows(
      """
      SELECT count(*), sum(length(CAST(e.events AS BLOB))),
        (SELECT coalesce(max(length(CAST(text AS BLOB))), -1) FROM snapshot WHERE trip = ?1)
      FROM touches t JOIN entry e ON e.n = t.n
      WHERE t.trip = ?1 AND t.n > (SELECT upto FROM snapshot WHERE trip = ?1)
      """, [.integer(id.number)]
    ) {
      SnapshotTails.Tail(
        row: row, entries: Int($0.integer(0)), bytes: Int($0.integer(1)),
        snapshot: Int($0.integer(2)))
    }
    return found.first ?? SnapshotTails.Tail(row: row, entries: 0, bytes: 0, snapshot: 0)
  }
}
