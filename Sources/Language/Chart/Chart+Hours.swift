internal import Session

extension Chart {
  /// A time and the one at which it ends: `10am-12pm`, `from 10 to 12`, `between 2 and 4pm`.
  ///
  /// Two bare numbers are hours only behind `from` or `between`.
  func hours(at index: Int) -> [Span] {
    let isBetween = context.matches(["between"], at: index)
    let isLed = isBetween || context.matches(["from"], at: index)
    let links = isBetween ? ["and"] : ["to", "until", "till", "til", "-", "–"]
    return context.when.times(at: isLed ? index + 1 : index).flatMap { first -> [Span] in
      let link = first.tokens.upperBound
      guard links.contains(where: { context.matches([$0], at: link) }) else { return [] }
      return context.when.times(at: link + 1).compactMap { second in
        let (from, to) = (clock(first), clock(second))
        guard isLed || from?.isClear == true || to?.isClear == true else { return nil }
        return from.flatMap { from in to.flatMap { from.hours(until: $0) } }.map {
          let end = second.tokens.upperBound
          // Whoever says when it ends means no day of that number.
          return Span(end: end, value: $0, score: (end - index) * Score.known + 1)
        }
      }
    }
  }

  /// The same hour in the other half of the day; `nil` where words, digits or another word of the
  /// line tell which half it is.
  func otherHalf(of time: ClockTime, said tokens: Range<Int>) -> ClockTime? {
    let words = context.tokens[tokens]
    let isWritten = words.contains { $0.text == ":" || $0.text == "." }
    guard isWritten || context.when.dayPart == nil,
      !words.contains(where: { halves.contains($0.folded) })
    else { return nil }
    if let digits = words.first, digits.kind == .number {
      guard let hour = Int(digits.text), (1...12).contains(hour), !digits.text.hasPrefix("0") else {
        return nil
      }
    }
    return ClockTime(minutes: (time.minutes + 720) % 1440)
  }

  private func clock(_ span: WhenSpan<TimeMeaning>) -> SaidClock? {
    guard case .time(let time) = span.value else { return nil }
    let words = context.tokens[span.tokens]
    let start = span.tokens.lowerBound
    let number = words.first.flatMap { Int($0.text) }
    let hour = number ?? NumberWords.cardinal(in: context.tokens, from: start)?.value
    let isBare = span.tokens.count == 1 && hour != nil
    let isWritten = words.allSatisfy { $0.kind == .number || $0.text == ":" }
    let isOnDial = (isBare || isWritten) && (1...12).contains(hour ?? 0)
    let isDecided = words.contains { halves.contains($0.folded) || $0.text == ":" }
    return SaidClock(
      time: time, isBare: isBare, isOpen: isOnDial, isClear: isDecided || number == nil && !isBare)
  }
}

/// A time as it was said beside another.
private struct SaidClock {
  var time: ClockTime
  /// A mere number.
  var isBare: Bool
  /// Whether it may be of either half of the day.
  var isOpen: Bool
  /// Whether it can be nothing but a time.
  var isClear: Bool

  /// The hours from this time to another; an open one is read so that it fits the other.
  func hours(until end: SaidClock) -> SlotValue? {
    // `from 10 to 10` ends when it begins.
    guard !end.isBare || time.minutes % 720 != end.time.minutes % 720 else { return nil }
    var (start, last) = (time.minutes, end.time.minutes)
    if isOpen, !end.isOpen {
      start = halves(of: start).filter { $0 < last }.max() ?? start
    } else if end.isBare {
      last = end.halves(of: last).filter { $0 > start }.min() ?? last
    }
    if last <= start, start >= 18 * 60, last <= 6 * 60 { last += 1440 }
    guard last > start, let time = ClockTime(minutes: start) else { return nil }
    return .hours(time, minutes: last - start)
  }

  private func halves(of minutes: Int) -> [Int] { [minutes % 720, minutes % 720 + 720] }
}

private let halves: Set = [
  "am", "pm", "a", "p", "m", "morning", "afternoon", "evening", "night", "tonight", "noon",
  "midnight", "midday", "h", "lunchtime", "noonish", "midmorning", "midafternoon",
]
