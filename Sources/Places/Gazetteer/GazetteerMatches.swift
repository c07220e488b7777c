internal import SQLite
internal import Session

extension GazetteerFile {
  func matches(_ found: [SpelledPlace]) throws(SQLiteFailure) -> [GazetteerMatch] {
    var matches: [GazetteerMatch] = []
    for spelled in found {
      if let match = try match(spelled.place, isOwnName: spelled.kind.isOwn) {
        matches.append(match)
      }
    }
    return matches
  }

  /// Every place of exactly this name.
  ///
  /// Where none is spelled with these blanks, those count that
  /// differ in blanks only.
  func matches(named name: String) throws(SQLiteFailure) -> [GazetteerMatch] {
    let plain = folded(name)
    let found = best(
      try places(spelled: compact(plain), limit: 400).filter { $0.kind != .short })
    guard !found.isEmpty else { return [] }
    var exact: [SpelledPlace] = []
    for spelled in found where try isSpelled(plain, spelled) { exact.append(spelled) }
    return try matches(Array((exact.isEmpty ? found : exact).prefix(200)))
  }

  /// The countries, divisions and areas of exactly this name or code, of which these bear the name.
  func areas(
    called name: String, borneBy bearers: [GazetteerMatch]
  ) throws(SQLiteFailure) -> [PlaceExtent] {
    let plain = folded(name)
    guard !plain.isEmpty else { return [] }
    let known = try scope(named: compact(plain)).extents
    return known + bearers.compactMap(\.extent).filter { !known.contains($0) }
  }

  /// Each place once, as its own name where it is that too.
  private func best(_ found: [SpelledPlace]) -> [SpelledPlace] {
    var all: [SpelledPlace] = []
    for spelled in found {
      if let last = all.last, last.place == spelled.place {
        if spelled.kind.isOwn { all[all.count - 1] = spelled }
      } else {
        all.append(spelled)
      }
    }
    return all
  }

  /// Whether a found place has the name with these blanks.
  ///
  /// Its names are kept in their plain
  /// spelling: found by another one (`st` for `saint`), it counts.
  private func isSpelled(_ plain: String, _ spelled: SpelledPlace) throws(SQLiteFailure) -> Bool {
    guard spelled.kind != .code, let candidate = try candidate(spelled.place) else { return true }
    let key = compact(plain)
    let alike = candidate.names.filter { $0.isWritten(key) }
    return alike.isEmpty || alike.contains { $0.isSpelled(plain) }
  }
}
