/// Finds lengths of time on the clock: `90m`, `an hour and a half`, `1h30`.
package struct DurationRecogniser: Sendable {
  package init() {}

  /// Every length that begins at a token, the longest first.
  package func spans(in tokens: [Token], from index: Int) -> [WhenSpan<DurationMeaning>] {
    guard tokens.indices.contains(index), canBegin(with: tokens[index]) else { return [] }
    return DurationRecogniser.length.spans(in: tokens, from: index)
  }

  private static let length = DurationGrammar.duration.map { $0.meaning() }

  /// The same where a phrase for a length is all there is: months, years, `all day`.
  package func spansOfPhrase(
    in tokens: [Token], from index: Int
  ) -> [WhenSpan<DurationMeaning>] {
    DurationGrammar.phrase.map { $0.meaning(atMost: 100) }.spans(in: tokens, from: index)
  }

  private func canBegin(with token: Token) -> Bool {
    switch token.kind {
    case .number, .sign: true
    case .quoted, .link: false
    case .word:
      Vocabulary.of(.english).isNumber(token, or: openingWords)
    }
  }
}

private let openingWords: Set<String> = [
  "a", "few", "about", "an", "another", "approximately", "around", "couple", "half", "quarter",
  "roughly",
]

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

  /// Its minutes; none where its parts are no clock's.
  var minutes: Int? { isMalformed || hundredths < 50 ? nil : (hundredths + 50) / 100 }

  /// From one minute to so many years of 366 days.
  func meaning(atMost years: Int = 1) -> DurationMeaning {
    let minutes = (hundredths + 50) / 100
    let isPossible = (1...years * 527_040).contains(minutes)
    return isMalformed || !isPossible ? .impossible : .minutes(minutes)
  }
}
