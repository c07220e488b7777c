/// Tells what entries changed by name, while they are read from the newest to the oldest.
///
/// An event that moves or changes a stop holds only its id; the name is that of the trip as it is
/// now, unless an entry on the way says that it was another before.
struct NameTrail {
  private let present: (TripID) -> Trip?
  private var known: Set<TripID> = []
  private var trips: [TripID: String] = [:]
  private var lastNames: [TripID: String] = [:]
  private var days: [DayID: CivilDate] = [:]
  private var stops: [StopID: String] = [:]
  private var bookings: [BookingID: String] = [:]
  private var tasks: [TaskID: String] = [:]

  init(present: @escaping (TripID) -> Trip?) { self.present = present }

  /// What the next older entry changed, each once, in its order.
  mutating func changes(of entry: Entry) -> [EntryChange] {
    var changes: [EntryChange] = []
    var told: Set<EntryChange> = []
    for event in entry.events.reversed() {
      if let id = event.trip, known.insert(id).inserted, let trip = present(id) { learn(trip) }
      if let change = change(by: event), told.insert(change).inserted { changes.append(change) }
    }
    return changes.reversed()
  }

  /// What the trips that an entry is about are called now, or were called last.
  func names(of entry: Entry) -> [String] {
    var seen: Set<TripID> = []
    return entry.events.compactMap(\.trip).filter { seen.insert($0).inserted }
      .compactMap { lastNames[$0] }
  }

  /// What a trip was called before the entry read last; `nil` where it was not there.
  func name(of trip: TripID) -> String? { trips[trip] }

  private mutating func learn(_ trip: Trip) {
    if lastNames[trip.id] == nil { lastNames[trip.id] = trip.name }
    trips[trip.id] = trip.name
    for day in trip.days { learn(day) }
    for stop in trip.ideas { stops[stop.id] = stop.name }
    for booking in trip.bookings { bookings[booking.id] = booking.name }
    for task in trip.checklist { tasks[task.id] = task.text }
  }

  private mutating func learn(_ day: Day) {
    days[day.id] = day.date
    for stop in day.stops { stops[stop.id] = stop.name }
  }

  private mutating func change(by event: Event) -> EntryChange? {
    switch event {
    case .tripAdded(let trip):
      if lastNames[trip.id] == nil { lastNames[trip.id] = trip.name }
      return EntryChange(.added, trip.name)
    case .tripRemoved(let trip):
      learn(trip)
      return EntryChange(.removed, trip.name)
    case .trip(let id, let event): return change(of: id, by: event)
    case .settingChanged(let name, _): return EntryChange(.changed, name.rawValue)
    case .homeChanged: return EntryChange(.changed, "home")
    case .aliasChanged(let name, _): return EntryChange(.changed, name)
    case .consentChanged(let host, _): return EntryChange(.changed, host)
    case .cursorMoved: return nil
    }
  }

  private mutating func change(of id: TripID, by event: TripEvent) -> EntryChange? {
    switch event {
    case .changed(let change):
      if case .name(let name) = change { trips[id] = name.before }
      return trips[id].map { EntryChange(.changed, $0) }
    case .dayAdded(let at): return EntryChange(.added, .day(at.day.date))
    case .dayRemoved(let at):
      learn(at.day)
      return EntryChange(.removed, .day(at.day.date))
    case .dayChanged(let day, _): return EntryChange(.changed, .day(days[day]))
    case .daysArranged(let change):
      for day in change.before { days[day.id] = day.date }
      return EntryChange(.changed, .dates)
    case .stopAdded(let at): return EntryChange(.added, at.stop.name)
    case .stopRemoved(let at):
      stops[at.stop.id] = at.stop.name
      return EntryChange(.removed, at.stop.name)
    case .stopMoved(let stop, _): return stops[stop].map { EntryChange(.moved, $0) }
    case .stopChanged(let stop, let change):
      if case .name(let name) = change { stops[stop] = name.before }
      return stops[stop].map { EntryChange(.changed, $0) }
    case .bookingAdded(let at): return EntryChange(.added, at.booking.name)
    case .bookingRemoved(let at):
      bookings[at.booking.id] = at.booking.name
      return EntryChange(.removed, at.booking.name)
    case .bookingChanged(let booking, let change):
      if case .name(let name) = change { bookings[booking] = name.before }
      return bookings[booking].map { EntryChange(.changed, $0) }
    case .taskAdded(let at): return EntryChange(.added, at.task.text)
    case .taskRemoved(let at):
      tasks[at.task.id] = at.task.text
      return EntryChange(.removed, at.task.text)
    case .taskChanged(let task, let change):
      if case .text(let text) = change { tasks[task] = text.before }
      return tasks[task].map { EntryChange(.changed, $0) }
    }
  }
}
