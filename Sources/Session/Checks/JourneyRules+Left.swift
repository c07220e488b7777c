/// Where people are between two journeys.
extension JourneyRules {
  /// A stop where a journey began, between its end and the next one that leaves from there.
  static func leftBefore(_ trip: CheckedTrip) -> [Sighting] {
    // With a car one is anywhere.
    guard !trip.journeys.contains(where: { $0.booking.kind == .drive }) else { return [] }
    let known = Set(
      (beforeArrival(trip) + afterDeparture(trip) + stopDuring(trip)).compactMap(\.stop))
    return zip(trip.journeys, trip.journeys.dropFirst()).flatMap { journey, next -> [Sighting] in
      guard let end = journey.end, let arrives = end.minute, let start = next.start,
        let leaves = start.minute, let from = journey.booking.from?.position,
        let to = journey.booking.to?.position, from.kilometres(to: to) > far,
        let there = next.booking.from?.position, there.kilometres(to: to) <= near
      else { return [] }
      let days = trip.days.filter { (end.day...max(end.day, start.day)).contains($0.position) }
      return days.flatMap { day in
        day.timed.filter { stop in
          let begins = stop.begins ?? 0
          let isBetween =
            (day.position > end.day || begins > arrives)
            && (day.position < start.day || begins < leaves)
          return isBetween && !known.contains(stop.stop.id)
            && (stop.kilometres(to: from) ?? far) <= near
            && (stop.kilometres(to: to) ?? 0) > far && !isUnderway(stop, journey)
        }.map { stop in
          Sighting(
            "\(stop) at \(at: stop) is where \(journey) has left, before \(next) leaves",
            stop: stop,
            booking: journey,
            fix: trip.onAnother(stop, of: trip.days.filter { $0.position > start.day }),
            orElse: "move \(stop.spot) to DAY")
        }
      }
    }
  }
}
