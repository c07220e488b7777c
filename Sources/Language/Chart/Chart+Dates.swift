internal import Session

extension Chart {
  /// The dates of a trip; never against the days of the one that is open.
  func dates(at index: Int) -> [Span] {
    context.freshDates.spans(in: context.tokens, from: index).map { span in
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

  /// One date; inside a trip its own days first.
  func oneDate(at index: Int) -> [Span] {
    context.dates.spans(in: context.tokens, from: index).compactMap { span in
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

  /// Of two meanings of the same words the one that fits the slot stands a point higher.
  private func dated(
    _ span: WhenSpan<DateMeaning>, _ value: SlotValue, prefersRange: Bool
  ) -> Span {
    let isDay = if case .day = span.value { true } else { false }
    let score = span.tokens.count * Score.known - (isDay == prefersRange ? 1 : 0)
    return Span(end: span.tokens.upperBound, value: value, score: score)
  }

  func times(at index: Int) -> [Span] {
    context.times.spans(in: context.tokens, from: index, hint: context.dayPart).map { span in
      let value: SlotValue =
        switch span.value {
        case .time(let time): .time(time)
        case .impossible: .fault(.impossibleTime)
        }
      return Span(
        end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
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

  /// A time that can be nothing else, where a day ends before it.
  func timesAfterDay(at index: Int) -> [Span] {
    let starts = max(0, index - 6)..<index
    let isAfterDay = starts.contains { start in
      spans(.day(bareNumber: false), at: start).contains { $0.end == index }
    }
    return isAfterDay ? clearTimes(at: index) : []
  }

  func clearTimes(at index: Int) -> [Span] {
    times(at: index).filter { $0.end > index + 1 || context.tokens[index].kind == .word }
  }

  func durations(at index: Int) -> [Span] {
    context.durations.spans(in: context.tokens, from: index).map { span in
      let value: SlotValue =
        switch span.value {
        case .minutes(let minutes): .integer(minutes)
        case .impossible: .fault(.impossibleDuration)
        }
      return Span(
        end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
    }
  }

  /// A length of whole days, perhaps with a minus before it.
  func dayCounts(at index: Int) -> [Span] {
    let isNegative = context.matches(["-"], at: index)
    let start = isNegative ? index + 1 : index
    return context.durations.spans(in: context.tokens, from: start).compactMap { span in
      let score = (span.tokens.upperBound - index) * Score.known
      guard case .minutes(let minutes) = span.value else {
        return Span(end: span.tokens.upperBound, value: .fault(.zero), score: score)
      }
      guard minutes % 1440 == 0 else { return nil }
      let days = isNegative ? -minutes / 1440 : minutes / 1440
      return Span(end: span.tokens.upperBound, value: .integer(days), score: score)
    }
  }

  /// Dates, a time, a length, or a date with a time behind it.
  func phrases(at index: Int) -> [Span] {
    let dates = datePhrases(at: index)
    let withTimes = dates.flatMap { date -> [Span] in
      guard case .meaning(let meaning) = date.value else { return [] }
      let start = context.matches(["at"], at: date.end) ? date.end + 1 : date.end
      return times(at: start).compactMap { time in
        guard case .time(let clock) = time.value else { return nil }
        var both = meaning
        both.time = clock
        return Span(
          end: time.end, value: .meaning(both),
          score: date.score + time.score + (start - date.end) * Score.known)
      }
    }
    return dates + withTimes + timePhrases(at: index) + lengthPhrases(at: index)
  }

  private func datePhrases(at index: Int) -> [Span] {
    context.dates.spans(in: context.tokens, from: index).map { span in
      let value: SlotValue =
        switch span.value {
        case .range(let range): .meaning(PhraseMeaning(dates: range))
        case .days(let count): .meaning(PhraseMeaning(minutes: count * 1440))
        case .day(let dates) where dates.count > 1: .fault(.date(.ambiguous(dates)))
        case .day(let dates):
          .meaning(PhraseMeaning(dates: dates.first.map { DateRange($0) }))
        case .fault(let fault): .fault(.date(fault))
        }
      return dated(span, value, prefersRange: false)
    }
  }

  private func timePhrases(at index: Int) -> [Span] {
    times(at: context.matches(["at"], at: index) ? index + 1 : index).map { span in
      guard case .time(let time) = span.value else { return span }
      return Span(end: span.end, value: .meaning(PhraseMeaning(time: time)), score: span.score)
    }
  }

  private func lengthPhrases(at index: Int) -> [Span] {
    durations(at: context.matches(["for"], at: index) ? index + 1 : index).map { span in
      guard case .integer(let minutes) = span.value else { return span }
      return Span(
        end: span.end, value: .meaning(PhraseMeaning(minutes: minutes)), score: span.score)
    }
  }
}
