extension Interpreter {
  /// Puts a booking on another day; its end moves along.
  func moveBooking(
    _ reference: BookingReference, to day: DayReference, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .move($0, to: day) }
    let target = try self.day(day, in: trip) { .booking(.move(found.reference, to: $0)) }
    guard let times = found.booking.times.moved(to: target) else {
      throw .problem(.dateOutOfRange, at: .booking)
    }
    var moved = found.booking
    moved.times = times
    moved = zoned(moved, in: trip)
    guard !isOver(moved) else {
      throw .problem(.booking(.arrivesBeforeItLeaves), at: .booking)
    }
    let canonical = BookingIntent.move(found.reference, to: target.reference ?? day)
    return try retimed(found, moved.times, canonical, in: trip)
  }

  /// Says on which day a stay ends; what is no stay is moved to the day.
  func setLeaving(
    _ reference: BookingReference, on day: DayReference, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .leaving($0, day) }
    guard found.booking.kind.shape == .stay else {
      return try moveBooking(found.reference, to: day, in: trip)
    }
    let target = try self.day(day, in: trip) { .booking(.leaving(found.reference, $0)) }
    var times = found.booking.times
    try checkDays(times.start, target)
    guard times.start.isOnDay(before: target) else {
      throw .problem(
        .booking(.noNight(first: times.start.spelled, last: target.spelled)), at: .booking)
    }
    var end = times.end ?? times.start
    (end.date, end.day) = (target.date, target.day)
    times.end = end
    let canonical = BookingIntent.leaving(found.reference, target.reference ?? day)
    return try retimed(found, times, canonical, in: trip)
  }

  func setDeparture(
    _ reference: BookingReference, _ time: ClockTime?, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .departure($0, time) }
    var times = found.booking.times
    if found.booking.kind == .hotel { times.end?.time = time } else { times.start.time = time }
    var changed = found.booking
    changed.times = times
    if changed.kind == .activity { timeActivity(&changed, minutes: times.minutes, in: trip) }
    guard time == nil || !isOver(changed) else {
      throw .problem(.booking(.arrivesBeforeItLeaves), at: .time)
    }
    return try retimed(found, changed.times, .departure(found.reference, time), in: trip)
  }

  func setArrival(
    _ reference: BookingReference, _ arrival: NewArrival?, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .arrival($0, arrival) }
    var changed = found.booking
    if changed.kind.isJourney {
      try timeJourney(&changed, arrival, in: trip) { day in
        .booking(.arrival(found.reference, arrival.map { NewArrival($0.time, .on(day)) }))
      }
    } else {
      try keepDay(of: found, arrival, in: trip)
      // A stay begins when one arrives.
      changed.times.start.time = arrival?.time
      if changed.kind == .activity {
        timeActivity(&changed, minutes: changed.times.minutes, in: trip)
      }
    }
    let end = changed.times.end
    let isOtherDay = end?.date != changed.times.start.date || end?.day != changed.times.start.day
    let day = isOtherDay ? end?.reference.map(ArrivalDay.on) : nil
    let canonical = arrival.map { NewArrival($0.time, changed.kind.isJourney ? day : nil) }
    return try retimed(found, changed.times, .arrival(found.reference, canonical), in: trip)
  }

  /// What is no journey arrives on its first day: another day is refused.
  private func keepDay(
    of found: PlacedBooking, _ arrival: NewArrival?, in trip: Trip
  ) throws(Interruption) {
    let start = found.booking.times.start
    switch arrival?.day {
    case nil, .later(0)?: return
    case .later?: throw .problem(.booking(.beginsOnItsDay(found.booking.name)), at: .booking)
    case .on(let reference)?:
      let day = try day(reference, in: trip) { day in
        .booking(.arrival(found.reference, arrival.map { NewArrival($0.time, .on(day)) }))
      }
      guard (day.date, day.day) != (start.date, start.day) else { return }
      throw .problem(
        .booking(.beginsOnItsDay(found.booking.name)), at: .booking,
        remedies: [.booking(.move(found.reference, to: day.reference ?? reference))])
    }
  }

  func retimed(
    _ found: PlacedBooking, _ times: BookingTimes, _ canonical: BookingIntent, in trip: Trip
  ) throws(Interruption) -> Decision {
    let times = reckoned(times, of: found.booking.kind)
    guard times != found.booking.times else { return unchanged(.booking(canonical)) }
    var draft = TripDraft(trip)
    let change = Change(before: found.booking.times, after: times)
    try draft.apply(.bookingChanged(found.booking.id, .times(change)))
    guard let now = draft.trip.booking(found.booking.id) else {
      throw .problem(.inconsistent("a booking that is gone"))
    }
    return outcome(
      draft, about: now, canonical,
      [.booking(.changed(now))] + nightsTaken(now, in: trip) + unknownZones(of: now)
        + outside([now], of: draft.trip) + sameCost(found.booking, now)
        + clearedHour(found.booking, now))
  }

  /// An hour that is taken away was agreed on with somebody: that is told.
  private func clearedHour(_ before: Booking, _ now: Booking) -> [Notice] {
    let hours = [
      (before.times.start.time, now.times.start.time),
      (before.times.end?.time, now.times.end?.time),
    ]
    return hours.first { $0 != nil && $1 == nil }?.0.map { [.booking(.noLongerAt($0))] } ?? []
  }

  /// A price by the night is kept as a sum: with other nights it is hardly the price any more.
  private func sameCost(_ before: Booking, _ now: Booking) -> [Notice] {
    guard let cost = now.cost, before.nights.count != now.nights.count else { return [] }
    return [.booking(.costStays(cost, nights: now.nights.count))]
  }
}

extension BookingTimes {
  /// The same from another day on; `nil` where no calendar has its end.
  func moved(to day: BookingTime) -> BookingTimes? {
    var moved = self
    (moved.start.date, moved.start.day) = (day.date, day.day)
    guard let end else { return moved }
    let days: Int? =
      if let first = start.date, let last = end.date {
        last.days(since: first)
      } else if let first = start.day, let last = end.day {
        last - first
      } else {
        0
      }
    guard let days, let later = end.later(than: moved.start, by: days) else { return nil }
    moved.end = later
    return moved
  }
}
