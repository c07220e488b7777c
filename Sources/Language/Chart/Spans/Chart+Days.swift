internal import Session

extension Chart {
  /// A day: `day 2`, a date, a weekday, `first day`, `next`; and `2` where only a day fits.
  func days(at index: Int, bareNumber: Bool) -> [Span] {
    var spans: [Span] = []
    if context.matches(["day"], at: index) {
      spans += dayNumber(at: index + 1).map { day(.number($0.number), index..<$0.end) }
    }
    // `d2`
    if context.matches(["d"], at: index), context.token(index + 1)?.isGlued == true,
      let number = wholeNumber(at: index + 1)
    {
      spans.append(day(.number(number), index..<index + 2))
    }
    if bareNumber {
      // `1900` is an hour.
      spans += dayNumber(at: index).filter { $0.number < 1000 || $0.number <= context.dayCount }
        .map { day(.number($0.number), index..<$0.end) }
    }
    spans +=
      weekday(behindArticle: index) + ordinalDay(at: index) + ellipticDay(at: index)
      + datedWeekday(at: index) + daysOfStops(at: index)
    spans += dayWords(at: index).map { day($0.reference, index..<$0.end) } + partOfToday(at: index)
    // No date begins with it but `day 10 of may`.
    if context.matches(["day"], at: index), !context.matches(["of"], at: index + 2) { return spans }
    if context.matches(["the", "day"], at: index) {
      spans += dayNumber(at: index + 2).map { day(.number($0.number), index..<$0.end) }
    }
    for span in context.when.dates(at: index) where !isLaterThanSomething(span.tokens) {
      let score = span.tokens.count * Score.known
      switch span.value {
      // `9 april 1800`: no day of a trip, but an hour.
      case .day(let dates) where dates.first.map({ $0.year < 1900 }) == true: continue
      case .day(let dates):
        let value: SlotValue? =
          dates.count == 1
          ? dates.first.map { .day(.on($0)) }
          : .day(.either(dates))
        spans += value.map { [Span(end: span.tokens.upperBound, value: $0, score: score)] } ?? []
        if isPart(of: span.tokens) {
          spans +=
            value.map {
              [Span(end: span.tokens.upperBound + 1, value: $0, score: score + Score.known)]
            } ?? []
        }
      case .fault(let fault):
        guard !fault.isOfRange else { continue }
        spans.append(
          Span(end: span.tokens.upperBound, value: .fault(.date(fault)), score: score))
      case .range, .days: continue
      }
    }
    return spans + daysThere(at: index, spans)
  }

  /// Whether a word behind a day only tells which half of it a time before it is in: `at 9 tomorrow
  /// morning`.
  private func isPart(of day: Range<Int>) -> Bool {
    ["morning", "afternoon", "evening"].contains { context.matches([$0], at: day.upperBound) }
      && context.token(day.lowerBound - 1)?.kind == .number
      && context.token(day.lowerBound - 2)?.says("at") == true
  }

  /// `the tuesday`, of a day of the week alone.
  private func weekday(behindArticle index: Int) -> [Span] {
    guard context.matches(["the"], at: index), context.token(index + 1)?.kind == .word else {
      return []
    }
    return context.when.dates(at: index + 1).compactMap { span in
      guard span.tokens.count == 1, case .day(let dates) = span.value, let date = dates.first,
        dates.count == 1, context.day(.on(date)) != nil
      else { return nil }
      return day(.on(date), index..<index + 2)
    }
  }

