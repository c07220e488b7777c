/// The ways to and from airports and stations.
enum StationRules {
  /// Farther away than this one is on another way.
  private static let reach = 150.0

  /// The first stop after an arrival, where less time is left than the way there takes.
  static func afterArrival(_ trip: CheckedTrip) -> [Sighting] {
    trip.journeys.filter { $0.booking.kind != .drive }.compactMap { journey in
      guard let end = journey.end, let arrives = end.minute, let time = end.time,
        let day = trip.day(at: end.day),
        let stop = day.timed.first(where: { ($0.begins ?? -1) >= arrives }),
        let begins = stop.begins, !leavesAgain(trip, on: day, from: arrives, until: begins),
        let distance = stop.kilometres(to: journey.booking.to?.position), distance <= reach,
        !JourneyRules.isUnderway(stop, journey), !isReached(stop, before: journey, in: trip)
      else { return nil }
      let least = journey.wayOut + DistanceRules.least(distance)
      guard least - (begins - arrives) >= 5 else { return nil }
      return Sighting(
        "\(stop) at \(at: stop) is \(kilometres: distance) from where \(journey) "
          + "\(journey.arrives) at \(time): \(minutes: begins - arrives) are left for it, it takes "
          + "\(minutes: least) or more",
        stop: stop, booking: journey,
        fix: trip.later(stop, on: day, from: (arrives + least + 14) / 15 * 15),
        orElse: "at \(stop.spot) TIME")
    }
  }

  private static func leavesAgain(
    _ trip: CheckedTrip, on day: CheckedDay, from first: Int, until last: Int,
    orUntimed: Bool = true
  ) -> Bool {
    trip.journeys.contains { other in
      guard let start = other.start, start.day == day.position else { return false }
      return start.minute.map { $0 >= first && $0 <= last } ?? orUntimed
    }
  }

  /// Whether somebody else is there by then.
  private static func isReached(
    _ stop: CheckedStop, before journey: CheckedBooking, in trip: CheckedTrip
  ) -> Bool {
    guard trip.travellers > 1, let end = journey.end else { return false }
    return trip.journeys.contains { other in
      guard other.number != journey.number, let there = other.end, there.day == end.day,
        there < end
      else { return false }
      return (stop.kilometres(to: other.booking.to?.position) ?? reach) <= JourneyRules.near
    }
  }

  /// A stop that goes on until too shortly before something leaves.
  static func lateForDeparture(_ trip: CheckedTrip) -> [Sighting] {
    trip.journeys.filter { $0.booking.kind != .drive }.flatMap { journey -> [Sighting] in
      guard let start = journey.start, let minute = start.minute, let leaves = start.time,
        let day = trip.day(of: journey)
      else { return [] }
      return day.timed.compactMap { stop in
        let need = need(from: stop, to: journey)
        guard let begins = stop.begins, begins < minute, (stop.ends ?? begins) > minute - need,
          !JourneyRules.isUnderway(stop, journey),
          !leavesAgain(trip, on: day, from: begins, until: minute - 1, orUntimed: false)
        else { return nil }
        return Sighting(
          late(stop, begins: begins, for: journey, minute, leaves), stop: stop, booking: journey,
          fix: inTime(stop, on: day, until: minute - need, in: trip),
          orElse: "at \(stop.spot) TIME")
      }
    }
  }

  private static func late(
    _ stop: CheckedStop, begins: Int, for journey: CheckedBooking, _ minute: Int,
    _ leaves: ClockTime
  ) -> FindingMessage {
    let ends = stop.ends ?? begins
    if ends > minute { return "\(stop) goes on after \(journey) leaves at \(leaves)" }
    let verb = stop.ends == nil ? "begins" : "ends"
    let distance = stop.kilometres(to: journey.booking.from?.position) ?? 0
    let far: FindingMessage =
      (1...reach).contains(distance) ? ", \(kilometres: distance) away from it" : ""
    return "\(stop) \(verb) \(minutes: minute - ends) before \(journey) leaves at \(leaves)" + far
  }

  /// An hour before a flight, ten minutes before all else; more where the way there takes it.
  private static func need(from stop: CheckedStop, to journey: CheckedBooking) -> Int {
    let isFlight = journey.booking.kind == .flight
    let distance = stop.kilometres(to: journey.booking.from?.position).map { $0 > reach ? 0 : $0 }
    let way = DistanceRules.slack(DistanceRules.least(distance ?? 0))
    return max(isFlight ? 60 : 10, (isFlight ? 45 : 5) + way)
  }

  /// Shorter where enough of it is left, else earlier.
  private static func inTime(
    _ stop: CheckedStop, on day: CheckedDay, until minute: Int, in trip: CheckedTrip
  ) -> Intent? {
    if let begins = stop.begins, let length = stop.stop.minutes, 2 * (minute - begins) >= length {
      return .stay(stop.reference, minutes: (minute - begins) / 5 * 5)
    }
    return trip.earlier(stop, on: day, until: minute)
  }
}
