internal import Session

/// Of which words a reason is made.
extension SpokenReasons {
  /// Whether a word is one that people use, or the name of somebody.
  func isKnown(_ token: Token) -> Bool {
    let word = token.folded
    return !Lexicon.shared.classes(of: token.spoken).isEmpty || !CommonWords.kind(of: word).isEmpty
      || Lexicon.subjects.contains(token.spoken) || Lexicon.firstPersons.contains(token.spoken)
      || Lexicon.others.contains(token.spoken) || Lexicon.subjectsOfRemarks.contains(token.spoken)
      || Lexicon.owners.contains(word) || Lexicon.tellingVerbs.contains(token.spoken)
      || Lexicon.companions.contains(word) || Lexicon.children.contains(word)
      || plainWords.contains(word) || Inflection.isPast(word) || word.hasSuffix("ing")
      || token.isCapitalised || Inflection.bases(of: word).contains(where: CommonWords.isListed)
  }

  /// Who or what a sentence is about: `we`, `it's`, `my boss`, `the queue`, `Ana`.
  func isSubject(_ index: Int) -> Bool {
    let token = tokens[index]
    let word = token.spoken
    return Lexicon.subjects.contains(word) || Lexicon.firstPersons.contains(word)
      || Lexicon.others.contains(word) || Lexicon.subjectsOfRemarks.contains(word)
      || Lexicon.beginningRemarks.contains(word)
      || ["the", "my", "our", "their", "his", "her", "that's"].contains(word)
      || token.kind == .word && token.isCapitalised && index > 0
        && lattice.edges[index].allSatisfy { !$0.classes.meets(.orders) }
  }

  func hasVerb(_ range: Range<Int>) -> Bool {
    let grammar = RemarkGrammar(lattice)
    return range.contains { index in
      let word = tokens[index].spoken
      return ["'s", "'re", "'ll", "'ve", "'m", "'d"].contains { word.hasSuffix($0) }
        || index > range.lowerBound
          && (grammar.isVerb(index) || word.hasSuffix("s") || mayOnlyBeVerb(index, in: range))
    }
  }

  /// `my feet hurt`, `we buy it there`: a common verb, which names a thing only where nobody does it.
  private func mayOnlyBeVerb(_ index: Int, in range: Range<Int>) -> Bool {
    let word = tokens[index].folded
    guard tokens[index].kind == .word, !tokens[index - 1].says("to"),
      Inflection.bases(of: word).contains(where: CommonWords.isVerb)
    else { return false }
    let isDoing =
      index == range.lowerBound + 1
      && (Lexicon.subjects.contains(tokens[range.lowerBound].spoken)
        || Lexicon.subjectsOfRemarks.contains(tokens[range.lowerBound].spoken))
    // `we sleep in Braga` tells more than a reason.
    guard
      !range.dropFirst().contains(where: { index in
        tokens[index].isCapitalised && tokens[index].text != "I" || isOfDate(tokens[index])
      })
    else { return false }
    return isDoing || CommonWords.kind(of: word).isEmpty && !word.hasSuffix("ing")
  }
}

private let plainWords: Set = [
  "and", "a", "an", "to", "of", "in", "at", "on", "so", "such", "too", "very", "really", "pretty",
  "quite", "with", "for", "from", "by", "back", "up", "down", "out", "us", "me", "him", "her",
  "them", "you", "more", "less", "then", "there", "here", "again", "still", "already", "much",
  "many", "any", "who", "what", "when", "where", "how", "than", "like", "about", "into", "off",
  "better", "nicer", "went", "gone", "said", "told", "get", "go", "come", "make", "take", "will",
]
