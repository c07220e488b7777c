/// A booking on one of its days: that on which it begins, that on which it ends, or one between.
package struct BookingPart: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case start, amid, end }

  /// As people name it: the number of the booking in its trip.
  package var number: Int
  package var booking: Booking
  package var kind: Kind
  /// How many stops of the day stand before it.
  package var index = 0

  /// When it is, in its part of the booking.
  package var time: ClockTime? {
    switch kind {
    case .start: booking.times.start.time
    case .amid: nil
    case .end: booking.times.end?.time
    }
  }

  /// Whether one leaves by it on this day.
  var leaves: Bool { kind == .start && booking.kind.isJourney }

  /// By the clock; what has no time comes first, but where one sleeps last.
  fileprivate var minutes: Int {
    time?.minutes ?? (kind == .start && booking.kind == .hotel ? 1440 : -1)
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
    let isOpen = { (part: BookingPart) in part.leaves && part.time == nil }
    let byTheClock = parts.filter { !isOpen($0) }.enumerated().sorted {
      ($0.element.minutes, $0.offset) < ($1.element.minutes, $1.offset)
    }
    return parts.filter(isOpen).reduce(into: byTheClock.map(\.element)) { $0.take($1) }
  }

  /// Whether anything is booked on a day, but for the nights of a stay.
  package func hasBookings(on day: Day) -> Bool {
    bookings.contains { kind(of: $0, on: day) != nil }
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

extension [BookingPart] {
  /// Puts a journey without a time where its ends say: behind one that comes to where it leaves,
  /// before one that leaves where it comes to; else it is the last of the journeys.
  fileprivate mutating func take(_ journey: BookingPart) {
    let behind = lastIndex { $0.booking.leads(to: journey.booking) }.map { $0 + 1 }
    let onward = firstIndex { $0.leaves && journey.booking.leads(to: $0.booking) }
    let last = lastIndex { $0.minutes < 1440 }.map { $0 + 1 }
    insert(journey, at: behind ?? onward ?? last ?? startIndex)
  }
}

extension Booking {
  /// Whether it comes to where another leaves.
  fileprivate func leads(to other: Booking) -> Bool {
    guard kind.isJourney, other.kind.isJourney, let to, let from = other.from else { return false }
    return to.isNear(from, kilometres: 60)
  }
}
