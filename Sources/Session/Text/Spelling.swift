/// How far written words are from each other.
package enum Spelling {
  /// How many edits a word may be from what was meant: one always, else up to a third of it.
  package static func allowance(_ word: String) -> Int { max(1, word.unicodeScalars.count / 3) }

  /// The words close to this one, nearest first.
  package static func nearest(to word: String, in words: [String], limit: Int = 3) -> [String] {
    let allowed = allowance(word)
    let near = words.enumerated().compactMap { order, other -> (Int, Int, String)? in
      guard let edits = edits(from: word, to: other, atMost: allowed), edits < word.count else {
        return nil
      }
      return (edits, order, other)
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  /// Those whose name, or a word of it, is written most like the text; the nearest first.
  static func nearest<Value>(
    to text: String, among values: [Value], by name: (Value) -> String, limit: Int
  ) -> [Value] {
    let wanted = folded(text)
    let allowed = allowance(wanted)
    let near = values.enumerated().compactMap { order, value -> (Int, Int, Value)? in
      let name = folded(name(value))
      return ([name] + name.split(separator: " ").map(String.init))
        .compactMap { edits(from: wanted, to: $0, atMost: allowed) }.min()
        .map { ($0, order, value) }
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  /// The insertions, deletions, replacements and swaps of neighbours that make one word of the
  /// other (optimal string alignment); `nil` where it takes more than the limit.
  package static func edits(from left: String, to right: String, atMost limit: Int) -> Int? {
    edits(from: Array(left.unicodeScalars), to: Array(right.unicodeScalars), atMost: limit)
  }

  /// The same for the letters of two words, whatever they are made of.
  package static func edits<Letter: Equatable>(
    from left: [Letter], to right: [Letter], atMost limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      // A swap reaches over one row: where two are too dear, all that follow are.
      guard current.contains(where: { $0 <= limit }) || last.contains(where: { $0 <= limit })
      else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
