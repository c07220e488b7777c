extension TripDraft {
  /// Adds a day at this index, counted from 0, and returns it; the caller minds the order of dates.
  mutating func addDay(
    at index: Int, date: CivilDate?, nextID: Int
  ) throws(Interruption) -> Day {
    guard trip.days.count < Trip.daysAtMost else {
      throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .dates)
    }
    let used = events.map(\.largestID).max() ?? 0
    let day = Day(id: DayID(max(nextID, used + 1)), date: date)
    try apply(.dayAdded(DayAt(index: index, day: day)))
    return day
  }

  /// Adds a day on a date that no day has, where it belongs among the dated ones.
  mutating func addDay(on date: CivilDate, nextID: Int) throws(Interruption) -> Day {
    let index = trip.days.firstIndex { $0.date.map { $0 > date } == true }
    return try addDay(at: index ?? trip.days.count, date: date, nextID: nextID)
  }

  /// Takes the day away; its stops go with it.
  mutating func removeDay(_ id: DayID) throws(Interruption) {
    guard let index = trip.days.firstIndex(where: { $0.id == id }) else { return }
    try apply(.dayRemoved(DayAt(index: index, day: trip.days[index])))
  }

  /// Puts the stops of the day behind the ideas and returns their names.
  mutating func moveStopsToIdeas(of id: DayID) throws(Interruption) -> [String] {
    let stops = trip.day(id)?.stops ?? []
    for stop in stops { try move(stop.id, to: StopSlot(list: .ideas, index: trip.ideas.count)) }
    return stops.map(\.name)
  }

  /// Gives the days this order and these dates.
  mutating func arrange(_ order: [DayDate]) throws(Interruption) {
    guard trip.arrangement != order else { return }
    try apply(.daysArranged(Change(before: trip.arrangement, after: order)))
  }
}
