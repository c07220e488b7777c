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
      (1..<LineReader.mostInSentence).contains(tokens.count)
    else { return result }
    let chart = Chart(context(expanded.text, tokens))
    let lattice = WordLattice(chart.context.tokens)
    if case .understood(let utterance) = result, utterance.intent.isView {
      let asked = SketchedView(chart: chart, lattice: lattice)
      let isVague = utterance.intent == .show(.trip) && tokens.count > 3
      let view =
        result.trial(in: scene) == .fails
        ? asked.intent : asked.nightsThere ?? (isVague ? asked.nearest : nil)
      return view.map { .understood(told($0, by: tokens, of: expanded, typed: line)) } ?? result
    }
    let asked = SketchedView(chart: chart, lattice: lattice)
    if let view = asked.intent ?? asked.nearest {
      return .understood(told(view, by: tokens, of: expanded, typed: line))
    }
    let asks =
      tokens.contains { $0.says("?") } || lattice.classes(at: lattice.behindTalk).has(.question)
    guard tokens.count > 1, !asks || lattice.requests else { return result }
    let words = SpokenBooking(
      lattice: lattice, gazetteer: scene.gazetteer, country: chart.context.country)
    let scan = SketchScan(chart, words)
    // `pan pacific 8-11 mar 310/nt`: so much is told of no map.
    guard
      !isOtherCommand(tokens) || ["add", "ref", "nights"].contains(tokens[0].folded)
        || scan.tellsPrice
        || result.renames
    else { return result }
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
        let isCertain =
          sketch.isCertain && (sketch.knowsAllWords || !isOpen) && !scan.guesses
        return isCertain ? .understood(utterance) : utterance.offered
      // Nothing would be another: `96 singapore dollars`, which it is.
      case .reply where sketch.knowsAllWords:
        return .understood(told(sketch.intent, by: tokens, of: expanded, typed: line))
      // Which of two tuesdays is asked.
      case .ask(let question)
      where question.topic == .whichDay && scan.tellsEitherDay
        && (sketch.isCertain || sketch.knowsAllWords):
        return .understood(told(sketch.intent, by: tokens, of: expanded, typed: line))
      // How many travel has to be told first.
      case .fail(let failure) where failure.isOfUnknownPeople:
        return .understood(told(sketch.intent, by: tokens, of: expanded, typed: line))
      case .ask, .reply, .lookUp, .perform, .fail: continue
      }
    }
    let isJourney = kinds.all.contains(where: \.isJourney)
    guard !isJourney || !scan.tellsHour, let stops = SketchedStops(scan, names),
      let (intent, isCertain) = stops.intent(in: scene)
    else { return result }
    let utterance = told(intent, by: tokens, of: expanded, typed: line)
    return isCertain && !isOpen && !isJourney && !scan.guesses
      ? .understood(utterance) : utterance.offered
  }

  /// What a line may come to, but for new stops; the likelier first.
  private func sketches(
    _ scan: SketchScan, _ names: SketchNames, _ kinds: BookingKinds
  ) -> [Sketch] {
    let party = scan.tellsWhoTravels ? scene.flatMap { people(scan.chart, in: $0) } : nil
    let tasks = SketchedTask(chart: scan.chart, names: names)
    let task = tasks.intent
    let list = SketchedList(context: scan.context, lattice: names.lattice)
    let others = [
      scene.flatMap { SketchedParty(scan: scan, scene: $0, lattice: names.lattice).intent }
        .map { Sketch($0, false) },
      party.map { Sketch($0, false) },
      scene.flatMap { SketchedRoute(scan, $0, names.lattice)?.intent }.map { Sketch($0, false) },
      SketchedStays(scan: scan, names: names).intent.map { Sketch($0, false) },
      SketchedFix(scan: scan).intent.map {
        Sketch($0.0, $0.isCertain, knowsAllWords: true)
      },
      SketchedRate(chart: scan.chart).intent.map { Sketch($0, false) },
      SketchedCurrency(chart: scan.chart).intent.map { Sketch($0, false) },
      SketchedNote(scan: scan).intent.map { Sketch($0, false) },
      SketchedSwap(scan: scan).intent.map { Sketch($0, false) },
      SketchedMove(scan: scan).intent.map { Sketch($0, false) },
      SketchedRemoval(scan: scan).intent.map {
        Sketch($0.0, $0.isCertain, knowsAllWords: $0.isCertain)
      },
      SketchedSum(scan: scan).intent.map { Sketch($0, false) },
      list.intent.map { Sketch($0, list.isCertain) },
      SketchedTick(context: scan.context).intent.map { Sketch($0, false) },
      SketchedTasks(chart: scan.chart).intent.map { Sketch($0, true, knowsAllWords: true) },
      task.flatMap {
        $0.isCertain ? Sketch($0.0, true, knowsAllWords: tasks.beginsErrand) : nil
      },
    ].compactMap(\.self)
    // `hotel Ritz until tuesday` has no word for what is to be done.
    let last = [
      task.flatMap { $0.isCertain ? nil : Sketch($0.0, false) },
      SketchedCode(chart: scan.chart).intent.map { Sketch($0, false) },
      SketchedBudget(scan: scan).intent.map { Sketch($0, false) },
    ].compactMap(\.self)
    let bookings = kinds.all.compactMap { kind in
      kind.isJourney
        ? SketchedJourney(scan, names, kind).ways.map {
          Sketch(bookings: $0, isGuess: kind == kinds.guessed)
        }
        : SketchedStay(scan, names).found.map { Sketch(bookings: [$0]) }
    }
    return others + bookings + last
  }

  private func bookingKinds(_ scan: SketchScan) -> BookingKinds {
    // Who hires a car goes nowhere yet.
    let hires = scan.context.tokens.indices.contains {
      scan.context.end(ofOneOf: hiring, at: $0) != nil
    }
    guard !hires else { return BookingKinds() }
    var kinds = BookingKinds(all: BookingScan(chart: scan.chart, words: scan.words).kinds)
    if scan.drivesWay, !kinds.all.contains(where: \.isJourney) {
      kinds.guessed = .drive
      kinds.all.append(.drive)
    }
    if scan.tellsWay, !kinds.all.contains(where: \.isJourney) {
      kinds.guessed = .train
      kinds.all.append(.train)
    }
    if scan.tellsOfStay, !kinds.all.contains(.hotel) { kinds.all.append(.hotel) }
    return kinds
  }
}

/// Of what kinds a line may book something.
private struct BookingKinds {
  var all: [Booking.Kind] = []
  /// The one of them that no word tells.
  var guessed: Booking.Kind?
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

  init(bookings: [BookingScan.Found], isGuess: Bool = false) {
    let isCertain = !isGuess && bookings.allSatisfy { $0.isClear && !$0.new.holdsSentence }
    let intents = bookings.map { found -> Intent in
      var new = found.new
      // What is only offered shows a day, and asks for none unseen.
      if !isCertain { (new.day, new.lastDay) = (new.day?.earliest, new.lastDay?.earliest) }
      return .booking(.add(new))
    }
    self.init(intents.count == 1 ? intents[0] : .several(intents), isCertain)
  }
}

extension DayReference {
  /// Of several days of that name the first.
  var earliest: DayReference {
    guard case .either(let dates) = self, let first = dates.first else { return self }
    return .on(first)
  }
}

private let hiring = BookingWords.ways(
  "rental_car hire_car car_rental car_hire rent_a_car rented_car pick_up_the_car rental_cars")
private let opening = ClassSet.turning.union(
  ClassSet([.every, .more, .again, .both, .quantity, .sooner])
).subtracting(ClassSet(.repair))
