/// What is to be shown, by reference to the session as it then is, or with what was found.
package enum View: Hashable, Sendable {
  /// The head of a trip: name, dates, counts.
  case tripHead(TripID)
  /// The whole trip with its days.
  case trip(TripID)
  /// A trip as it was once.
  case pastTrip(Trip)
  case day(TripID, DayID)
  /// A line a day.
  case days(TripID)
  /// The months of the trip's dates.
  case calendar(TripID)
  case ideas(TripID)
  /// What is booked, of this kind or all.
  case bookings(TripID, Booking.Kind?)
  /// Who sleeps where, in the night of this day or in all.
  case nights(TripID, DayID?)
  case trips([TripSummary])
  /// The results of the cursor from this row (counted from 0), so many.
  case results(from: Int, count: Int)
  case stop(TripID, StopID)
  case place(PlaceDetails)
  /// A stop with what is known of its place.
  case stopDetails(TripID, StopID, PlaceDetails)
  case map(MapView)
  case found([Found])
  case log([LogRow])
  /// One list, or both; of what is not done alone, where that is asked for.
  case lists(TripID, ChecklistTask.List?, open: Bool)
  case costs(CostReport)
  case settlement(SettlementReport)
  case settings
  case aliases
  case meaning(PhraseMeaning)
  case findings(FoundFindings)
  /// The rules of `check`, those among them that are off.
  case rules(silenced: [String])
  case outlook(OutlookView)
}

/// What a trip will be like.
package enum OutlookView: Hashable, Sendable {
  /// The way through a day.
  case route(TripID, DayID)
  case stats(TripID)
  /// What is unplanned, or when there is time for so many minutes.
  case free(TripID, DayID?, minutes: Int?)
  /// The plan as plain text.
  case share(TripID)
}

/// Something that `find` found in some trip.
package struct Found: Hashable, Sendable {
  package var trip: TripSummary
  /// The number of the day, `nil` for an idea or the trip itself.
  package var day: Int?
  package var date: CivilDate?
  /// The stop, `nil` for a day or the trip itself.
  package var stop: Stop?

  package init(trip: TripSummary, day: Int?, date: CivilDate?, stop: Stop?) {
    self.trip = trip
    self.day = day
    self.date = date
    self.stop = stop
  }
}

/// What `check` found.
package struct FoundFindings: Hashable, Sendable {
  package var trip: TripID
  /// The number of the day that alone was looked at.
  package var day: Int?
  /// The rule that alone was looked at.
  package var rule: CheckRule?
  package var findings: [Finding]

  package init(trip: TripID, day: Int? = nil, rule: CheckRule? = nil, findings: [Finding]) {
    self.trip = trip
    self.day = day
    self.rule = rule
    self.findings = findings
  }
}

/// An entry in the log, what it changed, and which later entry took it back.
package struct LogRow: Hashable, Sendable {
  package var entry: Entry
  package var takenBackBy: Int?
  package var changes: [EntryChange]
  /// The trips that it is about, as they are called, or were last.
  package var trips: [String]

  package init(
    entry: Entry, takenBackBy: Int?, changes: [EntryChange] = [], trips: [String] = []
  ) {
    self.trips = trips
    self.entry = entry
    self.takenBackBy = takenBackBy
    self.changes = changes
  }
}
