internal import Session

/// A booking on one of its days: that on which it begins, that on which it ends, or one between.
struct BookingPart {
  enum Kind { case start, amid, end }

  var number: Int
  var booking: Booking
  var kind: Kind

  /// By the clock; what has no time comes first, but where one sleeps last.
  fileprivate var minutes: Int {
    switch kind {
    case .start: booking.times.start.time?.minutes ?? (booking.kind == .hotel ? 1440 : -1)
    case .amid: -1
    case .end: booking.times.end?.time?.minutes ?? -1
    }
  }
}

extension Trip {
  /// What is booked on a day, with its numbers, by the clock.
  func bookingParts(on day: Day) -> [BookingPart] {
    let parts = bookings.enumerated().compactMap { index, booking in
      kind(of: booking, on: day).map {
        BookingPart(number: index + 1, booking: booking, kind: $0)
      }
    }
    return parts.enumerated().sorted { left, right in
      let (one, other) = (left.element.minutes, right.element.minutes)
      return one == other ? left.offset < right.offset : one < other
    }.map(\.element)
  }

  /// What begins and ends on one day is told once; the nights of a stay stand in the heads of days.
  private func kind(of booking: Booking, on day: Day) -> BookingPart.Kind? {
    if self.day(of: booking.times.start)?.id == day.id { return .start }
    guard let end = booking.times.end else { return nil }
    // What ends as the day begins is over.
    let isOver = booking.kind.shape == .activity && end.time?.minutes == 0
    if self.day(of: end)?.id == day.id { return isOver ? nil : .end }
    return booking.kind != .hotel && isAmid(booking, on: day) ? .amid : nil
  }
}
