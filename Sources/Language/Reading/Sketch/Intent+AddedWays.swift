internal import Session

/// Ways that were taken for stops.
extension Intent {
  /// `train to paris sunday 16:25, we're in paris at 23:10`: a way, taken for the name of a stop.
  func addsJourney(_ tokens: [Token], _ reader: LineReader) -> Bool {
    if addsWay(reader), !tokens.contains(where: { $0.kind == .quoted }) { return true }
    guard case .several = self, addsFirst else { return false }
    return reader.context("", tokens).journeyWord(at: 0) != nil || tokens.beginWithFlight
  }

  /// `train to porto`, taken for the name of a stop.
  private func addsWay(_ reader: LineReader) -> Bool {
    switch self {
    case .add(let new):
      guard let name = new.what.unquotedName, let words = try? Lexer.tokens(of: name),
        words.count > 2
      else { return false }
      return reader.context("", words).journeyWord(at: 0) != nil
        && words.contains { $0.says("to") || $0.says("from") }
    case .several(let parts): return parts.contains { $0.addsWay(reader) }
    default: return false
    }
  }

  private var addsFirst: Bool {
    switch self {
    case .add: true
    case .several(let parts): parts.first?.addsFirst == true
    default: false
    }
  }
}

extension [Token] {
  /// Whether the number of a flight stands first: `TP778 Frankfurt 07:55 – Lisbon 10:40`.
  fileprivate var beginWithFlight: Bool {
    count > 2 && self[0].text.utf8.count == 2 && self[0].text == self[0].text.uppercased()
      && self[1].kind == .number && self[1].isGlued && (2...4).contains(self[1].text.utf8.count)
  }
}
