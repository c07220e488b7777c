internal import Session

/// What a word can be in dates, times and lengths.
enum DateWord: Hashable, Sendable {
  case month(Int)
  case weekday(Weekday)
  /// A weekday in two letters, read only before a date: German `do` and `so` are words too.
  case weekdayMark(Weekday)
  /// Days after today.
  case offset(Int)
  case weekend
  case unit(TimeUnit)
  case cardinal(Int)
  case ordinal(Int)
  /// The first word of a holiday's name.
  case holiday
}

/// What lengths are counted in.
enum TimeUnit: Hashable, Sendable {
  case minute, hour, day, night, week, fortnight, month, year

  /// Its minutes, where it is a length on the clock.
  var minutes: Int? {
    switch self {
    case .minute: 1
    case .hour: 60
    case .day: 1440
    case .week: 10_080
    case .fortnight: 20_160
    case .night, .month, .year: nil
    }
  }

  /// Its days, where it is counted in days.
  var days: Int? {
    switch self {
    case .day, .night: 1
    case .week: 7
    case .fortnight: 14
    case .minute, .hour, .month, .year: nil
    }
  }
}
