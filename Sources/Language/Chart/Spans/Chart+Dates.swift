internal import Session

extension Chart {
  /// The dates of a trip; only of the one that is open against its days.
  ///
  /// Where that is over, dates are rather those of the next time.
  func dates(of trip: DatedTrip, at index: Int) -> [Span] {
    meanings(of: context.isTripOver ? .other : trip, at: index).map { span in
      let value: SlotValue =
        switch span.value {
        case .range(let range): .dates(.range(range))
        case .days(let count): .dates(.days(count))
        case .day(let dates): dates.first.map { .dates(.range(DateRange($0))) } ?? .cleared
        case .fault(let fault): .fault(.date(fault))
        }
      return dated(span, value, prefersRange: true)
    }
  }

  private func meanings(of trip: DatedTrip, at index: Int) -> [WhenSpan<DateMeaning>] {
    switch trip {
    case .open: context.when.dates(at: index)
    case .moved: context.when.newDates(at: index)
    case .other: context.when.freshDates(at: index)
    }
  }

  /// One date; of the trip that is open its own days first.
  func oneDate(of trip: DatedTrip, at index: Int) -> [Span] {
    oneDate(meanings(of: trip, at: index))
  }

  func oneDate(_ spans: [WhenSpan<DateMeaning>]) -> [Span] {
    spans.filter { !isLaterThanSomething($0.tokens) }.compactMap { span in
      switch span.value {
      case .day(let dates):
        let value: SlotValue? =
          dates.count == 1
          ? dates.first.map(SlotValue.date) : .fault(.date(.ambiguous(dates)))
        return value.map { dated(span, $0, prefersRange: false) }
      case .fault(let fault):
        guard !fault.isOfRange else { return nil }
        return dated(span, .fault(.date(fault)), prefersRange: false)
      case .range, .days: return nil
      }
    }
  }

  /// `a day later`: than what was spoken of, not than today.
  func isLaterThanSomething(_ tokens: Range<Int>) -> Bool {
    context.token(tokens.upperBound - 1)?.says("later") == true
  }

  /// Of two meanings of the same words the one that fits the slot stands a point higher.
  func dated(
    _ span: WhenSpan<DateMeaning>, _ value: SlotValue, prefersRange: Bool
  ) -> Span {
    let isDay = if case .day = span.value { true } else { false }
    let score = span.tokens.count * Score.known - (isDay == prefersRange ? 1 : 0)
    return Span(end: span.tokens.upperBound, value: value, score: score)
  }

  func times(at index: Int) -> [Span] {
    countedHours(at: index)
      + context.when.times(at: index).filter {
        !beginsRange($0.tokens) && !describes($0.tokens)
      }.map {
        span in
        let value: SlotValue =
          switch span.value {
          case .time(let time):
            otherHalf(of: time, said: span.tokens).map { .dial(time, or: $0) } ?? .time(time)
          case .impossible: .fault(.impossibleTime)
          }
        return Span(
          end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
      }
  }

  /// Whether a part of the day tells what sort of thing is meant: `an evening stroll`, `a morning swim`.
  private func describes(_ tokens: Range<Int>) -> Bool {
    guard tokens.count <= 2, let part = context.token(tokens.upperBound - 1),
      ["morning", "afternoon", "evening"].contains(part.folded),
      let article = context.token(tokens.upperBound - 2), ["a", "an"].contains(article.folded),
      let next = context.token(tokens.upperBound)
    else { return false }
    return next.kind == .word && CommonWords.kind(of: next.folded).contains(.noun)
  }

  /// `11 hours`, where a time is said: behind `at`.
  private func countedHours(at index: Int) -> [Span] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard context.token(index - 1)?.says("at") == true,
      context.matches(["hours"], at: start + 1), wholeNumber(at: start) != nil
    else { return [] }
    return context.when.times(at: start).compactMap { span in
      guard span.tokens.upperBound == start + 1, case .time(let time) = span.value else {
        return nil
      }
      return Span(end: start + 2, value: .time(time), score: (start + 2 - index) * Score.known)
    }
  }

  /// A time; a bare number only where no day of the trip has it.
  ///
  /// It is a point better explained than a day that the trip does not have.
  func clockTimes(at index: Int) -> [Span] {
    times(at: index).compactMap { span in
      guard span.end == index + 1 else { return span }
      let bare =
        wholeNumber(at: index) ?? NumberWords.cardinal(in: context.tokens, from: index)?.value
      guard let bare else { return span }
      return bare > context.dayCount
        ? Span(end: span.end, value: span.value, score: span.score + 1) : nil
    }
  }

  /// Whether a mere number is rather the first day of a range: `no, 19 to 24 april`.
  private func beginsRange(_ tokens: Range<Int>) -> Bool {
    let first = tokens.lowerBound
    guard tokens.count == 1, context.token(first)?.kind == .number,
      context.token(first - 1)?.says("at") != true
    else { return false }
    return context.when.dates(at: first).contains { span in
      switch span.value {
      case .range: true
      case .fault(let fault): fault.isOfRange
      case .day, .days: false
      }
    }
  }

  func clearTimes(at index: Int) -> [Span] {
    times(at: index).filter { $0.end > index + 1 || context.tokens[index].kind == .word }
  }

  /// `367 days`: more than a year, said in days; how many a trip can have is for others to say.
  private func manyDays(at index: Int, until end: Int) -> Int? {
    guard end == index + 2, let count = wholeNumber(at: index), count > 0, count < 100_000,
      context.matches(["days"], at: index + 1)
    else { return nil }
    return count
  }

  /// A length of whole days, perhaps with a sign before it.
  func dayCounts(at index: Int) -> [Span] {
    let isNegative = context.matches(["-"], at: index)
    let start = isNegative || context.matches(["+"], at: index) ? index + 1 : index
    return context.when.lengths(at: start).compactMap { span in
      let score = (span.tokens.upperBound - index) * Score.known
      guard case .minutes(let minutes) = span.value else {
        if let days = manyDays(at: start, until: span.tokens.upperBound) {
          return Span(
            end: span.tokens.upperBound, value: .integer(isNegative ? -days : days), score: score)
        }
        let isZero = context.tokens[start..<span.tokens.upperBound].contains { $0.text == "0" }
        return Span(
          end: span.tokens.upperBound, value: .fault(isZero ? .zero : .impossibleDuration),
          score: score)
      }
      guard minutes % 1440 == 0 else { return nil }
      let days = isNegative ? -minutes / 1440 : minutes / 1440
      return Span(end: span.tokens.upperBound, value: .integer(days), score: score)
    }
  }
}
