internal import Session

/// Which kinds of places a search is about.
enum KindFilter: Hashable {
  case any
  /// Kinds, categories and tags by their name in the index; one of them has to fit. Empty: none is
  /// known by the word that was given.
  case only([String])

  /// The filter a word stands for: a kind, a category of sights, their plurals and common words.
  init(_ word: String?) {
    self = word.map { .only(KindWords.kinds(meantBy: folded($0))) } ?? .any
  }

  /// Whether what is asked for is a drive away: day trips.
  var isAway: Bool {
    if case .only(let kinds) = self { KindWords.areAway(kinds) } else { false }
  }
}
