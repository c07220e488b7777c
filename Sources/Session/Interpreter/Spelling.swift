/// How far a written name is from those there are.
enum Spelling {
  /// Those whose name, or a word of it, is written most like the text: at most one edit, or a third
  /// of its length; the nearest first.
  static func nearest<Value>(
    to text: String, among values: [Value], by name: (Value) -> String, limit: Int
  ) -> [Value] {
    let wanted = folded(text)
    let allowed = max(1, wanted.count / 3)
    let distances = values.enumerated().compactMap { offset, value -> (Int, Int, Value)? in
      let distance = distance(from: wanted, to: folded(name(value)))
      return distance <= allowed ? (distance, offset, value) : nil
    }
    return distances.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(limit).map(\.2)
  }

  /// The distance from a name or from the nearest of its words.
  private static func distance(from wanted: String, to name: String) -> Int {
    let words = name.split(separator: " ").map(String.init)
    return ([name] + words).map { edits(Array(wanted), Array($0)) }.min() ?? Int.max
  }

  /// The number of letters to insert, drop, change or swap with the next.
  private static func edits(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var older: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let change = left[row - 1] == right[column - 1] ? 0 : 1
        var best = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          best = min(best, older[column - 2] + 1)
        }
        current.append(best)
      }
      (older, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
