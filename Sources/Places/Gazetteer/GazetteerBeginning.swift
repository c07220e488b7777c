internal import SQLite
internal import Session

extension GazetteerFile {
  /// The places one of whose names begins so, best first: a whole name, names, names listed as its
  /// own, then the others.
  func places(beginning text: String, limit: Int) throws(SQLiteFailure) -> [SpelledPlace] {
    let key = compact(folded(text))
    guard !key.isEmpty, key.utf8.count <= GazetteerSearch.longestText, limit > 0 else { return [] }
    var found = try completions(of: key, limit: limit)
    for spelled in try places(spelled: key, limit: 16)
    where spelled.kind != .code && spelled.kind != .short {
      guard let whole = try completed(spelled, isWhole: true) else { continue }
      found.removeAll { $0.spelled.place == spelled.place && $0.score <= whole.score }
      if !found.contains(where: { $0.spelled.place == spelled.place }) { found.append(whole) }
    }
    return found.sorted { $0.isBefore($1) }.prefix(limit).map(\.spelled)
  }

  private func completions(of key: String, limit: Int) throws(SQLiteFailure) -> [CompletedPlace] {
    if limit <= GazetteerSchema.placesOfStart {
      let crowd = try places(startingCrowded: key)
      if !crowd.isEmpty { return Array(crowd.prefix(limit)) }
    }
    return try best(of: try places(starting: key), limit: limit)
  }

  /// Row ids go by rank: so among the names of one class the best are the first by row id.
  private func best(
    of all: [SpelledPlace], limit: Int
  ) throws(SQLiteFailure)
    -> [CompletedPlace]
  {
    var found: [Int: CompletedPlace] = [:]
    for kind in [NameClass.name, .ownAlias, .alias] {
      let places = Set(all.lazy.filter { $0.kind == kind }.map(\.place))
      for place in places.sorted().prefix(limit) {
        let completed = try completed(SpelledPlace(place: place, kind: kind), isWhole: false)
        if let completed, found[place] == nil { found[place] = completed }
      }
    }
    return Array(found.values)
  }

  private func completed(
    _ spelled: SpelledPlace, isWhole: Bool
  ) throws(SQLiteFailure)
    -> CompletedPlace?
  {
    try candidate(spelled.place).map {
      CompletedPlace(
        spelled: spelled,
        score: $0.rank + MatchScore.completion(spelled.kind, isWhole: isWhole))
    }
  }
}
