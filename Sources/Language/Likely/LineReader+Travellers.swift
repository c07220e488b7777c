internal import Session

extension LineReader {
  /// `so that's Ana Bob and Tim now`: names that stand side by side, of those who travel already.
  func travellersApart(_ read: ReadResult) -> ReadResult {
    guard case .understood(var utterance) = read, !utterance.isReadExactly,
      case .money(.party(var party)) = utterance.intent, let trip = session.currentTrip
    else { return read }
    party.named = party.named.flatMap { traveller in
      let known = traveller.name.split(separator: " ").map { word in
        trip.companions.first { folded($0.name) == folded(String(word)) }
      }
      return known.count > 1 && known.allSatisfy { $0 != nil }
        ? known.compactMap(\.self) : [traveller]
    }
    utterance.intent = .money(.party(party))
    return .understood(utterance)
  }
}
