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

  /// How one part of a line reads; nothing in its names may be in doubt.
  func clause(_ words: String) -> ClauseReading? {
    guard let tokens = try? Lexer.tokens(of: words), !tokens.isEmpty else { return nil }
    var readings = Readings(Chart(context(words, tokens)))
    if let way = readings.chart.leavesAlone { return .leavingAlone(way) }
    readings.search()
    let hasVerb = !readings.begun.isEmpty
    guard let best = readings.best, best.missing == nil, best.fills.fault == nil,
      Doubt(reading: best, chart: readings.chart, reader: self).finding == nil
    else { return ClauseReading(intent: nil, verb: "", hasVerb: hasVerb) }
    let said = best.frame.build(best.fills)
    let isUndecided =
      readings.chart.context.isUndecided || best.isMused(in: readings.chart.context)
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
  func beginsCommand(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words), !tokens.isEmpty else { return false }
    return context(words, tokens).leads.contains(where: \.isBegun)
  }

  /// Whether words begin as a sentence does, which is no thing that an order could go on with.
  func beginsSentence(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words) else { return false }
    return context(words, tokens).beginsSentence(at: 0)
  }

  /// Whether words begin with some that take back what was said before them.
  func takesBack(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words) else { return false }
    return context(words, tokens).takesBack
  }

  /// Whether words begin as what is said of something does.
  func statesSomething(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words) else { return false }
    return tokens.first.map { stating.contains($0.folded) } ?? false
  }

  /// Whether words say what is to be with what was spoken of, and do not put that right: `put it on day
  /// 4`, not `no, make it day 4`.
  func speaksOfIt(_ words: String) -> Bool {
    guard let first = (try? Lexer.tokens(of: words))?.first else { return false }
    return !TakingBack.mayBegin(first) && leansOnMention(words)
  }

  /// Whether words do nothing but take back what was said before them.
  func onlyTakesBack(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words) else { return false }
    return context(words, tokens).onlyTakesBack
  }

  /// The folded words of a part but for small ones and those that begin commands.
  func tellingWords(_ words: String) -> [String] {
    guard let tokens = try? Lexer.tokens(of: words) else { return [] }
    return tokens.filter { $0.kind == .word || $0.kind == .quoted }
      .flatMap { folded($0.text).split(separator: " ").map(String.init) }
      .filter {
        $0.utf8.count > 2 && CommandTable.leads[$0] == nil && !["the", "day"].contains($0)
      }
  }

  /// Whether words speak of many stops at once, or hold a number that may be a stop's.
  func namesManyOrNumbers(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words) else { return false }
    return tokens.indices.contains { index in
      if manyAtOnce.contains(tokens[index].folded) { return true }
      let isOther = index > 0 && beforeOtherNumbers.contains(tokens[index - 1].folded)
      return tokens[index].kind == .number && !isOther && !tokens[index].isGlued
    }
  }

  /// Whether words speak of something by what was said before.
  func leansOnMention(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words) else { return false }
    return tokens.contains { $0.kind == .word && mentioning.contains($0.folded) }
  }

  /// Whether words begin with a day.
  func beginsWithDay(_ words: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: words), !tokens.isEmpty else { return false }
    return !Chart(context(words, tokens)).spans(.day(bareNumber: false), at: 0).isEmpty
  }

  /// Reads what puts another part of the line right: its hours are in the same part of the day.
  func correcting(_ words: String) -> LineReader {
    var copy = afterAnother
    copy.dayPart = (try? Lexer.tokens(of: words)).flatMap { Language.dayPart(of: $0) }
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

private let stating: Set = [
  "is", "takes", "lasts", "costs", "starts", "begins", "ends", "finishes", "opens", "needs",
]
private let mentioning: Set = ["it", "them", "that", "those", "these", "both", "there", "one"]
private let manyAtOnce: Set = ["everything", "all", "every", "them", "both", "those", "these"]
private let beforeOtherNumbers: Set = ["day", "at", "to", "for", "around", "until", "by"]
