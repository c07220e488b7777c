/// Which stops stood on a day, while entries are read from the newest to the oldest.
struct StopTrail {
  private let day: DayID
  private var stops: Set<StopID>

  /// Begins with the day as it is now.
  init(_ day: Day) {
    self.day = day.id
    stops = Set(day.stops.map(\.id))
  }

  /// Whether the next older entry is about the day or a stop that stood on it before or after.
  mutating func concerns(_ entry: Entry) -> Bool {
    let footprint = Footprint(entry.events)
    let after = stops
    for event in entry.events.reversed() { goBack(over: event) }
    return footprint.concerns(.day(day)) || entry.events.contains(where: isDeletion)
      || after.union(stops).contains { footprint.touches(.stop($0)) }
  }

  private func isDeletion(_ event: Event) -> Bool {
    if case .tripRemoved(let trip) = event { trip.day(day) != nil } else { false }
  }

  private mutating func goBack(over event: Event) {
    switch event {
    case .tripAdded(let trip): if trip.day(day) != nil { stops = [] }
    case .tripRemoved(let trip):
      if let day = trip.day(day) { stops = Set(day.stops.map(\.id)) }
    case .trip(_, let event): goBack(over: event)
    case .settingChanged, .homeChanged, .aliasChanged, .consentChanged, .cursorMoved: break
    }
  }

  private mutating func goBack(over event: TripEvent) {
    switch event {
    case .dayAdded(let at): if at.day.id == day { stops = [] }
    case .dayRemoved(let at): if at.day.id == day { stops = Set(at.day.stops.map(\.id)) }
    case .stopAdded(let at): if at.slot.list == .day(day) { stops.remove(at.stop.id) }
    case .stopRemoved(let at): if at.slot.list == .day(day) { stops.insert(at.stop.id) }
    case .stopMoved(let stop, let change):
      if change.before.list == .day(day) {
        stops.insert(stop)
      } else if change.after.list == .day(day) {
        stops.remove(stop)
      }
    case .changed, .dayChanged, .daysArranged, .stopChanged, .bookingAdded, .bookingRemoved,
      .bookingChanged, .taskAdded, .taskRemoved, .taskChanged:
      break
    }
  }
}
