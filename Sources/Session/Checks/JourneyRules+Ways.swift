/// Whether one gets home, and when one lands.
extension JourneyRules {
  static func missingWayBack(_ trip: CheckedTrip) -> [Sighting] {
    guard let first = trip.journeys.first, let start = first.start, let last = trip.days.last,
      trip.days.count > 1, start.day < last.position, let home = first.booking.from,
      let goal = first.booking.to, !home.isNear(goal, kilometres: 60),
      start.day <= (trip.days.first?.position ?? 0)
    else { return [] }
    let back = trip.bookings.contains { other in
      other.number != first.number && other.booking.kind.isJourney
        && other.booking.to.map { $0.isNear(home, kilometres: 150) } == true
    }
    guard !back else { return [] }
    return [
      Sighting(
        "\(first) goes from \(name: home.name) to \(name: goal.name), and nothing goes back",
        booking: first, fix: LegRules.back(first, of: trip))
    ]
  }

  /// A flight that lands on another date than it leaves on, or by the clock before that.
  static func anotherDay(_ trip: CheckedTrip) -> [Sighting] {
    trip.journeys.filter { $0.booking.kind == .flight }.compactMap { flight in
      guard let start = flight.start, let end = flight.end, let time = end.time else { return nil }
      let days = end.day - start.day
      if days == 0 {
        guard let leaves = start.minute, time.minutes < leaves else { return nil }
        return Sighting(
          "\(flight) lands at \(time), by the clock before it leaves", day: trip.day(of: flight),
          booking: flight)
      }
      let when: FindingMessage =
        switch days {
        case 1: "the day after it leaves"
        case -1: "the day before it leaves"
        default: days > 0 ? "\(days) days after it leaves" : "\(-days) days before it leaves"
        }
      return Sighting(
        "\(flight) lands at \(time), \(when)", day: trip.day(of: flight), booking: flight)
    }
  }
}

extension CheckedTrip {
  /// Where the first journey begins.
  var home: Destination? { journeys.first?.booking.from }

  /// The last leg of the way there: the first journey, and those that go on where it ends within
  /// half a day.
  var wayThere: CheckedBooking? {
    guard var leg = journeys.first else { return nil }
    for next in journeys.dropFirst() {
      guard let end = leg.end, let start = next.start, leg.leads(to: next),
        (0...720).contains(start.total - end.total),
        next.booking.to.map({ to in home.map { to.isNear($0, kilometres: 60) } ?? false }) != true
      else { break }
      leg = next
    }
    return leg
  }

  /// The first leg of the way home: the journey that ends where the first one began and is the last
  /// of all, and those that lead to it within half a day.
  var wayHome: CheckedBooking? {
    guard journeys.count > 1, var leg = journeys.last, let home,
      leg.booking.to?.isNear(home, kilometres: 60) == true
    else { return nil }
    for before in journeys.dropLast().dropFirst().reversed() {
      guard let end = before.end, let start = leg.start, before.leads(to: leg),
        (0...720).contains(start.total - end.total)
      else { break }
      leg = before
    }
    return leg
  }
}
