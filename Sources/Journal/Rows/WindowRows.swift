internal import JSON
internal import SQLite
internal import Session

extension Connection {
  /// The cursor that was written last, by whatever window.
  ///
  /// One that cannot be read is lost, and nothing else with it.
  func newestCursor() throws(StoreFault) -> Cursor? {
    let found = try rows("SELECT cursor FROM window ORDER BY at DESC LIMIT 1") { $0.text(0) }
    return try? Cursor(column: found.first ?? nil, of: "cursor")
  }

  /// Writes where a window stands, as the newest cursor, and the next id after what it has written;
  /// 1 where that is nothing new.
  func write(_ cursor: Cursor, of window: WindowID, next: Int = 1) throws(StoreFault) {
    let values = [SQLiteValue.integer(window.number), .text(cursor.jsonText), .integer(next)]
    try run(
      """
      UPDATE window SET
        cursor = ?2, at = (SELECT max(at) + 1 FROM window), next = max(next, ?3)
      WHERE id = ?1
      """, values)
    // Its first row; or others have forgotten it.
    guard changes == 0 else { return }
    try run(
      """
      INSERT INTO window(id, cursor, at, next)
      VALUES(?, ?, (SELECT coalesce(max(at), 0) + 1 FROM window), ?)
      """, values)
  }

  /// Forgets the cursors of all but the newest windows; one that still runs writes its own again.
  ///
  /// The next id may stand with one of them: it is kept.
  func forgetOldWindows() throws(StoreFault) {
    try run(
      """
      UPDATE meta SET value = (SELECT max(next) FROM window) WHERE name = 'nextID'
        AND CAST(value AS INTEGER) < (SELECT coalesce(max(next), 0) FROM window)
      """)
    try run("DELETE FROM window WHERE id NOT IN (SELECT id FROM window ORDER BY at DESC LIMIT 32)")
  }
}
