extension WordLattice {
  /// `picnic in the park`, `drinks at Base`: where something is, and not what is done.
  mutating func tellPlaceNoun(_ index: Int) {
    guard index > 1, placeNouns.contains(tokens[index].folded) else { return }
    let isNamed = tokens[index].text.first?.isUppercase == true
    let before = SpokenRepairs.articles.contains(tokens[index - 1].folded) ? index - 2 : index - 1
    guard before > 0, isNamed || before == index - 2, wheres.contains(tokens[before].folded) else {
      return
    }
    edges[index].removeAll { $0.end == index + 1 }
  }
}

/// Verbs that are places as well.
private let placeNouns: Set = ["park", "base", "store"]
private let wheres: Set = ["in", "at", "to", "by", "near", "from", "through", "around", "into"]
