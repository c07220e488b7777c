import Glibc
import Journal
import SQLite
import Session
import TestSupport
import Testing

struct DamageTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/journal.db" }

  /// A home with one trip in it and nobody at it.
  init() throws {
    var window = try Window(folder.path)
    let trip = try window.newTrip("Porto", days: 2)
    try window.commit([.trip(trip, .changed(.note(Change(before: nil, after: "x"))))])
  }

  private func change(_ sql: String) throws {
    try Connection(path: path, access: .readWrite).execute(sql)
  }

  private func start() throws { _ = try SQLiteJournal(home: folder.path).start() }

  @Test func `a text file is no journal`() throws {
    try write(Array("Dear diary, today I went to Porto and saw the river.\n".utf8), to: path)
    #expect(throws: JournalFailure.notAJournal(path: path)) { try start() }
  }

  @Test func `an empty file is no journal`() throws {
    try write([], to: path)
    #expect(throws: JournalFailure.notAJournal(path: path)) { try start() }
    let window = SQLiteJournal(home: folder.path)
    #expect(throws: JournalFailure.notAJournal(path: path)) {
      try window.append(draft([]), session: Session(window: WindowID(1)))
    }
    #expect(try bytes(path).isEmpty)
  }

  @Test func `another program's database is no journal`() throws {
    try change("PRAGMA application_id = 7")
    #expect(throws: JournalFailure.notAJournal(path: path)) { try start() }
  }

  @Test func `a journal of a newer version is told from a damaged one`() throws {
    try change("PRAGMA user_version = 4")
    #expect(throws: JournalFailure.newerVersion(path: path)) { try start() }
  }

  @Test(arguments: [100, 1024, 1500, 4096, 9000])
  func `a journal cut short is damaged`(size: Int) throws {
    try #require(try bytes(path).count > size)
    truncate(path, size)
    #expect {
      try start()
    } throws: {
      if case JournalFailure.damaged = $0 { true } else { false }
    }
  }

  @Test(arguments: [
    "UPDATE entry SET line = 'another' WHERE n = 2", "UPDATE entry SET window = 9 WHERE n = 2",
    "UPDATE entry SET script = '' WHERE n = 2", "UPDATE entry SET sum = sum + 1 WHERE n = 2",
  ])
  func `an entry that was tampered with is found`(sql: String) throws {
    try change(sql)
    let store = SQLiteJournal(home: folder.path)
    #expect(throws: LibraryFailure.self) { try store.entry(2) }
    #expect(throws: Never.self) { try store.entry(1) }
  }

  @Test(arguments: [
    "UPDATE snapshot SET text = replace(text, 'Porto', 'Lagos')",
    "UPDATE snapshot SET upto = upto - 1",
  ])
  func `a snapshot that was tampered with is found`(sql: String) throws {
    try change(sql)
    #expect(throws: JournalFailure.self) { try start() }
  }

  @Test(arguments: [
    #"[{"e": "stop.painted", "v": 1}]"#, #"[{"e": "cursor.moved", "v": 2}]"#,
    #"[{"e": "trip.changed", "v": 3, "trip": "t1", "field": "note"}]"#,
    #"[{"e": "trip.changed", "v": 1, "trip": "t1", "field": "colour"}]"#,
    #"[{"e": "setting.changed", "v": 1, "name": "volume", "before": null, "after": "11"}]"#,
  ])
  func `an event nobody knows yet means a newer version`(events: String) throws {
    try replaceEvents(of: 2, by: events)
    let store = SQLiteJournal(home: folder.path)
    #expect(throws: LibraryFailure(message: "\(path) was written by a newer version of tripsh")) {
      try store.entry(2)
    }
  }

  @Test(arguments: [
    "", "{}", "[7]", #"[{"e": "cursor.moved", "v": 0}]"#,
    #"[{"e": "stop.moved", "v": 1, "trip": "s1", "stop": "s1"}]"#,
  ])
  func `events that no version wrote are damage`(events: String) throws {
    try replaceEvents(of: 2, by: events)
    let store = SQLiteJournal(home: folder.path)
    #expect {
      try store.entry(2)
    } throws: {
      ($0 as? LibraryFailure)?.message.contains("is damaged: entry 2") == true
    }
  }

  @Test func `a cursor that cannot be read is lost and nothing else`() throws {
    try change("UPDATE window SET cursor = 'nonsense'")
    let window = try Window(folder.path)
    #expect(window.session.cursor == Cursor())
    #expect(try window.store.summaries().count == 1)
  }

  @Test func `an entry that cannot be written whole leaves nothing`() throws {
    let window = try Window(folder.path)
    try window.store.keepCursor(of: window.session)
    let trip = try #require(window.trip(TripID(1)))
    try change("CREATE TRIGGER failing BEFORE UPDATE ON meta BEGIN SELECT raise(FAIL, 'x'); END")
    var after = window.session
    let events = [
      Event.tripRemoved(trip), .settingChanged(.units, Change(before: "km", after: "mi")),
    ]
    try after.apply(events)
    #expect(throws: JournalFailure.self) { try window.store.append(draft(events), session: after) }
    try change("DROP TRIGGER failing")
    #expect(try Window(folder.path).trip(trip.id) == trip)
    #expect(try window.store.append(draft(events), session: after) == .written(3))
  }

  /// Replaces an entry's events and its sum, as a program that writes them so would.
  private func replaceEvents(of entry: Int, by events: String) throws {
    let connection = try Connection(path: path, access: .readWrite)
    var fields: [String] = []
    try connection.query(
      "SELECT n, at, today, window, kind, of, line, canonical FROM entry WHERE n = \(entry)"
    ) { row in
      fields = (0..<8).map { row.text($0) ?? "" }
    }
    var bytes: [UInt8] = []
    for field in fields.prefix(6) { bytes += Array(field.utf8) + [0xFF] }
    bytes.append(0xFE)
    for field in fields.suffix(2) + [events] { bytes += Array(field.utf8) + [0xFF] }
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    try connection.query(
      "UPDATE entry SET events = ?, sum = ? WHERE n = \(entry)",
      [.text(events), .integer(Int64(bitPattern: sum))])
  }
}