  /// `the third day`.
  private func ordinalDay(at index: Int) -> [Span] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let place = NumberWords.ordinal(in: context.tokens, from: start),
      let next = context.token(place.tokens.upperBound), wordsOfDays.contains(next.folded),
      context.tokens[start].kind == .word || next.says("day")
    else { return [] }
    // `the first evening`: its part is its hour.
    let end = place.tokens.upperBound + (next.says("day") ? 1 : 0)
    return [day(.number(place.value), index..<end)]
  }

  /// `the second`, where the line counts days: `the first and the last day`, `the louvre on the first
  /// day and the orsay on the second`.
  ///
  /// It is a point better explained than a date.
  private func ellipticDay(at index: Int) -> [Span] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard context.countsDays, let (place, end) = ordinal(at: start),
      let reference = place.day, !context.matches(["day"], at: end),
      context.token(start)?.kind == .word
    else { return [] }
    let isPlural = context.matches(["days"], at: end)
    let mayEnd =
      end == context.tokens.count || isPlural
      || ["and", "with", "for", ",", "to", "at"].contains { context.matches([$0], at: end) }
    guard mayEnd else { return [] }
    let last = isPlural ? end + 1 : end
    return [Span(end: last, value: .day(reference), score: (last - index) * Score.known + 1)]
  }

  /// `tuesday 20`, where the trip has that day.
  private func datedWeekday(at index: Int) -> [Span] {
    guard let trip = context.trip, context.token(index)?.mayBeWeekday == true,
      let number = wholeNumber(at: index + 1)
    else { return [] }
    return context.when.dates(at: index).compactMap { span in
      guard span.tokens == index..<index + 1, case .day(let dates) = span.value,
        let weekday = dates.first?.weekday
      else { return nil }
      let meant = trip.days.compactMap(\.date).filter {
        $0.weekday == weekday && $0.day == number
      }
      guard let first = meant.first else { return nil }
      return day(meant.count == 1 ? .on(first) : .either(meant), index..<index + 2)
    }
  }

  /// The `this` of `this afternoon`, so that the other word can be a time.
  private func partOfToday(at index: Int) -> [Span] {
    guard context.matches(["this"], at: index),
      ["morning", "afternoon", "evening"].contains(where: { context.matches([$0], at: index + 1) })
    else { return [] }
    return [Span(end: index + 1, value: .day(.on(context.today)), score: Score.known + 1)]
  }

  func day(_ reference: DayReference, _ tokens: Range<Int>) -> Span {
    Span(end: tokens.upperBound, value: .day(reference), score: tokens.count * Score.known)
  }

  private func dayNumber(at index: Int) -> [(number: Int, end: Int)] {
    if let number = wholeNumber(at: index) { return [(number, index + 1)] }
    return NumberWords.cardinal(in: context.tokens, from: index)
      .map { [($0.value, $0.tokens.upperBound)] } ?? []
  }

  /// Days by their place in the trip, or by the one that is selected.
  private func dayWords(at index: Int) -> [(reference: DayReference, end: Int)] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    // Nearly every word begins none of them.
    guard let token = context.token(start), let phrases = dayPhrases[token.folded] else {
      return []
    }
    return phrases.compactMap { words, reference in
      guard context.matches(words, at: start) else { return nil }
      // A bare `day` is the one meant only with an article, and before nothing that says which.
      let isBare = words == ["day"]
      guard !isBare || start > index && dayNumber(at: start + 1).isEmpty else { return nil }
      return (reference, start + words.count)
    }
  }
}

/// Words for a day by its place in the trip, or by the one that is selected; by the first of them.
private let dayPhrases = Dictionary(grouping: waysToDays, by: { $0.0.first ?? "" })

private let waysToDays: [([String], DayReference)] = [
  (["first", "day"], .first), (["last", "day"], .last), (["next", "day"], .next),
  (["previous", "day"], .previous), (["next"], .next), (["previous"], .previous),
  (["same", "day"], .mentioned), (["that", "day"], .mentioned),
  (["that", "night"], .mentioned), (["same", "night"], .mentioned),
  (["that", "morning"], .mentioned), (["same", "morning"], .mentioned),
  (["that", "afternoon"], .mentioned), (["same", "afternoon"], .mentioned),
  (["that", "evening"], .mentioned), (["same", "evening"], .mentioned),
  (["day", "after", "that"], .dayAfter), (["day", "before", "that"], .dayBefore),
  (["one", "after", "that"], .dayAfter), (["one", "before", "that"], .dayBefore),
  (["one", "after"], .dayAfter), (["one", "before"], .dayBefore),
  (["day", "after"], .dayAfter), (["following", "day"], .dayAfter),
  (["day", "before"], .dayBefore),
  (["this", "day"], .here), (["whole", "day"], .here), (["day"], .here),
]

extension Chart {
  /// `between lunch and the museum`.
  func between(at index: Int) -> [Span] {
    guard context.matches(["between"], at: index) else { return [] }
    return stops(at: index + 1).filter(\.isKnown).flatMap { one -> [Span] in
      guard context.matches(["and"], at: one.end) else { return [] }
      return stops(at: one.end + 1).filter(\.isKnown).map { other in
        Span(
          end: other.end, value: .position(.between(one.reference, other.reference)),
          score: one.score + other.score + 2 * Score.known)
      }
    }
  }
}
