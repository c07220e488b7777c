internal import Session

/// A day as it was said, before the calendar is asked.
indirect enum SaidDay: Hashable, Sendable {
  case date(SaidDate)
  /// `4/5`: two numbers, of which either may be the month.
  case slashed(Int, Int, year: Int?, weekday: Weekday?)
  case weekday(Weekday, SaidWeek)
  /// A length from today, backwards where it is negative.
  case fromToday(Length)
  case after(Length, SaidDay)
  /// `the first friday of july`, `the 20th of next month`: the place is counted from the end where
  /// negative; without a weekday it counts days.
  case counted(Int, Weekday?, of: SaidPeriod)
  case holiday(Holiday, SaidYear)
}

/// A date of which anything but the day may be left open.
struct SaidDate: Hashable, Sendable {
  var day: Int
  var month: Int?
  var year: Int?
  /// The weekday that was said beside it, and which it must have.
  var weekday: Weekday?
  /// Said as `19th`, not as a mere number.
  var isOrdinal = false
}

/// Which of its weekdays is meant.
enum SaidWeek: Hashable, Sendable {
  /// `friday`: the trip's, else the next, never today.
  case any
  /// `this friday`: the next, perhaps today.
  case this
  /// `the coming friday`: the next, never today.
  case coming
  /// `friday this week`, `next friday`: the one in the running week, or so many weeks later.
  case inWeek(ahead: Int)
  /// `last friday`: the latest that is over.
  case last
  /// `friday after next`: of the coming and of the next week, a week later.
  case afterNext
}

/// A length in days or months: `4 nights`, `a fortnight`.
struct Length: Hashable, Sendable {
  var count: Int
  var unit: TimeUnit

  /// The days it lasts, the nights' last day included; `nil` where it is counted in months.
  var days: Int? { unit.days.map { $0 * count + (unit == .night ? 1 : 0) } }

  /// Its months, where it is counted in them.
  var months: Int? {
    switch unit {
    case .month: count
    case .year: count * 12
    case .minute, .hour, .day, .night, .week, .fortnight: nil
    }
  }

  var reversed: Length { Length(count: -count, unit: unit) }
}

/// Days as they were said.
enum SaidRange: Hashable, Sendable {
  case between(SaidDay, SaidDay)
  case lasting(Length, from: SaidDay)
  /// The Saturday and Sunday on, around or after a day.
  case weekendOf(SaidDay)
  /// The week in which a day lies.
  case weekOf(SaidDay)
  /// The week that begins on a day.
  case weekFrom(SaidDay)
  /// `easter weekend`.
  case longWeekend(SaidDay)
}

/// Anything the date grammar reads.
enum DatePhrase: Hashable, Sendable {
  case day(SaidDay)
  case range(SaidRange)
  case period(SaidPeriod)
  case length(Length)
}

extension SaidDate {
  func with(month: Int) -> SaidDate {
    var date = self
    date.month = month
    return date
  }

  func with(year: Int?) -> SaidDate {
    var date = self
    date.year = year
    return date
  }
}

extension SaidDay {
  /// So many lengths from today, one behind the other.
  static func fromToday(_ lengths: [Length]) -> SaidDay {
    let first = SaidDay.fromToday(lengths.first ?? Length(count: 0, unit: .day))
    return lengths.dropFirst().reduce(first) { .after($1, $0) }
  }

  /// This day with the weekday that it must have.
  func falling(on weekday: Weekday) -> SaidDay? {
    switch self {
    case .date(var date):
      date.weekday = weekday
      return .date(date)
    case .slashed(let first, let second, let year, _):
      return .slashed(first, second, year: year, weekday: weekday)
    case .weekday, .fromToday, .after, .counted, .holiday: return nil
    }
  }

  /// The day with two open numbers read in an order; `nil` where they cannot be.
  func read(_ order: DateContext.Order) -> SaidDay? {
    switch self {
    case .date, .weekday, .fromToday, .counted, .holiday: return self
    case .after(let length, let day): return day.read(order).map { .after(length, $0) }
    case .slashed(let first, let second, let year, let weekday):
      let (day, month) = order == .mdy ? (second, first) : (first, second)
      guard (1...12).contains(month), (1...31).contains(day) else { return nil }
      return .date(SaidDate(day: day, month: month, year: year, weekday: weekday))
    }
  }

  /// Whether it can be one end of a range with the other: a mere number needs a month there.
  func canFace(_ other: SaidDay) -> Bool {
    guard case .date(let date) = self, date.month == nil, !date.isOrdinal else { return true }
    switch other {
    case .date(let other): return other.month != nil
    case .slashed: return true
    case .weekday, .fromToday, .after, .counted, .holiday: return false
    }
  }
}

extension SaidRange {
  /// The range with open numbers read in an order; `nil` where they cannot be.
  func read(_ order: DateContext.Order) -> SaidRange? {
    switch self {
    case .between(let first, let last):
      guard let first = first.read(order), let last = last.read(order) else { return nil }
      return .between(first, last)
    case .lasting(let length, let day): return day.read(order).map { .lasting(length, from: $0) }
    case .weekOf(let day): return day.read(order).map { .weekOf($0) }
    case .weekFrom(let day): return day.read(order).map { .weekFrom($0) }
    case .weekendOf(let day): return day.read(order).map { .weekendOf($0) }
    case .longWeekend: return self
    }
  }
}
