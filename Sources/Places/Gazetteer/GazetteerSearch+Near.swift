internal import SQLite
internal import Session

extension GazetteerSearch {
  /// Reads the tail, or the head, as a place of any kind, and looks for what bears the rest as its
  /// name around it: `ronda malaga`, `wellington somerset`.
  mutating func collectNearby(_ words: [Substring]) throws(SQLiteFailure) {
    guard (2...GazetteerSearch.mostWords).contains(words.count) else { return }
    for cut in 1..<words.count {
      let (head, tail) = (words[..<cut].joined(), words[cut...].joined())
      try collect(head, around: tail, adding: MatchScore.nearby)
      try collect(tail, around: head, adding: MatchScore.nearby + MatchScore.scopeFirst)
    }
  }

  private mutating func collect(
    _ name: String, around other: String, adding: Int
  ) throws(SQLiteFailure) {
    let bearers = try file.places(spelled: name, limit: 100)
    guard !bearers.isEmpty else { return }
    let centres = try file.places(spelled: other, limit: 4)
    for centre in centres {
      guard let middle = try file.candidate(centre.place) else { continue }
      // Row ids go by rank: the better known of the two says where the other is, but no sight where
      // a town is (`taj mahal agra`).
      for spelled in bearers where spelled.place > centre.place {
        guard let candidate = try file.candidate(spelled.place),
          !(middle.isSpot && candidate.kind == .city),
          candidate.position.kilometres(to: middle.position) <= MatchScore.nearbyKilometres
        else { continue }
        try keep(spelled, as: name, in: nil, adding: adding)
      }
    }
  }
}
