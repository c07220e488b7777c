internal import Session

/// Days.
extension SketchScan {
  /// `8-11 mar`, `tue-thu`.
  func days(_ index: Int) -> SketchPiece? {
    let start = context.end(ofOneOf: rangeLeads, at: index) ?? index
    if let (first, last, end) = chart.daysWithNights(at: start) {
      return SketchPiece(fact: .days(.on(first), .on(last)), tokens: index..<end)
    }
    var best: (range: DateRange, end: Int)?
    for span in [index, start].flatMap({ chart.spans(.dates(of: .open), at: $0) }) {
      guard case .dates(.range(let range)) = span.value, range.first < range.last,
        span.end > best?.end ?? start + 1
      else { continue }
      best = (range, span.end)
    }
    guard let best else {
      return daysOfMonth(index, start) ?? daysUntil(index, start) ?? daysNumbered(index)
    }
    return SketchPiece(
      fact: .days(.on(best.range.first), .on(best.range.last)), tokens: index..<best.end)
  }

  /// `from 17. to 19.`: days of the month that the trip has.
  private func daysOfMonth(_ index: Int, _ start: Int) -> SketchPiece? {
    guard start > index, let (first, link) = dayOfMonth(start),
      let word = context.token(link), ["to", "until", "till", "-"].contains(word.folded),
      let (last, end) = dayOfMonth(link + 1), first < last
    else { return nil }
    return SketchPiece(fact: .days(.on(first), .on(last)), tokens: index..<end)
  }

  /// As in `sunday 11 until 18`.
  private func daysUntil(_ index: Int, _ start: Int) -> SketchPiece? {
    for span in chart.spans(.day(bareNumber: false), at: start) {
      guard case .day(.on(let first)) = span.value, let link = context.token(span.end),
        ["until", "till", "til", "to", "-", "–", "untill"].contains(link.folded),
        let token = context.token(span.end + 1), token.kind == .number,
        let day = Int(token.text), context.token(span.end + 2)?.isGlued != true,
        let last = context.trip?.days.compactMap(\.date).first(where: {
          $0.day == day && $0 > first
        })
      else { continue }
      return SketchPiece(fact: .days(.on(first), .on(last)), tokens: index..<span.end + 2)
    }
    return nil
  }

  private func dayOfMonth(_ index: Int) -> (CivilDate, end: Int)? {
    guard let token = context.token(index), token.kind == .number, let day = Int(token.text),
      context.matches(["."], at: index + 1),
      let date = context.trip?.days.compactMap(\.date).first(where: { $0.day == day })
    else { return nil }
    return (date, index + 2)
  }

  func sameDay(_ index: Int) -> SketchPiece? {
    if let end = context.end(ofOneOf: sameDays, at: index) {
      return SketchPiece(fact: .day(.mentioned), tokens: index..<end)
    }
    // `that afternoon`: the day, and behind it its part.
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let word = context.token(start), ["that", "same"].contains(word.folded),
      let part = context.token(start + 1), parts.contains(part.folded)
    else { return nil }
    return SketchPiece(fact: .day(.mentioned), tokens: index..<start + 1)
  }

  func day(_ index: Int) -> SketchPiece? {
    if let edge = edge(index) { return edge }
    let starts = Set([index, context.end(ofOneOf: dayLeads, at: index) ?? index])
    var best: (day: DayReference, end: Int)?
    let isAt = ["at", "@"].contains(context.tokens[index].folded)
    for start in starts where start < context.tokens.count && (start > index || !isAt) {
      // `at 13.06.`
      let isHour = start > index && context.tokens[start].kind == .number
      guard !isHour || !["at", "@"].contains(context.tokens[start - 1].folded) else { continue }
      for span in chart.spans(.day(bareNumber: false), at: start)
      where span.score > 0 && span.end > best?.end ?? index {
        guard case .day(let day) = span.value else { continue }
        best = (dateMeant(by: day), span.end)
      }
    }
    // `first sunday`
    if case .either(let dates)? = best?.day, context.matches(["first"], at: index),
      let date = dates.first
    {
      best?.day = .on(date)
    }
    return best.map { SketchPiece(fact: .day($0.day), tokens: index..<behindNight($0.end)) }
      ?? date(index)
      ?? dayNumbered(index).map { SketchPiece(fact: .day(.on($0.date)), tokens: index..<$0.end) }
  }

