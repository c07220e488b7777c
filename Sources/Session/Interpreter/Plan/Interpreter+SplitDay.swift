extension Interpreter {
  /// What stands behind a stop goes to a new day after its own; the days behind make room.
  func split(
    _ reference: DayReference, after stop: StopReference
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .plan(.split($0, after: stop)) }
    let number = trip.reference(to: day)
    let placed = try self.stop(stop, on: day, of: trip) { .plan(.split(number, after: $0)) }
    let behind = day.stops.dropFirst(placed.slot.index + 1)
    guard !behind.isEmpty else {
      throw .problem(
        .nothingBehind(placed.stop.name), at: .anchor, remedies: [.show(.day(number))])
    }
    var draft = TripDraft(trip)
    let added = try addDay(after: day, &draft)
    if let city = day.city {
      try draft.apply(.dayChanged(added.id, .city(Change(before: nil, after: city))))
    }
    for stop in behind {
      let end = draft.stops(in: .day(added.id)).count
      try draft.move(stop.id, to: StopSlot(list: .day(added.id), index: end))
    }
    let moved = draft.daysMoved
    return outcome(
      draft, .plan(.split(number, after: placed.reference)), mention: .day(trip.id, added.id),
      notices: [.nowOnDay(behind.map(\.name), day: draft.trip.number(of: added.id) ?? 0)]
        + (moved > 0 ? [.daysMoved(moved, by: 1)] : []),
      view: .days(trip.id))
  }

  /// A stop of this day: a number is one of its own, and so is a name that other days have too.
  func stop(
    _ reference: StopReference, on day: Day, of trip: Trip, _ command: (StopReference) -> Intent
  ) throws(Interruption) -> PlacedStop {
    if case .named(let name) = reference {
      let here = trip.stops(named: name).filter { stop in
        day.stops.contains { $0.id == stop.id }
      }
      if let only = here.first, here.count == 1, let placed = trip.placed(only) { return placed }
    }
    let placed = try resolver.stop(
      reference, of: trip, numbersMean: day, at: .anchor, command)
    guard placed.slot.list == .day(day.id) else {
      throw .problem(
        .notInThatDay, at: .anchor, remedies: [.show(.day(trip.reference(to: day)))])
    }
    return placed
  }
}
