internal import Session

extension Question {
  /// The choice that folded words name: wholly, else by a beginning, else by a part, that no other
  /// has.
  func meant(by words: String) -> Choice? {
    guard !words.isEmpty else { return nil }
    let labels = choices.map { folded($0.label.words) }
    if let whole = labels.firstIndex(of: words) { return choices[whole] }
    let beginning = labels.indices.filter { labels[$0].hasPrefix(words) }
    if beginning.count == 1 { return choices[beginning[0]] }
    let holding = labels.indices.filter { labels[$0].contains(" " + words) }
    if beginning.isEmpty, holding.count == 1 { return choices[holding[0]] }
    return policy(in: words.split(separator: " "))
  }

  /// The fate of plans that a sentence names: `keep them`, `shift all plans along`.
  private func policy(in words: [Substring]) -> Choice? {
    let named = choices.filter { choice in
      guard case .policy(let fate) = choice.label else { return false }
      return words.contains { $0 == fate.policy.rawValue }
    }
    return named.count == 1 ? named[0] : nil
  }
}
