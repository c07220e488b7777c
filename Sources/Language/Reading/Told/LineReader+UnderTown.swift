internal import Session

/// What stands under the name of a town, as under the day that takes place there.
extension LineReader {
  /// `marseille: old port at 1`, where one day of the trip is in Marseille; `nil` where it is no such
  /// heading, or nothing comes of it.
  func underTown(_ tokens: [Token], of expanded: ExpandedLine, typed line: String) -> ReadResult? {
    guard scene != nil, let trip = session.currentTrip,
      let colon = tokens.prefix(LineReader.longestTown).firstIndex(where: { $0.says(":") }),
      colon > 0, colon + 1 < tokens.count, !tokens[colon + 1].isGlued,
      case let words = tokens[..<colon].map(\.folded),
      let day = trip.daysOfCities.first(where: { $0.words == words })
    else { return nil }
    let whole = expanded.text.utf8
    let start = whole.index(whole.startIndex, offsetBy: tokens[colon + 1].bytes.lowerBound)
    switch read("day \(day.number): \(expanded.text[start...])") {
    case .understood(let utterance):
      return .understood(told(utterance.intent, by: tokens, of: expanded, typed: line))
    case .incomplete(let question):
      return question.offered.map { told($0, by: tokens, of: expanded, typed: line).offered }
    case .refused, .nothing: return nil
    }
  }

  /// In tokens, with the sign behind it.
  private static let longestTown = 5
}
