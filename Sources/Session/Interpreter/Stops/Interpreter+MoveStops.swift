extension Interpreter {
  func move(_ move: StopsMove) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    if let moves = try besideBooking(move, in: trip) { return try decision(on: moves) }
    let other = try otherTrip(move.trip, than: trip) { move.with(trip: $0) }
    var resolved = move
    resolved.trip = other.map { .named($0.name) }
    let beside = try resolver.besideDay(move.to, of: move.stops, in: trip, unless: other) {
      .moveStops(move.with(stops: $0))
    }
    let said = try (beside ?? move.to ?? (other == nil ? nil : .ideas)).map {
      (to) throws(Interruption) in
      try resolver.target(to, of: other ?? trip) { .moveStops(resolved.with(to: $0)) }
    }
    resolved.to = said?.reference
    if other == nil, move.position == nil, case .day(.number(let day))? = said?.reference {
      try askOfCityDays(
        move.stops, in: trip, { days in [moved(days, to: day, in: trip)].compactMap(\.self) },
        { .moveStops(resolved.with(stops: $0)) })
    }
    let stops = try resolver.stops(move.stops, of: trip) { .moveStops(resolved.with(stops: $0)) }
    resolved.stops = trip.references(to: stops)
    let position = try resolver.position(
      move.position, of: other ?? trip, in: said, numbersMean: move.namedDay(of: trip)
    ) { .moveStops(resolved.with(position: $0)) }
    resolved.position = position.reference
    if let other, let said {
      return try transfer(stops, from: trip, to: said, position.position, of: other, resolved)
    }
    if let step = position.reference?.step { return try shift(stops, step, of: trip, resolved) }
    return try rearrange(stops, to: said?.list, position, of: trip, resolved)
  }

  /// The trip meant; `nil` where it is the same one.
  func otherTrip(
    _ reference: TripReference?, than trip: Trip, _ command: (TripReference) -> Intent
  ) throws(Interruption) -> Trip? {
    guard let reference else { return nil }
    let other = try resolver.trip(reference, at: .trip, command)
    return other.id == trip.id ? nil : other
  }

  private func rearrange(
    _ stops: [PlacedStop], to list: StopList?, _ position: ResolvedPosition, of trip: Trip,
    _ command: StopsMove
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    var positions: [StopList: ListPosition] = [:]
    for mover in stops.map(\.stop) where mover.id != position.position.anchor {
      let target = list ?? position.list ?? draft.trip.slot(of: mover.id)?.list ?? .ideas
      let place = positions[target] ?? position.position
      if place == .byTheClock && draft.trip.slot(of: mover.id)?.list == target { continue }
      let index = place.index(
        for: mover.at, among: draft.stops(in: target, without: mover.id), of: target)
      try draft.move(mover.id, to: StopSlot(list: target, index: index))
      positions[target] = place.next(after: mover.id)
    }
    return told(stops, draft, command, byTheClock: position.position == .byTheClock)
  }

  /// One up or down, all together; those at the edge stay.
  private func shift(
    _ stops: [PlacedStop], _ step: Int, of trip: Trip, _ command: StopsMove
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    let movers = Set(stops.map(\.stop.id))
    let inOrder = stops.sorted { ($0.slot.index < $1.slot.index) == (step < 0) }
    for mover in inOrder.map(\.stop) {
      guard let slot = draft.trip.slot(of: mover.id) else { continue }
      let list = draft.stops(in: slot.list)
      let index = slot.index + step
      guard list.indices.contains(index), !movers.contains(list[index].id) else { continue }
      try draft.move(mover.id, to: StopSlot(list: slot.list, index: index))
    }
    return told(stops, draft, command, byTheClock: false)
  }

  private func told(
    _ stops: [PlacedStop], _ draft: TripDraft, _ command: StopsMove, byTheClock: Bool
  ) -> Decision {
    let ids = stops.map(\.stop.id)
    let clock = stops.map(\.stop).flatMap {
      byTheClock ? draft.belowUntimedNotice($0) : draft.clockNotice($0.id)
    }
    let moved = ids.compactMap(draft.trip.stop).compactMap(draft.trip.placed)
    return outcome(
      draft, .moveStops(command), [.moved(stops.map(\.stop.name))] + clock,
      showing: moved.commonList, mentioning: .stops(draft.trip.id, ids))
  }

  /// Out of this trip and into another; the stops stay themselves.
  private func transfer(
    _ stops: [PlacedStop], from trip: Trip, to target: ResolvedTarget, _ position: ListPosition,
    of other: Trip, _ command: StopsMove
  ) throws(Interruption) -> Decision {
    var source = TripDraft(trip)
    for stop in stops { try source.remove(stop.stop.id) }
    var draft = TripDraft(other)
    try draft.place(stops.map(\.stop), in: target.list, position)
    let clock = position == .byTheClock ? [] : stops.flatMap { draft.clockNotice($0.stop.id) }
    return outcome(
      source.events + draft.events, .moveStops(command),
      [.moved(stops.map(\.stop.name))] + clock, view: view(of: target.list, in: other.id),
      mentioning: .stops(other.id, stops.map(\.stop.id)))
  }

  /// What stands on a day once more on another.
  func copy(_ reference: DayReference, to target: StopTarget) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .otherDay) { .copyDay($0, to: target) }
    let number = trip.number(of: day.id) ?? 0
    guard !day.stops.isEmpty else {
      throw .problem(.emptyDay(number), at: .otherDay, remedies: [.show(.day(.number(number)))])
    }
    let stops = day.stops.indices.map { StopReference.inDay(day: number, number: $0 + 1) }
    return try copy(StopsCopy(stops, to: target))
  }

  func copy(_ copy: StopsCopy) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    var resolved = copy
    let other = try otherTrip(copy.trip, than: trip) { copy.with(trip: $0) }
    resolved.trip = other.map { .named($0.name) }
    let beside = try resolver.besideDay(copy.to, of: copy.stops, in: trip, unless: other) {
      .copyStops(copy.with(stops: $0))
    }
    let target = try resolver.target(beside ?? copy.to, of: other ?? trip) {
      .copyStops(resolved.with(to: $0))
    }
    resolved.to = target.reference
    let stops = try resolver.stops(copy.stops, of: trip) { .copyStops(resolved.with(stops: $0)) }
    resolved.stops = trip.references(to: stops)
    let copies = stops.enumerated().map { offset, placed in
      var stop = Stop(id: StopID(scene.session.nextID + offset), copying: placed.stop)
      stop.done = false
      return stop
    }
    var draft = TripDraft(other ?? trip)
    try draft.place(copies, in: target.list, .byTheClock)
    return outcome(
      draft, .copyStops(resolved), [.copied(copies.map(\.name))], showing: target.list,
      mentioning: .stops(draft.trip.id, copies.map(\.id)))
  }
}

extension TripDraft {
  /// Adds the stops in their order, each by its time or as the position says.
  fileprivate mutating func place(
    _ stops: [Stop], in list: StopList, _ position: ListPosition
  ) throws(Interruption) {
    var position = position
    for stop in stops {
      let index = position.index(for: stop.at, among: self.stops(in: list), of: list)
      try add(stop, at: StopSlot(list: list, index: index))
      position = position.next(after: stop.id)
    }
  }
}
