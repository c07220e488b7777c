internal import Session

/// Who goes on a trip that is told of for the first time: `my husband and I`, `nine ladies`, `w mom`,
/// `me, wife, 3 children and my mother`.
struct FirstParty {
  let chart: Chart
  let lattice: WordLattice
  let scene: Scene
  /// Words that stand for days or money, and so for nobody.
  let taken: Set<Int>
  /// Words that may name towns.
  let places: Set<Int>

  struct Told {
    var party = Party(named: [])
    var tokens: Range<Int>
    /// Whether whoever types is told of, or all are counted.
    var isWhole = false
    /// Whether somebody is told by what they are to each other.
    var hasKin = false
    /// Whether nothing else can be meant: those who are named are written as names are.
    var isCertain = true
  }

  var context: ChartContext { chart.context }
  var tokens: [Token] { context.tokens }

  /// Of several ways to tell it the one of most words; `nil` where nobody is told of.
  var told: Told? {
    if let told = subjects { return told }
    var best: Told?
    var index = 0
    while index < tokens.count {
      guard let found = longer(group(at: index), named(at: index)) else {
        index += 1
        continue
      }
      index = found.tokens.upperBound
      if found.party.count > 0, found.tokens.count > best?.tokens.count ?? 0 { best = found }
    }
    return best.map(introduced)
  }

  /// `I am Luana, me and my husband Rafael`: two, of whom the first is whoever types.
  private func introduced(_ told: Told) -> Told {
    let start = told.tokens.lowerBound
    let isSpeaker = [["i", "am"], ["name", "is"], ["name's"], ["i'm"], ["im"]].contains {
      start >= $0.count && context.matches($0, at: start - $0.count)
    }
    guard isSpeaker, told.party.named.count > 1, !told.party.named[0].isSpeaker,
      let me = told.party.named.firstIndex(where: \.isSpeaker)
    else { return told }
    var told = told
    told.party.named.remove(at: me)
    told.party.named[0].name += " (me)"
    return told
  }

  func longer(_ one: Told?, _ other: Told?) -> Told? {
    guard let one, let other else { return one ?? other }
    return other.tokens.count > one.tokens.count ? other : one
  }

  /// `Zoe (7) and me (Wouter)`.
  func named(at start: Int) -> Told? {
    let spans = OpenSpans(chart, lattice, scene).party(at: start).filter { span in
      !(start..<span.end).contains { taken.contains($0) || places.contains($0) }
    }
    guard let span = spans.max(by: { $0.end < $1.end }), case .party(let party) = span.value,
      party.named.allSatisfy({ $0.isSpeaker || $0.name.first?.isUppercase == true })
    else { return nil }
    return Told(party: party, tokens: start..<span.end, isWhole: true)
  }

  /// Those who are told of one after the other from a token on.
  func group(at start: Int) -> Told? {
    var told = Told(tokens: start..<start)
    if let alone = context.end(ofOneOf: PartyWords.alone, at: start) {
      told.party.adults = 1
      (told.tokens, told.isWhole) = (start..<alone, true)
      return told
    }
    let isLed = isLed(start)
    guard var end = member(at: start, &told, isFirst: !isLed) else { return nil }
    while let after = joint(at: end).flatMap({ member(at: $0, &told, isFirst: false) })
      ?? besides(at: end, &told)
    {
      end = after
    }
    if !isLed, !told.party.saysMe, told.hasKin || !told.party.named.isEmpty,
      isVisitedOrThere(start, end)
    {
      return nil
    }
    guard told.hasKin || told.isWhole || told.party.count > 0 && isLed,
      // `me and the kids`, of whom nobody says how many they are.
      !(told.party.count == 1 && told.party.saysMe)
    else { return nil }
    told.tokens = start..<end
    // `with Lufthansa`: one word alone may be anything.
    if !told.hasKin, told.party.count == 1, told.party.named.count == 1 { told.isCertain = false }
    // Whoever tells of their own goes too.
    if !told.isWhole, told.hasKin || isLed {
      if told.party.named.isEmpty {
        told.party.adults += 1
      } else {
        told.party.named.append(Companion(name: "me"))
      }
      told.isWhole = true
    }
    return told
  }

  /// `with my wife`, `w/ mom`.
  private func isLed(_ start: Int) -> Bool {
    context.matches(["/"], at: start - 1)
      ? context.matches(["w"], at: start - 2)
      : start > 0 && PartyWords.leading.contains(tokens[start - 1].folded)
  }

  /// `we visit my parents in Rome`, `my sister is in Rome`: those who do not travel.
  private func isVisitedOrThere(_ start: Int, _ end: Int) -> Bool {
    let isThere =
      ["is", "are", "lives", "live", "'s"].contains(context.token(end)?.folded)
      && ["in", "at", "there", "from"].contains(context.token(end + 1)?.folded)
    let behind = context.matches([","], at: end) ? end + 1 : end
    let stays = PartyWords.staying.contains(context.token(behind)?.spoken ?? "")
    if isThere || stays { return true }
    return start > 0 && !PartyWords.taking.contains(tokens[start - 1].folded)
      && (Lexicon.shared.classes(of: tokens[start - 1].spoken).meets(
        ClassSet([.visit, .arrive])) || ["by", "at", "from"].contains(tokens[start - 1].folded))
  }

  /// `me wife 2kids`: without a sign between.
  func besides(at start: Int, _ told: inout Told) -> Int? {
    guard start < tokens.count, !taken.contains(start) else { return nil }
    return counted(at: start, &told) ?? kin(at: start, &told, isFirst: false)
  }

  func joint(at index: Int) -> Int? {
    var end = index
    while let token = context.token(end), PartyWords.joints.contains(token.folded) { end += 1 }
    if end > index, context.token(end)?.says("of") == true { return nil }
    return end > index ? end : nil
  }

  /// The token behind one who goes, or several that are counted.
  func member(at start: Int, _ told: inout Told, isFirst: Bool) -> Int? {
    guard let token = context.token(start), !taken.contains(start) else { return nil }
    if let end = speaker(at: start, isFirst: isFirst, &told) { return end }
    if let end = counted(at: start, &told) { return end }
    if let end = kin(at: start, &told, isFirst: isFirst) { return end }
    guard !isFirst, isName(start), token.kind != .sign else { return nil }
    told.party.named.append(Companion(name: token.text))
    if !token.isCapitalised { told.isCertain = false }
    return start + 1
  }

  func speaker(at start: Int, isFirst: Bool, _ told: inout Told) -> Int? {
    guard ["me", "myself", "i"].contains(tokens[start].folded), !told.party.saysMe else {
      return nil
    }
    let isJoined = joint(at: start + 1) != nil || told.hasKin || told.party.count > 0
    // `I bring them`: of whom nothing is told.
    guard isJoined || context.matches(["me"], at: start) && kinWord(start + 1) != nil,
      !tokens[start].says("i") || joint(at: start - 1) == start
        || joint(at: start + 1).flatMap({ kinWord($0) ?? kinWord($0 + 1) }) != nil
    else { return nil }
    told.party.named.append(Companion(name: "me"))
    told.isWhole = true
    return start + 1
  }
}

extension Party {
  var saysMe: Bool { named.contains(where: \.isSpeaker) }
}

extension Token {
  var isCapitalised: Bool { text.first?.isUppercase == true }
}
