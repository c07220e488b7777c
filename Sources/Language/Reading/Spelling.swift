/// How far words are from each other.
package enum Spelling {
  /// The words close to this one, nearest first: one edit always, else up to a third of its length.
  package static func nearest(to word: String, in words: [String], limit: Int = 3) -> [String] {
    let most = max(1, word.count / 3)
    return words.enumerated()
      .map { (order: $0, word: $1, edits: distance(word, $1, atMost: most)) }
      .filter { $0.edits <= most && $0.edits < word.count }
      .sorted { ($0.edits, $0.order) < ($1.edits, $1.order) }
      .prefix(limit).map(\.word)
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words (optimal string
  /// alignment); more than `atMost` is given as `atMost + 1`.
  package static func distance(_ left: String, _ right: String, atMost most: Int) -> Int {
    let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard abs(a.count - b.count) <= most else { return most + 1 }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in 0..<b.count {
        row[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return min(last[b.count], most + 1)
  }
}
