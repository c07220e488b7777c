extension NewBooking {
  /// What a canonical line says to make this booking.
  init(
    _ booking: Booking, from: PlaceReference?, to: PlaceReference?, place: PlaceReference?,
    minutes: Int?
  ) {
    self.init(booking.kind, name: booking.name)
    if booking.kind.isJourney, booking.name == booking.nameOfWay { name = nil }
    (self.from, self.to, self.place) = (from, to, place)
    let times = booking.times
    day = times.start.reference
    time = times.start.time
    switch booking.kind.shape {
    case .stay:
      lastDay = times.end?.reference
      checkInUntil = booking.checkInUntil
      checkOut = times.end?.time
    case .activity: self.minutes = minutes
    case .journey:
      if let end = times.end, let arrives = end.time {
        let isSameDay = end.date == times.start.date && end.day == times.start.day
        // Without its day an arrival would be read as the soonest.
        let isSoonest =
          times.minutes.map { $0 < 1440 } ?? (time.map { $0 < arrives } ?? true)
        let isPlain = isSameDay && isSoonest
        arrival = NewArrival(arrives, isPlain ? nil : end.reference.map(ArrivalDay.on))
      }
    }
    reference = booking.reference
    seat = booking.seat
    note = booking.note
    cost = booking.cost.map(Amount.init(spelling:))
    paidBy = booking.paidBy
  }

  /// What makes it where nothing else is known.
  init(spelling booking: Booking) {
    self.init(
      booking, from: booking.from?.reference, to: booking.to?.reference,
      place: booking.place?.reference, minutes: booking.times.minutes)
  }
}
