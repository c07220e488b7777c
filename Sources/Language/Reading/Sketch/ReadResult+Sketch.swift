internal import Session

extension ReadResult {
  /// Whether it came to nothing, or to less than the line tells.
  func mayBeSketched(by reader: LineReader, _ whole: [Token]) -> Bool {
    // `ok add coffee on fri 930` adds as it does without.
    let isBegun = CommandTable.verbs[whole[0].folded] != nil
    let rest = isBegun ? [] : Array(whole[WordLattice(whole).behindTalk...])
    let isCommand = rest.first.map { CommandTable.verbs[$0.folded] != nil } == true
    return mayBeSketched(reader, isCommand ? rest : whole)
  }

  private func mayBeSketched(_ reader: LineReader, _ tokens: [Token]) -> Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise
    // An offer that says less than the line tells.
    case .incomplete(let question):
      question.offered.map {
        $0.isJotted || $0.isParty || $0.makesTrip || $0.isOpeningHours && !tokens.speakOfOpening
          || reader.missesStop($0)
      } ?? question.isNoPlace
        || tokens[0].says("ref")
        || tokens.contains { SketchedTask.obliging.contains($0.folded) }
        || tokens.first.map { SketchedTask.homeErrands.contains($0.folded) } == true
    case .understood(let utterance):
      utterance.intent.isView || utterance.intent.seatsNowhere
        || asksBack(utterance, tokens, reader)
        || tokens[0].says("ref") && reader.scene.map { trial(in: $0) == .fails } == true
        || renames && reader.tellsRate(utterance.line, tokens)
        || CommandTable.verbs[tokens[0].folded] == nil && reader.missesStop(utterance.intent)
    case .nothing: false
    }
  }
}

extension ReadResult {
  /// Whether all of it was taken for a name of the trip, or of what was told last.
  var renames: Bool {
    guard case .understood(let utterance) = self else { return false }
    switch utterance.intent {
    case .renameTrip, .renameStop, .booking(.rename): return true
    default: return false
    }
  }
}

/// Whether what was understood cannot be done so, or takes words for a place that there is not.
private func asksBack(_ utterance: Utterance, _ tokens: [Token], _ reader: LineReader) -> Bool {
  // `flight with TAP from Frankfurt …`, of which stops were made.
  if CommandTable.verbs[tokens[0].folded] != nil, !utterance.isCanonical,
    reader.context("", tokens).journeyWord(at: 0) != nil,
    utterance.intent.addsJourney(tokens, reader)
  {
    return true
  }
  guard CommandTable.verbs[tokens[0].folded] == nil,
    utterance.intent.isJotted || utterance.intent.makesTrip
      || repairing.contains(tokens[0].folded),
    let scene = reader.scene
  else { return false }
  switch Interpreter(scene).decide(utterance.intent) {
  case .ask(let question): return question.isNoPlace || tokens.contains { $0.says("list") }
  case .fail: return true
  case .commit:
    return utterance.intent.addsToList(tokens) || utterance.intent.addsJourney(tokens, reader)
      || utterance.intent.addsLength && tokens.holdHourMark
      || utterance.intent.isCostOfMentioned
        && SketchedBudget.isSaid(in: reader.context(utterance.line, tokens))
  case .reply, .lookUp, .perform: return false
  }
}

extension LineReader {
  /// `call it 1.17 euros to the pound`: no name of a trip.
  fileprivate func tellsRate(_ line: String, _ tokens: [Token]) -> Bool {
    SketchedRate(chart: Chart(context(line, tokens))).intent != nil
  }

  /// `gets in at 10.10`: whether an hour was taken for the number of a stop that there is not.
  fileprivate func missesStop(_ intent: Intent) -> Bool {
    guard let scene, case .fail(let failure) = Interpreter(scene).decide(intent),
      case .noSuchStopNumber = failure.problem
    else { return false }
    return true
  }
}

extension Intent {
  /// Whether it names those who travel, of whom the line may name more.
  var isParty: Bool { if case .money(.party) = self { true } else { false } }

  /// Whether it only writes something down.
  var isJotted: Bool {
    switch self {
    case .add, .cost, .note, .addNote, .booking(.add), .booking(.cost), .booking(.paid),
      .booking(.reference), .renameTrip, .nameDay,
      .money(.paid), .cityOfDay, .list(.add):
      true
    case .several(let parts): parts.allSatisfy(\.isJotted)
    case .undecided(let intent): intent.isJotted
    case .either(let meanings): meanings.first?.isJotted == true
    default: false
    }
  }
}

extension Intent {
  fileprivate var isOpeningHours: Bool { if case .hours = self { true } else { false } }

  /// Whether it shows what a question that names it may not be about: `how many nights in Makarska`.
  var isView: Bool {
    switch self {
    case .show(.stop), .show(.trip), .money(.costs): true
    default: false
    }
  }

  /// Whether it is the price of what was told last, which the line does not name.
  fileprivate var isCostOfMentioned: Bool {
    switch self {
    case .cost(.mentioned, _), .booking(.cost(.mentioned, _)): true
    default: false
    }
  }

  /// Whether it begins with another trip, which in a trip few words mean.
  var makesTrip: Bool {
    switch self {
    case .newTrip: true
    case .several(let parts): parts.first?.makesTrip == true
    default: false
    }
  }

  /// `put on the packing list`: words for a list, taken for the name of a stop.
  fileprivate func addsToList(_ tokens: [Token]) -> Bool {
    guard case .add = self else { return false }
    return tokens.contains { $0.says("list") }
  }
}

extension ReadResult {
  /// Whether it offers another trip than the one that is open, although neither days nor a word for
  /// it are told: `too hot for kids`.
  func offersTripBeside(_ session: Session, _ tokens: [Token]) -> Bool {
    guard session.cursor.trip != nil, case .incomplete(let question) = self,
      let offered = question.offered, offered.makesTrip
    else { return false }
    return offered.newTrip?.days.isEmpty != false
      && !tokens.contains { Lexicon.shared.classes(of: $0.folded).has(.trip) }
  }
}

extension Failure {
  /// Whether it is not known how many travel.
  var isOfUnknownPeople: Bool { if case .peopleUnknown = problem { true } else { false } }
}

extension Intent {
  /// Whether it adds one stop, for so long and at no time.
  fileprivate var addsLength: Bool {
    guard case .add(let stops) = self else { return false }
    return stops.minutes != nil && stops.at == nil
  }
}

extension [Token] {
  /// `11h`, which may be an hour.
  fileprivate var holdHourMark: Bool { indices.contains { hourMark(at: $0) != nil } }

  /// `Ski school Monday to Friday 10:00 to 15:00` tells of no hours at which something is open.
  fileprivate var speakOfOpening: Bool {
    contains {
      ["open", "opens", "opening", "hours", "hrs", "closed", "closes"].contains($0.folded)
    }
  }
}

extension OpenQuestion {
  fileprivate var isNoPlace: Bool {
    if case .choice(let question) = kind { question.isNoPlace } else { false }
  }
}

extension Question {
  /// Whether words that no place bears were to be one.
  ///
  /// Where the first that is offered has all of these words in its name, that is rather meant.
  fileprivate var isNoPlace: Bool {
    guard case .noPlace(let words, _) = topic else { return false }
    guard case .place(let match)? = choices.first?.label else { return true }
    let name = Set(folded(match.place.name).split(separator: " "))
    return !folded(words).split(separator: " ").allSatisfy(name.contains)
  }
}

/// With these a line may put right what was just told.
private let repairing: Set = [
  "sorry", "sry", "wait", "no", "oops", "actually", "hmm", "argh", "whoops", "ah", "soz",
]
