import Glibc
import SQLite
import TestSupport
import Testing

/// Rows are found in the pages of a `-wal` as SQLite itself writes it.
struct RowScanTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/rows.db" }

  @Test(arguments: 1...20)
  func `a log that was begun again gives each row as it was written last`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let database = try open()
    var rows: [Int64: String] = [:]
    // Pages are given back and taken again, so that old images stand behind new ones.
    for _ in 0..<60 { try change(&rows, database, &random) }
    try database.execute("PRAGMA wal_checkpoint(RESTART)")
    let before = Set(rows.keys)
    for _ in 0..<random.roll(1...12) { try change(&rows, database, &random) }
    try #require(try length(path + "-wal") > 32)
    let found = try scan(path + "-wal")
    for (number, text) in rows where !before.contains(number) {
      #expect(found[number] == text, "row \(number)")
    }
  }

  @Test func `rows that stand only in frames of the round before are found as they were`() throws {
    let database = try open()
    let text = String(repeating: "old ", count: 5000)
    try database.query("INSERT INTO r VALUES(1, ?)", [.text(text)])
    try database.execute("PRAGMA wal_checkpoint(RESTART)")
    try database.execute("INSERT INTO r VALUES(2, 'new')")
    let found = try scan(path + "-wal")
    #expect(found[1] == text)
    #expect(found[2] == "new")
  }

  @Test(arguments: [0x7FFF_FFFF, 0x8000_0000, 0x4000_0000, 131_072, 3, 0] as [UInt32])
  func `a page size that is none is not believed`(size: UInt32) throws {
    let database = try open()
    try database.execute("INSERT INTO r VALUES(1, 'here')")
    let copy = folder.path + "/copy-wal"
    try patched(copy, at: 8, size)
    withExtendedLifetime(database) {}
    #expect(try scan(copy)[1] == "here")
  }

  @Test func `where the header of the log is damaged its frames still count`() throws {
    let database = try open()
    let text = String(repeating: "long ", count: 4000)
    try database.query("INSERT INTO r VALUES(1, ?)", [.text(text)])
    let copy = folder.path + "/copy-wal"
    try patched(copy, at: 16, 0)
    withExtendedLifetime(database) {}
    #expect(try scan(copy)[1] == text)
  }

  private func open() throws -> Connection {
    let database = try Connection(path: path, access: .create)
    try database.execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA wal_autocheckpoint = 0;
      CREATE TABLE r(n INTEGER PRIMARY KEY, t TEXT);
      """)
    return database
  }

  private func change(
    _ rows: inout [Int64: String], _ database: Connection, _ random: inout SeededGenerator
  ) throws {
    if let gone = rows.keys.sorted().first, random.once(in: 3) {
      try database.query("DELETE FROM r WHERE n = ?", [.integer(gone)])
      rows[gone] = nil
      return
    }
    let number = (rows.keys.max() ?? 0) + 1 + Int64(random.below(3))
    let length = random.pick([3, 40, 3000, 9000, 30_000])
    let text = (0..<length).map { _ in random.pick(["a", "ü", "7"]) }.joined()
    rows[number] = text
    try database.query("INSERT INTO r VALUES(?, ?)", [.integer(number), .text(text)])
  }

  /// The last that is found of each row.
  private func scan(_ path: String) throws -> [Int64: String] {
    let scan = try #require(RowScan.open(path))
    defer { scan.close() }
    var found: [Int64: String] = [:]
    let wanted = { (number: Int64) in number < 1000 }
    scan.rows(columns: 2, wanted: wanted) { number, values in
      if case .text(let text)? = values.last { found[number] = text }
    }
    return found
  }

  private func length(_ path: String) throws -> Int {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return Int(status.st_size)
  }

  /// A copy of the log with four bytes changed.
  private func patched(_ copy: String, at offset: Int, _ value: UInt32) throws {
    let source = Glibc.open(path + "-wal", O_RDONLY)
    let target = Glibc.open(copy, O_CREAT | O_WRONLY, 0o600)
    try #require(source >= 0 && target >= 0)
    defer {
      close(source)
      close(target)
    }
    var bytes = [UInt8](repeating: 0, count: try length(path + "-wal"))
    try #require(read(source, &bytes, bytes.count) == bytes.count)
    for index in 0..<4 { bytes[offset + index] = UInt8(value >> (24 - 8 * index) & 0xFF) }
    try #require(Glibc.write(target, bytes, bytes.count) == bytes.count)
  }
}
