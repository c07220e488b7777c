internal import Session

/// Reads the towns of a route and the days of each, clause by clause.
struct ToldRoute {
  let scan: SketchScan
  private let lattice: WordLattice
  let scene: Scene

  private(set) var parts: [RoutePart] = []
  /// What the clause tells before its town.
  private var waiting = RoutePart()
  private var clauseHasTown = false
  /// Whether it tells of several, so that a small word more is no reason to read it otherwise.
  private var isOfTowns = false
  /// Whether a number of days or nights stands somewhere, so that a bare number is one of nights.
  private var tellsNumber = false

  var context: ChartContext { scan.context }

  init(_ scan: SketchScan, _ scene: Scene, _ lattice: WordLattice) {
    (self.scan, self.scene, self.lattice) = (scan, scene, lattice)
  }

  /// Whether days are told and nothing that no route has; known before any name is looked up.
  private var mayBeRoute: Bool {
    var tellsDays = tellsNumber
    for piece in scan.pieces {
      switch piece.fact {
      case .day, .days, .nights: tellsDays = true
      case .hour(_, exact: true), .hours, .length, .told, .people, .later: return false
      case .hour, .joint, .word, .idle: break
      }
    }
    return tellsDays
  }

  /// Whether each word of the line is of the route.
  mutating func read() -> Bool {
    tellsNumber = context.tokens.indices.contains { lasting($0) != nil }
    guard mayBeRoute, case let towns = towns, !towns.isEmpty else { return false }
    isOfTowns = towns.count > 1
    var read = 0
    for piece in scan.pieces where piece.tokens.lowerBound >= read {
      let start = piece.tokens.lowerBound
      if let town = towns.first(where: { $0.tokens.contains(start) }) {
        guard open(town) else { return false }
        read = town.tokens.upperBound
      } else if let end = context.end(ofOneOf: RouteWords.rest, at: start) {
        _ = tell { ($0.last, $0.isRest) = (nil, true) }
        read = end
      } else if let end = reason(at: start) {
        read = end
      } else if let (count, end) = lasting(start) {
        _ = tell { $0.nights = count }
        read = end
      } else if isSequel(start, before: towns) {
        guard closeClause() else { return false }
      } else if !take(piece) {
        return false
      }
    }
    return closeClause()
  }

  /// `two more nights`, `3 days`, `for the last four`.
  private func lasting(_ start: Int) -> (Int, Int)? {
    // `Rome 1-2 days`
    guard !context.matches(["-"], at: start - 1) else { return nil }
    if let end = context.end(ofOneOf: RouteWords.lastNight, at: start) { return (1, end) }
    let lead = context.end(ofOneOf: RouteWords.counted, at: start)
    guard let (count, end) = context.count(at: lead ?? start, scan.chart), (1...99).contains(count)
    else { return nil }
    let unit = RouteWords.more.contains(context.token(end)?.folded ?? "") ? end + 1 : end
    if ItineraryPlan.units.contains(context.token(unit)?.folded ?? "") { return (count, unit + 1) }
    // `the next two museums`
    guard lead != nil, let next = context.token(end) else { return lead.map { _ in (count, end) } }
    return next.kind == .sign || ["in", "and", "at"].contains(next.folded) ? (count, end) : nil
  }

  /// `three in Billund because of Legoland,`: why one is there, up to the next sign.
  private func reason(at start: Int) -> Int? {
    guard RouteWords.reasons.contains(context.tokens[start].folded),
      clauseHasTown && parts.last?.isPlaced == true || !context.matches(["for"], at: start)
    else { return nil }
    return context.tokens[start...].firstIndex { [",", ";", ")"].contains($0.folded) }
      ?? context.tokens.count
  }

  /// `after Naxos`, `before ending in Venice`: with it the next town's clause begins.
  private func isSequel(_ start: Int, before towns: [FirstMentions.Mention]) -> Bool {
    RouteWords.sequels.contains(context.tokens[start].folded)
      && towns.contains { (start + 1...start + 3).contains($0.tokens.lowerBound) }
  }

