internal import SQLite
internal import Session

extension GazetteerFile {
  /// What is looked for: the text without a leading article, where nothing bears all of it and
  /// something bears the rest.
  func withoutArticle(_ text: String) throws(SQLiteFailure) -> String {
    guard let rest = LeadingArticle.leftOut(of: text),
      try !knows(key: compact(folded(text))), try knows(key: compact(rest))
    else { return text }
    return rest
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
