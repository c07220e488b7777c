internal import Session

extension Reading {
  /// What sort of trip the words say that begin it: `new family trip to …`.
  func saidStyle(in context: ChartContext) -> String? {
    guard isPhrase, verb == .newTrip else { return nil }
    return lead.map { context.tokens[$0].folded }.first(where: Lexicon.tripStyles.contains)
  }
}

extension Intent {
  /// The same with a new trip of that style, where it has none.
  func styled(as style: String?) -> Intent {
    guard let style else { return self }
    switch self {
    case .newTrip(var trip):
      trip.style = trip.style ?? style
      return .newTrip(trip)
    case .several(let parts): return .several(parts.map { $0.styled(as: style) })
    default: return self
    }
  }
}
