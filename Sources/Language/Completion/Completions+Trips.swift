internal import Session

extension Completions {
  /// The trips that go on from what was typed: those whose names begin so, then those of which a word
  /// does, then those that have the letters in their order.
  func tripCandidates(_ typed: String, quickly: Bool) -> [Candidate] {
    let words = foldedWords(typed)
    var found = sources.trips(words, quickly ? 3 : Completions.mostTrips)
    if !quickly, !words.isEmpty, found.isEmpty {
      let all = sources.allTrips()
      found += all.lazy.filter { wordBegins(words, in: $0.folded) }
        .prefix(Completions.mostTrips).map(\.summary)
      if found.isEmpty { found = similar(words, of: all) }
    }
    return found.map { Candidate(spelledName($0.name), label: $0.name, $0.words) }
  }

  private func similar(_ words: String, of all: [NamedTrip]) -> [TripSummary] {
    guard words.utf8.count > 1 else { return [] }
    let found = all.compactMap { trip in
      letterGap(of: words, in: trip.folded).map { (gap: $0, trip.summary) }
    }
    return found.sorted { $0.gap < $1.gap }.prefix(Completions.mostSimilar).map(\.1)
  }

  /// So many names that only have the letters are offered.
  static let mostSimilar = 8
  private static let mostTrips = 40
}

extension TripSummary {
  fileprivate var words: String {
    let dates = start.map { first in first.iso + (end.map { "..\($0.iso)" } ?? "") }
    return [dates, counted(days, "day")].compactMap { $0 }.joined(separator: " · ")
  }
}
