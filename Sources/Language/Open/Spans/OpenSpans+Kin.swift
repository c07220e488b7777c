internal import Session

/// Whoever speaks, and those whom words for the family tell.
extension OpenSpans {
  /// `me (Wouter)`, `and me, Harold,`: whoever speaks, perhaps with a name.
  func speaker(_ start: Int, _ party: inout Party) -> Int {
    let isInside = context.matches(["("], at: start) && context.matches([")"], at: start + 2)
    let isBeside =
      context.matches(["and"], at: start - 2) && context.matches([","], at: start)
      && (context.token(start + 2).map { $0.says(",") || $0.says("with") } ?? true)
    // `me Paweł, my wife Magda`
    if start < context.tokens.count, isCapitalised(start), isFirstName(start), endsMember(start + 1)
    {
      party.named.append(.speaker(context.tokens[start].text))
      return start + 1
    }
    // `…, and, of course, myself, Margaret.`
    let isLast =
      context.matches(["myself"], at: start - 1) && context.matches([","], at: start)
      && context.tokens[min(start + 2, context.tokens.count)...].allSatisfy { $0.kind == .sign }
    guard isInside || isBeside || isLast, let name = context.token(start + 1),
      isInside
        ? name.kind == .word && (isCapitalised(start + 1) || !lattice.isKnown(start + 1))
        : isFirstName(start + 1)
    else {
      party.named.append(Companion(name: "me"))
      return start
    }
    party.named.append(.speaker(name.text))
    return isInside ? start + 3 : start + 2
  }

  /// `my husband Tom`, `my son`, `the kids Zoe (7) and Max (4)`.
  func kin(at index: Int, _ party: inout Party) -> Int? {
    guard ["my", "our", "the"].contains(context.tokens[index].folded),
      let word = context.token(index + 1)
    else { return nil }
    let isChild = Lexicon.children.contains(word.folded) || offspring.contains(word.folded)
    guard isChild || Lexicon.companions.contains(word.folded) else { return nil }
    if let end = named(at: index + 2, isChild: isChild, &party) {
      guard word.folded.hasSuffix("s"), isChild,
        let other = joint(at: end).flatMap({ named(at: $0, isChild: true, &party) })
      else { return end }
      return other
    }
    // `my kids`: nobody knows how many.
    guard !word.folded.hasSuffix("s") || word.folded == "boss" else { return nil }
    if isChild { party.children += 1 } else { party.adults += 1 }
    return index + 2
  }

  /// `kids Zosia and Antek`, `the two little ones, Ellie and Jack`.
  func little(at index: Int, _ party: inout Party) -> Int? {
    var start = index
    while context.token(start).map({ ["the", "our", "my", "two", "three"].contains($0.folded) })
      == true
    { start += 1 }
    let isPlain = context.token(start).map {
      Lexicon.children.contains($0.folded) && $0.folded.hasSuffix("s")
    }
    if isPlain == true {
      start += 1
    } else if context.matches(["little", "ones"], at: start) {
      start += 2
    } else {
      return nil
    }
    while context.token(start).map({ [",", ":", "are"].contains($0.folded) }) == true { start += 1 }
    guard var end = named(at: start, isChild: true, &party) else { return nil }
    while let other = joint(at: end).flatMap({ named(at: $0, isChild: true, &party) }) {
      end = other
    }
    return end
  }
}

private let offspring: Set = [
  "son", "daughter", "niece", "nephew", "sons", "daughters", "grandson", "granddaughter", "boys",
  "girls",
]
