extension Interpreter {
  /// Takes the bookings along with the days of their trip, which had other dates before, or none.
  func redateBookings(
    from before: Trip, heirs: Heirs? = nil, _ draft: inout TripDraft
  ) throws(Interruption) {
    let now = draft.trip
    for booking in now.bookings {
      let times = try redated(booking, from: before, to: now, heirs).times
      guard times != booking.times else { continue }
      let change = Change(before: booking.times, after: times)
      try draft.apply(.bookingChanged(booking.id, .times(change)))
    }
  }

  /// A booking on the same days, which have other dates now, or only numbers; how long it takes is
  /// reckoned anew.
  ///
  /// What is on no day comes as many days after the first as before; in a trip without dates it
  /// stays on its date.
  func redated(
    _ booking: Booking, from before: Trip, to now: Trip, _ heirs: Heirs? = nil
  ) throws(Interruption) -> Booking {
    var redated = booking
    let heir = { (day: DayID) in heirs?.day(of: day, booking) ?? day }
    if let start = before.sameDay(booking.times.start, in: now, heir) {
      guard let times = booking.times.moved(to: start) else {
        if now.isDated { throw .problem(.dateOutOfRange, at: .dates) }
        return booking
      }
      redated.times = times
      // How long a way or an activity takes no day changes; nights are those between two days.
      if booking.kind.shape == .stay, let end = booking.times.end,
        let last = before.sameDay(end, in: now) ?? before.sameDay(end, in: now, heir)
      {
        redated.times.end?.date = last.date
        redated.times.end?.day = last.day
        // Days that change places make no other nights: such a stay keeps its dates, which is told.
        let (was, nights) = (before.days(of: booking.times), now.days(of: redated.times))
        guard nights.map({ $0 > 0 }) ?? true, before.days.count != now.days.count || nights == was
        else { return booking }
      }
    } else if let gone = before.day(of: booking.times.start), before.isDated, now.isDated {
      // Its day is gone: it goes as far as the days that are left.
      guard let days = before.daysMoved(in: now, near: gone), days != 0 else { return booking }
      guard let date = booking.times.start.date?.later(by: days),
        let times = booking.times.moved(to: BookingTime(date: date))
      else { throw .problem(.dateOutOfRange, at: .dates) }
      redated.times = times
    } else {
      guard let first = now.start, let days = before.daysFromFirst(booking.times.start) else {
        return booking
      }
      guard let date = first.later(by: days),
        let times = booking.times.moved(to: BookingTime(date: date))
      else { throw .problem(.dateOutOfRange, at: .dates) }
      redated.times = times
    }
    guard redated.times != booking.times else { return booking }
    redated = zoned(redated, in: now)
    // By the clocks of numbered days alone nobody could tell that it cannot be.
    if isOver(redated) { redated.times.minutes = nil }
    return redated
  }
}

extension Trip {
  /// The day on which something is, as the same trip has it now; `nil` where it is on none.
  fileprivate func sameDay(
    _ time: BookingTime, in now: Trip, _ heir: (DayID) -> DayID = { $0 }
  ) -> BookingTime? {
    guard let day = day(of: time), let same = now.day(heir(day.id)) else { return nil }
    return same.date.map { BookingTime(date: $0) } ?? BookingTime(day: now.number(of: same.id))
  }

  /// How many of its days lie between the two ends of a booking; `nil` where one is on none.
  fileprivate func days(of times: BookingTimes) -> Int? {
    guard let first = day(of: times.start), let last = times.end.flatMap({ day(of: $0) }) else {
      return nil
    }
    let places = [first, last].compactMap { day in days.firstIndex { $0.id == day.id } }
    return places.count == 2 ? places[1] - places[0] : nil
  }

  /// By how many days the one that is left nearest to a day has moved; `nil` where none is left.
  fileprivate func daysMoved(in now: Trip, near gone: Day) -> Int? {
    guard let place = days.firstIndex(where: { $0.id == gone.id }) else { return nil }
    let near = days.indices.sorted { abs($0 - place) < abs($1 - place) }
    return near.lazy.compactMap { index -> Int? in
      let day = days[index]
      guard let before = day.date, let after = now.day(day.id)?.date else { return nil }
      return after.days(since: before)
    }.first
  }

  /// How many days after the first one something is that is on no day.
  fileprivate func daysFromFirst(_ time: BookingTime) -> Int? {
    guard let date = time.date else { return time.day.map { $0 - 1 } }
    return start.map { date.days(since: $0) }
  }
}
