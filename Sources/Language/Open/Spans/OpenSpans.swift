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
  private let scene: Scene?
  var library: (any Library)? { scene?.library }
  private var kinds: [String: [PlaceKind]] = [:]
  private var found: [Key: [RoleSpan]] = [:]
  /// The towns of which each is the city of one day.
  private lazy var starts = Set(context.tokens.indices.filter(namesStop))
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
    let found =
      scene?.gazetteer.named(name).filter { $0.isOwnName || $0.rank >= 600 }.map(\.kind) ?? []
    kinds[name] = found
    return found
  }

  /// Whether a name is nothing but a code that is not written as one.
  func knowsOnlyCode(_ name: String) -> Bool { scene?.knowsOnlyCode(name) == true }

  var context: ChartContext { chart.context }

  /// Those that end before `limit`.
  func spans(_ type: RoleType, at index: Int, before limit: Int) -> [RoleSpan] {
    guard !isWithinNumber(index) else { return [] }
    // To look a list of words up takes longer than to hold it against the line.
    if case .slot(.choice) = type {
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
        && !context.matches(["days"], at: index - 1) ? [] : chartSpans(.eachDay, at: index)
    case .slot(.phrase):
      context.matches(["on"], at: index) ? [] : chartSpans(.phrase, at: index)
    case .slot(let slot): chartSpans(slot, at: index)
    case .stops: stops(at: index, many: true)
    case .oneStop: stops(at: index, many: false)
    case .subject: subjects(at: index)
    case .place: places(at: index)
    case .text: text(at: index, before: limit)
    case .name: names(at: index)
    case .dayName: names(at: index).filter { context.tokens[$0.end - 1].text == "day" }
    case .around: around(at: index)
    case .newWord:
      context.tokens[index].kind == .quoted || !lattice.isKnown(index)
        ? chartSpans(.word, at: index).filter { _ in !isThing(context.tokens[index].text) } : []
    case .people: people(at: index)
    case .target: chartSpans(.target, at: index).filter { !isBareNumber($0, at: index) }
    case .ideas: ideas(at: index)
    case .day:
      chartSpans(.day(bareNumber: false), at: index).filter { !isOfOne($0.end) }
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

  /// Whether a word is what a stop is called, or what people do: no name for a line.
  private func isThing(_ word: String) -> Bool {
    context.stops.has(word) || PlainActivities.begin(word)
  }

  func isBareNumber(_ span: RoleSpan, at index: Int) -> Bool {
    if span.end == index + 1, context.tokens[index].kind == .number { return true }
    // `that one`
    let words = NumberWords.cardinal(in: context.tokens, from: index)
    return words?.tokens.upperBound == span.end
  }

  /// Stops of the trip by their names, numbers or as what was spoken of.
  func stops(at index: Int, many: Bool) -> [RoleSpan] {
    guard index < context.tokens.count else { return [] }
    let spans =
      chartSpans(many ? .knownStops : .knownStop, at: index)
      + chartSpans(.stopOfDay(leaving: false), at: index) + oneOfDay(at: index)
    return spans.compactMap { span in
      var span = span
      // `dinner -> friday`
      guard context.tokens[span.end - 1].kind != .sign || context.tokens[span.end - 1].says(".")
      else { return nil }
      if isBareNumber(span, at: index) {
        let before = index > 0 ? lattice.classes(at: index - 1) : []
        guard before.meets(ClassSet([.stop, .number])) else { return nil }
      }
      // What is in quotes may be words of one's own.
      if context.tokens[index].kind == .quoted, span.end == index + 1 {
        guard context.stops.has(context.tokens[index].text) else { return nil }
      }
      // A beginning of a word is hardly a name.
      guard !(index..<span.end).allSatisfy({ isOfLanguage($0) }) || isPronoun(span) else {
        return nil
      }
      if case .stops([.mentioned]) = span.value {
        // `how many stops are there`
        guard !context.matches(["there"], at: index) || !isBesideBe(index) else { return nil }
        span.points = 5
      }
      return span
    }
  }

  /// `the sunday one`: the only stop of that day, or the one there by the name of what was spoken of.
  private func oneOfDay(at index: Int) -> [RoleSpan] {
    guard let trip = context.trip else { return [] }
    return chart.spans(.day(bareNumber: false), at: index).compactMap { span in
      guard isOfOne(span.end), case .day(.on(let date)) = span.value,
        let day = trip.days.firstIndex(where: { $0.date == date })
      else { return nil }
      let stops = trip.days[day].stops
      let place =
        stops.count == 1
        ? 0 : context.mentionedName.flatMap { name in stops.firstIndex { $0.name == name } }
      return place.map {
        RoleSpan(
          end: span.end + 1, value: .stops([.inDay(day: day + 1, number: $0 + 1)]),
          points: 8 * (span.end + 1 - index))
      }
    }
  }

  /// `the sunday one` is no day.
  private func isOfOne(_ end: Int) -> Bool {
    context.matches(["one"], at: end)
      && (end + 1 == context.tokens.count || context.tokens[end + 1].kind == .sign
        || context.tokens[end + 1].kind == .word)
  }

  /// `record store`, which the trip has: a name of several words is no verb.
  func beginsStop(_ index: Int) -> Bool { starts.contains(index) }

  private func namesStop(at index: Int) -> Bool {
    guard context.tokens[index].kind == .word else { return false }
    return (2...4).contains { count in
      index + count <= context.tokens.count
        && context.stops.isWhole(context.text(index..<index + count))
    }
  }

  private func isBesideBe(_ index: Int) -> Bool {
    [index - 1, index + 1].contains {
      context.token($0).map { ["is", "are"].contains($0.folded) } == true
    }
  }

  /// A word that leads to what follows it, and is nothing else.
  func isPreposition(_ index: Int) -> Bool {
    let classes = lattice.classes(at: index)
    return classes.has(.preposition) && !classes.meets(.acts.union(ClassSet(.talk)))
  }

  func isOfLanguage(_ index: Int) -> Bool {
    lattice.classes(at: index).meets(.free.union(.operators)) && context.tokens[index].kind == .word
  }

  func isPronoun(_ span: RoleSpan) -> Bool {
    guard case .stops(let stops) = span.value else { return false }
    return stops.allSatisfy { stop in
      switch stop {
      case .mentioned, .other, .set: true
      case .number, .inDay, .idea, .named, .through: false
      }
    }
  }

  func ideas(at index: Int) -> [RoleSpan] {
    lattice.edges[index].filter { $0.classes.has(.ideas) }.map {
      RoleSpan(end: $0.end, value: .target(.ideas), points: 8 * ($0.end - index))
    }
  }
}
