/// Where a stop goes that is to stand before or behind something booked.
///
/// Only stops have a place in the order of a day: before a booking it is told by the stop there,
/// behind one by the time at which that ends.
private struct BesideBooking {
  let booking: Booking
  let isBehind: Bool
  let day: Day
  /// How many stops stand before it, without the one that moves.
  let index: Int
  /// The last of them, or the first of the day.
  private let neighbour: StopReference?
  /// When it ends, for what stands behind it.
  private(set) var time: ClockTime?

  /// Where a stop goes that then stands before it, or behind all that does.
  var position: StopPosition? { neighbour.map { index > 0 ? .after($0) : .before($0) } }

  /// Nothing where that cannot be told.
  init?(_ booking: Booking, isBehind: Bool, in trip: Trip, without mover: StopID?) {
    let times = booking.times
    guard booking.kind.shape != .stay, let start = times.start.time,
      let day = trip.day(of: isBehind ? times.end ?? times.start : times.start)
    else { return nil }
    var others = day
    others.stops.removeAll { $0.id == mover }
    let booked = DayCourse(of: others, in: trip).booked
    guard let index = booked.first(where: { $0.booking.id == booking.id })?.index else {
      return nil
    }
    (self.booking, self.isBehind, self.day, self.index) = (booking, isBehind, day, index)
    neighbour = (index > 0 ? others.stops[index - 1] : others.stops.first)
      .flatMap { trip.reference(to: $0.id) }
    guard isBehind else {
      // Nothing tells of a stop before all others on which side of a journey it is.
      if index == 0, booking.kind.isJourney { return nil }
      return
    }
    let usual =
      booking.kind == .activity && times.end == nil
      ? ClockTime(minutes: start.minutes + BesideBooking.usualMinutes) : nil
    guard let time = times.end?.time ?? usual else { return nil }
    self.time = time
  }

  /// Whether what begins then is on its side.
  func fits(_ at: ClockTime) -> Bool {
    if let time { return at >= time }
    return booking.times.start.time.map { at < $0 } ?? true
  }

  /// What an activity takes whose length nobody has said.
  private static let usualMinutes = 60
}

extension Interpreter {
  /// The same new stop with a place among the stops, where its line names something booked.
  func besideBooking(_ new: NewStops, in trip: Trip) throws(Interruption) -> NewStops? {
    guard let beside = try beside(new.position, to: new.to, in: trip) else { return nil }
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
    guard move.trip == nil, move.stops.count == 1,
      try beside(move.position, to: move.to, in: trip) != nil
    else { return nil }
    let stops = try resolver.stops(move.stops, of: trip) {
      .moveStops(StopsMove($0, to: move.to, position: move.position))
    }
    guard let mover = stops.first, stops.count == 1,
      let beside = try beside(move.position, to: move.to, in: trip, without: mover.stop.id)
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
    _ position: StopPosition?, to target: StopTarget?, in trip: Trip, without mover: StopID? = nil
  ) throws(Interruption) -> BesideBooking? {
    let (anchor, isBehind): (StopReference, Bool)
    switch position {
    case .before(let reference): (anchor, isBehind) = (reference, false)
    case .after(let reference): (anchor, isBehind) = (reference, true)
    case .first, .last, .up, .down, .between, nil: return nil
    }
    let meant = bookings(meantBy: anchor, in: trip)
    guard meant.count == 1, case .number(let number) = meant[0].reference,
      let beside = BesideBooking(
        trip.bookings[number - 1], isBehind: isBehind, in: trip, without: mover)
    else { return nil }
    if let target {
      let said = try resolver.target(target, of: trip) {
        .moveStops(StopsMove([.mentioned], to: $0, position: position))
      }
      guard said.list == .day(beside.day.id) else {
        throw .problem(
          .notInThatDay, at: .anchor, remedies: [.show(.day(trip.reference(to: beside.day)))])
      }
    }
    return beside
  }

  private func against(
    _ beside: BesideBooking, in trip: Trip, _ remedies: [Intent]
  ) -> Interruption {
    .problem(
      .booking(.standsAgainst(beside.booking.name, isBehind: beside.isBehind)), at: .anchor,
      remedies: remedies.isEmpty ? [.show(.day(trip.reference(to: beside.day)))] : remedies)
  }
}