  private mutating func open(_ town: FirstMentions.Mention) -> Bool {
    guard !clauseHasTown, parts.isEmpty || !isInBrackets(town) else { return false }
    waiting.town = context.text(town.tokens)
    parts.append(waiting)
    (waiting, clauseHasTown) = (RoutePart(), true)
    return true
  }

  /// `Edinburgh, where we remain until Friday`: what is told without a town is of the one before.
  private mutating func closeClause() -> Bool {
    if !clauseHasTown, waiting.isPlaced {
      guard let last = parts.last, !last.isPlaced else { return false }
      waiting.town = last.town
      parts[parts.count - 1] = waiting
    }
    (waiting, clauseHasTown) = (RoutePart(), false)
    return true
  }

  private mutating func tell(_ change: (inout RoutePart) -> Void) -> Bool {
    if clauseHasTown { change(&parts[parts.count - 1]) } else { change(&waiting) }
    return true
  }

  private mutating func take(_ piece: SketchPiece) -> Bool {
    switch piece.fact {
    case .joint: return closeClause()
    case .idle, .hour(_, exact: false): return true
    case .nights(let count, let from):
      return tell { ($0.nights, $0.first) = (count, from ?? $0.first) }
    case .days(let first, let last):
      return tell { ($0.first, $0.last, $0.isInclusive) = (first, last, true) }
    case .day(let day): return take(day, at: piece.tokens)
    case .word: return word(piece.tokens.lowerBound)
    case .hour, .hours, .length, .told, .people, .later: return false
    }
  }

  private mutating func take(_ day: DayReference, at tokens: Range<Int>) -> Bool {
    // `mon - wed`
    if context.token(tokens.lowerBound - 1).map({ RouteWords.through.contains($0.folded) }) == true,
      (clauseHasTown ? parts.last : waiting)?.first != nil
    {
      return tell { ($0.last, $0.isInclusive) = (day, true) }
    }
    let before = context.tokens[..<tokens.lowerBound].suffix(2) + context.tokens[tokens].prefix(1)
    let isUntil =
      before.contains { RouteWords.until.contains($0.folded) }
      || clauseHasTown && before.contains { $0.says("to") }
    if isUntil { return tell { $0.last = day } }
    let goesOn =
      before.contains { $0.says("from") }
      || context.tokens[tokens].suffix(2).contains { RouteWords.onwards.contains($0.folded) }
      || RouteWords.onwards.contains(context.token(tokens.upperBound)?.folded ?? "")
    if goesOn { return tell { ($0.first, $0.isRest) = (day, true) } }
    return tell { ($0.first, $0.last, $0.isInclusive, $0.isArrival) = (day, day, true, true) }
  }

  /// Words that tell of a number of nights, of the rest, or nothing; not those of a house or a way.
  private mutating func word(_ index: Int) -> Bool {
    if let count = context.count(at: index, scan.chart), count.end == index + 1,
      !["a", "an"].contains(context.tokens[index].folded)
    {
      guard tellsNights, (1...99).contains(count.0) else { return false }
      return tell { $0.nights = count.0 }
    }
    let token = context.tokens[index]
    guard !token.says("too") else { return false }
    guard token.kind == .word else { return token.kind == .sign }
    if RouteWords.idle.contains(token.folded) { return true }
    return !context.isLodging(index) && context.journeyWord(at: index) == nil
      && !lattice.classes(at: index).meets(.ofWhatIs.union(ClassSet([.not, .condition, .add])))
      && (lattice.isKnown(index) || FirstWords.idle.contains(token.spoken)
        || isOfTowns && token.text.first?.isLowercase == true)
  }

  private var tellsNights: Bool {
    tellsNumber || scan.pieces.contains { if case .nights = $0.fact { true } else { false } }
  }
}
