internal import CSQLite

extension Connection {
  /// Copies the whole database into another one, as it is at this moment.
  ///
  /// Others may go on writing to this one meanwhile; what was in the other one is gone.
  package func copy(to other: Connection) throws(SQLiteFailure) {
    guard let copying = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw other.failure(sqlite3_extended_errcode(other.handle), sql: "")
    }
    let step = sqlite3_backup_step(copying, -1)
    let end = sqlite3_backup_finish(copying)
    guard step == SQLITE_DONE else {
      throw SQLiteFailure(code: step, message: String(cString: sqlite3_errstr(step)), sql: "")
    }
    guard end == SQLITE_OK else { throw other.failure(end, sql: "") }
  }
}
