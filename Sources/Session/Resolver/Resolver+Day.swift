extension Resolver {
  /// The day meant; where several are, asks with `command` of each.
  func day(
    _ reference: DayReference, of trip: Trip, at slot: Slot, _ command: (DayReference) -> Intent
  ) throws(Interruption) -> Day {
    guard let first = trip.days.first, let last = trip.days.last else {
      throw .problem(.noDays, at: slot, remedies: [.addDay(.atEnd)])
    }
    switch reference {
    case .first: return first
    case .last: return last
    case .number(let number):
      if let day = trip.day(number: number) { return day }
      throw .problem(.noSuchDay(number, days: trip.days.count), at: slot, remedies: [.days])
    case .on(let date): return try day(onOneOf: [date], of: trip, at: slot, command)
    case .either(let dates): return try day(onOneOf: dates, of: trip, at: slot, command)
    case .next: return try day(besideSelectedBy: 1, of: trip, at: slot)
    case .previous: return try day(besideSelectedBy: -1, of: trip, at: slot)
    case .mentioned: return try mentionedDay(of: trip, at: slot)
    case .dayAfter:
      return try day(beside: try mentionedDay(of: trip, at: slot), by: 1, of: trip, at: slot)
    case .dayBefore:
      return try day(beside: try mentionedDay(of: trip, at: slot), by: -1, of: trip, at: slot)
    case .here:
      if let selected = scene.session.cursor.day.flatMap(trip.day) { return selected }
      return try mentionedDay(of: trip, at: slot)
    }
  }

  private func day(
    onOneOf dates: [CivilDate], of trip: Trip, at slot: Slot, _ command: (DayReference) -> Intent
  ) throws(Interruption) -> Day {
    guard trip.isDated else { throw .problem(.tripHasNoDates, at: slot, remedies: [.days]) }
    let meant = trip.days.filter { $0.date.map(dates.contains) == true }
    if let only = meant.first, meant.count == 1 { return only }
    guard meant.isEmpty else {
      let choices = meant.compactMap { day in
        trip.number(of: day.id).map {
          Choice(.day(number: $0, date: day.date), command(.number($0)))
        }
      }
      throw .ask(Question(.whichDay, slot: slot, choices: choices))
    }
    guard let date = dates.first else { throw .problem(.noDays, at: slot) }
    // A day months away is hardly to be one of the trip's.
    let isNear = trip.days.compactMap(\.date).contains { abs($0.days(since: date)) < 32 }
    throw .problem(
      .noDayOn(date), at: slot, remedies: (isNear ? [.addDay(.on(date))] : []) + [.days])
  }

  private func day(
    besideSelectedBy step: Int, of trip: Trip, at slot: Slot
  ) throws(Interruption) -> Day {
    guard let selected = scene.session.cursor.day.flatMap(trip.day) else {
      throw .problem(.noDaySelected, at: slot, remedies: [.selectDay(.first)])
    }
    return try day(beside: selected, by: step, of: trip, at: slot)
  }

  private func day(
    beside other: Day, by step: Int, of trip: Trip, at slot: Slot
  ) throws(Interruption) -> Day {
    if let number = trip.number(of: other.id), let day = trip.day(number: number + step) {
      return day
    }
    throw .problem(.noDayThere, at: slot, remedies: [.days])
  }

  /// The day mentioned last, or that of the stop mentioned last; else the one last shown, else the
  /// selected one.
  private func mentionedDay(of trip: Trip, at slot: Slot) throws(Interruption) -> Day {
    let cursor = scene.session.cursor
    let possible = [mentionedDayID(in: trip), cursor.shownDay, cursor.day]
    if let day = possible.compactMap({ $0 }).lazy.compactMap(trip.day).first { return day }
    throw .problem(.nothingMentioned, at: slot, remedies: [.days])
  }

  private func mentionedDayID(in trip: Trip) -> DayID? {
    switch scene.session.cursor.mentioned {
    case .day(trip.id, let day): return day
    case .stops(trip.id, let stops):
      guard let first = stops.first, case .day(let day) = trip.slot(of: first)?.list else {
        return nil
      }
      return day
    case .booking(trip.id, let id):
      return trip.booking(id).flatMap { trip.day(of: $0.times.start)?.id }
    case .trip, .day, .stops, .booking, .result, nil: return nil
    }
  }
}
