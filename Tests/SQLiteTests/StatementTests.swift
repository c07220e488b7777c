import SQLite
import Testing

struct StatementTests {
  let connection: Connection

  init() throws { connection = try Connection(path: ":memory:", access: .create) }

  @Test(arguments: ["", "a", "naïve 東京 👩‍👩‍👧", "with\0nul", String(repeating: "x", count: 100_000)])
  func `text is kept byte for byte`(text: String) throws {
    let statement = try connection.statement("SELECT ?, length(CAST(?1 AS BLOB))")
    try statement.bind([.text(text)])
    #expect(try statement.step())
    #expect(statement.text(0) == text)
    #expect(statement.integer(1) == text.utf8.count)
  }

  @Test func `every kind of value is kept`() throws {
    let statement = try connection.statement("SELECT ?, ?, ?, ?, ?")
    try statement.bind([
      .null, .integer(Int64.min), .real(41.1579), .blob([0, 255]), .blob([]),
    ])
    #expect(try statement.step())
    #expect(statement.isNull(0))
    #expect(statement.text(0) == nil)
    #expect(statement.integer(1) == Int64.min)
    #expect(statement.real(2) == 41.1579)
    #expect(statement.blob(3) == [0, 255])
    #expect(statement.blob(4) == [])
    #expect(!statement.isNull(4))
    #expect(try !statement.step())
  }

  @Test func `binding anew forgets what was bound`() throws {
    let statement = try connection.statement("SELECT ?, ?")
    try statement.bind([.integer(1), .integer(2)])
    #expect(try statement.step())
    try statement.bind([.integer(3)])
    #expect(try statement.step())
    #expect(statement.integer(0) == 3)
    #expect(statement.isNull(1))
  }

  @Test func `too many values are refused`() throws {
    let statement = try connection.statement("SELECT ?")
    #expect(throws: SQLiteFailure.self) { try statement.bind([.null, .null]) }
  }

  @Test func `a statement is prepared once`() throws {
    #expect(try connection.statement("SELECT 1") === connection.statement("SELECT 1"))
  }

  @Test(arguments: ["SELEC 1", "SELECT nothing", ""])
  func `what is no statement is told with its text`(sql: String) {
    let failure = #expect(throws: SQLiteFailure.self) { try connection.statement(sql) }
    #expect(failure?.sql == sql)
  }

  @Test func `a failed step can be tried again`() throws {
    try connection.execute("CREATE TABLE once(n INTEGER UNIQUE)")
    let insert = try connection.statement("INSERT INTO once VALUES(?)")
    try insert.run([.integer(1)])
    let failure = #expect(throws: SQLiteFailure.self) { try insert.run([.integer(1)]) }
    #expect(failure?.primaryCode == 19)
    #expect(failure?.code == 2067)
    try insert.run([.integer(2)])
  }
}
