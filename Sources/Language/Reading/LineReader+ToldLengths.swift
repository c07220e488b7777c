internal import Session

extension LineReader {
  /// `make lunch longer, an hour and a half`: behind a comma stands how long it is then.
  func toldLength(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard ["make", "have", "let"].contains(tokens[0].folded),
      let word = tokens.firstIndex(where: { $0.says("longer") }), word > 1,
      word + 2 < tokens.count, tokens[word + 1].says(","), isPlain(tokens),
      // `longer, it's only an hour` tells how long it is.
      DurationRecogniser().spans(in: tokens, from: word + 2)
        .contains(where: { $0.tokens.upperBound == tokens.count })
    else { return nil }
    let start = leadingArticles.contains(tokens[1].folded) ? 2 : 1
    guard start < word else { return nil }
    let length = said(tokens[(word + 2)...], in: expanded)
    return "stay \(said(tokens[start..<word], in: expanded)) \(length)"
  }

  /// Whether what is said to take longer or shorter would: `a bit longer, 30 minutes` of two hours is so much
  /// more, and what has no length yet may be either.
  func lengthFits(_ utterance: Utterance, _ words: Set<String>) -> Bool {
    let (grows, shrinks) = (words.contains("longer"), words.contains("shorter"))
    guard grows || shrinks, !words.contains("than"),
      case .stay(let stop, .some(let minutes)) = utterance.intent
    else { return true }
    guard let now = session.currentTrip?.minutes(of: stop) else { return false }
    let isSmall = words.contains("bit") || words.contains("little")
    return grows
      ? minutes > now && !words.contains("by") : minutes < now && !(isSmall && minutes * 2 < now)
  }

  /// Whether a stop takes longer with the length that is told: three hours are so much more of what takes
  /// four.
  ///
  /// Half an hour of two may be meant as either where it is to be shorter.
  func lastsLonger(_ utterance: Utterance) -> Bool {
    guard case .stay(let stop, .some(let minutes)) = utterance.intent else { return false }
    return session.currentTrip?.minutes(of: stop).map { minutes > $0 } ?? true
  }
}

extension Trip {
  /// How long a stop takes; `nil` where that is not known, or where more stops are called so.
  fileprivate func minutes(of reference: StopReference) -> Int? {
    switch reference {
    case .inDay(let day, let number):
      guard let stops = self.day(number: day)?.stops, stops.indices.contains(number - 1) else {
        return nil
      }
      return stops[number - 1].minutes
    case .named(let name):
      let meant = stops(named: name)
      return meant.count == 1 ? meant[0].minutes : nil
    default: return nil
    }
  }
}
