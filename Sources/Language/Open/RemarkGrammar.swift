/// What is said beside the matter: whose sentence it is, and whether it orders anything.
struct RemarkGrammar {
  let lattice: WordLattice

  init(_ lattice: WordLattice) { self.lattice = lattice }

  /// Whether words are a sentence of their own, not things in a row: `they'll be starving`, `the
  /// hostel won't have it`, `picked up my ticket`.
  func isSentence(_ range: Range<Int>, maybeDenied: Bool = false) -> Bool {
    let words = range.filter { lattice.tokens[$0].kind != .sign && !isTalk($0) }
    guard let first = words.first, words.count > 1,
      !words.contains(where: { index in
        let word = lattice.tokens[index].spoken
        // `nobody wants that`
        return Lexicon.reporting.contains(word)
          && !(Lexicon.wishing.contains(word)
            && Lexicon.nobody.contains(lattice.tokens[first].folded))
      })
    else { return false }
    // `ref R7741` is a fact.
    let tellsCode = words.contains { index in
      let text = lattice.tokens[index].text
      return lattice.classes(at: index).has(.code)
        || text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
    }
    guard !tellsCode else { return false }
    let denies = words.contains { lattice.classes(at: $0).has(.not) }
    if denies {
      // `he doesn't want that`
      let isRefusal =
        words.contains { ["want", "wants", "like"].contains(lattice.tokens[$0].folded) }
        && words.last.map { Lexicon.resumptive.contains(lattice.tokens[$0].spoken) } == true
      return !isRefusal && maybeDenied && isSubject(first)
        && words.dropFirst().dropLast().contains(where: isVerb)
        && !range.contains { Lexicon.agreeing.contains(lattice.tokens[$0].folded) }
        && !(Lexicon.speakers.contains(lattice.tokens[first].spoken)
          && words.contains {
            Lexicon.ownDoings.contains(lattice.tokens[$0].folded)
              || ["shouldn't", "wouldn't"].contains(lattice.tokens[$0].spoken)
          })
    }
    return words.contains { index in
      let word = lattice.tokens[index].spoken
      return lattice.classes(at: index).has(.be) || Lexicon.firstPersons.contains(word)
        || Lexicon.others.contains(word) || Lexicon.subjectsOfRemarks.contains(word)
        || Lexicon.companions.contains(word)
        || ["'s", "'re", "'ll", "'ve"].contains { word.hasSuffix($0) }
    } || isSubject(first) && words.dropFirst().contains(where: isVerb) || tellsDoing(first)
  }

  /// Whether a word says who or what a sentence is about.
  private func isSubject(_ index: Int) -> Bool {
    let word = lattice.tokens[index].spoken
    // `the kids love it`
    if index + 1 < lattice.tokens.count, ["the", "my", "our"].contains(word) {
      let kin = lattice.tokens[index + 1].folded
      if Lexicon.children.contains(kin) || Lexicon.companions.contains(kin) { return true }
    }
    // `emma hates museums`: who is not known feels something.
    if index + 1 < lattice.tokens.count, !lattice.isKnown(index),
      Lexicon.feelings.contains(lattice.tokens[index + 1].folded)
    {
      return true
    }
    return Lexicon.subjects.contains(word) || Lexicon.firstPersons.contains(word)
      || Lexicon.others.contains(word) || Lexicon.subjectsOfRemarks.contains(word)
      || Lexicon.owners.contains(word)
      || ["'s", "'re", "'ll", "'ve"].contains { word.hasSuffix($0) }
  }

  /// Whether a word is a verb that tells: `is`, `won't`, `has`, `wants`, `packed`.
  func isVerb(_ index: Int) -> Bool {
    let classes = lattice.classes(at: index)
    let word = lattice.tokens[index].spoken
    return classes.meets(ClassSet([.be, .past])) || classes.has(.not) && word.hasSuffix("t")
      || Lexicon.tellingVerbs.contains(word) || Lexicon.feelings.contains(word)
      || Lexicon.shared.isPast(word)
      || Lexicon.modals.contains(word)
  }

  /// `eating at the flat`, `picked up my ticket`.
  private func tellsDoing(_ index: Int) -> Bool {
    let word = lattice.tokens[index].folded
    return !lattice.classes(at: index).meets(.orders)
      && (word.hasSuffix("ing") && word.utf8.count > 5 && !lattice.isKnown(index)
        || Lexicon.shared.isPast(word))
  }

  private func isTalk(_ index: Int) -> Bool {
    let edges = lattice.edges[index]
    return !edges.isEmpty
      && edges.allSatisfy { $0.classes.subtracting(ClassSet([.talk, .joining])).isEmpty }
  }

  /// Whether a word of a remark says what is to be done: at its beginning, or of those who speak; what
  /// others do, or what is told as done, is no order.
  func orders(_ index: Int, in range: Range<Int>) -> Bool {
    guard
      lattice.edges[index].contains(where: {
        $0.classes.meets(.orders.union(ClassSet(.want))) && !$0.classes.meets(.operators)
      }), !lattice.isReported(index)
    else { return false }
    var start = range.lowerBound
    for at in range where at < index && (lattice.tokens[at].kind == .sign || isJoining(at)) {
      start = at + 1
    }
    while start < index, isTalk(start) { start += 1 }
    guard start < index else { return true }
    let clause = start..<index
    let isOfOthers =
      isSubject(start) && !Lexicon.speakers.contains(lattice.tokens[start].spoken)
      || lattice.tokens[index].folded.hasSuffix("ing")
        && clause.contains { lattice.classes(at: $0).has(.be) }
    return !isOfOthers
      || clause.contains { Lexicon.reporting.contains(lattice.tokens[$0].spoken) }
  }

  private func isJoining(_ index: Int) -> Bool {
    lattice.classes(at: index).has(.joining)
      || Lexicon.concluding.contains(lattice.tokens[index].folded)
  }

  /// `…, the good ones are gone by then otherwise`: no condition is set.
  func endsWithOtherwise(_ index: Int, in whole: Range<Int>) -> Bool {
    guard lattice.tokens[index].says("otherwise") else { return false }
    return (index + 1..<whole.upperBound).allSatisfy { lattice.tokens[$0].kind == .sign }
  }

  /// Whether something is told to be as one does not want it, hours and days with it: `8 is too late`,
  /// `it is closed on mondays`.
  func complains(_ range: Range<Int>) -> Bool {
    isSentence(range, maybeDenied: true)
      && !range.dropFirst().dropLast().contains { lattice.tokens[$0].kind == .sign }
      && range.contains { Lexicon.complaints.contains(lattice.tokens[$0].folded) }
  }
}
