internal import SQLite
package import Session

extension SQLiteJournal {
  package func catchUp(_ session: inout Session) throws(JournalFailure) -> [Entry] {
    try failing { () throws(StoreFault) in
      guard let connection = try connectionForReading() else { return [] }
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

  private func catchUp(
    _ session: inout Session, _ connection: Connection
  ) throws(StoreFault) -> [Entry] {
    let newest = try connection.newestEntry()
    // A session that bears a number another window took first has that to learn, too.
    if newest == seen, ownsNumber, window == session.window { return [] }
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
