internal import Session

/// Who comes in the place of whom, who is left, and how many that makes: `instead of Bob it's Tom`, `we shall be
/// without Bob`, `only Bob goes`, `there's three of us now, Sofia is coming as well`.
extension LineReader {
  /// What a line of these ways makes of those who travel; `nil` where it is none, or tells more.
  func exchangedGroup(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let trip = session.currentTrip, !trip.companions.isEmpty, (3..<16).contains(tokens.count),
      !tokens.contains(where: {
        $0.says("?") || Lexicon.turns($0) && !exchanging.contains($0.folded)
      })
    else { return nil }
    let said = Array(tokens.dropFirst(WordLattice(tokens).behindTalk))
    let context = context(expanded.text, said)
    func result(_ intent: Intent, isSure: Bool = true) -> ReadResult {
      let utterance = told(intent, by: tokens, of: expanded, typed: line)
      return isSure ? .understood(utterance) : utterance.offered
    }
    if let (party, isSure) = exchanged(context, of: trip) {
      return result(.money(.party(party)), isSure: isSure)
    }
    if let party = without(context, of: trip) ?? only(context, of: trip) {
      return result(.money(.party(party)))
    }
    if let intent = behindCount(said, expanded, of: trip) { return result(intent) }
    return namely(context).map { result($0, isSure: $1) }
  }

  /// `Ana is out and Mia is in`: one who travels goes, and somebody new comes.
  private func exchanged(_ context: ChartContext, of trip: Trip) -> (Party, Bool)? {
    let match = PhraseMatch(context)
    for phrase in exchanges {
      guard let gaps = match.gaps(of: phrase), let gone = gaps["a"], let name = gaps["b"],
        context.travels(gone), let (come, isSure) = newcomer(name, context),
        case var party = Party(of: trip),
        let place = party.named.firstIndex(where: { $0.isCalled(gone) })
      else { continue }
      party.named.remove(at: place)
      party.named.append(Companion(name: come))
      return (party, isSure)
    }
    return nil
  }

