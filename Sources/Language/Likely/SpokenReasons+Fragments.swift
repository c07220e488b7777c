internal import Session

/// What may stand behind a comma though it is no whole sentence.
extension SpokenReasons {
  /// What tells of an order why it is given: `…, we won't have the legs for it`, `…, way too cold in April`,
  /// `…, no time for it`.
  func mayFollowOrder(_ rest: Range<Int>) -> Bool {
    isDenial(rest) || takesAway(rest.lowerBound) && (isTooMuch(rest) || lacks(rest))
  }

  /// `drop the beach`, but `add a swim`, of which that it is too cold takes back.
  private func takesAway(_ end: Int) -> Bool {
    (0..<min(end, 3)).contains { index in
      lattice.edges[index].contains { $0.classes.meets(ClassSet([.remove, .clear])) }
    }
  }

  /// `too late for the kids`, `way too cold in April`: how it is, and when or for whom.
  private func isTooMuch(_ rest: Range<Int>) -> Bool {
    let words = wordsOnly(rest)
    guard let too = words.firstIndex(where: { tokens[$0].says("too") }),
      words[..<too].allSatisfy({ strengthening.contains(tokens[$0].folded) }),
      too + 1 < words.count,
      CommonWords.kind(of: tokens[words[too + 1]].folded).contains(.describing)
    else { return false }
    return isAbout(words[(too + 2)...])
  }

  /// `no time for it`, `no need`: what there is not, and for what.
  private func lacks(_ rest: Range<Int>) -> Bool {
    let words = wordsOnly(rest)
    guard words.count > 1, tokens[words[0]].says("no"),
      lacking.contains(tokens[words[1]].folded)
    else { return false }
    return isAbout(words[2...])
  }

  /// `in April`, `for it`, `for the two of us`: with whom or when, and nothing that turns it.
  private func isAbout(_ words: ArraySlice<Int>) -> Bool {
    guard let first = words.first, let last = words.last else { return true }
    guard words.count < 6, words.count > 1, about.contains(tokens[first].folded) else {
      return false
    }
    let rest = first + 1..<last + 1
    let isMonth = rest.count == 1 && Vocabulary.of(.english).lookedUp(tokens[last]).mayBeMonth
    let isOfIt = rest.count == 1 && Lexicon.resumptive.contains(tokens[last].spoken)
    return isMonth || isOfIt || isPlain(rest)
  }

  private func wordsOnly(_ range: Range<Int>) -> [Int] {
    range.filter { tokens[$0].kind != .sign && !tokens[$0].says("just") }
  }
}

private let strengthening: Set = ["way", "far", "much", "really", "simply", "a", "bit", "little"]
private let lacking: Set = ["time", "need", "energy", "strength", "point", "appetite", "desire"]
private let about: Set = ["in", "for", "with", "at"]
