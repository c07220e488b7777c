extension Interpreter {
  func remove(_ references: [StopReference]) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    try askOfCityDays(references, in: trip, { removals(of: $0, in: trip) }, { .removeStops($0) })
    let stops = try resolver.stops(references, of: trip) { .removeStops($0) }
    var draft = TripDraft(trip)
    for stop in stops { try draft.remove(stop.stop.id) }
    let list = stops.commonList
    return outcome(
      draft, .removeStops(trip.references(to: stops)), [.removed(stops.map(\.stop.name))],
      showing: list, mentioning: .whole(list, of: trip))
  }

  func markDone(_ references: [StopReference], _ done: Bool) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let stops = try resolver.stops(references, of: trip) { .done($0, done) }
    var draft = TripDraft(trip)
    for stop in stops.map(\.stop) where stop.done != done {
      try draft.apply(
        .stopChanged(stop.id, .done(Change(before: stop.done, after: done))))
    }
    return outcome(
      draft, .done(trip.references(to: stops), done), [], showing: stops.commonList,
      mentioning: .stops(trip.id, stops.map(\.stop.id)))
  }
}

extension Mention {
  /// A day, or the whole trip for its ideas and several days.
  static func whole(_ list: StopList?, of trip: Trip) -> Mention {
    switch list {
    case .day(let day): .day(trip.id, day)
    case .ideas, nil: .trip(trip.id)
    }
  }
}
