internal import Session

extension LineReader {
  /// `make lunch longer, an hour and a half`: behind a comma stands how long it is then.
  func toldLength(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard ["make", "have", "let"].contains(tokens[0].folded),
      let word = tokens.firstIndex(where: { longer.contains($0.folded) }), word > 1,
      word + 2 < tokens.count, tokens[word + 1].says(","), isPlain(tokens)
    else { return nil }
    let start = leadingArticles.contains(tokens[1].folded) ? 2 : 1
    guard start < word else { return nil }
    let length = said(tokens[(word + 2)...], in: expanded)
    return "stay \(said(tokens[start..<word], in: expanded)) \(length)"
  }

  /// Whether a stop takes longer, or shorter, with the length that is told: three hours are so much more
  /// of what takes four.
  func goesThatWay(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    guard case .stay(let stop, .some(let minutes)) = utterance.intent else { return false }
    let isLonger = tokens.contains { $0.says("longer") }
    let known = session.currentTrip?.minutes(of: stop)
    return known.map { isLonger ? minutes > $0 : minutes < $0 } ?? true
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

private let longer: Set = ["longer", "shorter"]
