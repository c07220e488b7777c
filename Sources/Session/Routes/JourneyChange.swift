/// The time between two journeys, of which the second begins where the first ends.
package struct JourneyChange: Hashable, Sendable {
  /// What arrives there.
  package let from: Booking
  /// By the clock of that place.
  package let minutes: Int

  /// Who waits longer is there for something else.
  static let longest = 300
}

extension Trip {
  /// From what one changes to a journey, and how long there is for it.
  ///
  /// `nil` where nothing arrives there in the hours before, where that came from where it goes, and
  /// for a drive, which begins when one likes.
  package func change(to journey: Booking) -> JourneyChange? {
    guard journey.kind.isJourney, journey.kind != .drive, let from = journey.from,
      let leaves = minute(of: journey.times.start)
    else { return nil }
    let changes = bookings.compactMap { other -> JourneyChange? in
      guard other.kind.isJourney, other.id != journey.id, let end = other.times.end,
        let arrives = minute(of: end), (0...JourneyChange.longest).contains(leaves - arrives),
        end.zone == nil || journey.times.start.zone == nil || end.zone == journey.times.start.zone,
        other.to?.isNear(from, kilometres: 60) == true, !isReturn(journey, of: other)
      else { return nil }
      return JourneyChange(from: other, minutes: leaves - arrives)
    }
    return changes.min { $0.minutes < $1.minutes }
  }

  private func isReturn(_ journey: Booking, of other: Booking) -> Bool {
    guard let home = other.from, let to = journey.to else { return false }
    return home.isNear(to, kilometres: 60)
  }

  /// Since the calendar began, or since the day before the first of a trip without dates.
  private func minute(of time: BookingTime) -> Int? {
    time.time.flatMap { clock in time.place(in: self).map { $0 * 1440 + clock.minutes } }
  }
}
