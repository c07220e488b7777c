internal import Session

extension Chart {
  /// A time and the one at which it ends: `10am-12pm`, `from 10 to 12`, `between 2 and 4pm`.
  ///
  /// Two bare numbers are hours only behind `from` or `between`.
  func hours(at index: Int) -> [Span] {
    hours(at: index) { $0.value.isClear }
  }

  /// Two numbers as hours, where what stands around them says that they are: `kickoff 9 to 12`.
  func bareHours(at index: Int) -> [Span] { hours(at: index) { _ in true } }

  private func hours(at index: Int, where isMeant: (WhenSpan<SaidHours>) -> Bool) -> [Span] {
    context.when.hours(at: index).filter(isMeant).compactMap { span in
      guard let said = span.value.meaning(context.when.dayPart(at: index)),
        let time = ClockTime(minutes: said.start)
      else { return nil }
      let end = span.tokens.upperBound
      // Whoever says when it ends means no day of that number.
      return Span(
        end: end, value: .hours(time, minutes: said.length),
        score: (end - index) * Score.known + 1)
    }
  }

  /// `10-12` beside a day that is told otherwise, `9 to 11` right behind or before a weekday: hours,
  /// and not days of a month.
  func hoursBesideDay(at index: Int) -> [Span] {
    guard context.token(index)?.kind == .number, let link = context.token(index + 1) else {
      return []
    }
    let end = index + 3
    let isDash = link.isGlued && ["-", "–"].contains(link.folded)
    guard isDash || ["to", "till", "til", "until"].contains(link.folded),
      context.when.dates(at: index).allSatisfy({ $0.tokens.upperBound <= end }),
      isDash ? tellsDay(beside: index..<end) : isAtWeekday(index..<end),
      context.token(end)?.dateWords?.isEmpty != false || !isDash && isBeforeWeekday(end)
    else { return [] }
    return hours(at: index) { $0.tokens.upperBound == end }
  }

  private func tellsDay(beside range: Range<Int>) -> Bool {
    context.tokens.indices.contains {
      !range.contains($0) && context.tokens[$0].kind == .word
        && (context.tokens[$0].says("day") || context.tokens[$0].dateWords?.isEmpty == false)
    }
  }

  /// Whether a weekday stands right before words, or behind them.
  ///
  /// `wed 12 to 14`, where the trip has that date, are days.
  private func isAtWeekday(_ range: Range<Int>) -> Bool {
    let before = context.matches([","], at: range.lowerBound - 1) ? 2 : 1
    let weekday = range.lowerBound - before
    if weekday >= 0, context.tokens[weekday].mayBeWeekday {
      return before == 2 || !hours(behindWeekday: weekday).isEmpty
    }
    return range.lowerBound > 1 && isBeforeWeekday(range.upperBound)
  }

  private func isBeforeWeekday(_ index: Int) -> Bool {
    let day = context.matches(["on"], at: index) ? index + 1 : index
    return context.token(day)?.mayBeWeekday == true
  }

  /// A time that can be nothing else, where a day ends before it.
  func timesAfterDay(at index: Int) -> [Span] {
    // `on 24 october, 9 pm`
    let isParted = context.matches([","], at: index)
    let times =
      clearTimes(at: isParted ? index + 1 : index) + hours(behindWeekday: index - 1)
      + night(at: index) + hoursBesideDay(at: isParted ? index + 1 : index)
    // Days are the dearer ones to look for.
    guard !times.isEmpty else { return [] }
    let isAfterDay = (max(0, index - 6)..<index).contains { start in
      spans(.day(bareNumber: false), at: start).contains { $0.end == index }
    }
    return isAfterDay ? times : []
  }

  /// `saturday night`, which begins in the evening.
  private func night(at index: Int) -> [Span] {
    guard context.matches(["night"], at: index),
      let time = ClockTime(minutes: DayPart.evening.minutes)
    else { return [] }
    return [Span(end: index + 1, value: .time(time), score: Score.known)]
  }

  /// `tuesday 11`: an hour, where the trip has no such date.
  ///
  /// It is better explained than a date that does not fit.
  private func hours(behindWeekday weekday: Int) -> [Span] {
    let hour = weekday + 1
    guard let number = wholeNumber(at: hour), (1...12).contains(number),
      context.token(weekday)?.kind == .word,
      context.when.dates(at: weekday).contains(where: {
        $0.tokens.upperBound == hour && $0.value.isDay
      })
    else { return [] }
    let isDate = spans(.day(bareNumber: false), at: weekday).contains { span in
      guard span.end == hour + 1, case .day(.on(let date)) = span.value else { return false }
      return context.day(.on(date)) != nil
    }
    guard !isDate else { return [] }
    return times(at: hour).filter { $0.end == hour + 1 }
      .map { Span(end: $0.end, value: $0.value, score: $0.score + 2) }
  }

  /// The same hour in the other half of the day; `nil` where words, digits or another word of the
  /// line tell which half it is.
  func otherHalf(of time: ClockTime, said tokens: Range<Int>) -> ClockTime? {
    let words = context.tokens[tokens]
    let isWritten = words.contains { $0.text == ":" || $0.text == "." }
    guard isWritten || context.when.dayPart(at: tokens.lowerBound) == nil,
      !words.contains(where: { halves.contains($0.folded) })
    else { return nil }
    if let digits = words.first, digits.kind == .number {
      guard let hour = Int(digits.text), (1...12).contains(hour), !digits.text.hasPrefix("0") else {
        return nil
      }
    }
    return ClockTime(minutes: (time.minutes + 720) % 1440)
  }
}

extension DateMeaning {
  fileprivate var isDay: Bool { if case .day = self { true } else { false } }
}

private let halves: Set = [
  "am", "pm", "a", "p", "m", "morning", "afternoon", "evening", "night", "tonight", "noon",
  "midnight", "midday", "h", "lunchtime", "noonish", "midmorning", "midafternoon",
]
