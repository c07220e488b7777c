extension Interpreter {
  /// The same new stop with a place among the stops, where its line names something booked.
  func besideBooking(_ new: NewStops, in trip: Trip) throws(Interruption) -> NewStops? {
    func command(_ position: StopPosition) -> Intent {
      var other = new
      other.position = position
      return .add(other)
    }
    guard let beside = try beside(new.position, to: new.to, in: trip, command) else { return nil }
    var placed = new
    placed.to = .day(trip.reference(to: beside.day))
    if let at = new.at {
      placed.position = nil
      guard beside.fits(at) else {
        var fitting = placed
        fitting.at = beside.time
        throw against(beside, in: trip, beside.time == nil ? [] : [.add(fitting)])
      }
    } else {
      placed.at = beside.time
      placed.position = beside.isBehind ? nil : beside.position
    }
    return placed
  }

  /// What puts a stop before or behind something booked.
  func besideBooking(_ move: StopsMove, in trip: Trip) throws(Interruption) -> Intent? {
    func command(_ position: StopPosition) -> Intent {
      .moveStops(StopsMove(move.stops, to: move.to, position: position))
    }
    guard move.trip == nil, move.stops.count == 1,
      try beside(move.position, to: move.to, in: trip, command) != nil
    else { return nil }
    let stops = try resolver.stops(move.stops, of: trip) {
      .moveStops(StopsMove($0, to: move.to, position: move.position))
    }
    guard let mover = stops.first, stops.count == 1,
      let beside = try beside(
        move.position, to: move.to, in: trip, without: mover.stop.id, command)
    else { return nil }
    let day = trip.reference(to: beside.day)
    let isThere = mover.slot.list == .day(beside.day.id)
    var moved = StopsMove([mover.reference], to: isThere ? nil : .day(day))
    if let at = mover.stop.at {
      let remedies = beside.time.map { [Intent.time(mover.reference, $0)] } ?? []
      guard beside.fits(at) else { throw against(beside, in: trip, remedies) }
      moved.to = .day(day)
      return .moveStops(moved)
    }
    guard let time = beside.time else {
      moved.position = beside.position
      return .moveStops(beside.position == nil ? moved.with(to: .day(day)) : moved)
    }
    let number = trip.number(of: beside.day.id) ?? 0
    guard isThere else {
      let last = StopReference.inDay(day: number, number: beside.day.stops.count + 1)
      return .several([.moveStops(moved), .time(last, time)])
    }
    // What stood before the booking with it stays there.
    guard beside.index > 0, mover.slot.index < beside.index else {
      return .time(mover.reference, time)
    }
    moved.position = beside.position
    return .several([
      .moveStops(moved), .time(.inDay(day: number, number: beside.index + 1), time),
    ])
  }

  private func beside(
    _ position: StopPosition?, to target: StopTarget?, in trip: Trip, without mover: StopID? = nil,
    _ command: (StopPosition) -> Intent
  ) throws(Interruption) -> BesideBooking? {
    let (anchor, isBehind): (StopReference, Bool)
    switch position {
    case .before(let reference): (anchor, isBehind) = (reference, false)
    case .after(let reference): (anchor, isBehind) = (reference, true)
    case .first, .last, .up, .down, .between, nil: return nil
    }
    let target = try target.map { (target) throws(Interruption) in
      try resolver.target(target, of: trip) {
        .moveStops(StopsMove([.mentioned], to: $0, position: position))
      }
    }
    let day = target?.list ?? scene.session.cursor.day.map(StopList.day)
    let meant = anchors(meantBy: anchor, in: trip).on(day, isEnd: isBehind, of: trip)
    if meant.count > 1, meant.allSatisfy(\.kind.isJourney) {
      let choices = meant.compactMap(\.anchor).prefix(Question.choicesAtMost).map { anchor in
        let intent = command(isBehind ? .after(anchor) : .before(anchor))
        return Choice(.command(intent), intent)
      }
      throw .ask(Question(.whichReading, slot: .anchor, choices: Array(choices)))
    }
    guard meant.count == 1, case .number(let number) = meant[0].reference,
      let beside = BesideBooking(
        trip.bookings[number - 1], isBehind: isBehind, in: trip, without: mover)
    else { return nil }
    if let target, target.list != .day(beside.day.id) {
      throw .problem(
        .notInThatDay, at: .anchor, remedies: [.show(.day(trip.reference(to: beside.day)))])
    }
    return beside
  }

  /// What is booked by its name, or all of the kind that is named.
  private func anchors(meantBy stop: StopReference, in trip: Trip) -> [MeantBooking] {
    let named = bookings(meantBy: stop, in: trip)
    guard named.isEmpty, case .named(let text) = stop, trip.stops(named: text).isEmpty,
      let kind = spokenNames(text).lazy.compactMap({ Booking.Kind(rawValue: folded($0)) }).first
    else { return named }
    return trip.bookings.indices.filter { trip.bookings[$0].kind == kind }
      .map { MeantBooking($0, in: trip) }
  }

  private func against(
    _ beside: BesideBooking, in trip: Trip, _ remedies: [Intent]
  ) -> Interruption {
    .problem(
      .booking(.standsAgainst(beside.booking.name, isBehind: beside.isBehind)), at: .anchor,
      remedies: remedies.isEmpty ? [.show(.day(trip.reference(to: beside.day)))] : remedies)
  }
}

extension [MeantBooking] {
  /// Of several those that begin on a day, or end there; all where none does.
  fileprivate func on(_ list: StopList?, isEnd: Bool, of trip: Trip) -> [MeantBooking] {
    guard count > 1, case .day(let id)? = list else { return self }
    let there = filter { meant in
      guard case .number(let number) = meant.reference else { return false }
      let times = trip.bookings[number - 1].times
      return trip.day(of: isEnd ? times.end ?? times.start : times.start)?.id == id
    }
    return there.isEmpty ? self : there
  }
}

extension MeantBooking {
  /// As a line names it where a stop is expected.
  fileprivate var anchor: StopReference? {
    if case .number(let number) = reference { .named("booking \(number)") } else { nil }
  }
}
