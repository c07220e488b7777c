internal import SQLite
internal import Session

/// What a repair made, and what it could not save.
package struct RepairReport: Hashable, Sendable {
  /// The journal that was made.
  package var path: String
  /// The entries that were taken over as they were.
  package var kept = 0
  /// Entries that could not be read, in the order of their numbers.
  package var lost: [Int] = []
  /// Those of them whose changes are there all the same: snapshots told what they did.
  package var restored: [Int] = []
  /// Entries that were made but for changes that need what is lost.
  package var trimmed: [Int] = []
  /// Whether trips and settings are surely as they were at the end, whatever is lost between.
  package var endsAsItWas = true
  /// The files of the damaged journal.
  package var damaged: [String] = []
}

/// What came of a repair.
package enum RepairOutcome: Hashable, Sendable {
  case noJournal
  /// Nothing is wrong, so nothing was made.
  case well(JournalCheck)
  case made(RepairReport)
}

extension JournalCare {
  /// Saves what can be read into a new journal beside the one of the home.
  ///
  /// Entries keep their numbers: one that is lost is left as an entry that says so.
  package func repair() throws(JournalFailure) -> RepairOutcome {
    try failing { () throws(StoreFault) in
      guard try files.hasJournal() else { return .noJournal }
      if let check = try wellCheck() { return .well(check) }
      return .made(try salvage())
    }
  }

  /// The check where nothing is wrong.
  private func wellCheck() throws(StoreFault) -> JournalCheck? {
    do {
      return try check().flatMap { $0.isWell ? $0 : nil }
    } catch {
      switch error {
      case .unreachable, .busy: throw .other(error.sentence)
      case .notAJournal, .newerVersion, .damaged, .other, .readOnly, .full: return nil
      }
    }
  }

  private func salvage() throws(StoreFault) -> RepairReport {
    let there = HomeFiles(home: files.home, isReadOnly: false)
    let own = try there.temporaryFolder()
    let draft = own + "/journal.db"
    defer { there.remove(draft, in: own) }
    try there.makeFile(draft)
    try there.writeSchema(draft)
    var report = try salvage(into: draft)
    var name = files.home + "/journal.repaired.db"
    var number = 1
    while try !give(draft, theName: name) {
      number += 1
      name = files.home + "/journal.repaired-\(number).db"
    }
    there.synchronize(there.home)
    report.path = name
    report.damaged = files.present
    return report
  }

  private func salvage(into draft: String) throws(StoreFault) -> RepairReport {
    do {
      let target = try Connection(path: draft, access: .readWrite)
      // All of it is to be in the file itself; the first window that writes changes the mode.
      try target.execute("PRAGMA journal_mode = DELETE")
      let old = (try? openForLooking()) ?? nil
      let report = try target.transaction("BEGIN IMMEDIATE") { () throws(StoreFault) in
        var salvage = Salvage(from: old, path: path, into: target)
        salvage.newestTold = newestTold ?? 0
        return try salvage.run()
      }
      var checker = Checker(target, path: draft)
      let check = try checker.run()
      guard check.isWell else { throw StoreFault.other("what was saved does not fit together") }
      return report
    } catch let failure as SQLiteFailure { throw .sqlite(failure) } catch let fault as StoreFault {
      throw fault
    } catch { throw .other("it could not be saved") }
  }
}
