internal import Session

/// Which kinds of place a search is about.
enum KindFilter: Hashable {
  case any
  /// Kinds and categories by their name in the index; one of them has to fit. Empty: none is known
  /// by the word that was given.
  case only([String])

  /// The filter a word stands for: a kind, a category of sights, their plurals and common words.
  init(_ word: String?) {
    guard let word else {
      self = .any
      return
    }
    self = .only(KindFilter.kinds(meantBy: folded(word)))
  }

  /// Whether what is asked for is a drive away: day trips.
  var isAway: Bool { self == .only([KindWords.dayTrip]) }

  /// The kinds and categories meant by a folded word or two; empty where it is none.
  static func kinds(meantBy words: String) -> [String] {
    if let known = KindWords.table[words] { return known }
    for singular in singulars(of: words) {
      if let known = KindWords.table[singular] { return known }
    }
    return []
  }

  private static func singulars(of words: String) -> [String] {
    guard words.hasSuffix("s") else { return [] }
    var all = [String(words.dropLast())]
    if words.hasSuffix("ies") { all.append(words.dropLast(3) + "y") }
    if words.hasSuffix("es") { all.append(String(words.dropLast(2))) }
    return all
  }
}
