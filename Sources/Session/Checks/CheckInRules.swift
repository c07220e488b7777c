/// Who lets people in where they sleep.
enum CheckInRules {
  /// A journey that arrives when nobody may be at the desk, or after the first night that is paid.
  static func late(_ trip: CheckedTrip) -> [Sighting] {
    arrivals(of: trip).compactMap { hotel, first, journey in
      guard let start = hotel.start, let end = journey.end, let time = end.time else { return nil }
      let isNext =
        end.day == start.day + 1 && (journey.start?.day ?? end.day) <= start.day
        && time.minutes >= 240
      if isNext {
        return Sighting(
          "\(hotel) is booked from \(day: first.number), and \(journey) \(journey.arrives) "
            + "at \(time) on the day after", day: first, booking: hotel,
          fix: begins(hotel, on: end.day))
      }
      let isLate =
        end.day == start.day && time.minutes >= 22 * 60
        || end.day == start.day + 1 && time.minutes < 240
      // Where the hour is known it needs no guess.
      guard isLate, hotel.booking.checkInUntil == nil else { return nil }
      return Sighting(
        "\(journey) \(journey.arrives) at \(time): does \(hotel) let you in so late?",
        day: first, booking: hotel, orElse: "arrival booking \(hotel.number) until TIME")
    }
  }

  /// The same stay from another day on; `nil` where nothing of it is left.
  private static func begins(_ hotel: CheckedBooking, on day: Int) -> Intent? {
    guard let end = hotel.end?.day, end > day else { return nil }
    return .several([
      .booking(.move(.number(hotel.number), to: hotel.reference(to: day))),
      NightRules.leaving(hotel, end),
    ])
  }

  /// A journey that arrives, on the first evening or in the night after it, when the check-in is closed.
  static func closed(_ trip: CheckedTrip) -> [Sighting] {
    arrivals(of: trip).compactMap { hotel, first, journey in
      guard let until = hotel.booking.checkInUntil, let start = hotel.start,
        let end = journey.end, let time = end.time
      else { return nil }
      let opens = start.minute ?? 360
      let closes = until.minutes + (until.minutes < opens ? 1440 : 0)
      let comes = (end.day - start.day) * 1440 + time.minutes
      guard comes > closes, (0..<1440 + 240).contains(comes) else { return nil }
      return Sighting(
        "\(journey) \(journey.arrives) at \(time), and \(hotel) closes its check-in at \(until)",
        day: first, booking: hotel, orElse: "arrival booking \(hotel.number) until TIME")
    }
  }

  /// What brings people to a hotel in which they do not sleep yet, with the first day there.
  private static func arrivals(
    of trip: CheckedTrip
  ) -> [(hotel: CheckedBooking, first: CheckedDay, journey: CheckedBooking)] {
    trip.hotels.flatMap { hotel -> [(CheckedBooking, CheckedDay, CheckedBooking)] in
      guard let start = hotel.start, let first = trip.day(at: start.day),
        !trip.hotels.contains(where: { NightRules.sleeps(in: $0, night: start.day - 1) })
      else { return [] }
      return trip.journeys.filter { isReached(hotel, by: $0) }.map { (hotel, first, $0) }
    }
  }

  private static func isReached(_ hotel: CheckedBooking, by journey: CheckedBooking) -> Bool {
    guard let there = hotel.booking.place, let to = journey.booking.to, there.position != nil,
      to.position != nil
    else { return true }
    return to.isNear(there, kilometres: 100)
  }
}
