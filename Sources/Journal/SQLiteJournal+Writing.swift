internal import JSON
internal import SQLite
package import Session

extension SQLiteJournal {
  package func append(
    _ draft: EntryDraft, session: Session
  ) throws(JournalFailure) -> AppendOutcome {
    try failing { () throws(StoreFault) in
      do throws(StoreFault) { return try appendOnce(draft, session) } catch {
        // On a full disk there is still the room that the -wal takes.
        guard error.isOfRoom, link?.connection.emptyWAL() == true else { throw error }
        return try appendOnce(draft, session)
      }
    }
  }

  private func appendOnce(
    _ draft: EntryDraft, _ session: Session
  ) throws(StoreFault) -> AppendOutcome {
    let connection = try connectionForWriting()
    turn.wait()
    // What fails is counted again.
    var tails = self.tails
    self.tails = SnapshotTails()
    let (entry, number) = try connection.transaction("BEGIN IMMEDIATE") {
      () throws(StoreFault) in
      let number = try ownNumber(connection)
      return (try write(draft, session, number, connection, &tails), number)
    }
    own(number)
    guard let entry else { return .overtaken }
    self.tails = tails
    if let file = link?.file { acknowledged.note(entry, of: file) }
    seen = entry
    knownCursor = session.cursor
    return .written(entry)
  }

  /// Writes all of an entry and gives its number, or `nil` where others have written, or have taken
  /// the number that the session bears.
  private func write(
    _ draft: EntryDraft, _ session: Session, _ window: WindowID, _ connection: Connection,
    _ tails: inout SnapshotTails
  ) throws(StoreFault) -> Int? {
    let newest = try connection.newestEntry()
    guard newest == seen, window == session.window else { return nil }
    tails.goOn(behind: newest)
    try connection.write(draft, session, as: newest + 1, &tails)
    return newest + 1
  }

  package func keepCursor(of session: Session) throws(JournalFailure) {
    if session.cursor == knownCursor { return }
    try failing { () throws(StoreFault) in
      let connection = try connectionForWriting()
      // This commit need not wait for the disk: what is lost with the power is only the cursor.
      try connection.run("PRAGMA synchronous = NORMAL")
      defer { try? connection.execute("PRAGMA synchronous = FULL") }
      own(
        try connection.transaction("BEGIN IMMEDIATE") { () throws(StoreFault) in
          let number = try ownNumber(connection)
          try connection.write(session.cursor, of: number)
          return number
        })
    }
    knownCursor = session.cursor
  }

  /// The number of this window, written down with the first thing it writes.
  ///
  /// Where another window was faster to take it, it is the next one; the session learns that when
  /// it catches up.
  private func ownNumber(_ connection: Connection) throws(StoreFault) -> WindowID {
    if let window, ownsNumber { return window }
    let number = max(window?.number ?? 0, try connection.lastWindow() + 1)
    try connection.write(lastWindow: number)
    try connection.forgetOldWindows()
    return WindowID(number)
  }

  private func own(_ number: WindowID) {
    window = number
    ownsNumber = true
  }
}

extension Connection {
  /// Takes what is in the `-wal` over into the journal itself and makes it empty; `false` where
  /// others are reading it, or the disk fails.
  fileprivate func emptyWAL() -> Bool {
    let busy = try? rows("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer(0) }
    return busy == [0]
  }

  /// Writes an entry, what it did to trips and settings, and where its window stands.
  fileprivate func write(
    _ draft: EntryDraft, _ session: Session, as number: Int, _ tails: inout SnapshotTails
  ) throws(StoreFault) {
    let trips = Set(draft.events.compactMap(\.trip))
    let row = EntryRow(draft, number: number, window: session.window.number)
    try insert(row, touching: trips)
    for id in trips.sorted() {
      switch session.touched[id] {
      case .here(let trip)?: try writeRow(trip, after: row, &tails)
      case .gone?:
        try removeTrip(id)
        tails.forget(id)
      case nil: throw .other("an entry about t\(id.number), which its session does not hold")
      }
    }
    let booked = draft.events.tripsWithOtherBookings.sorted()
    try countBookings(
      of: booked.compactMap { id in
        if case .here(let trip)? = session.touched[id] { trip } else { nil }
      })
    try take(draft.events)
    let next = draft.events.reduce(1) { max($0, $1.largestID + 1) }
    try write(session.cursor, of: session.window, next: next)
  }
}
