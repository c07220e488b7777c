internal import SQLite

extension Connection {
  /// What a query gives, row by row.
  func rows<Row>(
    _ sql: String, _ values: [SQLiteValue] = [],
    _ read: (Statement) throws(StoreFault) -> Row
  ) throws(StoreFault) -> [Row] {
    let statement = try bound(sql, values)
    defer { statement.reset() }
    var found: [Row] = []
    while try advance(statement) { found.append(try read(statement)) }
    return found
  }

  private func bound(
    _ sql: String, _ values: [SQLiteValue]
  ) throws(StoreFault) -> Statement {
    do {
      let statement = try statement(sql)
      try statement.bind(values)
      return statement
    } catch {
      throw .sqlite(error)
    }
  }

  private func advance(_ statement: Statement) throws(StoreFault) -> Bool {
    do { return try statement.step() } catch { throw .sqlite(error) }
  }

  /// The first column of the first row; `nil` without a row, or where it is null.
  func integer(_ sql: String, _ values: [SQLiteValue] = []) throws(StoreFault) -> Int64? {
    let statement = try bound(sql, values)
    defer { statement.reset() }
    guard try advance(statement), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// Runs a statement that gives no rows.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(StoreFault) {
    do { try statement(sql).run(values) } catch { throw .sqlite(error) }
  }

  /// Does what belongs together: all of it is written, or nothing.
  func transaction<Result>(
    _ begin: String, _ body: () throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    try run(begin)
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // SQLite has rolled back by itself after some failures.
      if isInTransaction { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Reads several things as they were at one moment.
  func reading<Result>(
    _ body: () throws(StoreFault) -> Result
  ) throws(StoreFault) -> Result {
    isInTransaction ? try body() : try transaction("BEGIN", body)
  }
}
