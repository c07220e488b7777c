/// Phrases by their first word, the longest first.
struct FillerPhrases: Sendable {
  private let phrases: [String: [[String]]]

  init(_ patterns: [String]) {
    let ways = patterns.flatMap { WordPattern($0).spelledOut }.sorted { $0.count > $1.count }
    phrases = Dictionary(grouping: ways, by: { $0.first ?? "" })
  }

  /// The lengths of those that stand at a token, the longest first.
  func lengths(in context: ChartContext, at index: Int) -> [Int] {
    guard let token = context.token(index), token.kind == .word,
      let ways = phrases[token.folded]
    else { return [] }
    return ways.filter { context.matches($0, at: index) }.map(\.count)
  }
}
