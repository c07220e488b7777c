internal import SQLite
internal import Session

extension GazetteerFile {
  /// What is looked for: the text without a leading article, where nothing bears all of it and
  /// something bears the rest; what few will mean only where nothing begins with all of it
  /// (`los ang`).
  func withoutArticle(_ text: String) throws(SQLiteFailure) -> String {
    guard let rest = LeadingArticle.leftOut(of: text) else { return text }
    let whole = compact(folded(text))
    let bearer = try places(spelled: compact(rest), limit: 8).first { $0.kind != .code }
    guard let bearer, try !knows(key: whole), let candidate = try candidate(bearer.place) else {
      return text
    }
    if candidate.rank >= MatchScore.notable { return rest }
    return try keys(beginning: whole, limit: 1).isEmpty ? rest : text
  }

  /// The islands, lakes, mountains or castles of a name that has the word for one beside it, the
  /// best known first and towns last; a castle is found by the name of its town too.
  func matches(readingSortIn text: String) throws(SQLiteFailure) -> [GazetteerMatch] {
    let plain = folded(text, apostrophes: .split)
    guard let (sort, rest) = SortWords.reading(GazetteerSearch.words(of: plain)) else { return [] }
    let name = rest.joined()
    var keys = sort.keys(of: name)
    for spelled in try places(spelled: name, limit: 1) {
      guard let own = try candidate(spelled.place)?.names.first else { continue }
      keys += sort.keys(of: own.key).dropFirst()
    }
    var found: [Int] = []
    for key in keys {
      for spelled in try places(spelled: key, limit: 60) where !found.contains(spelled.place) {
        found.append(spelled.place)
      }
    }
    var matches: [GazetteerMatch] = []
    for place in found {
      if let match = try match(place, isOwnName: true), sort.holds(match) { matches.append(match) }
    }
    return matches.sorted {
      ($0.kind == .city ? 0 : 1, $0.rank) > ($1.kind == .city ? 0 : 1, $1.rank)
    }
  }
}
