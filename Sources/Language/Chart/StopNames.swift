internal import Session

/// The names of the stops of a trip, folded: which words may be one of them.
///
/// They are folded when the first word is held against them: most lines name no stop.
final class StopNames {
  private let trip: Trip?
  private lazy var names: [String] = {
    let stops = trip.map { $0.days.flatMap(\.stops) + $0.ideas } ?? []
    return stops.map { folded($0.name) }
  }()

  init(_ trip: Trip?) { self.trip = trip }

  enum Match {
    case none, one, several
  }

  /// How many stops these folded words may mean: one that is called exactly so, else those with a
  /// part that begins with a word and reads so.
  func match(_ words: String) -> Match {
    spokenNames(words).map(matchJust).first { $0 != .none } ?? .none
  }

  private func matchJust(_ words: String) -> Match {
    guard !words.isEmpty else { return .none }
    let exact = names.count { $0 == words }
    if exact > 0 { return exact == 1 ? .one : .several }
    let parts = names.count { $0.hasPrefix(words) || $0.contains(" " + words) }
    return parts == 0 ? .none : parts == 1 ? .one : .several
  }
}
