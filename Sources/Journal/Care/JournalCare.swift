internal import Glibc
internal import SQLite

/// Looks after the journal of a home as a whole: checks, saves and copies it.
///
/// Nothing here ever changes the journal itself.
package struct JournalCare: Sendable {
  let files: HomeFiles

  package init(home: String) { files = HomeFiles(home: home, isReadOnly: true) }

  /// The file of the journal.
  package var path: String { files.journal }

  /// Reads the whole journal and tells what is wrong with it; `nil` where there is none yet.
  package func check() throws(JournalFailure) -> JournalCheck? {
    try failing { () throws(StoreFault) in
      guard let connection = try openForLooking() else { return nil }
      try Schema.check(connection)
      return try connection.reading { () throws(StoreFault) in
        var checker = Checker(connection, path: path)
        var check = try checker.run()
        let newest = connection.newestReadableEntry()
        if let told = newestTold, told > newest {
          let missing = JournalFinding.entriesMissing(newest + 1...told)
          if !check.findings.contains(missing) { check.findings.append(missing) }
        }
        return check
      }
    }
  }

  /// The newest entry that was told to be on the disk, where the journal may be shorter by now.
  var newestTold: Int? {
    guard let file = (try? files.identity()) ?? nil else { return nil }
    return Acknowledged(journal: path).newest(of: file)
  }

  /// Copies the journal to a file that is not there yet, for its owner alone, and returns how many
  /// entries the copy holds; `nil` where there is no journal yet.
  ///
  /// Others may go on writing meanwhile: the copy is the journal as it was at one moment.
  package func backUp(to file: String) throws(BackupFailure) -> Int? {
    let connection: Connection?
    do {
      connection = try openForLooking()
      if let connection { try Schema.check(connection) }
    } catch { throw .journal(JournalFailure(error, path: path)) }
    guard let connection else { return nil }
    do { return try copy(connection, to: file) } catch {
      throw .file(path: file, JournalFailure(error, path: file))
    }
  }

  private func copy(_ connection: Connection, to file: String) throws(StoreFault) -> Int {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : ""
    let there = HomeFiles(home: folder.isEmpty ? "." : folder, isReadOnly: false)
    guard access(file, F_OK) != 0 else { throw .other(BackupFailure.taken) }
    let own = try there.temporaryFolder()
    let draft = own + "/journal.db"
    defer { there.remove(draft, in: own) }
    try there.makeFile(draft)
    let entries: Int
    do {
      let target = try Connection(path: draft, access: .readWrite)
      try connection.copy(to: target)
      entries = try target.newestEntry()
    } catch let failure as SQLiteFailure { throw .sqlite(failure) } catch let fault as StoreFault {
      throw fault
    } catch { throw .other("it could not be copied") }
    guard try give(draft, theName: file) else { throw .other(BackupFailure.taken) }
    there.synchronize(there.home)
    return entries
  }

  /// The journal for looking only; `nil` where there is none.
  func openForLooking() throws(StoreFault) -> Connection? {
    guard try files.hasJournal() else { return nil }
    let isShared = files.hasWAL || files.hasSharedMemory
    do {
      let connection = try Connection(path: path, access: isShared ? .readOnly : .immutable)
      connection.setBusyTimeout(milliseconds: 10_000)
      connection.leaveWAL(true)
      return connection
    } catch {
      throw .sqlite(error)
    }
  }

  func failing<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(JournalFailure) -> Result {
    do { return try body() } catch { throw JournalFailure(error, path: path) }
  }
}

/// Why there is no copy.
package enum BackupFailure: Error, Hashable, Sendable {
  /// The journal could not be read.
  case journal(JournalFailure)
  /// The copy could not be written.
  case file(path: String, JournalFailure)

  static let taken = "the file is there already"
}
