/// Finds lengths of time on the clock: `90m`, `an hour and a half`, `1h30`.
package struct DurationRecogniser: Sendable {
  package init() {}

  /// Every length that begins at a token, the longest first.
  package func spans(in tokens: [Token], from index: Int) -> [WhenSpan<DurationMeaning>] {
    guard tokens.indices.contains(index), canBegin(with: tokens[index]) else { return [] }
    return DurationGrammar.duration.map { $0.meaning }.spans(in: tokens, from: index)
  }

  private func canBegin(with token: Token) -> Bool {
    switch token.kind {
    case .number, .sign: true
    case .quoted: false
    case .word:
      Vocabulary.of(.english).isNumber(token, or: ["a", "an", "half", "quarter"])
    }
  }
}

/// A length as it was said, in hundredths of a minute.
struct SaidDuration: Hashable, Sendable {
  var hundredths: Int
  /// `1h75`: its parts are no clock's.
  var isMalformed = false

  static func + (left: SaidDuration, right: SaidDuration) -> SaidDuration {
    SaidDuration(
      hundredths: left.hundredths + right.hundredths,
      isMalformed: left.isMalformed || right.isMalformed)
  }

  /// From one minute to 366 days.
  var meaning: DurationMeaning {
    let minutes = (hundredths + 50) / 100
    return isMalformed || !(1...527_040).contains(minutes) ? .impossible : .minutes(minutes)
  }
}
