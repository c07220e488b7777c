internal import Session

/// Ways to say one thing, written short.
///
/// `(show|list) trips (please|)` is four ways: groups are in parentheses, `|` parts their
/// alternatives, of which one may be empty. Groups do not nest.
struct WordPattern: Hashable, Sendable {
  /// One after the other; of each any alternative, as folded words.
  fileprivate let parts: [[[String]]]

  init(_ text: String) {
    var parts: [[[String]]] = []
    for piece in WordPattern.pieces(text) {
      let alternatives = piece.split(separator: "|", omittingEmptySubsequences: false)
      parts.append(alternatives.map { foldedPattern(String($0)) })
    }
    self.parts = parts.isEmpty ? [[[]]] : parts
  }

  /// What stands between blanks and parentheses; words that need no choice stay together.
  private static func pieces(_ text: String) -> [Substring] {
    text.split { $0 == "(" || $0 == ")" }.filter { $0.contains { $0 != " " } }
  }

  /// Every way as text.
  static func texts(of pattern: String) -> [String] {
    WordPattern(pattern).spelledOut.map { $0.joined(separator: " ") }
  }

  /// Every way as its words, the first alternatives first.
  var spelledOut: [[String]] {
    parts.reduce([[]]) { ways, alternatives in
      ways.flatMap { way in alternatives.map { way + $0 } }
    }
  }

  /// The words with which it can begin; `""` where it may be empty.
  var firstWords: Set<String> {
    var words: Set<String> = []
    for alternatives in parts {
      words.formUnion(alternatives.compactMap(\.first))
      guard alternatives.contains(where: \.isEmpty) else { return words }
    }
    return words.union([""])
  }

  /// The tokens after it where it stands at a token; between its words there may be articles.
  func ends(in context: ChartContext, at start: Int) -> [Int] {
    // Most patterns are one part of one way, and most do not stand there.
    if parts.count == 1, parts[0].count == 1 {
      return context.endOfLead(parts[0][0], at: start, begun: false).map { [$0] } ?? []
    }
    var reached = [start]
    for alternatives in parts {
      guard !reached.isEmpty else { return [] }
      var next: [Int] = []
      for index in reached {
        for words in alternatives {
          guard let end = context.endOfLead(words, at: index, begun: index > start) else {
            continue
          }
          if !next.contains(end) { next.append(end) }
        }
      }
      reached = next
    }
    return reached
  }
}

extension WordPattern {
  /// The tokens after it where it stands at a token, word by word.
  func ends(in tokens: [Token], at start: Int) -> [Int] {
    parts.reduce([start]) { reached, alternatives in
      Array(
        Set(
          reached.flatMap { index in
            alternatives.compactMap { words in
              let end = index + words.count
              return end <= tokens.count
                && zip(tokens[index..<end], words).allSatisfy({ folded($0.text) == $1 })
                ? end : nil
            }
          }))
    }
  }
}

/// Words as tokens have them; a sign stays what it is.
func foldedPattern(_ text: String) -> [String] {
  text.split(separator: " ").map { word in
    let plain = folded(String(word))
    return plain.isEmpty ? String(word) : plain
  }
}
