internal import Session

/// Who travels, by name, wherever they stand in a line.
extension OpenSpans {
  /// `Helen, Martin and 2 kids`: at least two of them, of whom one has a name.
  func party(at index: Int) -> [RoleSpan] {
    var party = Party(named: [])
    guard var end = member(at: index, &party) else { return [] }
    // `with Leo and Mia`: whoever says so goes too.
    let goesWith =
      party.adults == 0
      && ["with", "w"].contains { context.matches([$0], at: index - 1) }
      || context.matches(["w", "/"], at: index - 2)
    let counted = party.adults
    // `2 adults with Leo (5)`
    if counted > 0, context.matches(["with"], at: end),
      let next = member(at: end + 1, &party)
    {
      end = next
    }
    while let next = (joint(at: end) ?? besideMe(end, party)).flatMap({ member(at: $0, &party) }) {
      end = next
    }
    // `two adults, Ben and Sarah`, `four persons, me Paweł, … and kids Zosia and Antek`: the names of
    // so many.
    if counted > 1, party.adults == counted,
      case let grown = party.named.count(where: { $0.kind == .adult }),
      grown == counted || grown > 0 && party.named.count == counted
    {
      party.adults = 0
    }
    let saysMe = context.tokens[index..<end].contains { ["me", "myself"].contains($0.folded) }
    // `krakow w/ aoife`, of a trip that is told of first.
    let goesAlone = context.trip == nil && party.children == 0 && endsMember(end)
    if goesWith, party.adults == 0, party.named.count > (goesAlone ? 0 : 1), !saysMe {
      party.named.append(Companion(name: "me"))
    }
    // `Ana and Bob are going to be tired` says not who travels.
    let isFuture = ["are", "is"].contains { context.matches([$0, "going", "to"], at: end) }
    guard party.count > 1, party.named.contains(where: { !$0.isSpeaker }),
      party.count <= Trip.peopleAtMost,
      !areTowns(party) || saysMe || isOfPeople(index), !isFuture
    else { return [] }
    return [RoleSpan(end: end, value: .party(party), points: 8 * (end - index))]
  }

  /// `Porto, Braga and Faro` travel nowhere.
  private func areTowns(_ party: Party) -> Bool {
    party.children == 0 && party.adults == 0
      && party.named.allSatisfy { !knows($0.name).isEmpty }
      || party.named.contains { knows($0.name).contains(.sight) }
  }

  /// `me lena tobi n jakub`: names behind whoever speaks need no sign between.
  private func besideMe(_ index: Int, _ party: Party) -> Int? {
    guard party.named.first?.isSpeaker == true, let token = context.token(index),
      token.kind == .word, !lattice.isKnown(index), knows(token.text).isEmpty
    else { return nil }
    return index
  }

  func joint(at index: Int) -> Int? {
    var end = index
    while let token = context.token(end) {
      if [",", "and", "&", "plus", "n", "with", "w"].contains(token.folded) {
        end += 1
      } else if end > index, let aside = context.end(ofOneOf: asides, at: end) {
        end = aside
      } else {
        break
      }
    }
    return end > index ? end : nil
  }

  func endsMember(_ index: Int) -> Bool {
    context.token(index).map { $0.kind == .sign && !$0.isGlued || $0.says(",") } ?? true
  }

  private func member(at index: Int, _ party: inout Party) -> Int? {
    guard let token = context.token(index) else { return nil }
    if ["me", "myself", "i"].contains(token.folded) {
      return speaker(index + 1, &party)
    }
    if let end = kin(at: index, &party) ?? little(at: index, &party) { return end }
    if let (count, end) = counted(at: index), (1...Trip.peopleAtMost).contains(count),
      let noun = context.token(end)
    {
      if Lexicon.children.contains(noun.folded) {
        party.children += count
        return end + 1
      }
      guard Lexicon.adults.contains(noun.folded) else { return nil }
      party.adults += count
      return end + 1
    }
    return named(at: index, isChild: false, &party)
  }

  func named(at index: Int, isChild: Bool, _ party: inout Party) -> Int? {
    guard let token = context.token(index), isFirstName(index) else { return nil }
    // `Mary Ann`
    let end =
      token.kind == .word && isCapitalised(index) && index + 1 < context.tokens.count
        && isFirstName(index + 1) && isCapitalised(index + 1) ? index + 2 : index + 1
    let age = age(at: end)
    party.named.append(
      Companion(
        name: context.text(index..<end),
        kind: age.map { $0.years < Party.yearsOfAdults } ?? isChild ? .child : .adult))
    return age?.end ?? end
  }

  /// `who is 4`, `aged 7`, `(6)`: how old somebody is.
  private func age(at start: Int) -> (years: Int, end: Int)? {
    for lead in ages where context.matches(lead, at: start) {
      guard let (years, end) = number(at: start + lead.count), years < 120 else { continue }
      guard lead == ["("] else { return (years, end) }
      if context.matches([")"], at: end) { return (years, end + 1) }
    }
    return nil
  }

  /// Whether a word before says that people are told.
  private func isOfPeople(_ index: Int) -> Bool {
    context.tokens[..<index].contains { peopleWords.contains($0.folded) }
  }

  private func counted(at index: Int) -> (Int, Int)? {
    if ["a", "an"].contains(context.tokens[index].folded) { return (1, index + 1) }
    return number(at: index)
  }

  /// A word that the language does not have, and that is no stop, no date and nothing people do.
  func isFirstName(_ index: Int) -> Bool {
    let token = context.tokens[index]
    if token.kind == .quoted { return true }
    // `Luca's wedding`
    guard !token.spoken.hasSuffix("'s") else { return false }
    return token.kind == .word && !isOfDates(index) && !token.isGlued
      && (!lattice.isKnown(index) || isCapitalised(index) && index > 0 && !beginsWithOrder(index))
      && !PlainActivities.begin(token.text) && !context.stops.has(token.text)
      && (isCapitalised(index) || CommonWords.kind(of: token.folded).isEmpty)
  }

  private func beginsWithOrder(_ index: Int) -> Bool {
    lattice.edges[index].contains { $0.classes.meets(.orders) }
  }

  /// Whether words are a part of the name of a stop that is said: `Livraria Lello costs 8 euros`.
  private func isInStop(_ words: Range<Int>) -> Bool {
    (max(0, words.lowerBound - 3)...words.lowerBound).contains { start in
      spans(.oneStop, at: start, before: lattice.tokens.count).contains {
        $0.end >= words.upperBound && start..<$0.end != words
      }
    }
  }

  /// Somebody who travels, who speaks, where any names are known, or a name that may be somebody's.
  func payers(at index: Int) -> [RoleSpan] {
    if ["i", "me", "myself", "i've"].contains(context.tokens[index].spoken),
      context.trip?.companions.isEmpty == false
    {
      return [RoleSpan(end: index + 1, value: .text("me", quoted: false), points: 8)]
    }
    return chart.payerNames(at: index).filter { _, end, isKnown in
      isKnown || !isInStop(index..<end)
    }.map { text, end, isKnown in
      RoleSpan(
        end: end, value: .text(text, quoted: false), points: (isKnown ? 8 : 3) * (end - index))
    }
  }
}

extension Party {
  /// From so many years on somebody counts as grown up.
  fileprivate static let yearsOfAdults = 18
}

private let ages = [
  ["who", "is"], ["who's"], ["is"], ["aged"], ["age"], ["who", "turns"], ["("],
]
private let asides = BookingWords.ways("of_course , naturally obviously also")
private let peopleWords: Set = [
  "us", "people", "adults", "travellers", "travelers", "guests", "persons",
]
