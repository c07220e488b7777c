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
  /// `the second tuesday after christmas`: before the day where the place is negative.
  case beside(Int, Weekday, SaidDay)
  /// `the monday closest to 5 may`, `the second closest`.
  case closest(Int, Weekday, SaidDay)
  /// `tuesday three weeks from now`: the one of the week in which a day lies, so many of a unit from
  /// another.
  case inWeekOf(Weekday, SaidDay, TimeUnit)
  /// `next 6 april`: where the coming one is of this year, it or that of the next year.
  case coming(SaidDate)
  case comingSlashed(Int, Int)
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
  /// `when friday the 13th`: the next month in which it is one is looked for.
  var seeksWeekday = false
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

  static let today = SaidDay.fromToday(Length(count: 0, unit: .day))

  /// Whether it is the first day of a month or of more.
  var isStartOfPeriod: Bool { if case .counted(1, nil, _) = self { true } else { false } }

  /// The day of a certain year, where its year is open.
  func dated(_ year: Int) -> SaidDay? {
    switch self {
    case .date(let date) where date.month != nil && date.year == nil: .date(date.with(year: year))
    case .counted(let place, let weekday, let whole):
      whole.dated(year).map { .counted(place, weekday, of: $0) }
    case .date, .slashed, .weekday, .fromToday, .after, .holiday, .beside, .closest, .inWeekOf,
      .coming, .comingSlashed:
      nil
    }
  }

  /// This day with the weekday that it must have.
  func falling(on weekday: Weekday) -> SaidDay? {
    switch self {
    case .date(var date):
      date.weekday = weekday
      return .date(date)
    case .slashed(let first, let second, let year, _):
      return .slashed(first, second, year: year, weekday: weekday)
    case .weekday, .fromToday, .after, .counted, .holiday, .beside, .closest, .inWeekOf,
      .coming, .comingSlashed:
      return nil
    }
  }

  /// The day with two open numbers read in an order; `nil` where they cannot be.
  func read(_ order: DateContext.Order) -> SaidDay? {
    switch self {
    case .date, .weekday, .fromToday, .counted, .holiday: return self
    case .after(let length, let day): return day.read(order).map { .after(length, $0) }
    case .beside(let place, let weekday, let day):
      return day.read(order).map { .beside(place, weekday, $0) }
    case .closest(let place, let weekday, let day):
      return day.read(order).map { .closest(place, weekday, $0) }
    case .inWeekOf(let weekday, let day, let unit):
      return day.read(order).map { .inWeekOf(weekday, $0, unit) }
    case .coming: return self
    case .comingSlashed(let first, let second):
      let day = SaidDay.slashed(first, second, year: nil, weekday: nil).read(order)
      if case .date(let date) = day { return .coming(date) }
      return nil
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
    case .weekday, .fromToday, .after, .counted, .holiday, .beside, .closest, .inWeekOf,
      .coming, .comingSlashed:
      return false
    }
  }
}
