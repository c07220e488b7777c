internal import SQLite
internal import Session

extension GazetteerFile {
  /// The places one of whose names begins so, best first.
  func places(beginning text: String, limit: Int) throws(SQLiteFailure) -> [SpelledPlace] {
    let key = compact(folded(text))
    guard !key.isEmpty, limit > 0 else { return [] }
    if limit <= CrowdedStarts.kept {
      let crowd = try places(startingCrowded: key)
      if !crowd.isEmpty { return Array(crowd.prefix(limit)) }
    }
    return try best(of: try places(starting: key), limit: limit)
  }

  /// Row ids go by rank, and a name counts only little more than another name: so the best are
  /// among the first by row id.
  private func best(
    of spelled: [SpelledPlace], limit: Int
  ) throws(SQLiteFailure)
    -> [SpelledPlace]
  {
    var kinds: [Int: NameClass] = [:]
    for found in spelled { kinds[found.place] = min(kinds[found.place] ?? found.kind, found.kind) }
    var scored: [(score: Int, found: SpelledPlace)] = []
    for place in kinds.keys.sorted().prefix(2 * limit + 16) {
      guard let kind = kinds[place], let candidate = try candidate(place) else { continue }
      let gain = MatchScore.beginning(isName: kind == .name)
      scored.append((candidate.rank + gain, SpelledPlace(place: place, kind: kind)))
    }
    scored.sort { ($1.score, $0.found.place) < ($0.score, $1.found.place) }
    return scored.prefix(limit).map(\.found)
  }
}
