internal import Session

extension LineReader {
  /// The line as one command; where it is none, as several with `and`, `then` or commas between.
  func inClauses(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    var clauses = clauses(tokens, of: expanded)
    func inParts() -> ReadResult? { clauses.meaning().map { meant($0, by: line, expanded) } }
    let result = read(tokens, of: expanded, typed: line, unless: inParts)
    if case .understood(var utterance) = result {
      guard utterance.joinsOrders, let orders = clauses.ordersOnly() else { return result }
      utterance.looseNames = nil
      utterance.intent =
        orders.isPlain ? orders.meaning : .either([utterance.intent, orders.meaning])
      return .understood(utterance)
    }
    return result.isFault ? result : inParts() ?? result
  }

  /// The line as several parts, where all of them read as wholes.
  func allClauses(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    var clauses = clauses(tokens, of: expanded)
    return clauses.meaning().map { meant($0, by: line, expanded) }
  }

  private func clauses(_ tokens: [Token], of expanded: ExpandedLine) -> Clauses {
    var reader = self
    reader.countsDays = Language.countsDays(tokens)
    return Clauses(tokens, of: expanded.text, reader: reader)
  }

  /// What the whole of a line means, of which no slot stands at a place of its own.
  func meant(_ intent: Intent, by line: String, _ expanded: ExpandedLine) -> ReadResult {
    let whole = expanded.typed(0..<expanded.text.utf8.count)
    return .understood(Utterance(line: line, intent: intent, spans: [:], whole: whole))
  }

  /// Whether it is left open if it is to be done: `maybe` stands anywhere but in a name.
  func isUndecided(_ reading: Reading, _ context: ChartContext) -> Bool {
    if context.isUndecided || reading.isMused(in: context) { return true }
    return context.tokens.indices.contains { index in
      context.saysMaybe(at: index)
        && !reading.tokens.values.contains { $0.contains(index) }
    }
  }

  /// How one part of a line reads; nothing in its names may be in doubt.
  func clause(_ words: PartWords) -> ClauseReading? {
    guard !words.tokens.isEmpty else { return nil }
    if DialogueAct.of(words.tokens) == .retract {
      return ClauseReading(intent: .talk(.retracted), verb: "", hasVerb: true)
    }
    var readings = Readings(Chart(context(words)))
    if let way = readings.chart.leavesAlone { return .leavingAlone(way) }
    readings.search()
    let hasVerb = !readings.begun.isEmpty
    guard let best = readings.best, best.missing == nil, best.fills.fault == nil,
      Doubt(reading: best, chart: readings.chart, reader: self).finding == nil
    else { return ClauseReading(intent: nil, verb: "", hasVerb: hasVerb) }
    let said = best.frame.build(best.fills)
    let isUndecided =
      !readings.isExact
      && self.isUndecided(best, readings.chart.context)
    let meant = isUndecided ? said.map { .undecided($0) } : said
    if best.isHardlyCommand {
      return ClauseReading(intent: nil, verb: "", hasVerb: hasVerb)
    }
    let verb = readings.chart.context.text(best.lead)
    let close = Rivals(readings, reader: self, onlyClose: true).close
    return ClauseReading(
      intent: close.count > 1 ? .either(close) : meant, verb: verb,
      hasVerb: hasVerb, beginsWithDay: best.saidSlots.first == .day && best.lead.isEmpty,
      isCorrection: best.frame.isCorrection)
  }

  /// Whether the words of a command stand at the beginning.
  func beginsCommand(_ words: PartWords) -> Bool {
    context(words).leads.contains(where: \.isBegun)
  }

  /// Whether words begin as a sentence does, which is no thing that an order could go on with.
  func beginsSentence(_ words: PartWords) -> Bool { context(words).beginsSentence(at: 0) }

  /// Whether words begin with some that take back what was said before them.
  func takesBack(_ words: PartWords) -> Bool { context(words).takesBack }

  /// Whether words do nothing but take back what was said before them.
  func onlyTakesBack(_ words: PartWords) -> Bool { context(words).onlyTakesBack }

  /// Whether words begin with a day.
  func beginsWithDay(_ words: PartWords) -> Bool {
    !Chart(context(words)).spans(.day(bareNumber: false), at: 0).isEmpty
  }

  private func context(_ words: PartWords) -> ChartContext { context(words.text, words.tokens) }

  /// Reads what puts another part of the line right: its hours are in the same part of the day.
  func correcting(_ words: PartWords) -> LineReader {
    var copy = afterAnother
    copy.dayPart = Language.dayPart(of: words.tokens)
    return copy
  }

  /// Reads what stands behind another part of a line, which may have mentioned a stop.
  var afterAnother: LineReader {
    var copy = self
    copy.mentionsStop = session.cursor.trip != nil
    return copy
  }
}

extension LineReader {
  /// Reads what stands behind a part that makes or opens a trip: days are those of that, and none of
  /// the stops of the one before is there.
  func behind(_ opening: Intent) -> LineReader {
    var copy = self
    copy.opensTrip = true
    copy.mentionsStop = false
    copy.session.cursor.mentioned = nil
    let trip = opening.newTrip
    copy.session.cursor.position = CursorPosition(trip: trip?.id, day: nil)
    if let trip { copy.session.touched[trip.id] = .here(trip) }
    return copy
  }
}

extension ReadResult {
  /// Whether the line was understood as one command that cannot be.
  fileprivate var isFault: Bool {
    guard case .refused(let diagnostic) = self else { return false }
    return diagnostic.isFault && diagnostic.kind != "doubtful-name"
  }
}
