extension Interpreter {
  /// Gives the trip another end, or dates that correct those it has.
  func changeDates(_ change: DatesChange) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard let start = trip.start, let end = trip.end else {
      return try changeDays(change, of: trip)
    }
    switch change {
    case .end(let day): return try self.end(on: date(day, of: trip, change), start, end)
    case .start(let day): return try self.start(on: date(day, of: trip, change), end)
    case .leave(let day): return try leave(on: date(day, of: trip, change), start, end)
    case .longer(let days):
      guard days > -1 - end.days(since: start) else {
        throw .problem(
          .fewerDays(-days, than: end.days(since: start) + 1), at: .number,
          remedies: [.dates(DateRange(start), nil)])
      }
      guard let date = end.later(by: days) else { throw .problem(.dateOutOfRange, at: .number) }
      return try self.end(on: date, start, end)
    case .earlierStart(let days):
      guard let first = start.later(by: -days) else {
        throw .problem(.dateOutOfRange, at: .number)
      }
      return try setDates(DateRange(first: first, days: days + end.days(since: start) + 1), nil)
    case .length(let days): return try setDates(DateRange(first: start, days: days), nil)
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

  /// The same of a trip that has no dates: its days are only numbered.
  private func changeDays(
    _ change: DatesChange, of trip: Trip
  ) throws(Interruption) -> Decision {
    switch change {
    case .corrected(let range): return try setDates(range, nil)
    // `we start on 20 march`: as many days as it has from there on.
    case .start(.on(let date)), .leave(.on(let date)):
      return try setDates(DateRange(first: date, days: max(1, trip.days.count)), nil)
    case .end(.on(let date)):
      guard let first = date.later(by: 1 - max(1, trip.days.count)) else {
        throw .problem(.dateOutOfRange, at: .day)
      }
      return try setDates(DateRange(first: first, days: max(1, trip.days.count)), nil)
    case .end, .start, .leave, .earlierStart: throw .problem(.tripHasNoDates)
    case .longer(let days): return try changeDays(by: days, of: trip)
    case .length(let days): return try changeDays(by: days - trip.days.count, of: trip)
    }
  }

  /// Days are added at the end, or taken from there where nothing is planned on them.
  private func changeDays(by count: Int, of trip: Trip) throws(Interruption) -> Decision {
    guard count != 0 else { return unchanged(.days) }
    guard count < 0 else {
      guard trip.days.count + count <= Trip.daysAtMost else {
        throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .number)
      }
      return try decision(on: .several(Array(repeating: .addDay(.atEnd), count: count)))
    }
    let last = trip.days.suffix(-count).compactMap { trip.number(of: $0.id) }
    let removals = last.reversed().map { Intent.removeDay(.number($0), withStops: false) }
    guard last.count < trip.days.count else {
      throw .problem(.fewerDays(last.count, than: trip.days.count), at: .number)
    }
    guard !trip.days.suffix(-count).contains(where: \.hasPlans) else {
      throw .problem(.plansOnLastDays(-count), at: .number, remedies: [.several(removals)])
    }
    return try decision(on: .several(removals))
  }

  private func start(on date: CivilDate, _ end: CivilDate) throws(Interruption) -> Decision {
    guard let range = DateRange(first: date, last: end) else {
      throw .problem(.endsBeforeStart(start: date, end: end), at: .day)
    }
    return try setDates(range, nil)
  }

  /// On a day amid the trip nobody knows which end is meant.
  private func leave(
    on date: CivilDate, _ start: CivilDate, _ end: CivilDate
  ) throws(Interruption) -> Decision {
    if date <= start { return try self.start(on: date, end) }
    if date >= end { return try self.end(on: date, start, end) }
    let ranges = [DateRange(first: start, last: date), DateRange(first: date, last: end)]
    let choices = ranges.compactMap { $0 }.map {
      Choice(.command(.dates($0, nil)), .dates($0, nil))
    }
    throw .ask(Question(.whichReading, slot: .day, choices: choices))
  }

  private func end(
    on date: CivilDate, _ start: CivilDate, _ end: CivilDate
  ) throws(Interruption) -> Decision {
    if let range = DateRange(first: start, last: date) { return try setDates(range, nil) }
    // Shortly before the start it may be the day on which they leave home.
    let earlier = start.days(since: date) < 32 ? DateRange(first: date, last: end) : nil
    throw .problem(
      .endsBeforeStart(start: start, end: date), at: .day,
      remedies: earlier.map { [.dates($0, nil)] } ?? [])
  }

  /// The date that is to be the first or the last; it need not be one of the trip's.
  private func date(
    _ reference: DayReference, of trip: Trip, _ change: DatesChange
  ) throws(Interruption) -> CivilDate {
    if case .on(let date) = reference { return date }
    let day = try resolver.day(reference, of: trip, at: .day) { day in
      switch change {
      case .start: .changeDates(.start(day))
      case .leave: .changeDates(.leave(day))
      case .end, .longer, .earlierStart, .length, .corrected: .changeDates(.end(day))
      }
    }
    guard let date = day.date else { throw .problem(.tripHasNoDates, at: .day) }
    return date
  }
}
