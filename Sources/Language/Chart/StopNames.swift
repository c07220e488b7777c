internal import Session

/// The names of the stops of a trip, folded: which words may be one of them.
struct StopNames {
  private let names: [String]

  init(_ trip: Trip?) {
    let stops = trip.map { $0.days.flatMap(\.stops) + $0.ideas } ?? []
    names = stops.map { folded($0.name) }
  }

  var isEmpty: Bool { names.isEmpty }

  enum Match {
    case none, one, several
  }

  /// How many stops these folded words may mean: one that is called exactly so, else those with a
  /// part that begins with a word and reads so.
  func match(_ words: String) -> Match {
    guard !words.isEmpty else { return .none }
    let exact = names.count { $0 == words }
    if exact > 0 { return exact == 1 ? .one : .several }
    let parts = names.count { $0.hasPrefix(words) || $0.contains(" " + words) }
    return parts == 0 ? .none : parts == 1 ? .one : .several
  }
}
