internal import Session

extension Chart {
  /// A rule of `check` that there is, its hyphens said or not; or one word with hyphens, which may be
  /// a rule that is misspelt.
  func rules(at index: Int) -> [Span] {
    let tokens = context.tokens[index...].prefix(8).prefix { $0.kind == .word || $0.says("-") }
    guard tokens.first?.kind == .word else { return [] }
    for end in tokens.indices.reversed() where tokens[end].kind == .word {
      let name = joined(tokens[index...end])
      if CheckRule(rawValue: name) != nil { return [span(from: index, to: end + 1, name)] }
    }
    let end = context.endOfGlued(from: index)
    let glued = context.tokens[index..<end]
    return glued.contains { $0.says("-") } ? [span(from: index, to: end, joined(glued))] : []
  }

  private func joined(_ tokens: ArraySlice<Token>) -> String {
    tokens.filter { !$0.says("-") }.map(\.folded).joined(separator: "-")
  }

  private func span(from index: Int, to end: Int, _ name: String) -> Span {
    Span(end: end, value: .text(name, quoted: false), score: (end - index) * Score.known)
  }
}
