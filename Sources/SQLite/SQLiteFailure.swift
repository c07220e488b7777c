/// What SQLite answered when a call did not succeed.
package struct SQLiteFailure: Error, Hashable, Sendable {
  /// The extended result code, such as 5 (busy) or 778 (I/O error while writing).
  package let code: Int32
  /// SQLite's own sentence about it.
  package let message: String
  /// The statement that failed, empty where none was involved.
  package let sql: String
  /// The `errno` of the call to the system that failed, 0 where none did.
  package let systemCode: Int32

  package init(code: Int32, message: String, sql: String, systemCode: Int32 = 0) {
    self.code = code
    self.message = message
    self.sql = sql
    self.systemCode = systemCode
  }

  /// The primary result code: the extended one without its detail.
  package var primaryCode: Int32 { code & 0xFF }
}
