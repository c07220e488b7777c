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

  /// Writes where a window stands, as the newest cursor.
  func write(_ cursor: Cursor, of window: WindowID) throws(StoreFault) {
    try run(
      """
      INSERT INTO window(id, cursor, at)
      VALUES(?, ?, (SELECT coalesce(max(at), 0) + 1 FROM window))
      ON CONFLICT(id) DO UPDATE SET cursor = excluded.cursor, at = excluded.at
      """, [.integer(window.number), .text(cursor.jsonText)])
  }

  /// Forgets the cursors of all but the newest windows; one that still runs writes its own again.
  func forgetOldWindows() throws(StoreFault) {
    try run("DELETE FROM window WHERE id NOT IN (SELECT id FROM window ORDER BY at DESC LIMIT 32)")
  }
}
