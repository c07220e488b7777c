internal import Session

/// Those who are told by what they are to whoever types, and by their names.
extension FirstParty {
  func kinWord(_ index: Int) -> (isChild: Bool, count: Int)? {
    guard let word = context.token(index)?.folded else { return nil }
    if PartyWords.relatives.contains(word) || Lexicon.companions.contains(word) {
      return (PartyWords.offspring.contains(word), 1)
    }
    if PartyWords.pairs.contains(word) { return (word == "twins", 2) }
    return nil
  }

  /// `my sister Noor`, `his sister`, `wife`, `the twins`.
  func kin(at start: Int, _ told: inout Told, isFirst: Bool) -> Int? {
    var index = start
    let isOwned =
      PartyWords.owning.contains(tokens[start].folded) || !isFirst && tokens[start].says("a")
    if isOwned { index += 1 }
    while let word = context.token(index), PartyWords.describing.contains(word.folded) {
      index += 1
    }
    guard let (isChild, count) = kinWord(index),
      // `my sister-in-law's`, `my daughter's school`
      !(context.token(index)?.spoken.hasSuffix("'s") ?? false),
      context.token(index + 1)?.says("'s") != true,
      !(context.token(index + 1)?.says("-") ?? false),
      // `my friend Tom's tent`
      !(context.token(index + 1)?.spoken.hasSuffix("'s") ?? false),
      isOwned || !isFirst || joint(at: index + 1) != nil
    else { return nil }
    told.hasKin = true
    var end = index + 1
    if count == 1, isName(end, besidesPlaces: true), tokens[end].isCapitalised {
      told.party.named.append(
        Companion(name: tokens[end].text, kind: isChild ? .child : .adult))
      end += 1
    } else if isChild {
      told.party.children += count
    } else {
      told.party.adults += count
    }
    return afterAges(end)
  }

  /// `(5 and 8 years)`, behind children.
  func afterAges(_ start: Int) -> Int {
    guard context.matches(["("], at: start),
      let close = tokens[start...].firstIndex(where: { $0.says(")") }),
      tokens[start..<close].contains(where: { $0.kind == .number })
    else { return start }
    return close + 1
  }

  /// A word that nothing else is.
  func isName(_ index: Int, besidesPlaces: Bool = false) -> Bool {
    guard let token = context.token(index), token.kind == .word, !taken.contains(index),
      besidesPlaces || !places.contains(index),
      !token.spoken.hasSuffix("'s"), token.dateWords?.isEmpty != false,
      CommonWords.kind(of: token.folded).isEmpty || token.isCapitalised
    else { return false }
    return !lattice.isKnown(index) && token.text.utf8.count > 1
      || token.isCapitalised && index > 0 && !lattice.classes(at: index).meets(.orders)
        && CommonWords.kind(of: token.folded).isEmpty
  }
}
