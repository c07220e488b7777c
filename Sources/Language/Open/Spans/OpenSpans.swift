internal import Session

/// A value that may fill a role, where it ends, and how well it is known, in points.
struct RoleSpan {
  var end: Int
  var value: SlotValue
  var points: Int
}

/// What may fill the roles at each token of a line, found once.
final class OpenSpans {
  let chart: Chart
  let lattice: WordLattice
  let scene: Scene?
  var library: (any Library)? { scene?.library }
  private var kinds: [String: [PlaceKind]] = [:]
  private var found: [Key: [RoleSpan]] = [:]
  /// What ranges of the line mean by themselves, once that was looked for (`OpenClauses`).
  var parses: [Range<Int>: [Parse]] = [:]
  /// Before these tokens a number is an hour, whatever else it may be.
  private(set) var hourEnds: Set<Int> = []
  /// Where names of stops of the trip begin, of several words.
  private(set) lazy var starts = Set(context.tokens.indices.filter(namesStop))
  /// Whether the line speaks of money, so that a number may be an amount: `the museum is 14 euros and
  /// the tower 12`.
  private(set) lazy var hasMoney = lattice.tokens.indices.contains { index in
    lattice.edges[index].contains {
      $0.classes.meets(ClassSet([.cost, .price, .budget, .toSpend]))
    }
      || lattice.tokens[index].kind == .number && context.matches(["grand"], at: index + 1)
      || lattice.tokens[index].kind == .number
        && chartSpans(.amount, at: index).contains {
          if case .amount(let amount) = $0.value { amount.currency != nil } else { false }
        }
  }
  /// Whether the line takes something away, so that a day beside a stop tells which one, not where to.
  private(set) lazy var takesAway = lattice.edges.contains { edges in
    edges.contains { $0.classes.has(.remove) && !$0.classes.has(.move) }
  }
  /// The towns of which each is the city of one day.
  private(set) lazy var towns = context.trip?.daysOfCities ?? []

  private struct Key: Hashable {
    var type: RoleType
    var index: Int
    var end: Int
  }

  init(_ chart: Chart, _ lattice: WordLattice, _ scene: Scene?) {
    self.chart = chart
    self.lattice = lattice
    self.scene = scene
  }

  /// The kinds of places of exactly this name.
  func knows(_ name: String) -> [PlaceKind] {
    if let known = kinds[name] { return known }
    let bearers = scene?.gazetteer.bearers(of: name) ?? []
    let found = bearers.filter { $0.isMeant(by: name) }.map(\.kind)
    kinds[name] = found
    return found
  }

  /// Whether a name is nothing but a code that is not written as one.
  func knowsOnlyCode(_ name: String) -> Bool { scene?.knowsOnlyCode(name) == true }

  var context: ChartContext { chart.context }

  /// In lists under a day a number at the end of what is listed is an hour.
  func takeHours(before ends: [Int]) {
    let new = ends.filter { !hourEnds.contains($0) && lattice.tokens[$0 - 1].kind == .number }
    hourEnds.formUnion(new)
    for end in new { found = found.filter { $0.key.index != end - 1 } }
    if !new.isEmpty { parses = [:] }
  }

  /// Those that end before `limit`.
  func spans(_ type: RoleType, at index: Int, before limit: Int) -> [RoleSpan] {
    guard !isWithinNumber(index) else { return [] }
    // To look a list of words up takes longer than to hold it against the line.
    if case .slot(.oneOf) = type {
      return recognise(type, at: index, before: limit).filter { $0.end <= limit }
    }
    let isOpen = type == .text
    let key = Key(type: type, index: index, end: isOpen ? limit : 0)
    let all: [RoleSpan]
    if let known = found[key] {
      all = known
    } else {
      all = recognise(type, at: index, before: limit)
      found[key] = all
    }
    return all.filter { $0.end <= limit }
  }

