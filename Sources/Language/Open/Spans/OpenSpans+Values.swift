internal import Session

/// Hours, lengths, amounts, people, and places among the stops of a day.
extension OpenSpans {
  /// A time; a mere number only behind a word that leads to one.
  func times(at index: Int) -> [RoleSpan] {
    let before = index > 0 ? context.tokens[index - 1].folded : ""
    // `so we're nine`
    guard !isBehindWeAre(index) else { return [] }
    // `dinner tonight at 8`, in the trip: on that day.
    if isToday(index) { return [] }
    if isOneOfThem(index) || isJoinedWord(index) { return [] }
    // `for 2h` says how long.
    let lasts =
      before == "for"
      && (context.tokens.hourMark(at: index).map { $0 < 13 } ?? isShortMark(index))
    // `the picnic starts 13h`
    let isLed =
      hourMarkers.contains(before) && !lasts
      || index > 0 && lattice.classes(at: index - 1).has(.start)
      || hourEnds.contains(index + 1)
    let beside = chart.hoursBesideDay(at: index).map {
      RoleSpan(end: $0.end, value: $0.value, points: 8 * ($0.end - index))
    }
    let hours = beside + chartSpans(.hours, at: index).filter { !mayBeDays(index..<$0.end) }
    // `brunch thursday 11`, `dinner saturday night`
    let clock = isLed ? [] : chartSpans(.timeAfterDay, at: index)
    return (clock + chartSpans(isLed ? .time : .clearTime, at: index) + hours + written(at: index))
      .filter { !isCount($0.end) && (isLed || !isLength($0, at: index)) }
  }

  /// `2h`, before any hour at which something is planned.
  private func isShortMark(_ index: Int) -> Bool {
    context.tokens[index].kind == .number && context.token(index + 1)?.isGlued == true
      && context.matches(["h"], at: index + 1)
  }

  /// `day 3 1430`: four digits of the clock, behind no month.
  private func written(at index: Int) -> [RoleSpan] {
    guard let (from, end) = clock(at: index) else { return [] }
    let link = context.token(end)
    if let link, ["to", "-", "–", "until", "till"].contains(link.folded),
      let (to, last) = clock(at: end + 1, isBehindSign: link.kind == .sign), to > from
    {
      let hours = SlotValue.hours(from, minutes: to.minutes - from.minutes)
      return [RoleSpan(end: last, value: hours, points: 16)]
    }
    return [RoleSpan(end: end, value: .time(from), points: 6)]
  }

  /// `1430`, behind no month, and `thirteen hundred`.
  private func clock(at index: Int, isBehindSign: Bool = false) -> (ClockTime, Int)? {
    guard let token = context.token(index) else { return nil }
    if token.kind == .word, let hour = NumberWords.cardinal(in: context.tokens, from: index),
      (13..<24).contains(hour.value), context.matches(["hundred"], at: hour.tokens.upperBound)
    {
      return ClockTime(hour: hour.value, minute: 0).map { ($0, hour.tokens.upperBound + 1) }
    }
    guard token.kind == .number, token.text.utf8.count == 4, let number = Int(token.text),
      number / 100 < 24, number % 100 < 60, number % 5 == 0, isBehindSign || !token.isGlued,
      context.token(index + 1)?.isGlued != true || context.token(index + 1)?.kind == .sign,
      index == 0 || context.when.dates(at: index - 1).allSatisfy({ $0.tokens.count == 1 })
    else { return nil }
    return ClockTime(hour: number / 100, minute: number % 100).map { ($0, index + 1) }
  }

  /// `from 1 to 3`: numbers without a word for hours may be days of the trip.
  private func mayBeDays(_ range: Range<Int>) -> Bool {
    // `on thursday between 2 and 4`, `8 to 9 every day`: a day is told already.
    let saysDay = context.tokens.indices.contains { index in
      !range.contains(index) && context.tokens[index].kind == .word
        && (context.tokens[index].dateWords?.isEmpty == false
          || lattice.classes(at: index).has(.every) || context.tokens[index].says("daily"))
    }
    guard !saysDay else { return false }
    return range.allSatisfy { index in
      let token = context.tokens[index]
      guard token.kind == .number else {
        return ["from", "to", "-", "until", "between", "and"].contains(token.folded)
      }
      return Int(token.text).map { $0 <= context.dayCount } ?? false
    }
  }

  /// Whether a unit follows, so that it is an amount: `3 nights`.
  func isCount(_ end: Int) -> Bool {
    context.token(end).map {
      [
        "nights", "night", "days", "day", "euros", "euro", "hours", "hour", "hrs", "minutes",
        "mins", "min", "tickets", "people", "persons", "seats", "rooms", "adults", "kids", "guests",
      ].contains($0.folded)
    }
      ?? false
  }

