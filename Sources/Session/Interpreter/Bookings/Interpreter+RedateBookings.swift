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
      // What goes elsewhere than its day takes its end with it.
      let isAlone = heirs?.takes(booking) == true
      if !isAlone, let end = booking.times.end, let last = before.sameDay(end, in: now) {
        redated.times.end?.date = last.date
        redated.times.end?.day = last.day
      }
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

  /// How many days after the first one something is that is on no day.
  fileprivate func daysFromFirst(_ time: BookingTime) -> Int? {
    guard let date = time.date else { return time.day.map { $0 - 1 } }
    return start.map { date.days(since: $0) }
  }
}
