import Glibc
import Journal
import Session
import TestSupport
import Testing

struct HomeTests {
  @Test func `looking at a home that does not exist makes nothing`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path + "/a/home")
    #expect(window.session == Session(window: WindowID(1)))
    #expect(try window.store.summaries().isEmpty)
    #expect(try window.store.trip(TripID(1)) == nil)
    #expect(try window.store.newestEntry() == 0)
    #expect(try window.store.entries(before: nil, about: nil, limit: 5).isEmpty)
    #expect(try window.store.catchUp(&window.session).isEmpty)
    #expect(try !window.store.hasNews())
    _ = try stateDocument(session: window.session, library: window.store)
    try window.store.keepCursor(of: window.session)
    #expect(folder.names().isEmpty)
  }

  @Test func `the first write makes the home for its owner alone`() throws {
    let folder = TemporaryFolder()
    let home = folder.path + "/a/home"
    var window = try Window(home)
    try window.newTrip("Porto")
    #expect(
      folder.names(in: "a/home")
        == ["journal.db", "journal.db-last", "journal.db-shm", "journal.db-wal"])
    for name in folder.names(in: "a/home") { #expect(try mode(home + "/" + name) == 0o600) }
    #expect(try mode(home) == 0o700)
  }

  @Test func `a home that others could read is closed to them`() throws {
    let folder = TemporaryFolder()
    do {
      var window = try Window(folder.path)
      try window.newTrip("Porto")
    }
    chmod(folder.path, 0o755)
    chmod(folder.path + "/journal.db", 0o644)
    var window = try Window(folder.path)
    try window.newTrip("Lagos")
    #expect(try mode(folder.path) == 0o700)
    for name in folder.names() { #expect(try mode(folder.path + "/" + name) == 0o600) }
  }

  @Test func `closing leaves the journal alone in its home`() throws {
    let folder = TemporaryFolder()
    do {
      var window = try Window(folder.path)
      try window.newTrip("Porto")
    }
    #expect(folder.names() == ["journal.db"])
  }

  @Test func `looking leaves the journal as it is`() throws {
    let folder = TemporaryFolder()
    do {
      var window = try Window(folder.path)
      try window.newTrip("Porto")
    }
    let before = try bytes(folder.path + "/journal.db")
    do {
      let window = try Window(folder.path)
      _ = try stateDocument(session: window.session, library: window.store)
      try window.store.keepCursor(of: window.session)
    }
    #expect(folder.names() == ["journal.db"])
    #expect(try bytes(folder.path + "/journal.db") == before)
  }

  @Test func `a home that can only be read is read`() throws {
    let folder = TemporaryFolder()
    var writer = try Window(folder.path)
    let trip = try writer.newTrip("Porto")
    let store = SQLiteJournal(home: folder.path, readOnly: true)
    var session = try store.start()
    #expect(session.cursor.trip == trip)
    #expect(throws: JournalFailure.readOnly(path: folder.path + "/journal.db")) {
      try store.append(draft([]), session: session)
    }
    session.cursor.trip = nil
    #expect(throws: JournalFailure.readOnly(path: folder.path + "/journal.db")) {
      try store.keepCursor(of: session)
    }
    #expect(try store.trip(trip)?.name == "Porto")
  }

  @Test func `a home on a medium that cannot be locked is read without making files`() throws {
    let folder = TemporaryFolder()
    do {
      var writer = try Window(folder.path)
      try writer.newTrip("Porto")
    }
    let store = SQLiteJournal(home: folder.path, readOnly: true)
    _ = try store.start()
    #expect(try store.summaries().map(\.name) == ["Porto"])
    #expect(folder.names() == ["journal.db"])
  }

  @Test func `a journal that is moved away takes no more entries`() throws {
    let folder = TemporaryFolder()
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto")
    let path = folder.path + "/journal.db"
    rename(path, path + ".old")
    #expect(throws: JournalFailure.self) { try window.rename(trip, "Lagos") }
    #expect(window.trip(trip)?.name == "Porto")
    rename(path + ".old", path)
    #expect(try window.rename(trip, "Lagos") == .written(2))
  }

  @Test func `a home that is a file is unreachable`() throws {
    let folder = TemporaryFolder()
    let home = folder.path + "/file"
    close(open(home, O_CREAT | O_WRONLY, 0o600))
    #expect(throws: JournalFailure.unreachable(path: home + "/journal.db", "Not a directory")) {
      try SQLiteJournal(home: home).start()
    }
  }
}

private func mode(_ path: String) throws -> mode_t {
  var status = stat()
  try #require(stat(path, &status) == 0)
  return status.st_mode & 0o777
}
