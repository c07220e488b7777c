package enum UndoTarget: Hashable, Sendable {
  /// So many steps, from the newest.
  case steps(Int)
  /// One entry alone.
  case entry(Int)
  /// These entries, and nothing between them.
  case entries([Int])
  /// Everything after this entry.
  case toEntry(Int)
}

/// The place that `why` tells about.
package enum WhyTarget: Hashable, Sendable {
  /// A result, counted from 1; without results a stop.
  case result(Int)
  /// A stop of this name if there is one, else a place.
  case near(NearReference)
}

/// What people say to each other without asking for anything.
package enum Talk: Hashable, Sendable {
  case greeting, thanks, agreement
  /// Something went wrong: what was done last stays until it is taken back.
  case regret
  /// Nothing is to be done.
  case neverMind
  /// A thought is left; it may have been carried out already.
  case retracted
}

package enum LogTarget: Hashable, Sendable {
  case entries(EntryRange)
  case stop(StopReference)
  case booking(BookingReference)
  case day(DayReference)
  case trip(TripReference)
}

package enum Moment: Hashable, Sendable {
  case entry(Int)
  /// The end of this day.
  case date(CivilDate)
}

/// What a phrase of `when` means; what it does not say is `nil`.
package struct PhraseMeaning: Hashable, Sendable {
  package var dates: DateRange?
  package var time: ClockTime?
  /// A length.
  package var minutes: Int?

  package init(dates: DateRange? = nil, time: ClockTime? = nil, minutes: Int? = nil) {
    self.dates = dates
    self.time = time
    self.minutes = minutes
  }
}
