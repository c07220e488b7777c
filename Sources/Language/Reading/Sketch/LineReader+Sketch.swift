internal import Session

/// What a line tells in no order that a shape has: facts and names, as people jot them down.
extension LineReader {
  /// What was not understood, sketched from the facts that it holds and the words between them.
  ///
  /// What holds more than names and facts is only offered.
  func sketched(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard result.mayBeSketched(by: self, tokens), let scene,
      session.currentTrip?.days.isEmpty == false,
      (2..<LineReader.mostInSentence).contains(tokens.count),
      !tokens.contains(where: { $0.says("?") })
    else { return result }
    let chart = Chart(context(expanded.text, tokens))
    let lattice = WordLattice(chart.context.tokens)
    guard !lattice.classes(at: lattice.behindTalk).has(.question) else { return result }
    let words = SpokenBooking(
      lattice: lattice, gazetteer: scene.gazetteer, country: chart.context.country)
    let scan = SketchScan(chart, words)
    // `pan pacific 8-11 mar 310/nt`: so much is told of no map.
    guard !isOtherCommand(tokens) || tokens[0].says("add") || scan.tellsPrice else { return result }
    let names = SketchNames(context: chart.context, lattice: lattice, words: words)
    // `maybe`, `another`: with these it may be meant otherwise.
    let isOpen = scan.pieces.contains { piece in
      piece.isWord
        && Lexicon.shared.classes(of: chart.context.tokens[piece.tokens.lowerBound].spoken)
          .meets(opening)
    }
    let kinds = bookingKinds(scan)
    for sketch in sketches(scan, names, kinds) {
      switch Interpreter(scene).decide(sketch.intent) {
      case .commit(let commit):
        let utterance = told(commit.canonical, by: tokens, of: expanded, typed: line)
        let isCertain = sketch.isCertain && (sketch.knowsAllWords || !isOpen)
        return isCertain ? .understood(utterance) : utterance.offered
      // Which of two tuesdays is asked.
      case .ask(let question) where question.topic == .whichDay:
        return .understood(told(sketch.intent, by: tokens, of: expanded, typed: line))
      case .ask, .reply, .lookUp, .perform, .fail: continue
      }
    }
    guard !kinds.contains(where: \.isJourney), let stops = SketchedStops(scan, names),
      let (intent, isCertain) = stops.intent(in: scene)
    else { return result }
    let utterance = told(intent, by: tokens, of: expanded, typed: line)
    return isCertain && !isOpen ? .understood(utterance) : utterance.offered
  }

  /// What a line may come to, but for new stops; the likelier first.
  private func sketches(
    _ scan: SketchScan, _ names: SketchNames, _ kinds: [Booking.Kind]
  ) -> [Sketch] {
    let party = scan.tellsWhoTravels ? scene.flatMap { people(scan.chart, in: $0) } : nil
    let others = [
      party.map { Sketch($0, false) },
      SketchedFix(scan: scan).intent.map {
        Sketch($0.0, $0.isCertain, knowsAllWords: true)
      },
      SketchedMove(scan: scan).intent.map { Sketch($0, false) },
      SketchedList(context: scan.context, lattice: names.lattice).intent.map { Sketch($0, false) },
      SketchedTask(chart: scan.chart, names: names).intent.map { Sketch($0.0, $0.isCertain) },
    ].compactMap(\.self)
    let last = [
      SketchedCode(chart: scan.chart).intent.map { Sketch($0, false) },
      SketchedBudget(scan: scan).intent.map { Sketch($0, false) },
    ].compactMap(\.self)
    let bookings = kinds.compactMap { kind in
      let found =
        kind.isJourney
        ? SketchedJourney(scan, names, kind).found : SketchedStay(scan, names).found
      return found.map { Sketch(.booking(.add($0.new)), $0.isClear) }
    }
    return others + bookings + last
  }

  private func bookingKinds(_ scan: SketchScan) -> [Booking.Kind] {
    let kinds = BookingScan(chart: scan.chart, words: scan.words).kinds
    return kinds.contains(.hotel) || !scan.tellsOfStay ? kinds : kinds + [.hotel]
  }
}

/// What a line may come to, and whether that is certain enough to be done.
private struct Sketch {
  var intent: Intent
  var isCertain: Bool
  /// Whether no word stands in the line that it does not understand, operators too.
  var knowsAllWords = false

  init(_ intent: Intent, _ isCertain: Bool, knowsAllWords: Bool = false) {
    (self.intent, self.isCertain, self.knowsAllWords) = (intent, isCertain, knowsAllWords)
  }
}

extension ReadResult {
  /// Whether it came to nothing, or to less than the line tells.
  fileprivate func mayBeSketched(by reader: LineReader, _ tokens: [Token]) -> Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise
    // An offer that says less than the line tells.
    case .incomplete(let question):
      question.offered.map(\.isJotted) ?? question.isNoPlace
        || tokens.contains { SketchedTask.obliging.contains($0.folded) }
    case .understood(let utterance): asksBack(utterance, tokens, reader)
    case .nothing: false
    }
  }
}

/// Whether what was understood cannot be done so, or takes words for a place that there is not.
private func asksBack(_ utterance: Utterance, _ tokens: [Token], _ reader: LineReader) -> Bool {
  guard let scene = reader.scene, CommandTable.verbs[tokens[0].folded] == nil,
    utterance.intent.isJotted || repairing.contains(tokens[0].folded)
  else { return false }
  switch Interpreter(scene).decide(utterance.intent) {
  case .ask(let question): return question.isNoPlace || tokens.contains { $0.says("list") }
  case .fail: return true
  case .commit: return utterance.intent.addsToList(tokens)
  case .reply, .lookUp, .perform: return false
  }
}

extension Intent {
  /// Whether it only writes something down.
  var isJotted: Bool {
    switch self {
    case .add, .cost, .note, .addNote, .booking(.add), .booking(.cost), .booking(.paid),
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
  /// `put on the packing list`: words for a list, taken for the name of a stop.
  fileprivate func addsToList(_ tokens: [Token]) -> Bool {
    guard case .add = self else { return false }
    return tokens.contains { $0.says("list") }
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
private let opening = ClassSet.turning.union(
  ClassSet([.every, .more, .again, .both, .quantity, .sooner])
).subtracting(ClassSet(.repair))
