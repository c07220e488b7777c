internal import SQLite
package import Session

/// The journal of a home, in its file `journal.db`.
///
/// A home that is not there yet is made by the first write. Until then, and where the home can only
/// be read, nothing is made and nothing is changed.
package final class SQLiteJournal: JournalStore {
  let files: HomeFiles
  let turn: Turn
  let acknowledged: Acknowledged
  var link: JournalLink?
  /// The newest entry this window has seen; `nil` until it has looked.
  var seen: Int?
  /// The number of this window; `nil` until it has started.
  var window: WindowID?
  /// Whether the number has been written down, so that no other window can have it.
  var ownsNumber = false
  /// The cursor as it was last read or written, so that only a new one is written.
  var knownCursor = Cursor()
  /// What this window has written of trips, and how long it is since they had a snapshot.
  var tails = SnapshotTails()
  package internal(set) var lookingFailure: JournalFailure?

  /// The journal of the home in this folder, which need not exist.
  ///
  /// With `readOnly` it is only looked at, whatever the permissions say.
  package init(home: String, readOnly: Bool = false) {
    files = HomeFiles(home: home, isReadOnly: readOnly)
    turn = Turn(home: home)
    acknowledged = Acknowledged(journal: files.journal)
  }

  deinit { close() }

  package func start() throws(JournalFailure) -> Session {
    try failing { () throws(StoreFault) in
      guard let connection = try connectionForReading() else { return begin(window: 1, seen: 0) }
      return try connection.reading { () throws(StoreFault) in try resume(connection) }
    }
  }

  package func startOutsideTrips() throws(JournalFailure) -> Session {
    try failing { () throws(StoreFault) in
      guard let connection = try connectionForReading() else { return begin(window: 1, seen: 0) }
      return try connection.reading { () throws(StoreFault) in
        var session = begin(
          window: try connection.lastWindow() + 1, seen: try connection.newestEntry())
        session.take(try connection.meta())
        return session
      }
    }
  }

  private func begin(window number: Int, seen entry: Int) -> Session {
    let own = ownsNumber ? window ?? WindowID(number) : WindowID(number)
    seen = entry
    window = own
    return Session(window: own)
  }

  private func resume(_ connection: Connection) throws(StoreFault) -> Session {
    var session = begin(
      window: try connection.lastWindow() + 1, seen: try connection.newestEntry())
    session.take(try connection.meta())
    session.cursor = try connection.newestCursor() ?? Cursor()
    if let id = session.cursor.trip { session.touched[id] = try touched(id, connection) }
    session.forgetGone()
    if let id = session.cursor.mentioned?.trip, try !connection.hasTrip(id) {
      session.cursor.mentioned = nil
    }
    knownCursor = session.cursor
    return session
  }

  package func takeTurn() { turn.take() }

  package func giveTurn() { turn.give() }

  package func close() {
    let wrote = link?.isWritable == true
    link = nil
    // Which file is there when it is opened again, nobody knows.
    tails = SnapshotTails()
    if wrote, !files.isWALThere { acknowledged.forget() }
  }

  /// A trip as of the newest entry this window has seen.
  func touched(_ id: TripID, _ connection: Connection) throws(StoreFault) -> Session.Touched {
    try connection.trip(id, after: seen ?? 0).map(Session.Touched.here) ?? .gone
  }

  /// Names the file in what a caller is told.
  func failing<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(JournalFailure) -> Result {
    do { return try body() } catch {
      // SQLite tells that it could not make a file, but not that there was no room for it.
      let isUnopened =
        if case .sqlite(let failure) = error { failure.primaryCode == 14 } else { false }
      if isUnopened, files.hasNoRoom { throw .full(path: files.journal) }
      throw JournalFailure(error, path: files.journal)
    }
  }
}
