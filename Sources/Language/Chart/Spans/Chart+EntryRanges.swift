internal import Session

/// The one way to say which entries, or which lines of a script: `3`, `3-7`, `5-`, `-5`,
/// `today`, `this trip`, and what people say in their place.
extension Chart {
  func entryRanges(at index: Int, bareNumber: Bool) -> [Span] {
    let isBetween = context.matches(["between"], at: index)
    let first = isBetween || context.matches(["from"], at: index) ? index + 1 : index
    let start = endOfNoun(at: behindArticle(first))
    let numbers = spans(from: index, numbersFrom: start)
    return (bareNumber || start > index ? numbers : numbers.filter { $0.end > index + 1 })
      + lastOnes(at: behindArticle(index), from: index)
      + ofDay(at: index) + ofTrip(at: index)
  }

  /// `3`, `3-7`, `3 to 7`, `3..7`; `5-`; `-5`.
  private func spans(from index: Int, numbersFrom start: Int) -> [Span] {
    if let count = minus(at: start) {
      return [span(.newest(count), from: index, to: start + 2)]
    }
    guard let first = digits(at: start).flatMap({ Int($0) }) else { return [] }
    let alone = span(.numbers(first...first), from: index, to: start + 1)
    let isBetween = context.matches(["between"], at: index)
    guard let dash = endOfDash(at: start + 1, isBetween: isBetween) else {
      return isBetween ? [] : [alone]
    }
    let next = endOfNoun(at: behindArticle(dash))
    guard let last = digits(at: next).flatMap({ Int($0) }) else {
      if isBetween { return [] }
      return [alone] + (isOpen(at: start + 1) ? [span(.onwards(first), from: index, to: dash)] : [])
    }
    guard first <= last, first > 0 else {
      return [
        Span(
          end: next + 1, value: .fault(first > 0 ? .reversedList : .zero),
          score: (next + 1 - index) * Score.known)
      ]
    }
    let range = span(.numbers(first...last), from: index, to: next + 1)
    return isBetween ? [range] : [alone, range]
  }

  /// Whether the sign behind a number is glued to it, as in `5-`.
  private func isOpen(at index: Int) -> Bool {
    guard let sign = context.token(index), sign.isGlued else { return false }
    return ["-", "–", "−"].contains(sign.folded)
  }

  /// The count of `-5`: the sign stands by itself and the number is glued to it.
  private func minus(at index: Int) -> Int? {
    guard let sign = context.token(index), ["-", "–", "−"].contains(sign.folded),
      sign.kind == .sign, let number = context.token(index + 1), number.isGlued,
      let text = digits(at: index + 1)
    else { return nil }
    return Int(text)
  }

  /// The token behind what stands between two numbers.
  private func endOfDash(at index: Int, isBetween: Bool) -> Int? {
    guard let token = context.token(index), token.kind != .quoted else { return nil }
    if isBetween { return token.says("and") ? index + 1 : nil }
    if token.says("."), context.matches(["."], at: index + 1) {
      return context.matches(["."], at: index + 2) ? index + 3 : index + 2
    }
    return ["-", "–", "—", "…", "to", "through", "thru", "until", "till"].contains(token.folded)
      ? index + 1 : nil
  }

  /// `last 5`, `the last five commands`, `last entry`.
  private func lastOnes(at start: Int, from index: Int) -> [Span] {
    guard let word = context.token(start), word.kind == .word,
      ["last", "latest", "newest", "previous"].contains(word.folded)
    else { return [] }
    if let count = integers(at: start + 1).first, case .integer(let number) = count.value {
      let ends = Set([count.end, endOfNoun(at: count.end)])
      return ends.sorted().map { span(.newest(number), from: index, to: $0) }
    }
    let end = endOfNoun(at: start + 1)
    return end > start + 1 ? [span(.newest(1), from: index, to: end)] : []
  }

  /// `today`, `everything from yesterday`, `today's commands`.
  private func ofDay(at index: Int) -> [Span] {
    for (words, range) in wordsForDays where context.matches(words, at: index) {
      // The day of the trip is meant less: so far behind that nobody is asked.
      let end = endOfNoun(at: index + words.count)
      return [Span(end: end, value: .entries(range), score: (end - index) * Score.known + 4)]
    }
    return []
  }

  private func ofTrip(at index: Int) -> [Span] {
    for words in wordsForTrip where context.matches(words, at: index) {
      return [span(.thisTrip, from: index, to: index + words.count)]
    }
    return []
  }

  private func span(_ range: EntryRange, from index: Int, to end: Int) -> Span {
    let value: SlotValue =
      switch range {
      case .newest(0), .onwards(0): .fault(.zero)
      case .numbers(let numbers) where numbers.lowerBound == 0: .fault(.zero)
      case .numbers, .onwards, .newest, .today, .yesterday, .thisTrip: .entries(range)
      }
    return Span(end: end, value: value, score: (end - index) * Score.known)
  }

  private func behindArticle(_ index: Int) -> Int {
    context.matches(["the"], at: index) || context.matches(["my"], at: index) ? index + 1 : index
  }

  /// The token behind a word for what is counted, where one stands here.
  private func endOfNoun(at index: Int) -> Int {
    guard let token = context.token(index), token.kind == .word, nouns.contains(token.folded) else {
      return index
    }
    return index + 1
  }
}

private let nouns: Set = [
  "entry", "entries", "command", "commands", "line", "lines", "step", "steps", "change", "changes",
  "number", "numbers",
]
private let wordsForDays: [([String], EntryRange)] =
  [("today", EntryRange.today), ("yesterday", .yesterday)].flatMap { day, range in
    [
      ["everything", "from", day], ["everything", "of", day], ["all", "of", day],
      [day + "'s"], [day + "s"], [day],
    ].map { ($0, range) }
  }
private let wordsForTrip = [
  ["everything", "of", "this", "trip"], ["all", "of", "this", "trip"], ["this", "trip"],
]
