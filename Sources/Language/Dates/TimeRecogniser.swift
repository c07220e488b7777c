/// Finds times of day.
///
/// Bare numbers and number words are found too (`7` is 07:00): whether one is a time is for the
/// words around it to say.
package struct TimeRecogniser: Sendable {
  package init() {}

  /// Every time that begins at a token, the longest first.
  ///
  /// The hint decides bare hours, and is looked for only where there is a time; without
  /// one 1 to 6 are in the afternoon, 7 to 12 as said.
  package func spans(
    in tokens: [Token], from index: Int, hint: @autoclosure () -> DayPart?
  ) -> [WhenSpan<TimeMeaning>] {
    guard tokens.indices.contains(index), canBegin(tokens, at: index) else { return [] }
    let found = TimeGrammar.time.spans(in: tokens, from: index)
    guard !found.isEmpty else { return [] }
    var seen: Set<WhenSpan<TimeMeaning>> = []
    let (half, hint) = (half(before: index, in: tokens), hint())
    return found.compactMap { span -> WhenSpan<TimeMeaning>? in
      let time = half.map { span.value.inHalf($0) } ?? span.value
      return time.map { WhenSpan(tokens: span.tokens, value: $0.meaning(hint)) }
    }.filter { seen.insert($0).inserted }
  }

  /// A time and the one at which it ends: its minutes from midnight, and how many it lasts.
  func hours(
    in tokens: [Token], from index: Int, hint: DayPart?
  ) -> [WhenSpan<SaidHours>] {
    guard tokens.indices.contains(index) else { return [] }
    return HoursGrammar.hours.spans(in: tokens, from: index)
  }

  /// The part of the day right before a time: `this afternoon at 3:20`, `tonight 7:30`.
  private func half(before index: Int, in tokens: [Token]) -> HalfOfDay? {
    var place = index - 1
    guard place >= 0 else { return nil }
    if beforeTimes.contains(tokens[place].folded) { place -= 1 }
    return place < 0 ? nil : halves[tokens[place].folded]
  }

  private func canBegin(_ tokens: [Token], at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .sign, .quoted, .link: return false
    case .word: return Vocabulary.of(.english).isNumber(token, or: openingWords)
    case .number: return !(token.isGlued && index > 0 && tokens[index - 1].isSeparatorOfNumbers)
    }
  }
}

private let beforeTimes: Set = ["at", "around", "about", "@", ","]

private let halves: [String: HalfOfDay] = [
  "afternoon": .afternoon, "evening": .evening, "tonight": .evening, "night": .night,
]

/// The words besides numbers with which a time begins.
private let openingWords: Set<String> = [
  "a", "afternoon", "at", "evening", "half", "in", "lunchtime", "mid", "midafternoon", "midday",
  "midmorning", "midnight", "morning", "noon", "noonish", "quarter", "the", "this", "tonight",
]

extension Token {
  /// Whether digits right behind it belong to a number before it.
  fileprivate var isSeparatorOfNumbers: Bool { [".", ":", ",", "/"].contains(text) }
}
