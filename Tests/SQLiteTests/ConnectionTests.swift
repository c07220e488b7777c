import Glibc
import SQLite
import TestSupport
import Testing

struct ConnectionTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/a b?c#d%41.db" }

  private func open(_ access: Connection.Access) throws -> Connection {
    try Connection(path: path, access: access)
  }

  private func numbers(_ connection: Connection) throws -> [Int64] {
    var found: [Int64] = []
    try connection.query("SELECT n FROM numbers ORDER BY n") { found.append($0.integer(0)) }
    return found
  }

  private func makeNumbers() throws {
    try open(.create).execute("CREATE TABLE numbers(n INTEGER); INSERT INTO numbers VALUES(1), (2)")
  }

  @Test(arguments: [Connection.Access.readOnly, .immutable, .readWrite])
  func `a file that is not there is not made`(access: Connection.Access) {
    let failure = #expect(throws: SQLiteFailure.self) { try open(access) }
    #expect(failure?.primaryCode == 14)
    #expect(folder.names().isEmpty)
  }

  @Test(arguments: [Connection.Access.readOnly, .immutable, .readWrite, .create])
  func `a file with any name is opened`(access: Connection.Access) throws {
    try makeNumbers()
    #expect(try numbers(open(access)) == [1, 2])
    #expect(folder.names() == ["a b?c#d%41.db"])
  }

  @Test(arguments: [Connection.Access.readOnly, .immutable])
  func `what is opened to be read cannot be written`(access: Connection.Access) throws {
    try makeNumbers()
    let connection = try open(access)
    let failure = #expect(throws: SQLiteFailure.self) {
      try connection.execute("DELETE FROM numbers")
    }
    #expect(failure?.primaryCode == 8)
    #expect(failure?.sql == "DELETE FROM numbers")
    #expect(try numbers(connection) == [1, 2])
  }

  @Test func `a connection closes its file when it goes`() throws {
    try makeNumbers()
    for _ in 0..<50 {
      let connection = try open(.readWrite)
      #expect(try numbers(connection) == [1, 2])
      try connection.query("INSERT INTO numbers VALUES(?) RETURNING n", [.integer(3)])
      try connection.query("DELETE FROM numbers WHERE n = 3")
      #expect(openFiles(in: folder.path) > 0)
    }
    #expect(openFiles(in: folder.path) < 5)
  }

  @Test func `a statement outlives its connection`() throws {
    try makeNumbers()
    var connection: Connection? = try open(.readWrite)
    let statement = try #require(try connection?.statement("SELECT n FROM numbers ORDER BY n"))
    connection = nil
    #expect(try statement.step())
    #expect(statement.integer(0) == 1)
  }

  @Test func `a lock is waited for, then told`() throws {
    try makeNumbers()
    let (first, second) = (try open(.readWrite), try open(.readWrite))
    second.setBusyTimeout(milliseconds: 5)
    try first.execute("BEGIN IMMEDIATE")
    #expect(first.isInTransaction)
    let failure = #expect(throws: SQLiteFailure.self) { try second.execute("BEGIN IMMEDIATE") }
    #expect(failure?.primaryCode == 5)
    try first.execute("ROLLBACK")
    #expect(!first.isInTransaction)
    try second.execute("BEGIN IMMEDIATE; COMMIT")
  }

  @Test func `the rows that a statement changed are counted`() throws {
    try makeNumbers()
    let connection = try open(.readWrite)
    try connection.query("UPDATE numbers SET n = n + ?", [.integer(10)])
    #expect(connection.changes == 2)
    #expect(try numbers(connection) == [11, 12])
  }
}

/// How many files of a folder this process has open; other tests open others meanwhile.
private func openFiles(in folder: String) -> Int {
  (0..<8192).count { descriptor in
    var path = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/fd/\(descriptor)", &path, path.count)
    return length > 0 && path[..<length].starts(with: folder.utf8.map(CChar.init(bitPattern:)))
  }
}
