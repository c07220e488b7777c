import Glibc
import Journal
import Session
import TestSupport
import Testing

/// The number of the newest entry, kept beside a journal that is open or was left by a crash.
struct AcknowledgedTests {
  private let folder = TemporaryFolder()
  private var journal: String { folder.path + "/journal.db" }
  private var told: String { journal + "-last" }

  @Test func `it counts with every entry and goes with the last window`() throws {
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto")
    #expect(try number() == 1)
    try window.rename(trip, "Lagos")
    #expect(try number() == 2)
    window.store.close()
    #expect(access(told, F_OK) != 0)
  }

  @Test func `a journal whose log lost its end is damaged, and nothing is written to it`() throws {
    try crash(losingLog: true)
    let log = try bytes(journal + "-wal")
    #expect {
      _ = try SQLiteJournal(home: folder.path).start()
    } throws: {
      $0 as? JournalFailure
        == .damaged(path: journal, "entries 2 to 3 were written and cannot be read any more")
    }
    let store = SQLiteJournal(home: folder.path)
    #expect(throws: JournalFailure.self) {
      _ = try store.append(draft([]), session: Session(window: WindowID(1)))
    }
    store.close()
    #expect(try bytes(journal + "-wal") == log)
    #expect(try number() == 3)
  }

  @Test func `a journal left by a crash with all its entries opens`() throws {
    try crash(losingLog: false)
    let window = try Window(folder.path)
    #expect(try window.store.newestEntry() == 3)
  }

  @Test(arguments: [
    "", "\n", "00000000000000000009", "00000000000000000009 1\n", "9 zzz\n", "-1 0\n",
    "99999999999999999999999 1\n", String(repeating: "x", count: 1000),
  ])
  func `what is no number of this file's is not believed`(text: String) throws {
    try crash(losingLog: false)
    try write(Array(text.utf8), to: told)
    var window = try Window(folder.path)
    #expect(try window.store.newestEntry() == 3)
    try window.rename(TripID(1), "Faro")
    #expect(try number() == 4)
  }

  @Test func `a copy of the journal is another file, which nothing is told of`() throws {
    try crash(losingLog: true)
    try write(try bytes(journal), to: journal + ".copy")
    unlink(journal)
    unlink(journal + "-wal")
    rename(journal + ".copy", journal)
    #expect(try Window(folder.path).store.newestEntry() == 1)
  }

  @Test func `where it cannot be written entries are as safe`() throws {
    mkdir(folder.path, 0o700)
    mkdir(told, 0o700)
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto")
    #expect(try window.rename(trip, "Lagos") == .written(2))
    window.store.close()
    #expect(try Window(folder.path).trip(trip)?.name == "Lagos")
  }

  @Test func `a number older than the journal says nothing`() throws {
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto")
    let old = try bytes(told)
    try window.rename(trip, "Lagos")
    try write(old, to: told)
    #expect(try Window(folder.path).store.newestEntry() == 2)
  }

  /// Leaves the home as a crash after the third entry does: the first is in the journal itself, the
  /// others only in the log, of which the last frames may be gone.
  private func crash(losingLog: Bool) throws {
    let other = TemporaryFolder()
    var window = try Window(other.path)
    let trip = try window.newTrip("Porto")
    window.store.close()
    window = try Window(other.path)
    try window.rename(trip, "Lagos")
    try window.rename(trip, "Faro")
    let log = try bytes(other.path + "/journal.db-wal")
    let line = try bytes(other.path + "/journal.db-last")
    mkdir(folder.path, 0o700)
    // The same file, as after a crash, and not a copy of it.
    try #require(link(other.path + "/journal.db", journal) == 0)
    try write(losingLog ? Array(log.prefix(5000)) : log, to: journal + "-wal")
    try write(line, to: told)
    let whole = try bytes(journal)
    withExtendedLifetime(window) {}
    window.store.close()
    try write(whole, to: journal)
  }

  private func number() throws -> Int? {
    let text = String(decoding: try bytes(told), as: UTF8.self)
    return text.split(separator: " ").first.flatMap { Int($0) }
  }
}
