/// The ways from the city of a day to where the first journey of that day begins.
extension TransferRules {
  /// Where one sleeps is told by a hotel with a place; these are the days of which only the plan tells.
  static func departuresFromCities(_ trip: CheckedTrip) -> [Hop] {
    trip.days.compactMap { day in
      guard
        let journey = trip.journeys.first(where: { $0.start?.day == day.position }),
        let to = journey.booking.from, let there = to.position,
        let (planned, from) = whereabouts(on: day, before: journey, trip),
        let here = from.position, !isReached(to, from: from, by: day, in: trip)
      else { return nil }
      let distance = here.kilometres(to: there)
      guard distance > reach else { return nil }
      return Hop(
        from: from, to: to, spot: .city(of: planned), other: journey, isToHotel: false,
        days: day.position...day.position, kilometres: distance)
    }
  }

  /// The city of a day, else of the one before, where that is no goal of the journeys of these days.
  private static func whereabouts(
    on day: CheckedDay, before journey: CheckedBooking, _ trip: CheckedTrip
  ) -> (CheckedDay, Destination)? {
    guard let before = trip.day(at: day.position - 1), isAlreadyThere(journey, trip),
      !trip.hotels.contains(where: { hotel in
        NightRules.sleeps(in: hotel, night: before.position)
          && place(of: hotel, on: before.position, in: trip) != nil
      })
    else { return nil }
    let said = [day, before].lazy.compactMap { other in
      other.day.city.flatMap { $0.position == nil ? nil : (other, $0) }
    }
    guard let found = said.first,
      !trip.journeys.contains(where: { other in
        guard let start = other.start?.day, let end = (other.end ?? other.start)?.day else {
          return true
        }
        return start <= day.position + 1 && end >= day.position
          && isMaybe(other.booking.to, found.1)
      })
    else { return nil }
    return found
  }

  /// Whether the trip has begun by then: a journey came before, or it leaves from a place of the trip.
  private static func isAlreadyThere(_ journey: CheckedBooking, _ trip: CheckedTrip) -> Bool {
    guard let first = trip.journeys.first, first.number == journey.number else { return true }
    guard let from = journey.booking.from, let start = journey.start?.day else { return false }
    let cities = trip.days.filter { $0.position < start }.compactMap(\.day.city)
    return cities.contains { $0.isNear(from, kilometres: JourneyRules.near) }
  }

  /// Whether something that is booked leads there in time, or leaves from where the plan is, which other
  /// rules tell of.
  private static func isReached(
    _ to: Destination, from: Destination, by day: CheckedDay, in trip: CheckedTrip
  ) -> Bool {
    trip.journeys.contains { other in
      guard let start = other.start?.day, let end = (other.end ?? other.start)?.day else {
        return true
      }
      let arrives = (day.position - 1...day.position).contains(end) && isMaybe(other.booking.to, to)
      let leaves =
        (day.position - 1...day.position).contains(start) && isMaybe(other.booking.from, from)
      return arrives || leaves || start < day.position && end > day.position
    }
  }
}
