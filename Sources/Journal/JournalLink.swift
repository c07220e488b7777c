internal import SQLite

/// An open journal.
struct JournalLink {
  let connection: Connection
  /// The file that was opened, whatever stands under its name later.
  let file: FileIdentity
  let isWritable: Bool
  /// Whether the journal has been brought into the mode in which it is written.
  var isReadyToWrite = false
}

extension SQLiteJournal {
  /// The open journal; `nil` where there is none yet.
  func connectionForReading() throws(StoreFault) -> Connection? {
    if let link { return link.connection }
    guard let file = try files.identity() else { return nil }
    let opened = try openForReading(file)
    link = opened
    return opened.connection
  }

  /// The open journal, made where there is none yet.
  func connectionForWriting() throws(StoreFault) -> Connection {
    if let link, link.isWritable {
      // A file that was moved away would take entries nobody finds again.
      guard try files.identity() == link.file else {
        throw .other("it was moved or replaced while it was open")
      }
    } else {
      if try !files.hasJournal() { try files.makeJournal() }
      guard files.isWritable, let file = try files.identity() else { throw .readOnly }
      link = try open(file, .readWrite)
    }
    return try readiedToWrite()
  }

  private func readiedToWrite() throws(StoreFault) -> Connection {
    guard let link else { throw .readOnly }
    if !link.isReadyToWrite {
      files.tighten()
      // A copy made by SQLite is not in this mode any more; where others are reading, it can wait.
      try? link.connection.execute("PRAGMA journal_mode = WAL")
      // Pages are a quarter as large as SQLite takes them to be: as many bytes as usual are gathered
      // before they are taken over, for which a line waits twice for the disk.
      try? link.connection.execute("PRAGMA wal_autocheckpoint = 4000")
      // A script that is one entry changes thousands of pages, which would be written several times.
      try? link.connection.execute("PRAGMA cache_size = -8000")
      try Schema.raise(link.connection)
      self.link?.isReadyToWrite = true
    }
    return link.connection
  }

  private func openForReading(_ file: FileIdentity) throws(StoreFault) -> JournalLink {
    guard files.isWritable else {
      return try open(file, files.hasWAL ? .readOnly : .immutable)
    }
    do {
      return try open(file, .readWrite)
    } catch {
      // On a disk without room SQLite cannot even make its -shm; looking works without.
      guard error.isDiskTrouble, !files.hasWAL else { throw error }
      return try open(file, .immutable)
    }
  }

  private func open(
    _ file: FileIdentity, _ access: Connection.Access
  ) throws(StoreFault) -> JournalLink {
    let connection: Connection
    do {
      connection = try Connection(path: files.journal, access: access)
    } catch {
      throw .sqlite(error)
    }
    connection.setBusyTimeout(milliseconds: 10_000)
    // What SQLite drops of a damaged -wal must still be there for a repair.
    connection.leaveWAL(true)
    try Schema.check(connection)
    try check(connection, of: file)
    connection.leaveWAL(false)
    let isWritable = access == .readWrite
    if isWritable { try connection.waitForDisk() }
    return JournalLink(connection: connection, file: file, isWritable: isWritable)
  }
}

extension SQLiteJournal {
  /// Refuses a journal that has become shorter than it was told to be.
  private func check(_ connection: Connection, of file: FileIdentity) throws(StoreFault) {
    // Told first, read then: others may write between.
    guard let told = acknowledged.newest(of: file) else { return }
    let newest = try connection.newestEntry()
    guard newest < told else { return }
    throw .damaged(
      told == newest + 1
        ? "entry \(told) was written and cannot be read any more"
        : "entries \(newest + 1) to \(told) were written and cannot be read any more")
  }
}

extension Connection {
  /// Every commit from now on is on the disk when it returns.
  fileprivate func waitForDisk() throws(StoreFault) { try run("PRAGMA synchronous = FULL") }
}

extension StoreFault {
  /// Whether reading, writing or making a file failed, rather than what was in it.
  fileprivate var isDiskTrouble: Bool {
    switch self {
    case .sqlite(let failure): [10, 13, 14].contains(failure.primaryCode)
    case .notAJournal, .newerVersion, .damaged, .readOnly, .unreachable, .unwritable, .other: false
    }
  }
}
