internal import Session

/// Whether what was read is done, offered or asked about.
struct OpenDecision {
  let parts: [Parse]
  let scene: Scene?
  private var hasTrip: Bool { scene?.session.cursor.trip != nil }

  init(parts: [Parse], scene: Scene?) {
    self.parts = parts
    self.scene = scene
  }

  var result: OpenResult? {
    let kept = parts.filter { !$0.signature.traits.contains(.asks) || parts.count == 1 }
    guard !kept.isEmpty else { return nil }
    // `where is lunch? cancel it`: what was shown is not spoken of yet when the rest is done.
    guard kept.count == parts.count || !kept.contains(where: \.leansOnShown) else { return nil }
    // What a trip has once and is said twice is said in doubt.
    guard
      !OpenDecision.hadOnce.contains(where: { verbs in
        kept.count { verbs.contains($0.signature.verb) } > 1
      })
    else { return nil }
    guard !setsAgain(kept) else { return nil }
    // `go to the museum`, within a trip: on one of its days.
    if kept.count == 1, kept[0].asksForDay {
      return .lacking(.add, kept[0].fills, .day)
    }
    // `the castle on friday, yeah? yeah friday` says it once more.
    let intents = kept.map(meaning).reduce(into: [Intent]()) { all, one in
      if !all.contains(one) { all.append(one) }
    }
    let whole = intents.count == 1 ? intents[0] : .several(intents)
    let spans = kept.count == 1 ? kept[0].spans : [:]
    if kept.contains(where: {
      $0.isOffered || $0.signature.traits.contains(.guess) || movesPlace($0) || goesHome($0)
    }) {
      return .offered(whole)
    }
    let isOpen = kept.contains(where: \.isTentative)
    let loose = kept.flatMap(\.looseNames)
    return .understood(
      isOpen ? .undecided(whole) : whole, spans: spans, loose: loose,
      titles: kept.flatMap(\.titles),
      corrects: kept.count == 1 && kept[0].signature.traits.contains(.corrects))
  }

  /// What a trip has one of, by the verbs that set it.
  private static let hadOnce: [Set<Verb>] = [
    [.dates, .shiftTrip], [.people], [.budget], [.destination], [.style], [.renameTrip], [.newTrip],
  ]

  /// One meaning, or the choice between those that lie close.
  private func meaning(_ parse: Parse) -> Intent {
    // Words that may be anything become no stop unasked.
    // `set colour red` adds nothing.
    let isSet = parse.said.has(.put) && [.day, .anchor].contains { parse.fills.has($0) }
    let adds = parse.hasAct && (parse.said.has(.add) || isSet)
    // Told with a day and an hour it is no word that was not understood.
    let hasDay = parse.fills.has(.day) || parse.intent.addition?.goesToDay == true
    let isPut = hasDay || parse.fills.has(.anchor) && isPlainThing(parse)
    let isTold = parse.isClean && isPut && (parse.fills.has(.time) || isPlainThing(parse))
    let plain = goesOnWithThing(parse) ? parse.intent.unguessed : inPlainWords(parse)
    let told = !adds && isTold ? plain : parse.intent
    let meanings = [adds || isTold ? told : parse.intent.guessed] + parse.rivals.map(\.guessed)
    return meanings.count == 1 ? meanings[0] : .either(meanings)
  }

  /// What is added without a word for it is told with a day or an hour.
  static func saysEnough(_ parse: Parse, in scene: Scene?, _ stops: StopNames) -> Bool {
    let decision = OpenDecision(parts: [parse], scene: scene)
    if parse.signature.verb == .newTrip {
      if decision.hasTrip, parse.intent.goesHome {
        return parse.intent.newTrip?.days.count ?? 0 > 1
      }
      return parse.intent.newTrip?.days.count ?? 0 > 1
        || !decision.hasTrip && (parse.hasNoun || parse.intent.newTripLength ?? 0 > 1)
        || decision.isOutside(parse.intent.newTrip?.days.first?.date)
        || parse.hasAct && !parse.said.subtracting(ClassSet(.be)).isEmpty
          && (parse.hasNoun && (!parse.fills.has(.name) || parse.said.has(.create))
            || !decision.hasTrip)
    }
    switch parse.signature.verb {
    case .add: return decision.addsPlainly(parse)
    case .move: return decision.movesPlainly(parse, stops)
    default: return true
    }
  }

  /// Whether a date is none of the trip that is open.
  private func isOutside(_ date: CivilDate?) -> Bool {
    guard let date, let days = scene?.session.currentTrip?.days, days.first?.date != nil else {
      return false
    }
    return !days.contains { $0.date == date }
  }

