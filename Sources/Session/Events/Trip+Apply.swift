extension Trip {
  /// Applies an event about this trip in place.
  ///
  /// An index past the end of a list means its end. Where the event does not fit, the trip is as it
  /// was.
  package mutating func apply(_ event: TripEvent) throws(Conflict) {
    let conflict = Conflict(.trip(id, event))
    switch event {
    case .changed(let change): change.apply(to: &self)
    case .dayAdded(let at):
      guard number(of: at.day.id) == nil else { throw conflict }
      days.insert(at.day, at: min(max(at.index, 0), days.count))
    case .dayRemoved(let at):
      guard let index = days.firstIndex(where: { $0.id == at.day.id }) else { throw conflict }
      days.remove(at: index)
    case .dayChanged(let id, let change):
      guard let index = days.firstIndex(where: { $0.id == id }) else { throw conflict }
      change.apply(to: &days[index])
    case .daysArranged(let change): try arrange(change.after, conflict)
    case .stopAdded(let at):
      guard slot(of: at.stop.id) == nil else { throw conflict }
      try insert(at.stop, at: at.slot, conflict)
    case .stopRemoved(let at): _ = try take(at.stop.id, conflict)
    case .stopMoved(let id, let change):
      guard stops(in: change.after.list) != nil else { throw conflict }
      try insert(try take(id, conflict), at: change.after, conflict)
    case .stopChanged(let id, let change):
      guard let slot = slot(of: id) else { throw conflict }
      withStops(in: slot.list) { change.apply(to: &$0[slot.index]) }
    case .bookingAdded(let at):
      try bookings.insert(at.booking, at: at.index, \.id, conflict)
    case .bookingRemoved(let at): try bookings.remove(at.booking.id, \.id, conflict)
    case .bookingChanged(let id, let change):
      try bookings.change(id, \.id, conflict) { change.apply(to: &$0) }
    case .taskAdded(let at): try checklist.insert(at.task, at: at.index, \.id, conflict)
    case .taskRemoved(let at): try checklist.remove(at.task.id, \.id, conflict)
    case .taskChanged(let id, let change):
      try checklist.change(id, \.id, conflict) { change.apply(to: &$0) }
    }
  }

  private mutating func arrange(_ order: [DayDate], _ conflict: Conflict) throws(Conflict) {
    guard order.count == days.count else { throw conflict }
    var arranged: [Day] = []
    for entry in order {
      guard var day = day(entry.id) else { throw conflict }
      day.date = entry.date
      arranged.append(day)
    }
    guard Set(order.map(\.id)).count == days.count else { throw conflict }
    days = arranged
  }

  private mutating func insert(
    _ stop: Stop, at slot: StopSlot, _ conflict: Conflict
  ) throws(Conflict) {
    guard stops(in: slot.list) != nil else { throw conflict }
    withStops(in: slot.list) { $0.insert(stop, at: min(max(slot.index, 0), $0.count)) }
  }

  private mutating func take(_ id: StopID, _ conflict: Conflict) throws(Conflict) -> Stop {
    guard let slot = slot(of: id), let stop = stop(id) else { throw conflict }
    withStops(in: slot.list) { _ = $0.remove(at: slot.index) }
    return stop
  }

  private mutating func withStops(in list: StopList, _ change: (inout [Stop]) -> Void) {
    switch list {
    case .ideas: change(&ideas)
    case .day(let id):
      guard let index = days.firstIndex(where: { $0.id == id }) else { return }
      change(&days[index].stops)
    }
  }
}

/// Lists of things that are told apart by their ids.
extension Array {
  fileprivate mutating func insert<ID: Equatable>(
    _ element: Element, at index: Int, _ id: (Element) -> ID, _ conflict: Conflict
  ) throws(Conflict) {
    guard !contains(where: { id($0) == id(element) }) else { throw conflict }
    insert(element, at: Swift.min(Swift.max(index, 0), count))
  }

  fileprivate mutating func remove<ID: Equatable>(
    _ wanted: ID, _ id: (Element) -> ID, _ conflict: Conflict
  ) throws(Conflict) {
    guard let index = firstIndex(where: { id($0) == wanted }) else { throw conflict }
    remove(at: index)
  }

  fileprivate mutating func change<ID: Equatable>(
    _ wanted: ID, _ id: (Element) -> ID, _ conflict: Conflict, _ change: (inout Element) -> Void
  ) throws(Conflict) {
    guard let index = firstIndex(where: { id($0) == wanted }) else { throw conflict }
    change(&self[index])
  }
}
