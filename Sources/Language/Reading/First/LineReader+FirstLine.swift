internal import Session

/// What is said first of a trip, however it is said: `Dolomites hut to hut, 28 aug - 4 sep: me and Tom`.
extension LineReader {
  /// A new trip as a line tells of it, where no trip is open.
  ///
  /// It is done where the place is led to and all days and numbers stand for something, and offered
  /// else; what was understood stays unless it says less of a trip.
  func firstLine(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard let scene, scene.session.cursor.trip == nil,
      tokens.count < LineReader.mostInSentence, !isQuestion(tokens)
    else { return result }
    // Tried once, and only where it is asked for.
    lazy var isDone = result.isUnderstood && result.trial(in: scene) == .changes
    guard result.mayBeFirstLine(tokens, isDone: isDone) else { return result }
    let isCommand = tokens.count > 1 && tokens[0].says("new") && tokens[1].says("trip")
    let context = context(expanded.text, tokens)
    // What is said as the command has it is read as that; who comes along has no place in it.
    let goesWith = !result.isUnderstood && tokens.contains { $0.says("with") }
    guard !isCommand || FirstTitle(context) != nil || goesWith else { return result }
    let lattice = WordLattice(tokens)
    guard !isOfWhatIs(context, lattice) else { return result.unsureTrip }
    let chart = Chart(context)
    guard var sketch = TripSketch(chart, lattice, scene, today: today) else {
      guard !isDone,
        let nowhere = FirstNowhere(chart, lattice, scene, today: today)
      else { return result }
      return told(nowhere.intent, by: tokens, of: expanded, typed: line).offered
    }
    settleClauses(of: &sketch, tokens, expanded, line)
    guard sketch.facts > 0,
      // Of two that say as much the one that can be done.
      sketch.facts >= result.tripFacts
    else { return result }
    let utterance = told(sketch.intent, by: tokens, of: expanded, typed: line)
    let trial = ReadResult.understood(utterance).trial(in: scene)
    guard trial != .fails else { return result }
    guard sketch.facts > result.tripFacts || !isDone || sketch.goers > result.goers else {
      if result.tripDates == sketch.dates { return result }
      // `3 nights in Rome, back on 10 may`: of two that differ in the days neither is certain.
      return sketch.dates == nil ? result.unsureTrip : utterance.offered
    }
    return sketch.isCertain && tokens.last?.says("?") != true
      ? .understood(utterance) : utterance.offered
  }

  /// Reads what a clause tells besides as it is meant in the trip: `…, Billund first and Copenhagen from
  /// the Thursday`.
  private func settleClauses(
    of sketch: inout TripSketch, _ tokens: [Token], _ expanded: ExpandedLine, _ line: String
  ) {
    for clause in sketch.kept where !sketch.isDoubtful(clause) {
      guard let reader = behind(sketch.intent),
        let said = reader.matter(of: Array(tokens[clause]), expanded, line),
        said.intent.tellsRoute && sketch.namesAllTowns(clause)
          || said.isCertain && said.intent.plansDay
            && !sketch.isUnderstood(in: clause),
        reader.behind(said.intent) != nil
      else { continue }
      sketch.settle(clause, by: said.intent)
    }
  }

  /// Whether it is of a trip that there is, or an order for something else than a trip.
  private func isOfWhatIs(_ context: ChartContext, _ lattice: WordLattice) -> Bool {
    let tokens = context.tokens
    let isCalledOff = lattice.edges.contains { edges in
      // `we are off to rome`
      edges.contains { $0.classes.has(.calledOff) && context.token($0.end)?.says("to") != true }
    }
    // `get rid of it`, of which no word is a town.
    let isTakenAway = lattice.edges.indices.contains { start in
      lattice.edges[start].contains { $0.end > start + 2 && $0.classes.has(.remove) }
    }
    let start = lattice.behindTalk
    guard !isCalledOff, !isTakenAway, start < tokens.count else { return true }
    let acts = lattice.edges[start].reduce(ClassSet()) { $0.union($1.classes) }
    if acts.meets(.ofWhatIs), !acts.meets(.ofTrips) { return true }
    let saysTrip = lattice.edges.contains { $0.contains { $0.classes.has(.trip) } }
    let saysBooking = tokens.indices.contains {
      context.isLodging($0) || context.journeyWord(at: $0) != nil
    }
    // `book a weekend in london`, not `book a hotel in london`
    let addsOther = acts.has(.add) && (saysBooking || !acts.has(.want))
    return !saysTrip && (addsOther || !acts.meets(.ofTrips) && beginsOther(tokens[start]))
  }

  /// `hotel …`, `note …`: the word of a command that makes no trip and tells nothing of one.
  private func beginsOther(_ token: Token) -> Bool {
    guard let verbs = CommandTable.verbs[token.folded] else { return false }
    return verbs.allSatisfy { ![.newTrip, .budget, .people, .style, .dates].contains($0) }
  }

  /// Whether it asks something, and not that a trip be made: `…, can you set that up?`.
  private func isQuestion(_ tokens: [Token]) -> Bool {
    guard tokens.last?.says("?") == true else { return false }
    let asksForIt = tokens.indices.dropLast().contains { index in
      ["can", "could", "would", "will", "what", "how"].contains(tokens[index].folded)
        && ["you", "we", "about"].contains(tokens[index + 1].folded)
    }
    return !asksForIt
  }
}