  /// `1h` is rather a length than an hour of the day, where no word leads to one.
  func isLength(_ span: RoleSpan, at index: Int) -> Bool {
    context.when.lengths(at: index).contains { $0.tokens.upperBound >= span.end }
  }

  /// `first`, `at the end`, and what stands beside a stop: `ahead of lunch`.
  func positions(at index: Int) -> [RoleSpan] {
    let beside = lattice.edges[index].flatMap { edge -> [RoleSpan] in
      let sides: [(WordClass, (StopReference) -> StopPosition)] = [
        (.before, StopPosition.before), (.after, StopPosition.after),
      ]
      return sides.filter { edge.classes.has($0.0) }.flatMap { _, position in
        let start = context.matches(["of"], at: edge.end) ? edge.end + 1 : edge.end
        let beside = stops(at: start, many: false).compactMap { stop -> RoleSpan? in
          guard case .stops(let stops) = stop.value, let first = stops.first else { return nil }
          return RoleSpan(
            end: stop.end, value: .position(position(first)), points: 8 * (stop.end - index))
        }
        guard beside.isEmpty else { return beside }
        return chart.journeys(at: start).map { name, end in
          RoleSpan(
            end: end, value: .position(position(.named(name))), points: 8 * (end - index))
        }
      }
    }
    // `first the tower, then lunch` tells an order, not a place.
    guard index > 0 else { return beside }
    // `put the show down for saturday`
    let isParticle =
      ["down", "up"].contains(context.tokens[index].folded)
      && context.token(index + 1).map { ["for", "on", "to", "as", "at"].contains($0.folded) }
        == true
    if isParticle { return beside }
    return beside + chartSpans(.position(steps: true), at: index).filter { !isGuess($0) }
  }

  /// Whether it stands beside a stop that the trip does not have.
  func isGuess(_ span: RoleSpan) -> Bool {
    guard case .position(let position) = span.value else { return false }
    switch position {
    case .before(.named(let name)), .after(.named(let name)):
      return !context.stops.has(name) && !context.isJourney(name)
    case .before, .after, .between, .first, .last, .up, .down: return false
    }
  }

  func lengths(at index: Int) -> [RoleSpan] {
    durations(at: index) + chartSpans(.moreTime, at: index)
  }

  func durations(at index: Int) -> [RoleSpan] {
    isHourOfDay(index) ? [] : chartSpans(.duration, at: index)
  }

  /// `at 14 hour`, `at 13h30`.
  private func isHourOfDay(_ index: Int) -> Bool {
    guard index > 0, context.tokens[index - 1].says("at"), index + 1 < context.tokens.count,
      let hour = chart.wholeNumber(at: index), (13..<24).contains(hour)
    else { return false }
    return ["h", "hour"].contains(context.tokens[index + 1].folded)
  }

  func amounts(at index: Int) -> [RoleSpan] {
    // `mark paid that one`
    if isOneOfThem(index) { return [] }
    let spans = chartSpans(.price, at: index).filter { span in
      guard case .amount(let amount) = span.value else { return true }
      guard amount.currency == nil else { return true }
      // A number without a currency may be anything, where nothing else speaks of money.
      return !isPart(index..<span.end) && !isCount(span.end) && !isHourOfTicket(index)
        && (hasMoney || amount.each != nil || amount.payer != nil)
    }
    // What it is for and who paid is never left out: `10 euros each` is no 10 euros.
    let most = spans.map(said).max() ?? 0
    return spans.filter { said($0) == most }
  }

  /// `tickets for a concert at 8`: when it is, and no price.
  private func isHourOfTicket(_ index: Int) -> Bool {
    index > 0 && context.tokens[index - 1].says("at")
      && (chart.wholeNumber(at: index)
        ?? NumberWords.cardinal(in: context.tokens, from: index)?.value).map { $0 < 25 } == true
      && !lattice.edges.joined().contains { $0.classes.has(.cost) }
  }

  /// Whether a number is a part of an hour or a code: `10:30`, `A-8`.
  private func isPart(_ number: Range<Int>) -> Bool {
    let goesOn = context.token(number.upperBound).map { $0.isGlued && !$0.says(",") } ?? false
    return context.tokens[number.lowerBound].isGlued
      || goesOn && context.token(number.upperBound + 1)?.isGlued == true
  }

  /// How much an amount says besides itself.
  private func said(_ span: RoleSpan) -> Int {
    guard case .amount(let amount) = span.value else { return 0 }
    return (amount.each == nil ? 0 : 1) + (amount.payer == nil ? 0 : 1)
  }
}

private let hourMarkers: Set = [
  "at", "around", "about", "clock", "from", "by", "till", "until", "til", "is", "to", "for", "@",
  "the", "not",
]
