internal import Session

/// Money that several countries call the same, where the trip does not tell whose is meant.
extension LineReader {
  /// `900 crowns`: one meaning for each money of that name in the countries of the trip, else for all of
  /// them; `nil` where it is clear, and where nothing is understood with any of them.
  func ofWhichMoney(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, let trip = session.currentTrip, tokens.count < LineReader.mostInSentence,
      let index = tokens.indices.dropFirst().first(where: { tellsMoney($0, tokens) }),
      case let all = Currency.ofSeveral(calledBy: tokens[index].folded),
      context(expanded.text, tokens).money(calledBy: tokens[index].folded) == nil
    else { return nil }
    let there = trip.countries.compactMap {
      Currency(calledBy: tokens[index].folded, in: $0)
    }
    let meant = there.isEmpty ? all : all.filter(there.contains)
    guard meant.count < LineReader.mostMoney else { return nil }
    var intents: [Intent] = []
    for currency in meant {
      let written = expanded.writing([(tokens[index].bytes, currency.code)])
      guard let again = try? Lexer.tokens(of: written.text),
        case let read = whole(again, of: written, typed: line),
        case .understood(let utterance) = read, read.trial(in: scene) == .changes
      else { return nil }
      intents.append(utterance.intent)
    }
    guard intents.count > 1 else { return nil }
    return .understood(told(.either(intents), by: tokens, of: expanded, typed: line))
  }

  /// Whether a name of such money stands behind a number.
  private func tellsMoney(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].kind == .word && tokens[index - 1].kind == .number
      && !Currency.ofSeveral(calledBy: tokens[index].folded).isEmpty
  }

  /// Of so many nobody is asked.
  private static let mostMoney = 7
}
