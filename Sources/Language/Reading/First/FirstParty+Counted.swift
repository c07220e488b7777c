internal import Session

/// Those who are counted: `fourteen of us`, `party of four`, `2 adults`.
extension FirstParty {
  /// `fourteen of us`, `party of four`, `2 adults`, `nine ladies`, `we are 6`.
  func counted(at start: Int, _ told: inout Told) -> Int? {
    if let end = context.end(ofOneOf: PartyWords.pairOfUs, at: start) {
      told.isWhole = true
      told.party.adults += 2
      return end
    }
    if let noun = nouned(start), noun.isChild, case let end = afterAges(noun.end), end > noun.end {
      told.hasKin = true
      told.party.children += tokens[noun.end..<end].count { $0.kind == .number }
      return end
    }
    if let end = context.end(ofOneOf: PartyWords.groups, at: start),
      let (count, last) = number(at: end), (1...Trip.peopleAtMost).contains(count),
      !(start..<last).contains(where: taken.contains)
    {
      let noun = nouned(last)
      // `there are 4 museums`
      guard noun != nil || context.countsNothing(at: last) else { return nil }
      told.isWhole = true
      // Who is counted by such a word alone may be all of them: `we are 5 boys`.
      if let noun, noun.isChild, countsOn(noun.end) {
        told.party.children += count
      } else {
        told.party.adults += count
      }
      return noun?.end ?? last
    }
    if let end = context.end(ofOneOf: PartyWords.noChildren, at: start) { return end }
    let from = ["the", "all", "my", "our", "us"].contains(tokens[start].folded) ? start + 1 : start
    if told.party.count > 0, ["a", "an"].contains(tokens[start].folded),
      let end = (start + 1..<start + 6).first(where: {
        PartyWords.persons.contains(context.token($0)?.folded ?? "")
      })
    {
      told.party.adults += 1
      return end + 1
    }
    guard let (count, end) = number(at: from), (1...Trip.peopleAtMost).contains(count),
      !(from..<end).contains(where: taken.contains)
    else { return nil }
    if context.matches(["of", "us"], at: end) || context.matches(["of", "you"], at: end) {
      told.isWhole = true
      told.party.adults += count
      return end + 2
    }
    guard let noun = nouned(end) else { return nil }
    let isOfPairs = tokens[noun.end - 1].says("couples")
    let named = isOfPairs ? nil : names(of: count, at: noun.end)
    if let named {
      told.party.named += named.names.map {
        Companion(name: $0, kind: noun.isChild ? .child : .adult)
      }
    } else if noun.isChild {
      told.party.children += count
    } else {
      told.party.adults += count
    }
    let isOwned = ["my", "our"].contains(tokens[start].folded)
    if !noun.isFriend, !isOwned { told.isWhole = true }
    if isOwned || noun.isFriend,
      isOwned || ["with", "w", "/", "and", "&", "+"].contains(context.token(start - 1)?.folded)
    {
      told.hasKin = true
    } else if noun.isFriend {
      told.isWhole = true
    }
    return named?.end ?? afterAges(noun.end)
  }

  /// `two friends, Rita and Paula`, `my two grandchildren (Emily and Oscar)`: as many names as are
  /// counted, and not all of them towns.
  private func names(of count: Int, at start: Int) -> (names: [String], end: Int)? {
    let isOpened = context.matches(["("], at: start)
    var index = isOpened || [",", ":"].contains(context.token(start)?.folded) ? start + 1 : start
    let first = index
    var said: [String] = []
    while said.count < count {
      if !said.isEmpty {
        guard let next = joint(at: index) else { return nil }
        index = next
      }
      guard isName(index, besidesPlaces: true), tokens[index].isCapitalised else { return nil }
      said.append(tokens[index].text)
      index += 1
    }
    // `two friends, Rome, Florence and Naples`
    let goesOn = joint(at: index).map {
      isName($0, besidesPlaces: true) && tokens[$0].isCapitalised
    }
    guard goesOn != true,
      !(first..<index).filter({ tokens[$0].isCapitalised }).allSatisfy(places.contains)
    else { return nil }
    guard isOpened else { return (said, index) }
    return context.matches([")"], at: index) ? (said, index + 1) : nil
  }

  /// Whether others are counted behind: `21 pupils and two teachers`.
  private func countsOn(_ index: Int) -> Bool {
    PartyWords.joints.contains(context.token(index)?.folded ?? "") && number(at: index + 1) != nil
  }

  func number(at index: Int) -> (Int, end: Int)? {
    guard let token = context.token(index), !["a", "an"].contains(token.folded) else { return nil }
    return context.count(at: index, chart)
  }

  /// A noun for people, perhaps behind a word that tells what they are like.
  func nouned(_ start: Int) -> (end: Int, isChild: Bool, isFriend: Bool)? {
    for index in start..<start + 4 {
      guard let word = context.token(index)?.folded else { return nil }
      if Lexicon.children.contains(word) || PartyWords.youths.contains(word) {
        return (index + 1, true, false)
      }
      if PartyWords.friends.contains(word) { return (index + 1, false, true) }
      if PartyWords.persons.contains(word) || Lexicon.adults.contains(word) && word != "more" {
        return (index + 1, false, false)
      }
      guard PartyWords.describing.contains(word) || word == "-" else { return nil }
    }
    return nil
  }
}
