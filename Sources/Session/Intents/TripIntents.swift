package struct NewTrip: Hashable, Sendable {
  /// Where `nil` it is called after its destination.
  package var name: String?
  /// Whether the name may be that of the town or country it goes to; in quotes it is a mere name.
  package var namesPlace = false
  package var destination: PlaceReference?
  package var dates: TripDates?
  package var style: String?
  package var about: String?

  package init(
    name: String? = nil, namesPlace: Bool = false, destination: PlaceReference? = nil,
    dates: TripDates? = nil, style: String? = nil, about: String? = nil
  ) {
    self.name = name
    self.namesPlace = namesPlace && destination == nil
    self.destination = destination
    self.dates = dates
    self.style = style
    self.about = about
  }
}

package enum TripDates: Hashable, Sendable {
  case range(DateRange)
  /// So many days without dates.
  case days(Int)
}

package enum TripFilter: Hashable, Sendable {
  case all
  /// Trips whose name, destination or style has these words.
  case words(String)
  case favourite, upcoming, past, undated
}

/// What becomes of days with plans that new dates leave outside.
package enum DatesPolicy: String, CaseIterable, Hashable, Sendable {
  case keep, shift, ideas
}

/// New dates, said by what is different.
package enum DatesChange: Hashable, Sendable {
  /// The start stays, this is the last day.
  case end(DayReference)
  /// The end stays, this is the first day.
  case start(DayReference)
  /// The day on which they leave: home on the first day, or the place on the last.
  case leave(DayReference)
  /// The start stays; negative: shorter.
  case longer(days: Int)
  /// The end stays; so many days stand before the first, or, where negative, fewer.
  case earlierStart(days: Int)
  /// The start stays; so many days in all.
  case length(days: Int)
  /// A range said as a correction of what the dates are.
  case corrected(DateRange)
}

package enum TripShift: Hashable, Sendable {
  /// Negative: earlier.
  case byDays(Int)
  /// So that the first day has this date.
  case to(CivilDate)
}

package enum NewDay: Hashable, Sendable {
  case atEnd
  case on(CivilDate)
  case after(DayReference)
}

package enum ShowTarget: Hashable, Sendable {
  case trip
  case day(DayReference)
  /// The day on which this stop is: what comes before and after it.
  case dayOf(StopReference)
  case ideas
  case results
  case stop(StopReference)
}
