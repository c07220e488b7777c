package import Session

/// What a recogniser found to begin at a token: the value, and how many tokens it takes.
///
/// A recogniser returns every length that makes sense (`19 april` and `19 april 2027`), and the
/// chart chooses. A phrase that is a date but cannot be understood as one is found too, with the
/// fault as its value: it is refused or asked about, never taken for something else.
package struct WhenSpan<Value: Hashable & Sendable>: Hashable, Sendable {
  package var tokens: Range<Int>
  package var value: Value

  package init(tokens: Range<Int>, value: Value) {
    self.tokens = tokens
    self.value = value
  }
}

/// What a date phrase means.
package enum DateMeaning: Hashable, Sendable {
  /// One day; several where the trip has several such days (its two Tuesdays).
  case day([CivilDate])
  /// Days from a first to a last.
  case range(DateRange)
  /// A length without a beginning: `for 5 days`, `4 nights` (5 days).
  case days(Int)
  case fault(DateFault)
}

/// Why a date phrase has no single meaning.
package enum DateFault: Hashable, Sendable {
  /// `4/5`: both readings.
  case ambiguous([CivilDate])
  /// `4/5 to 4/9`, or `tuesday to friday` in a trip with two Tuesdays: every reading.
  case ambiguousRanges([DateRange])
  /// Such a day is in no calendar: `30 february`.
  case impossible
  /// `Wed 12 March`, which is a Friday: the date as it is, and the nearest with that weekday.
  ///
  /// Where it is the end of a range, the range by its dates.
  case wrongWeekday(date: CivilDate, said: Weekday, nearest: CivilDate, of: DateRange? = nil)
  /// The end is before the start: both as they were said.
  case reversed(CivilDate, CivilDate)
  /// `in may`, `mid april`: some days of these, nobody knows which.
  case vague(DateRange)
  /// Outside of the years 1 to 9999, or longer than a trip can be.
  case outOfRange

  /// Whether it is about a range, so that where one date is wanted the first of it may still do.
  var isOfRange: Bool {
    switch self {
    case .ambiguousRanges, .reversed, .vague: true
    case .ambiguous, .impossible, .wrongWeekday, .outOfRange: false
    }
  }
}

/// What a phrase for a time of day means.
package enum TimeMeaning: Hashable, Sendable {
  case time(ClockTime)
  /// `25:00`, `24:00`, `13pm`.
  case impossible
}

/// What a phrase for a length means.
package enum DurationMeaning: Hashable, Sendable {
  case minutes(Int)
  /// Zero, or longer than a year.
  case impossible
}

/// What a day, a time and a length that are said together mean.
package struct MomentMeaning: Hashable, Sendable {
  package var dates: DateMeaning?
  /// Minutes from midnight; `nil` where nobody knows whose hour of a night it is.
  package var start: Int?
  package var minutes: Int?
}
