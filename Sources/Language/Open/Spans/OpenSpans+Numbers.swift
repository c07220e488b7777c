internal import Session

/// Numbers, and words that only look like one.
extension OpenSpans {
  /// The `800` of `1,800`.
  func isWithinNumber(_ index: Int) -> Bool {
    let tokens = context.tokens
    guard index > 1, index < tokens.count, tokens[index].kind == .number, tokens[index].isGlued
    else { return false }
    return [",", "."].contains(tokens[index - 1].folded) && tokens[index - 1].isGlued
      && tokens[index - 2].kind == .number
  }

  /// `we are three`, in one word or two.
  func isBehindWeAre(_ index: Int) -> Bool {
    let tokens = context.tokens
    var last = index - 1
    while last > 0, lattice.classes(at: last).has(.talk) { last -= 1 }
    guard last >= 0 else { return false }
    if Lexicon.areWe.contains(tokens[last].spoken) { return true }
    return last > 0 && ["we", "they"].contains(tokens[last - 1].folded) && tokens[last].says("are")
  }

  /// A whole number in digits or in words.
  func number(at index: Int) -> (Int, Int)? {
    chart.wholeNumber(at: index).map { ($0, index + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
  }

  /// `that one`, `the little one`: no number.
  func isOneOfThem(_ index: Int) -> Bool {
    guard context.matches(["one"], at: index) else { return false }
    // `one of the lunches`
    if context.matches(["of"], at: index + 1) { return true }
    guard index > 0 else { return false }
    return beforeOne.contains(context.tokens[index - 1].folded) || isOneOfName(index)
  }

  /// `the science one`, `robot one` at the end of a line: the one called so, and no hour.
  private func isOneOfName(_ index: Int) -> Bool {
    let isLast = context.token(index + 1).map { $0.kind == .sign && !$0.isGlued } ?? true
    let before = context.tokens[index - 1]
    return isLast && before.kind == .word && before.dateWords?.isEmpty != false
      && !lattice.classes(at: index - 1).meets(ClassSet([.preposition, .approximate, .be, .set]))
  }
}

/// `the little one` is no hour.
private let beforeOne: Set = [
  "that", "this", "which", "other", "the", "little", "big", "last", "first", "right", "wrong",
  "same", "new", "old", "no", "any", "quick", "small", "nice", "good",
]

extension OpenSpans {
  /// `one-man show`: a number in words, of a longer word.
  func isJoinedWord(_ index: Int) -> Bool {
    guard context.tokens[index].kind == .word, let dash = context.token(index + 1),
      dash.isGlued, dash.says("-"), let next = context.token(index + 2)
    else { return false }
    return next.isGlued && next.kind == .word
      && NumberWords.cardinal(in: context.tokens, from: index + 2) == nil
      && next.dateWords?.isEmpty != false
  }
}
