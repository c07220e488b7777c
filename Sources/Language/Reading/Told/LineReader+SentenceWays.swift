internal import Session

/// The parts of a line, one sentence each.
struct SentenceWay {
  var parts: [Range<Int>]
  /// A comma parts more than sentences.
  var isByCommas = false
}

/// Where one sentence of a line may end and the next begin.
extension LineReader {
  /// The ways to part a line: at the ends of its sentences; behind what only leads to an order.
  func ways(to tokens: [Token]) -> [SentenceWay] {
    let sentences = parts(of: tokens) { [".", "!", "?", "–", "—", "-"].contains($0.folded) }
    let orders = tokens.indices.filter { leadsToOrder(tokens, $0) }.map { start in
      [0..<start, start..<tokens.count]
    }
    let sequels = tokens.indices.filter { isSequel(tokens, $0) }.map { start in
      [0..<start, start..<tokens.count]
    }
    let clauses = parts(of: tokens) { $0.says(",") }
    let ways = (sentences.count > 1 ? [sentences] : []) + orders.reversed() + sequels.prefix(1)
    let areFew = (2...3).contains(clauses.count) && clauses.allSatisfy { $0.count > 2 }
    let all =
      ways.map { SentenceWay(parts: $0) }
      + (areFew ? [SentenceWay(parts: clauses, isByCommas: true)] : [])
    return Array(all.prefix(LineReader.mostWays))
  }

  /// Each way costs a reading of each part.
  private static let mostWays = 4

  private func parts(of tokens: [Token], at isEnd: (Token) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in tokens.indices where tokens[index].kind == .sign && isEnd(tokens[index]) {
      // `8.52`, `St. Moritz`, `b-day`
      let isInside =
        tokens[index].isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued
        || tokens[index].says(".") && index > 0 && tokens[index - 1].isShortened
      guard !isInside else { continue }
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<tokens.count)
    return parts.filter { range in range.contains { tokens[$0].kind != .sign } }
  }

  /// Whether what comes next in time begins here: `…, and after that the Kirkwall Hotel`.
  func isSequel(_ tokens: [Token], _ index: Int) -> Bool {
    guard index > 3, index + 2 < tokens.count else { return false }
    let words = tokens[index...].prefix(3).map(\.folded)
    return words == ["and", "after", "that"] || words == ["and", "then", "the"]
      || words.prefix(2) == ["after", "that"] && tokens[index - 1].says(",")
      || words[0] == "then" && tokens[index - 1].says(",")
  }

  /// Whether an order begins here behind what was said first: `…, so please`, `…: `, `…, can you`.
  private func leadsToOrder(_ tokens: [Token], _ index: Int) -> Bool {
    guard index > 2, index + 2 < tokens.count, tokens[index - 1].kind == .sign,
      [",", ":", "–", "—", "-"].contains(tokens[index - 1].folded), !tokens[index].isGlued
    else { return false }
    let words = tokens[index...].prefix(2).map(\.folded)
    return tokens[index - 1].says(":") || ["so", "please", "pls"].contains(words[0])
      || ["can", "could", "would", "let"].contains(words[0])
        && ["you", "us", "we"].contains(words[1])
      || words[0] == "let's" || words[0] == "lets"
      || words.dropFirst().contains(where: ["i", "we", "they", "he", "she"].contains)
        && words[0] == "and" && tokens[index - 1].says(",")
      || tokens[index - 1].says(",") && (asking.contains(words[0]) || words == ["so", "whats"])
  }
}

private let asking: Set = ["how", "what", "whats", "what's", "who", "which"]