  func recognise(_ type: RoleType, at index: Int, before limit: Int) -> [RoleSpan] {
    switch type {
    case .slot(.duration): durations(at: index)
    case .slot(.currency): lattice.isKnown(index) ? [] : chartSpans(.currency, at: index)
    case .slot(.kind):
      // `the museum` is one that is known.
      chartSpans(.kind, at: index).filter {
        !context.matches(["the"], at: index)
          || context.matches(["best"], at: index + 1)
            && $0.end > index + 1
      }
    // `that one`
    case .slot(.integer):
      index > 0 && context.matches(["that", "one"], at: index - 1)
        ? [] : chartSpans(.integer, at: index)
    // `swap 1 and 2` says not of what.
    case .slot(.eachDay):
      context.tokens[index].kind == .number && !context.matches(["day"], at: index - 1)
        && !context.matches(["days"], at: index - 1) ? [] : eachDay(at: index)
    case .slot(.phrase):
      context.matches(["on"], at: index) || context.matches(["about"], at: index)
        ? [] : chartSpans(.phrase, at: index)
    case .slot(let slot): chartSpans(slot, at: index)
    case .stops: stops(at: index, many: true)
    case .oneStop: stops(at: index, many: false)
    case .subject: subjects(at: index)
    case .place: places(at: index)
    case .goal: places(at: index) + ownPlaces(at: index)
    case .oldGoal: oldGoal(at: index)
    case .spot: spots(at: index)
    case .text: text(at: index, before: limit)
    case .name: names(at: index)
    case .dayName: dayNames(at: index)
    case .dayCity: cityOfDays(at: index)
    case .bookedCity: bookedCity(at: index)
    case .around: around(at: index)
    case .placeKind: placeKinds(at: index)
    case .newWord:
      context.tokens[index].kind == .quoted || !lattice.isKnown(index)
        ? chartSpans(.word, at: index).filter { _ in !isThing(context.tokens[index].text) } : []
    case .people: people(at: index)
    case .party: party(at: index)
    case .payer: payers(at: index)
    case .tasks: tasks(at: index)
    case .unitOfCurrency: unitsOfCurrency(at: index)
    case .countedMoney: countedMoney(at: index)
    case .bareDecimal: bareDecimals(at: index)
    case .night: nights(at: index)
    case .target:
      withoutPart(chartSpans(.target, at: index), at: index).filter { !isBareNumber($0, at: index) }
    case .stay: eachDay(at: index) + stay(at: index)
    case .ideas: ideas(at: index)
    case .day:
      withoutPart(chartSpans(.day(bareNumber: false), at: index), at: index)
        .filter { !isOfOne($0.end) && !isLasting($0, at: index) }
        + ownedDay(at: index)
    case .dayOrCity:
      chartSpans(.day(bareNumber: false), at: index).filter { !isOfOne($0.end) }
        + dayInCity(at: index)
    case .time: times(at: index)
    case .minutes: lengths(at: index)
    case .days: chartSpans(.dayCount, at: index)
    case .amount: amounts(at: index)
    case .position: positions(at: index)
    case .trip: trips(at: index)
    case .style: styles(at: index)
    case .lastDate: lastDates(at: index)
    }
  }

  /// What the recogniser of the exact reading finds, without what is wrong in itself.
  func chartSpans(_ type: SlotType, at index: Int) -> [RoleSpan] {
    chart.spans(type, at: index).compactMap { span in
      // What goes on without a blank is not over.
      let next = context.token(span.end)
      guard span.isSound, next?.isGlued != true || next?.kind == .sign else { return nil }
      return RoleSpan(end: span.end, value: span.value, points: (span.end - index) * 8)
    }
  }

  func isBareNumber(_ span: RoleSpan, at index: Int) -> Bool {
    if span.end == index + 1, context.tokens[index].kind == .number { return true }
    // `that one`
    let words = NumberWords.cardinal(in: context.tokens, from: index)
    return words?.tokens.upperBound == span.end
  }
}
