internal import SQLite

extension GazetteerFile {
  /// The known keys and words exactly two edits from this one, those of the same first letter before
  /// others.
  func knownKeys(twoEditsFrom key: String) throws(SQLiteFailure) -> [String] {
    if let known = twoEditsFrom[key] { return known }
    let typed = Array(key.utf8)
    let set = LetterSet.of(typed)
    var found: [String] = []
    for length in max(1, typed.count - 2)...typed.count + 2 {
      for (keys, marks) in try shapes(ofLength: length) {
        found += near(typed, set, 2, in: keys, marks, length: length)
      }
    }
    let first = key.utf8.first
    found = found.filter { $0.utf8.first == first } + found.filter { $0.utf8.first != first }
    if twoEditsFrom.count > 64 { twoEditsFrom.removeAll() }
    twoEditsFrom[key] = found
    return found
  }
}

private func near(
  _ typed: [UInt8], _ set: UInt32, _ limit: Int, in keys: [UInt8], _ marks: [UInt8], length: Int
) -> [String] {
  let most = LetterSet.mostApart(edits: limit)
  var found: [String] = []
  marks.withUnsafeBytes { marks in
    for index in 0..<marks.count / 4 {
      let mark = UInt32(
        littleEndian: marks.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      guard (mark ^ set).nonzeroBitCount <= most else { continue }
      let known = keys[index * length..<(index + 1) * length]
      guard edits(from: typed, to: known, limit: limit) == limit else { continue }
      found.append(String(decoding: known, as: UTF8.self))
    }
  }
  return found
}
