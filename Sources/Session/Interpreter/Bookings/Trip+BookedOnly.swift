extension Trip {
  /// The bookings that are on this day alone, by their places among all.
  func bookedOnly(on day: Day) -> [BookingAt] {
    bookings.enumerated().compactMap { index, booking in
      let ends = [booking.times.start, booking.times.end].compactMap(\.self)
      return ends.allSatisfy { self.day(of: $0)?.id == day.id }
        ? BookingAt(index: index, booking: booking) : nil
    }
  }

  /// The day that a command takes away.
  func day(removedBy canonical: Intent) -> Day? {
    guard case .removeDay(.number(let number), _) = canonical else { return nil }
    return day(number: number)
  }

  /// What takes away the bookings that were on a day that is gone, the last first: so all their
  /// numbers hold.
  func linesTakingAway(_ canonical: Intent, in now: Trip) -> [Intent] {
    guard let day = day(removedBy: canonical) else { return [] }
    return bookedOnly(on: day).filter { now.booking($0.booking.id) != nil }.reversed()
      .map { .booking(.remove(.number($0.index + 1))) }
  }
}
