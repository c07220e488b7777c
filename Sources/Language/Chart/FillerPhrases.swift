/// Phrases by their first word, the longest first.
struct FillerPhrases: Sendable {
  private let phrases: [String: [[String]]]

  init(_ patterns: [String]) { self.init(ways: patterns.flatMap { WordPattern($0).spelledOut }) }

  init(ways: [[String]]) {
    phrases = Dictionary(
      grouping: ways.sorted { $0.count > $1.count }, by: { $0.first ?? "" })
  }

  /// The lengths of those that stand at a token, the longest first.
  func lengths(in context: ChartContext, at index: Int) -> [Int] {
    guard context.tokens.indices.contains(index), context.tokens[index].kind == .word,
      let ways = phrases[context.tokens[index].folded]
    else { return [] }
    return ways.filter { context.matches($0, at: index) }.map(\.count)
  }

  /// The words that go on with a phrase that ends what was said, as far as that has been said.
  func words(after said: [String]) -> [String] {
    var found: [String] = []
    for start in said.indices {
      for way in phrases[said[start]] ?? []
      where way.count > said.count - start && way.starts(with: said[start...]) {
        let next = way[said.count - start]
        if !found.contains(next) { found.append(next) }
      }
    }
    return found
  }

  /// Those whose first word ends so, as text.
  func beginnings(endingIn ending: String) -> [String] {
    phrases.filter { $0.key.hasSuffix(ending) }.flatMap(\.value)
      .map { $0.joined(separator: " ") }.sorted()
  }
}
