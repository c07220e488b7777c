extension Interpreter {
  /// Gives the trip another end, or dates that correct those it has.
  func changeDates(_ change: DatesChange) throws(Interruption) -> Decision {
    let trip = try currentTrip()
    guard let start = trip.start, let end = trip.end else {
      if case .corrected(let range) = change { return try setDates(range, nil) }
      throw .problem(.tripHasNoDates)
    }
    switch change {
    case .end(let day): return try self.end(on: lastDate(day, of: trip), start, end)
    case .longer(let days):
      guard let date = end.later(by: days) else { throw .problem(.dateOutOfRange, at: .number) }
      return try self.end(on: date, start, end)
    case .corrected(let range):
      // Dates far from those of the trip correct nothing; whether they are meant is asked.
      guard range.first <= end, start <= range.last else {
        throw .problem(
          .datesElsewhere(range), at: .dates,
          remedies: [.dates(range, nil), .shiftTrip(.to(range.first))])
      }
      return try setDates(range, nil)
    }
  }

  private func end(
    on date: CivilDate, _ start: CivilDate, _ end: CivilDate
  ) throws(Interruption) -> Decision {
    if let range = DateRange(first: start, last: date) { return try setDates(range, nil) }
    // A weekday that the trip does not have was meant as the one after its end.
    let days = (date.weekday.rawValue - end.weekday.rawValue + 7) % 7
    let later = end.later(by: days).flatMap { DateRange(first: start, last: $0) }
    throw .problem(
      .endsBeforeStart(start: start, end: date), at: .day,
      remedies: later.map { [.dates($0, nil)] } ?? [])
  }

  /// The date that is to be the last; it need not be one of the trip's.
  private func lastDate(
    _ reference: DayReference, of trip: Trip
  ) throws(Interruption) -> CivilDate {
    if case .on(let date) = reference { return date }
    let day = try day(reference, of: trip, at: .day) { .changeDates(.end($0)) }
    guard let date = day.date else { throw .problem(.tripHasNoDates, at: .day) }
    return date
  }
}