  /// `day 14` of a trip of one week in the middle of july: the date.
  private func dateMeant(by day: DayReference) -> DayReference {
    guard case .number(let number) = day, let trip = context.trip, number > trip.days.count,
      let start = trip.start, let end = trip.days.last?.date
    else { return day }
    let known = (-1...max(0, end.days(since: start)) + 1).map { start.adding($0) }
      .filter { $0.day == number }
    return known.count == 1 ? .on(known[0]) : day
  }

  /// `fri night`, which says of the hour behind it that it is late.
  private func behindNight(_ end: Int) -> Int {
    context.token(end).map { nights.contains($0.folded) } == true ? end + 1 : end
  }

  /// Whether the day that was told last is told with its night.
  var isAtNight: Bool {
    let day = pieces.last { if case .day = $0.fact { true } else { false } }
    return day.map { nights.contains(context.tokens[$0.tokens.upperBound - 1].folded) } ?? false
  }

  /// `the day we get there`, `on departure`.
  private func edge(_ index: Int) -> SketchPiece? {
    if let end = context.end(ofOneOf: firstDays, at: index) {
      return SketchPiece(fact: .day(.first), tokens: index..<end)
    }
    guard let end = context.end(ofOneOf: lastDays, at: index) else { return nil }
    return SketchPiece(fact: .day(.last), tokens: index..<end)
  }

  /// `4/5`: of its two meanings the one that the trip has.
  private func slashed(_ index: Int) -> SketchPiece? {
    let start = context.end(ofOneOf: dayLeads, at: index) ?? index
    guard context.token(start)?.kind == .number || start == index,
      let span = chart.spans(.date(of: .open), at: start).max(by: { $0.end < $1.end }),
      case .fault(.date(.ambiguous(let dates))) = span.value,
      let known = context.onlyDay(of: dates)
    else { return nil }
    return SketchPiece(fact: .day(.on(known)), tokens: index..<span.end)
  }

  /// `on the 2nd`, the day before the trip.
  private func date(_ index: Int) -> SketchPiece? {
    if let either = slashed(index) { return either }
    guard !context.matches(["at"], at: index), !context.matches(["@"], at: index),
      let start = context.end(ofOneOf: dayLeads, at: index), start < context.tokens.count,
      let span = chart.spans(.date(of: .open), at: start).max(by: { $0.end < $1.end }),
      span.end > start + 1, case .date(let date) = span.value
    else { return nil }
    return SketchPiece(fact: .day(.on(date)), tokens: index..<span.end)
  }
}

extension ChartContext {
  /// Of the meanings of `4/5` the only one that is a day of the trip.
  func onlyDay(of dates: [CivilDate]) -> CivilDate? {
    let known = dates.filter { day(.on($0)) != nil }
    return known.count == 1 ? known.first : nil
  }
}

private let rangeLeads = BookingWords.ways("from between runs_from")
private let sameDays = BookingWords.ways(
  """
  the_same_day same_day that_same_day that_day on_that_day on_this_day on_the_same_day
  """)
private let parts: Set = ["morning", "afternoon", "evening"]
private let nights: Set = ["night", "nite", "nights"]
private let firstDays = BookingWords.ways(
  """
  the_day_we_get_there the_day_we_arrive the_day_we_land on_arrival when_we_get_there
  when_we_arrive on_the_day_we_arrive on_the_day_we_get_there
  """)
private let lastDays = BookingWords.ways(
  """
  the_day_we_leave the_day_we_go_home the_day_we_fly_home on_departure on_the_day_we_leave
  the_day_we_fly_back on_the_way_home
  """)
private let dayLeads = BookingWords.ways(
  "on on_the the this on_this that on_that at in for for_the first on_first that_same the_whole_of")
