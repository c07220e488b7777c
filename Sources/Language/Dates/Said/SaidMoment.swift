internal import Session

/// A day, a time, hours and a length as far as they were said together: `saturday night`, `4pm for
/// 30 mins`, `24 october, 9 pm`.
struct SaidMoment: Hashable, Sendable {
  var phrase: DatePhrase?
  var time: SaidTime?
  var hours: SaidHours?
  var length: SaidDuration?
  var half: HalfOfDay?
  /// A mere number, which is a time only beside a part of the day or a day told from today.
  var isBare = false
  /// `early morning`, which says no time by itself.
  var needsTime = false
  /// Behind `at`, `around`: a time, whatever stands beside it.
  var isLed = false

  /// Both said together; `nil` where one says again, or something else, what the other does.
  func joined(_ other: SaidMoment) -> SaidMoment? {
    guard let phrase = joined(phrase, other.phrase), half == nil || other.half == nil,
      !hasTime || !other.hasTime, length == nil || other.length == nil
    else { return nil }
    return SaidMoment(
      phrase: phrase, time: time ?? other.time, hours: hours ?? other.hours,
      length: length ?? other.length, half: half ?? other.half, isBare: isBare || other.isBare,
      needsTime: needsTime || other.needsTime, isLed: isLed || other.isLed)
  }

  /// One day; a weekday and its week may be said apart: `thursday afternoon next week`.
  private func joined(_ first: DatePhrase?, _ second: DatePhrase?) -> DatePhrase?? {
    switch (first, second) {
    case (nil, _): .some(second)
    case (_, nil): .some(first)
    case (.day(.weekday(let weekday, .any)), .period(.running(.week, let weeks))):
      .some(.day(.weekday(weekday, .inWeek(ahead: weeks))))
    default: nil
    }
  }

  /// How much of it was said.
  var rank: Int {
    (phrase == nil ? 0 : 1) + (hasTime ? 1 : 0) + (length == nil ? 0 : 1) + (half == nil ? 0 : 1)
  }

  private var hasTime: Bool { time != nil || hours != nil }

  /// Whether it is more than one thing that is read alone, and each part of it sure.
  var isWhole: Bool {
    if isBare && half == nil && !isFromToday || needsTime && !hasTime { return false }
    if case .period = phrase { return false }
    if let hours {
      return length == nil && (hours.isClear || half != nil || hours.numbers != nil && isWeekday)
    }
    if length != nil { return time != nil }
    return phrase != nil && (time != nil || half != nil) || time != nil && needsTime
      || isLed && (time != nil || half != nil)
  }

  private var isWeekday: Bool { if case .day(.weekday) = phrase { true } else { false } }

  /// The weekday and the two numbers behind it, which could be a date as well as hours: `tuesday 4-9`.
  var weekdayAndNumbers: (Weekday, (Int, Int))? {
    guard half == nil, case .day(.weekday(let weekday, _)) = phrase, let numbers = hours?.numbers
    else { return nil }
    return (weekday, numbers)
  }

  private var isFromToday: Bool {
    if case .day(.fromToday) = phrase { true } else { false }
  }

  /// The minutes from midnight of the day at which it begins, from 1440 on of the day after; and how
  /// many it lasts.
  func clock(_ hint: DayPart?) -> (start: Int, length: Int?)? {
    if let hours {
      return (half.map { hours.inHalf($0) } ?? hours)?.meaning(hint).map { ($0.start, $0.length) }
    }
    let minutes = length?.minutes
    guard let time else { return half.flatMap { $0.start.minutes(nil) }.map { ($0, minutes) } }
    return start(of: time, hint).map { ($0, minutes) }
  }

  /// Twelve at night is the end of the day that was named; nobody knows whose two at night is.
  private func start(of time: SaidTime, _ hint: DayPart?) -> Int? {
    guard let half else { return time.minutes(hint) }
    guard let said = time.inHalf(half) else { return nil }
    if case .clock(24, let minute) = said, minute < 60 { return 1440 + minute }
    guard half == .night || half == .evening, let minutes = said.minutes(nil), minutes < 240 else {
      return said.minutes(nil)
    }
    return minutes < 60 ? 1440 + minutes : nil
  }
}
