internal import CSQLite

/// A prepared statement; it is finalised when the last reference to it goes.
///
/// The connection keeps it, so it does not keep the connection; SQLite itself waits with closing
/// for its last statement.
///
/// Parameters count from 1, columns from 0, as in SQLite.
package final class Statement {
  private let handle: OpaquePointer

  init(_ sql: String, on connection: Connection) throws(SQLiteFailure) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw connection.failure(code, sql: sql) }
    self.handle = prepared
  }

  deinit { sqlite3_finalize(handle) }

  private var sql: String { sqlite3_sql(handle).map { String(cString: $0) } ?? "" }

  private func check(_ code: Int32) throws(SQLiteFailure) {
    guard code == SQLITE_OK else { throw failure(code) }
  }

  private func failure(_ code: Int32) -> SQLiteFailure {
    let connection = sqlite3_db_handle(handle)
    return SQLiteFailure(
      code: code, message: String(cString: sqlite3_errmsg(connection)), sql: sql,
      systemCode: sqlite3_system_errno(connection))
  }

  package func bind(_ value: SQLiteValue, at index: Int) throws(SQLiteFailure) {
    let index = Int32(index)
    switch value {
    case .null: try check(sqlite3_bind_null(handle, index))
    case .integer(let number): try check(sqlite3_bind_int64(handle, index, number))
    case .real(let number): try check(sqlite3_bind_double(handle, index, number))
    case .text(let text):
      var text = text
      try check(
        text.withUTF8 { bytes in
          // An empty text may have no address, which would be null.
          bytes.isEmpty
            ? tripsh_bind_text(handle, index, "", 0)
            : bytes.withMemoryRebound(to: CChar.self) {
              tripsh_bind_text(handle, index, $0.baseAddress, Int32($0.count))
            }
        })
    case .blob(let bytes):
      let code = bytes.withUnsafeBytes {
        $0.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : tripsh_bind_blob(handle, index, $0.baseAddress, Int32($0.count))
      }
      try check(code)
    }
  }

  /// Forgets the row and the parameters of the last use, and sets new parameters.
  package func bind(_ values: [SQLiteValue] = []) throws(SQLiteFailure) {
    sqlite3_reset(handle)
    // Parameters that are all set again need not be cleared.
    if values.count < Int(sqlite3_bind_parameter_count(handle)) {
      sqlite3_clear_bindings(handle)
    }
    for (offset, value) in values.enumerated() { try bind(value, at: offset + 1) }
  }

  /// Goes to the next row; `false` when there is none.
  package func step() throws(SQLiteFailure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let failure = failure(code)
      sqlite3_reset(handle)
      throw failure
    }
  }

  /// Runs the statement to its end and lets go of what it holds.
  package func run(_ values: [SQLiteValue] = []) throws(SQLiteFailure) {
    try bind(values)
    while try step() {}
    sqlite3_reset(handle)
  }

  /// Ends a read before its last row, so that its lock is given back.
  package func reset() { sqlite3_reset(handle) }

  package func isNull(_ column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

  package func real(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  /// The column as text, `nil` where it is null; bytes that are not UTF-8 are replaced.
  package func text(_ column: Int) -> String? {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  package func blob(_ column: Int) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    guard count > 0, let start = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }
}
