package import Session

/// What dates are read against.
package struct DateContext: Hashable, Sendable {
  package enum Order: String, Hashable, Sendable {
    case ask, dmy, mdy
  }

  package enum Tongue: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case portuguese = "pt"
  }

  package var today: CivilDate
  /// What `4/5` is.
  package var order: Order
  /// The first day of a week.
  package var weekStart: Weekday
  /// Whose abbreviated month and weekday names are read.
  package var tongue: Tongue
  /// The dates of the current trip's days, in order.
  ///
  /// Weekdays, days of the month and dates without a year mean these first. Empty outside a trip, in an undated one, and for new trips.
  package var tripDates: [CivilDate]
  /// Where the trip goes, ISO 3166-1 alpha-2: holidays and seasons are those of that country.
  package var country: String?
  /// What lies beside the trip, where it does not have such a day, and is not the next from today.
  package var besideTrip = Beside.nothing

  package enum Beside: Hashable, Sendable {
    case nothing, daysOfMonth
    case daysOfMonthAndWeekdays
  }

  package init(
    today: CivilDate, order: Order = .ask, weekStart: Weekday = .monday,
    tongue: Tongue = .english, tripDates: [CivilDate] = []
  ) {
    self.today = today
    self.order = order
    self.weekStart = weekStart
    self.tongue = tongue
    self.tripDates = tripDates
  }
}
