internal import Session

extension WordLattice {
  /// `lunch could be at the tower`, `the trip could go to Rome` and `we could go to Rome` leave it open;
  /// `it would be nice if we could` asks for it.
  mutating func tellMusing(_ index: Int) {
    guard index > 0, index + 1 < tokens.count, tokens[index].says("could"),
      tokens[index + 1].says("be") || edges[index - 1].contains(where: { $0.classes.has(.trip) })
        || ["we", "i"].contains(tokens[index - 1].folded)
          && (index == 1 || tokens[index - 2].kind == .sign)
    else { return }
    for number in edges[index].indices where edges[index][number].end == index + 1 {
      edges[index][number].classes = ClassSet(.tentative)
    }
  }

  /// Whether entries that are nothing but talk fill a range: `could you please`.
  func isTalk(_ range: Range<Int>) -> Bool {
    guard let index = range.first else { return true }
    if index > 0, tokens[index].says(","), isTalk(index + 1..<range.upperBound) { return true }
    return edges[index].contains { edge in
      edge.end <= range.upperBound && edge.classes.has(.talk)
        && edge.classes.subtracting(ClassSet([.talk, .function])).isEmpty
        && isTalk(edge.end..<range.upperBound)
    }
  }

  /// The token behind single words at the beginning that are nothing but talk: `hey, …`, `ok so …`.
  ///
  /// With a question mark at the end they may tell that something is requested.
  var behindTalk: Int {
    guard tokens.last?.says("?") == false else { return 0 }
    var index = 0
    while index < tokens.count - 1 {
      let isTalk =
        !edges[index].isEmpty
        && edges[index].allSatisfy {
          $0.end == index + 1 && $0.classes.has(.talk)
            && $0.classes.subtracting(ClassSet([.talk, .function])).isEmpty
        }
      guard isTalk || index > 0 && tokens[index].says(",") else { break }
      index += 1
    }
    return index
  }
}

extension [Token] {
  /// What a word can be where it stands.
  func classes(at index: Int, _ lexicon: Lexicon) -> ClassSet {
    let token = self[index]
    let spoken = lexicon.classes(of: token.spoken)
    let classes = spoken.isEmpty ? lexicon.classes(of: token.folded) : spoken
    // The `ji` of `kinkaku-ji`.
    if token.isGlued, index > 0, self[index - 1].says("-") {
      return classes.subtracting(ClassSet([.talk, .preposition]))
    }
    if callings.contains(token.folded), beginsThing(at: index + 1, lexicon) {
      return classes.subtracting(ClassSet(.talk))
    }
    // `strike on 3 june` takes nothing away.
    if token.says("strike"), lackObject(at: index + 1) { return classes.subtracting(.acts) }
    return classes
  }

  /// `team dinner`, `ladies night`, `honey tasting`: who would be called is part of a name.
  private func beginsThing(at index: Int, _ lexicon: Lexicon) -> Bool {
    guard index < count, self[index].kind == .word, !self[index].mayBeWeekday,
      !self[index].text.contains(where: { $0 == "'" || $0 == "\u{2019}" })
    else { return false }
    let word = self[index].folded
    return lexicon.classes(of: word).isEmpty || word == "night" || PlainActivities.begin(word)
  }

  /// Whether nothing stands at a place that something could be done to: `strike on 3 june`.
  func lackObject(at index: Int) -> Bool {
    index >= count || self[index].kind == .sign
      || ["on", "in", "at", "from", "by", "until", "and"].contains(self[index].folded)
  }
}

/// Words with which people are called, and that names begin with as well.
private let callings: Set = [
  "team", "class", "ladies", "gentlemen", "gents", "guys", "lads", "lasses", "chaps", "friends",
  "folks", "honey", "love", "dude", "dudes",
]
