internal import SQLite
package import Session

extension SQLiteJournal {
  package func catchUp(_ session: inout Session) throws(JournalFailure) -> [Entry] {
    try failing { () throws(StoreFault) in
      guard let connection = try connectionForReading() else { return [] }
      // Nearly always nothing has come: then nothing else has to be read as of the same moment.
      if try isCaughtUp(session, with: connection.newestEntry()) { return [] }
      return try connection.reading { () throws(StoreFault) in
        try catchUp(&session, connection)
      }
    }
  }

  /// Whether others have written entries that this window has not seen.
  package func hasNews() throws(JournalFailure) -> Bool {
    try failing { () throws(StoreFault) in
      guard let connection = try connectionForReading() else { return false }
      return try connection.newestEntry() != (seen ?? 0)
    }
  }

  /// Whether the session knows the newest entry.
  ///
  /// One that bears a number another window took first has that to learn, too.
  private func isCaughtUp(_ session: Session, with newest: Int) -> Bool {
    newest == seen && ownsNumber && window == session.window
  }

  private func catchUp(
    _ session: inout Session, _ connection: Connection
  ) throws(StoreFault) -> [Entry] {
    let newest = try connection.newestEntry()
    if isCaughtUp(session, with: newest) { return [] }
    var entries: [Entry] = []
    for row in try connection.entries(from: (seen ?? 0) + 1, to: newest) {
      entries.append(try row.decoded())
    }
    let number = ownsNumber ? window ?? session.window : WindowID(try connection.lastWindow() + 1)
    var caughtUp = session.renumbered(number)
    caughtUp.nextID = max(session.nextID, try connection.meta().nextID)
    caughtUp.takeSettings(entries)
    for id in Set(entries.flatMap(\.events).compactMap(\.trip))
    where session.touched[id] != nil {
      caughtUp.touched[id] =
        try connection.trip(id, after: newest).map(Session.Touched.here) ?? .gone
    }
    caughtUp.forgetGone()
    caughtUp.rememberShown(session)
    seen = newest
    window = number
    session = caughtUp
    return entries
  }
}
