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
    let found = scene?.gazetteer.named(name).filter { $0.isOwnName || $0.rank >= 600 }.map(\.kind) ?? []
    kinds[name] = found
    return found
  }

  var context: ChartContext { chart.context }

  /// Those that end before `limit`.
  func spans(_ type: RoleType, at index: Int, before limit: Int) -> [RoleSpan] {
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

  private func recognise(_ type: RoleType, at index: Int, before limit: Int) -> [RoleSpan] {
    switch type {
    case .slot(let slot): chartSpans(slot, at: index)
    case .stops: stops(at: index, many: true)
    case .oneStop: stops(at: index, many: false)
    case .subject: subjects(at: index)
    case .place: places(at: index)
    case .text: text(at: index, before: limit)
    case .name: names(at: index)
    case .people: people(at: index)
    case .target: chartSpans(.target, at: index).filter { !isBareNumber($0, at: index) }
    case .ideas: ideas(at: index)
    case .day: chartSpans(.day(bareNumber: false), at: index)
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
  private func chartSpans(_ type: SlotType, at index: Int) -> [RoleSpan] {
    chart.spans(type, at: index).compactMap { span in
      guard span.isSound else { return nil }
      return RoleSpan(end: span.end, value: span.value, points: (span.end - index) * 8)
    }
  }

  private func isBareNumber(_ span: RoleSpan, at index: Int) -> Bool {
    span.end == index + 1 && context.tokens[index].kind == .number
  }

  /// Stops of the trip by their names, numbers or as what was spoken of.
  private func stops(at index: Int, many: Bool) -> [RoleSpan] {
    guard index < context.tokens.count else { return [] }
    let spans =
      chartSpans(many ? .knownStops : .knownStop, at: index)
      + chartSpans(.stopOfDay(leaving: false), at: index)
    return spans.compactMap { span in
      var span = span
      if isBareNumber(span, at: index) {
        let before = index > 0 ? lattice.classes(at: index - 1) : []
        guard before.meets(ClassSet([.stop, .number])) else { return nil }
      }
      // What is in quotes may be words of one's own.
      if context.tokens[index].kind == .quoted, span.end == index + 1 {
        guard context.stops.match(folded(context.tokens[index].text)) != .none else { return nil }
      }
      // A beginning of a word is hardly a name.
      guard !(index..<span.end).allSatisfy({ isOfLanguage($0) }) || isPronoun(span) else { return nil }
      if case .stops([.mentioned]) = span.value { span.points = 5 }
      return span
    }
  }

  private func isOfLanguage(_ index: Int) -> Bool {
    lattice.classes(at: index).meets(.free) && context.tokens[index].kind == .word
  }

  private func isPronoun(_ span: RoleSpan) -> Bool {
    guard case .stops(let stops) = span.value else { return false }
    return stops.allSatisfy { stop in
      switch stop {
      case .mentioned, .other, .set: true
      case .number, .inDay, .idea, .named, .through: false
      }
    }
  }

  private func ideas(at index: Int) -> [RoleSpan] {
    lattice.edges[index].filter { $0.classes.has(.ideas) }.map {
      RoleSpan(end: $0.end, value: .target(.ideas), points: 8 * ($0.end - index))
    }
  }

  /// A time; a mere number only behind a word that leads to one.
  private func times(at index: Int) -> [RoleSpan] {
    let before = index > 0 ? context.tokens[index - 1].folded : ""
    let isLed = hourMarkers.contains(before)
    return (chartSpans(isLed ? .time : .clearTime, at: index) + chartSpans(.hours, at: index))
      .filter { !isCount($0.end) && (isLed || !isLength($0, at: index)) }
  }

  /// Whether a unit follows, so that it is an amount: `3 nights`.
  private func isCount(_ end: Int) -> Bool {
    context.token(end).map { ["nights", "night", "days", "day", "euros", "euro"].contains($0.folded) }
      ?? false
  }

  /// `1h` is rather a length than an hour of the day, where no word leads to one.
  private func isLength(_ span: RoleSpan, at index: Int) -> Bool {
    context.when.lengths(at: index).contains { $0.tokens.upperBound >= span.end }
  }

  /// `first`, `at the end`, and what stands beside a stop: `ahead of lunch`.
  private func positions(at index: Int) -> [RoleSpan] {
    let beside = lattice.edges[index].flatMap { edge -> [RoleSpan] in
      let sides: [(WordClass, (StopReference) -> StopPosition)] = [
        (.before, StopPosition.before), (.after, StopPosition.after),
      ]
      return sides.filter { edge.classes.has($0.0) }.flatMap { _, position in
        let start = context.matches(["of"], at: edge.end) ? edge.end + 1 : edge.end
        return stops(at: start, many: false).compactMap { stop -> RoleSpan? in
          guard case .stops(let stops) = stop.value, let first = stops.first else { return nil }
          return RoleSpan(
            end: stop.end, value: .position(position(first)), points: 8 * (stop.end - index))
        }
      }
    }
    return beside + chartSpans(.position(steps: true), at: index).filter { !isGuess($0) }
  }

  /// Whether it stands beside a stop that the trip does not have.
  private func isGuess(_ span: RoleSpan) -> Bool {
    guard case .position(let position) = span.value else { return false }
    switch position {
    case .before(.named(let name)), .after(.named(let name)):
      return context.stops.match(folded(name)) == .none
    case .before, .after, .between, .first, .last, .up, .down: return false
    }
  }

  private func lengths(at index: Int) -> [RoleSpan] {
    (chartSpans(.duration, at: index) + chartSpans(.moreTime, at: index))
  }

  private func amounts(at index: Int) -> [RoleSpan] {
    chartSpans(.amount, at: index).filter { span in
      // A mere number may be anything.
      !isBareNumber(span, at: index)
        || index > 0 && lattice.classes(at: index - 1).meets(ClassSet([.cost, .price, .budget]))
    }
  }

  /// `four of us`, `2 adults`.
  private func people(at index: Int) -> [RoleSpan] {
    let counted =
      chart.wholeNumber(at: index).map { ($0, index + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
    guard let (count, end) = counted, (1..<100).contains(count), end <= context.tokens.count
    else { return [] }
    // `pax 22`
    if index > 0, lattice.classes(at: index - 1).has(.people) {
      return [RoleSpan(end: end, value: .integer(count), points: 8 * (end - index))]
    }
    let ofUs = context.matches(["of", "us"], at: end)
    guard ofUs || end < context.tokens.count && lattice.classes(at: end).has(.people) else {
      return []
    }
    let last = ofUs ? end + 2 : end + 1
    return [RoleSpan(end: last, value: .integer(count), points: 8 * (last - index))]
  }

  private func text(at index: Int, before limit: Int) -> [RoleSpan] {
    guard let first = context.token(index), first.kind != .sign else { return [] }
    if first.kind == .quoted {
      let value = SlotValue.text(first.text, quoted: true)
      return [RoleSpan(end: index + 1, value: value, points: 8)]
    }
    var end = limit
    while end > index, isEnding(end - 1) { end -= 1 }
    guard end > index else { return [] }
    let value = SlotValue.text(context.text(index..<end), quoted: false)
    return [RoleSpan(end: end, value: value, points: 3 * (end - index))]
  }

  /// `please` and signs that close a sentence are no part of what is noted.
  private func isEnding(_ index: Int) -> Bool {
    let token = context.tokens[index]
    return token.kind == .sign && [".", "!", ";", ","].contains(token.folded)
      || ["please", "pls", "plz", "thanks"].contains(token.folded)
  }

  /// Whether a word is none with which a name begins or ends.
  func isSmall(_ index: Int) -> Bool {
    let classes = lattice.classes(at: index)
    guard !isCapitalised(index) || index == 0 else { return false }
    return classes.meets(ClassSet([.preposition, .function, .joining, .be, .repair, .not, .pronoun]))
  }

  private func names(at index: Int) -> [RoleSpan] {
    guard let first = context.token(index), first.kind != .sign else { return [] }
    if first.kind == .quoted {
      return [RoleSpan(end: index + 1, value: .text(first.text, quoted: true), points: 10)]
    }
    guard !isSmall(index) else { return [] }
    return chart.bareText(at: index).prefix(8).filter { !isSmall($0.end - 1) && context.tokens[$0.end - 1].kind != .sign }
      .map { end, text, quoted in
        let known = (index..<end).filter { lattice.isKnown($0) && !isCapitalised($0) }.count
        return RoleSpan(
          end: end, value: .text(text, quoted: quoted), points: 4 * (end - index) - known)
      }
  }
}

private let hourMarkers: Set = [
  "at", "around", "about", "from", "by", "till", "until", "til", "is", "to", "for", "@", "the", "not",
]
