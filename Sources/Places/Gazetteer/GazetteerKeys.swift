internal import SQLite
internal import Session

extension GazetteerFile {
  /// Whether anything may be spelled so or be a scope of this compact name; what is certainly
  /// unknown is told without looking into the index.
  func mayKnow(key: String) throws(SQLiteFailure) -> Bool {
    let count = try numberOfKeyBlocks()
    guard count > 0 else { return true }
    let marks = KeyFilter.Marks(of: key, blocks: count)
    if let known = keyBlocks?[marks.block] { return marks.areSet(in: known) }
    let query = try connection.statement(GazetteerQueries.block)
    let block = try all(query, [.integer(marks.block)]) { $0.blob(0) }.first ?? []
    keyBlocks?[marks.block] = block
    return marks.areSet(in: block)
  }

  private func numberOfKeyBlocks() throws(SQLiteFailure) -> Int {
    if let keyBlocks { return keyBlocks.count }
    let query = try connection.statement(GazetteerQueries.blocks)
    let count = try all(query, []) { Int($0.integer(0)) }.first ?? 0
    keyBlocks = Array(repeating: nil, count: count)
    return count
  }

  /// Whether a name may be one of a place, a country, a division or an area.
  func mayKnow(name: String) throws(SQLiteFailure) -> Bool {
    try mayKnow(key: compact(folded(name)))
  }
}
