internal import Session

/// How words say what is to be left as it is.
enum LeavingAlone {
  /// `keep lunch`.
  case keeping
  /// `don't move lunch`.
  case forbidding
  /// `not lunch`.
  case contrasting
}

extension Chart {
  /// How the words say what is to be left as it is; `nil` where they say something else.
  var leavesAlone: LeavingAlone? {
    context.beginnings.lazy.compactMap(leavesAlone).first
  }

  private func leavesAlone(at index: Int) -> LeavingAlone? {
    // `i don't know` is no order to leave something alone.
    guard let word = context.token(index), word.kind == .word,
      context.token(index - 1).map({ ["i", "we"].contains($0.folded) }) != true
    else { return nil }
    if keepingWords.contains(word.folded) { return isKept(at: index + 1) ? .keeping : nil }
    guard let words = negating.first(where: { context.matches($0, at: index) }) else { return nil }
    let start = index + words.count
    if word.says("not") { return isKept(at: start) ? .contrasting : nil }
    // `don't forget the tickets` wants something done.
    let isWish = ["forget", "let", "miss", "worry"].contains { context.matches([$0], at: start) }
    return !isWish && context.beginsCommand(at: start) ? .forbidding : nil
  }

  /// Stops that are there, to the end of the words; how they stay may be said.
  private func isKept(at index: Int) -> Bool {
    let stops =
      spans(.knownStops, at: index).map(\.end)
      + spans(.stopOfDay(leaving: false), at: index).map(\.end)
    let rests = theRest.filter { context.matches($0, at: index) }.map { index + $0.count }
    return (stops + rests).contains { end in
      staying.contains { context.matches($0, at: end) && end + $0.count == context.tokens.count }
    }
  }
}

extension ChartContext {
  fileprivate func beginsCommand(at index: Int) -> Bool {
    guard let token = token(index), token.kind == .word else { return false }
    return Lexicon.shared.classes(of: token.spoken).meets(.orders.union(ClassSet([.put, .clear])))
  }
}

let keepingWords: Set = ["keep", "leave", "spare"]
private let negating = [["do", "not"], ["dont"], ["never"], ["not"]]
private let theRest = WordPattern(
  "(the rest|everything else|all the rest|the others|the rest of it|the other ones)"
).spelledOut
private let staying =
  [[]]
  + WordPattern(
    "(alone|where it is|where they are|as it is|as they are|as is|in place|there|in|on|out of it)"
  ).spelledOut