  /// Somebody's name, and whether it is certain: `mikes coming` may be said of Mike, or of Mikes.
  private func newcomer(_ said: String, _ context: ChartContext) -> (String, isSure: Bool)? {
    var name = said
    for ending in ["'s", "\u{2019}s"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    let isMerged =
      name == said && name.hasSuffix("s") && name == folded(name)
      && context.token(1)?.says("coming") == true
    if isMerged { name.removeLast() }
    guard name.count > 1, name.allSatisfy({ $0.isLetter || $0 == "-" }), !context.travels(name),
      Lexicon.shared.classes(of: folded(name)).isEmpty || name.first?.isUppercase == true,
      CommonWords.kind(of: folded(name)).isEmpty || name.first?.isUppercase == true
    else { return nil }
    return (name, !isMerged)
  }

  /// `we shall regrettably be without Bob`: one of them goes no more.
  private func without(_ context: ChartContext, of trip: Trip) -> Party? {
    let match = PhraseMatch(context)
    guard let gone = goingWithout.lazy.compactMap({ match.gaps(of: $0)?["a"] }).first,
      context.travels(gone)
    else { return nil }
    var party = Party(of: trip)
    party.named.removeAll { $0.isCalled(gone) }
    return party.count > 0 ? party : nil
  }

  /// `only Bob goes`, of those who are all known by name.
  private func only(_ context: ChartContext, of trip: Trip) -> Party? {
    let match = PhraseMatch(context)
    guard let left = leftAlone.lazy.compactMap({ match.gaps(of: $0)?["a"] }).first,
      context.travels(left), case var party = Party(of: trip), party.adults + party.children == 0
    else { return nil }
    party.named.removeAll { !$0.isCalled(left) }
    return party.count == 1 ? party : nil
  }

  /// `there's three of us now, Sofia is coming as well`: as many as that makes.
  private func behindCount(
    _ tokens: [Token], _ expanded: ExpandedLine, of trip: Trip
  ) -> Intent? {
    let context = context(expanded.text, tokens)
    guard let comma = tokens.firstIndex(where: { $0.says(",") }), comma + 2 < tokens.count,
      let (count, end) = counted(context), end == comma,
      case let rest = Chart(self.context(expanded.text, Array(tokens[(comma + 1)...]))),
      let intent = party(rest, of: trip), case .money(.party(let party)) = intent,
      party.count == count
    else { return nil }
    return intent
  }

  /// `we will be four, namely Ana, Bob, Clara and Dirk`; what follows from it is for the person to agree to.
  private func namely(_ context: ChartContext) -> (Intent, isSure: Bool)? {
    let chart = Chart(context)
    guard let scene, let mark = context.tokens.firstIndex(where: { $0.says("namely") }),
      let (count, end) = counted(context),
      end == mark || context.matches([","], at: end) && end + 1 == mark,
      let told = FirstParty(
        chart: chart, lattice: WordLattice(context.tokens), scene: scene, taken: [], places: []
      ).named(at: mark + 1),
      told.isCertain, told.party.count == count, told.party.named.count == count,
      let intent = told.intent
    else { return nil }
    let rest = told.tokens.upperBound
    let follows = context.matches([",", "so"], at: rest)
    return isEnd(rest, chart) || follows ? (intent, !follows) : nil
  }

  /// How many they are, told at the beginning: `there's three of us now`, `we will be four`.
  private func counted(_ context: ChartContext) -> (Int, Int)? {
    guard let lead = context.end(ofOneOf: counting, at: 0),
      let (count, last) = context.count(at: lead, Chart(context))
    else { return nil }
    let end = context.end(ofOneOf: persons, at: last) ?? last
    return (count, context.matches(["now"], at: end) ? end + 1 : end)
  }
}

private let exchanges = [
  "\(news) instead of {a} (,|) (its|it's|it is|it'll be|it will be|we have|we'll have|comes|now|) (now|) {b} (comes|is coming|will come|joins|is joining|) (along|with us|now|)",
  "\(news) (replace|swap|exchange) {a} (with|by|for) {b} (on the trip|on this trip|in the group|)",
  "\(news) {a} (is|) out (,|) (and|but|) {b} (is|) in (now|instead|)",
  "\(news) {b} (is|) in (,|) (and|but|) {a} (is|) out (now|)",
  "\(news) {b} (is|) (coming|joining|going|travelling|in) (along|with us|) (instead of|in place of|rather than|in the place of) {a}",
  "\(news) {b} (comes|will come|joins|goes|travels|is|will be) (along|with us|coming|joining|) (instead of|in place of|rather than|in the place of) {a}",
  "\(news) {b} (takes|will take|is taking) {a's} place",
].map { Phrase($0, "people") }
private let news =
  "(change of crew|crew change|change of plan|change of plans|small change|) (,|:|-|–|)"
private let goingWithout = [
  "(we|i|we'll|i'll|we're|we are|we shall|we will|i shall|i will|we must|we'll have to|we will have to|we have to) (regrettably|sadly|unfortunately|alas|now|then|) (be|go|travel|come|be travelling|be going|going|travelling|have to travel|have to go) without {a} (this time|on this trip|after all|)"
].map { Phrase($0, "people") }
private let leftAlone = [
  "only {a} (goes|is going|travels|is travelling|comes|is coming|will go|will come|will travel) (now|along|after all|)",
  "(so|) (its|it's|it is|it'll be|it will be) (just|only) {a} (now|after all|in the end)",
].map { Phrase($0, "people") }
private let counting = BookingWords.ways(
  """
  there's theres there_is there_are there_will_be there'll_be we_are we're we_will_be we'll_be we_shall_be
  plan_with reckon_with count_with we_are_now we're_now now_we_are
  """)
private let persons = BookingWords.ways("of_us adults people persons travellers of_us_in_all")
/// They leave nothing open here.
private let exchanging: Set = ["instead", "rather", "only", "but", "out", "without"]
