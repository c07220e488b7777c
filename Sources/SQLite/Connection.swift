internal import CSQLite

/// One connection to one database file; used by one thread at a time.
package final class Connection {
  let handle: OpaquePointer
  private var prepared: [StatementText: Statement] = [:]

  /// How the file may be used.
  package enum Access: Hashable, Sendable {
    case readOnly
    /// Read-only, and promised not to change meanwhile: for media that cannot be locked.
    case immutable
    case readWrite
    case create
  }

  /// Opens the file; with `.create` it is made where it is missing.
  package init(path: String, access: Access) throws(SQLiteFailure) {
    var opened: OpaquePointer?
    let flags: Int32 =
      switch access {
      case .readOnly, .immutable: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    let name = access == .immutable ? address(of: path) : path
    let uri = access == .immutable ? SQLITE_OPEN_URI : 0
    let code = sqlite3_open_v2(name, &opened, flags | uri | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      let extended = opened.map { sqlite3_extended_errcode($0) } ?? code
      let system = opened.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(opened)
      throw SQLiteFailure(code: extended, message: message, sql: "", systemCode: system)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit {
    prepared = [:]
    sqlite3_close_v2(handle)
  }

  func failure(_ code: Int32, sql: String) -> SQLiteFailure {
    SQLiteFailure(
      code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql,
      systemCode: sqlite3_system_errno(handle))
  }

  /// How long a call waits for another connection's lock.
  package func setBusyTimeout(milliseconds: Int) {
    sqlite3_busy_timeout(handle, Int32(milliseconds))
  }

  /// Whether a `-wal` is left as it is when the last connection closes.
  package func leaveWAL(_ leaves: Bool) { _ = tripsh_leave_wal(handle, leaves ? 1 : 0) }

  /// Runs every statement of a text that has no parameters and gives no rows.
  package func execute(_ sql: String) throws(SQLiteFailure) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql: sql) }
  }

  /// A statement of this text, prepared once and kept.
  package func statement(_ sql: String) throws(SQLiteFailure) -> Statement {
    let text = StatementText(sql: sql)
    if let known = prepared[text] { return known }
    let statement = try Statement(sql, on: self)
    prepared[text] = statement
    return statement
  }

  /// Runs one statement to its end, giving each row to `row`.
  package func query(
    _ sql: String, _ values: [SQLiteValue] = [], row: (Statement) -> Void = { _ in }
  ) throws(SQLiteFailure) {
    let statement = try statement(sql)
    try statement.bind(values)
    defer { statement.reset() }
    while try statement.step() { row(statement) }
  }

  /// The number of rows the last statement changed.
  package var changes: Int { Int(sqlite3_changes(handle)) }

  /// Whether a transaction is open.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}

/// The text of a statement as it is looked up.
///
/// Few have one length, and a text is seen at once to be the same where it lies at the same place: to
/// go through all of it takes longer than what many statements do.
private struct StatementText: Hashable {
  let sql: String

  func hash(into hasher: inout Hasher) { hasher.combine(sql.utf8.count) }
}

/// The path as a URI that promises an immutable file; what a URI would read otherwise is %XX.
private func address(of path: String) -> String {
  var out = path.hasPrefix("/") ? "file://" : "file:"
  for character in path {
    switch character {
    case "%": out += "%25"
    case "?": out += "%3F"
    case "#": out += "%23"
    default: out.append(character)
    }
  }
  return out + "?immutable=1"
}
