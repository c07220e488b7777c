internal import Session

extension Chart {
  /// A kind of sight, as people call one or several of them: `some good museums`, `with the kids`.
  func kinds(
    at index: Int, in table: (String) -> [String] = KindWords.sights(meantBy:)
  ) -> [Span] {
    let marks = [
      "some", "any", "a", "an", "the", "good", "nice", "interesting", "more", "other", "best",
      "cheap", "great", "famous", "top", "small", "local", "decent",
      "little", "lovely", "pretty", "cute", "cool", "closest", "nearest",
    ]
    var at = index
    while marks.contains(where: { context.matches([$0], at: at) }) { at += 1 }
    let found =
      kind(from: index, saidAt: at, in: table) ?? kind(from: index, saidAt: index, in: table)
    return found.map { [$0] } ?? []
  }

  /// The words for any kind of place from here, else one word, but for `something`, which is no kind.
  func kindNames(at index: Int) -> [Span] {
    guard let token = context.token(index), token.kind != .sign,
      !wordsThatNameNothing.contains(token.folded)
    else { return [] }
    let said = kind(from: index, saidAt: index, in: KindWords.kinds(meantBy:))
    return (said.map { $0.end > index + 1 ? [$0] : [] } ?? []) + words(at: index)
  }

  /// The most words from here that are one.
  private func kind(
    from start: Int, saidAt index: Int,
    in table: (String) -> [String]
  ) -> Span? {
    guard let first = context.token(index), first.kind == .word else { return nil }
    let longest = KindWords.isLong(from: first.folded) ? KindWords.longest : 1
    for length in (1...longest).reversed() {
      let tokens = (index..<index + length).compactMap(context.token)
      guard tokens.count == length, tokens.allSatisfy({ $0.kind == .word }) else { continue }
      let words = tokens.map(\.folded).joined(separator: " ")
      guard !table(words).isEmpty else { continue }
      let end = index + length
      return Span(
        end: end, value: .text(KindWords.singular(of: words), quoted: false),
        score: (end - start) * Score.known)
    }
    return nil
  }
}

extension Chart {
  static func isKind(_ words: String) -> Bool { !KindWords.sights(meantBy: folded(words)).isEmpty }
}
