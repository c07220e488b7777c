extension Interpreter {
  /// Puts the stops that have a time in the order of the clock; the others keep their places.
  func sort(_ reference: DayReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .plan(.sort($0)) }
    let canonical = Intent.plan(.sort(trip.reference(to: day)))
    var timed = day.stops.filter { $0.at != nil }.enumerated()
      .sorted {
        ($0.element.at?.minutes ?? 0, $0.offset) < ($1.element.at?.minutes ?? 0, $1.offset)
      }
      .map(\.element)[...]
    let order = day.stops.map { $0.at == nil ? $0 : timed.popFirst() ?? $0 }
    guard order != day.stops else {
      return look(canonical, .day(trip.id, day.id), notices: [.inOrder(day.hasTimes)])
    }
    var draft = TripDraft(trip)
    try draft.order(order.map(\.id), on: day.id)
    return outcome(draft, canonical, showing: day.id, notices: [])
  }
}

extension TripDraft {
  /// Puts the stops of a day in this order, with as few moves as are plain to see.
  mutating func order(_ ids: [StopID], on day: DayID) throws(Interruption) {
    for (index, id) in ids.enumerated() {
      try move(id, to: StopSlot(list: .day(day), index: index))
    }
  }

  /// Tells where another stop of the day is at the same time.
  func sameTimeNotice(_ id: StopID) -> [Notice] {
    guard let stop = trip.stop(id), let time = stop.at, let slot = trip.slot(of: id),
      slot.list != .ideas
    else { return [] }
    let others = stops(in: slot.list, without: id).filter { $0.at == time }
    return others.first.map { [.sameTime(stop.name, $0.name, time)] } ?? []
  }
}

extension Day {
  /// Whether more than one of its stops has a time.
  fileprivate var hasTimes: Bool { stops.count { $0.at != nil } > 1 }
}
