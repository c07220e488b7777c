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
    let end = trip.end(awayFrom: home) ?? goal
    return [
      Sighting(
        end.isNear(goal, kilometres: 60)
          ? "\(first) goes from \(name: home.name) to \(name: goal.name), and nothing goes back"
          : "\(first) goes from \(name: home.name), the trip ends in \(name: end.name), and nothing "
            + "goes back",
        booking: first, fix: LegRules.back(first, from: end, of: trip))
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

  /// Where the trip ends, as far as anything tells it: where the last journey goes, where one slept
  /// the night before, or the city of the last day that has one; what is near home tells nothing.
  func end(awayFrom home: Destination) -> Destination? {
    days.reversed().lazy.compactMap { day in
      self.ends(of: day).last { !$0.isNear(home, kilometres: JourneyRules.near) }
    }.first
  }

  /// Where one is on a day, in this order.
  private func ends(of day: CheckedDay) -> [Destination] {
    let slept = hotels.filter { NightRules.sleeps(in: $0, night: day.position - 1) }
    let sleeps = hotels.filter { NightRules.sleeps(in: $0, night: day.position) }
    let arrived = journeys.filter { ($0.end ?? $0.start)?.day == day.position }
      .compactMap(\.booking.to)
    // Who is on the way through the night is not there yet.
    let leaves = journeys.contains { $0.start?.day == day.position && $0.end?.day != day.position }
    guard !leaves else { return [] }
    return (slept.isEmpty ? [] : cities(of: slept, on: day)) + [day.day.city].compactMap(\.self)
      + arrived + cities(of: sleeps, on: day)
  }

  private func cities(of hotels: [CheckedBooking], on day: CheckedDay) -> [Destination] {
    hotels.compactMap { trip.city(of: $0.booking, on: day.day) }.filter { $0.position != nil }
  }

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
