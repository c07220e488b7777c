internal import Session

/// Words of a line for which a meaning has no reason.
extension OpenClauses {
  /// Whether a meaning is certain though it leaves words out: they stand by themselves, parted by signs
  /// from all that it is told with (`…, everyone's here`, `(online price)`), and no fact of the line is
  /// among them: no number, day, hour, amount, stop or place, and no word by which the language turns
  /// or means something.
  func isCertain(_ parse: Parse) -> Bool {
    guard parse.hasAct || parse.hasNoun, parse.blocking.isEmpty, !parse.isOffered,
      !parse.isTentative, let first = parse.unexplained.first,
      !parse.signature.traits.contains(.guess), !parse.signature.traits.contains(.bare),
      !parse.writesDown, mayBeMeant(parse), !tellsOfOthers(parse, first)
    else { return false }
    // `the Okafor honeymoon`: what a trip may be called is no word to leave out.
    if parse.signature.verb == .newTrip,
      parse.unexplained.contains(where: { $0 > parse.range.lowerBound && spans.isCapitalised($0) })
    {
      return false
    }
    // `training's done, tick it off`: what is left out may be what is meant.
    guard !parse.speaksOfMentioned, parse.signature.scene != .stopMentioned else { return false }
    let left = Set(parse.unexplained)
    guard parse.unexplained.allSatisfy({ isBeside($0, parse) }) else { return false }
    let names = parse.looseNames.filter { !isNameOfStop($0) } + parse.titles
    return parse.unexplained.allSatisfy(isNoFact)
      && !names.contains { left.contains($0.lowerBound - 1) || left.contains($0.upperBound) }
  }

  /// Whether a number, an amount, a date or an order that was said would be lost.
  ///
  /// What was spoken of before is not meant where something else is named.
  func leavesFact(_ parse: Parse) -> Bool {
    if parse.signature.scene == .stopMentioned, parse.unexplained.contains(where: saysNothing) {
      return true
    }
    return parse.unexplained.contains { index in
      lattice.tokens[index].kind == .number
        || lattice.tokens[index].dateWords?.isEmpty == false
        || lattice.classes(at: index).meets(.orders)
        || !spans.spans(.amount, at: index, before: whole.upperBound).isEmpty
    }
  }

  /// Whether nothing of a meaning stands between the signs around a word.
  private func isBeside(_ index: Int, _ parse: Parse) -> Bool {
    func isSign(_ index: Int) -> Bool {
      lattice.tokens[index].kind == .sign
        && [",", ".", "!", "?", ";", "(", ")", "–", "—"].contains(lattice.tokens[index].folded)
    }
    let start = (parse.range.lowerBound..<index).last(where: isSign).map { $0 + 1 }
    let end = (index..<parse.range.upperBound).first(where: isSign)
    guard start != nil || end != nil else { return false }
    let part = (start ?? parse.range.lowerBound)..<(end ?? parse.range.upperBound)
    return !parse.spans.values.contains { $0.overlaps(part) }
      && !part.contains { lattice.classes(at: $0).meets(.orders) }
  }

  /// `my cousin will make a samba class`: who is not known does it, if it is done at all.
  private func tellsOfOthers(_ parse: Parse, _ first: Int) -> Bool {
    let words = parse.range.map { lattice.tokens[$0].spoken }
    if words.contains(where: { Lexicon.others.contains($0) || Lexicon.pondering.contains($0) })
      || Lexicon.asking.contains(words[0]) || words[0].hasPrefix("who")
    {
      return true
    }
    let doing = ClassSet([.add, .go, .visit, .spend, .create, .want, .like, .move, .remove])
    guard
      let act = parse.range.first(where: { index in
        index > first && lattice.classes(at: index).meets(doing)
          && !lattice.classes(at: index).has(.be)
      }), lattice.tokens[first + 1..<act].allSatisfy({ $0.kind != .sign })
    else { return false }
    return !(parse.range.lowerBound..<act).contains {
      Lexicon.firstPersons.contains(lattice.tokens[$0].spoken)
    }
  }

  /// `tuesday arvo`: what stands behind a day or an hour may say it more exactly.
  private func isBehindDate(_ index: Int) -> Bool {
    guard index > whole.lowerBound else { return false }
    let before = lattice.tokens[index - 1]
    return before.dateWords?.isEmpty == false || before.kind == .number
  }

  /// Whether a word that is left out takes no fact with it.
  private func isNoFact(_ index: Int) -> Bool {
    let token = lattice.tokens[index]
    // `a day early`, `lunch`, which the trip does not have.
    guard token.kind == .word, !token.text.contains(where: \.isNumber),
      !lattice.classes(at: index).has(.code), !Directions.all.contains(token.folded),
      !["late", "last", "first"].contains(token.folded), !PlainActivities.begin(token.text),
      !lattice.goesOnWithQuoted(index),
      !isBehindDate(index), !Lexicon.companions.contains(token.folded),
      token.dateWords?.isEmpty != false,
      spans.context.ownerDate(at: index) == nil, !spans.isPreposition(index),
      index == 0 || !spans.isPreposition(index - 1),
      !lattice.edges[index].contains(where: {
        $0.classes.meets(.telling.union(.operators).union(.turningLeft))
      })
    else { return false }
    let types: [RoleType] = [
      .oneStop, .day, .time, .minutes, .days, .amount, .trip, .slot(.currency),
    ]
    return types.allSatisfy { spans.spans($0, at: index, before: whole.upperBound).isEmpty }
  }
}

extension ClassSet {
  /// What turns a meaning, though it is no operator.
  fileprivate static let turningLeft = ClassSet([
    .question, .repair, .tentative, .before, .after, .reason,
  ])
}

extension Parse {
  /// Whether words are written down as they stand, among which what is left out may belong.
  fileprivate var writesDown: Bool { signature.roles.contains { $0.type == .text } }
}