  /// What is said without a word for adding is told with a day, or with a time of the day that is
  /// selected; and what the trip has already is rather spoken of.
  private func addsPlainly(_ parse: Parse) -> Bool {
    let hasPlace =
      [.day, .anchor].contains { parse.fills.has($0) } || isEachDay(parse)
      || parse.fills.has(.time) && scene?.session.cursor.day != nil
      || parse.intent.addition?.to != nil
    // `they'll be starving` says where nobody is.
    let says = parse.hasAct && !parse.said.subtracting(ClassSet([.be, .not])).isEmpty
    return hasPlace || says && !parse.fills.has(.time) || isSightHere(parse)
  }

  /// `coffee at 4 every afternoon`; `swop day 1 and day 2` adds nothing.
  private func isEachDay(_ parse: Parse) -> Bool {
    guard parse.fills.days(.number) != nil else { return false }
    guard case .place(.named(let name, _))? = parse.fills.subject else { return parse.hasAct }
    return parse.hasAct || parse.fills.has(.time) || PlainActivities.begin(name)
  }

  /// Words are not offered as an idea because they could not be understood.
  private func mayAdd(_ parse: Parse) -> Bool {
    let hasDay = [.day, .anchor].contains { parse.fills.has($0) }
    let isOnDay = hasDay || scene?.session.cursor.day != nil
    return hasDay || parse.fills.has(.time) && isOnDay
      || parse.said.meets(ClassSet([.add, .put, .visit, .go])) && !parse.fills.has(.time)
  }

  /// Of what people do every day, and of what is put somewhere, another may be meant, unless it is said
  /// to be moved.
  private func movesPlainly(_ parse: Parse, _ stops: StopNames) -> Bool {
    guard !parse.signature.traits.contains(.byMarkers) else { return true }
    // `put the market and fado on wednesday`: not both are there twice.
    let named = parse.fills.stops() ?? []
    guard case .named(let name)? = named.first, !parse.fills.has(.anchor),
      named.count == 1 || OpenDecision.isOfActivity(parse) || !parse.said.has(.put),
      parse.fills.target != .ideas,
      !parse.said.meets(ClassSet([.move, .later, .earlier, .instead, .both, .not]))
    else { return true }
    let tells =
      parse.said.has(.put) ? ClassSet([.be, .go, .visit]) : ClassSet([.be, .go, .visit, .set])
    // An idea waits for its day.
    if stops.isIdea(folded(name)) { return true }
    // `lunch is on friday` tells of the one that is there.
    return parse.said.has(.be) && !parse.fills.has(.time)
      || !PlainActivities.begin(name) && parse.said.meets(tells)
  }

  /// Whether what is moved is something that people do every day.
  static func isOfActivity(_ parse: Parse) -> Bool {
    guard case .named(let name)? = parse.fills.stops()?.first else { return false }
    return PlainActivities.begin(name)
  }

  /// What is probably meant, where few words have no reason and it could be done.
  static func offer(
    _ parse: Parse, of count: Int, scene: Scene?, _ stops: StopNames
  ) -> OpenResult? {
    guard !parse.blocking.meets(.reversing), parse.unexplained.count <= max(1, count / 2),
      parse.hasAct || parse.hasNoun || parse.spans.count > 1,
      !parse.signature.traits.contains(.asks), let scene,
      // A trip is not deleted for words that were not understood.
      parse.signature.verb != .deleteTrip || parse.unexplained.isEmpty,
      parse.signature.verb != .newTrip || saysEnough(parse, in: scene, stops),
      !parse.isNewTrip || parse.hasNoun || scene.session.cursor.trip == nil
        || parse.hasAct && parse.intent.newTrip?.days.isEmpty == false,
      parse.signature.verb != .add || OpenDecision(parts: [parse], scene: scene).mayAdd(parse)
    else { return nil }
    switch Interpreter(scene).decide(parse.intent) {
    case .commit(let commit): return .offered(commit.canonical)
    // `move lunch`, of which there are two, rather than another lunch.
    case .ask(let question) where question.isWhichStop && parse.hasAct:
      return .offered(parse.intent)
    // What is no place becomes words of one's own, where that is agreed to.
    case .ask(let question) where question.isNoPlace:
      return parse.intent.inOwnWords.map(OpenResult.offered)
    case .reply, .ask, .lookUp, .perform, .fail: return nil
    }
  }
}

extension Intent {
  /// The same with the name of the place that is added as own words.
  fileprivate var inOwnWords: Intent? {
    guard let new = addition, case .place(.named(let name, _)) = new.what else { return nil }
    return mappingAddition { new in
      var new = new
      new.what = .place(.named(name, quoted: true))
      return new
    }
  }
}

extension Question {
  fileprivate var isNoPlace: Bool { if case .noPlace = topic { true } else { false } }
  fileprivate var isWhichStop: Bool { if case .whichStop = topic { true } else { false } }
}
