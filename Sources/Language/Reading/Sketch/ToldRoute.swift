internal import Session

/// Reads the towns of a route and the days of each, clause by clause.
struct ToldRoute {
  private let scan: SketchScan
  private let lattice: WordLattice
  private let scene: Scene

  private(set) var parts: [RoutePart] = []
  /// What the clause tells before its town.
  private var waiting = RoutePart()
  private var clauseHasTown = false

  private var context: ChartContext { scan.context }

  init(_ scan: SketchScan, _ scene: Scene, _ lattice: WordLattice) {
    (self.scan, self.scene, self.lattice) = (scan, scene, lattice)
  }

  private var towns: [FirstMentions.Mention] {
    let taken = Set(scan.pieces.filter { !$0.isWord && !$0.isIdle }.flatMap(\.tokens))
    return FirstMentions(chart: scan.chart, scene: scene, taken: taken).all
      .filter { $0.kind == .town }
  }

  /// Whether days are told and nothing that no route has; known before any name is looked up.
  private var mayBeRoute: Bool {
    var tellsDays = false
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
    guard mayBeRoute, case let towns = towns, !towns.isEmpty else { return false }
    for piece in scan.pieces {
      if let town = towns.first(where: { $0.tokens.contains(piece.tokens.lowerBound) }) {
        guard town.tokens.lowerBound < piece.tokens.lowerBound || open(town) else { return false }
      } else if !take(piece) {
        return false
      }
    }
    return closeClause()
  }

  private mutating func open(_ town: FirstMentions.Mention) -> Bool {
    guard !clauseHasTown else { return false }
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
    // `until Monday morning`
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
    if before.contains(where: { RouteWords.until.contains($0.folded) }) {
      return tell { $0.last = day }
    }
    let goesOn =
      before.contains { $0.says("from") }
      || context.tokens[tokens].suffix(2).contains { RouteWords.onwards.contains($0.folded) }
      || RouteWords.onwards.contains(context.token(tokens.upperBound)?.folded ?? "")
    if goesOn { return tell { ($0.first, $0.isRest) = (day, true) } }
    return tell { ($0.first, $0.last, $0.isInclusive) = (day, day, true) }
  }

  /// Words that tell of a number of nights, of the rest, or nothing; not those of a house or a way.
  private mutating func word(_ index: Int) -> Bool {
    if context.end(ofOneOf: RouteWords.rest, at: index) != nil { return tell { $0.isRest = true } }
    if let count = context.count(at: index, scan.chart), count.end == index + 1,
      !["a", "an"].contains(context.tokens[index].folded)
    {
      guard tellsNights, (1...99).contains(count.0) else { return false }
      return tell { $0.nights = count.0 }
    }
    let token = context.tokens[index]
    guard token.kind == .word else { return token.kind == .sign }
    if RouteWords.idle.contains(token.folded) { return true }
    return !context.isLodging(index) && context.journeyWord(at: index) == nil
      && !lattice.classes(at: index).meets(.ofWhatIs.union(ClassSet([.not, .condition, .add])))
      && (lattice.isKnown(index) || FirstWords.idle.contains(token.spoken))
  }

  private var tellsNights: Bool {
    scan.pieces.contains { if case .nights = $0.fact { true } else { false } }
  }
}
