/// Where people are when they travel.
enum JourneyRules {
  /// How near to a station or an airport one is in its city, and how far from it elsewhere.
  private static let (near, far) = (60.0, 150.0)

  /// A stop at the goal of the way there, before that is reached.
  static func beforeArrival(_ trip: CheckedTrip) -> [Sighting] {
    guard let journey = trip.wayThere, let end = journey.end, let minute = end.minute,
      let landing = end.time, let to = journey.booking.to?.position,
      let from = trip.home?.position, from.kilometres(to: to) > far
    else { return [] }
    return trip.days.filter { $0.position == end.day }.flatMap { day in
      day.timed.filter { stop in
        (stop.begins ?? minute) < minute && (stop.kilometres(to: to) ?? far) <= near
          && !isReached(by: stop, on: day, trip)
      }.map { stop in
        let after = (minute + 60 + 14) / 15 * 15
        return Sighting(
          "\(stop) at \(at: stop) is before \(journey) \(journey.arrives) at \(landing)",
          stop: stop, booking: journey,
          fix: OrderRules.isFree(after, for: stop, on: day) ? stop.fix(at: after) : nil)
      }
    }
  }

  /// Whether somebody else has come there by then.
  private static func isReached(
    by stop: CheckedStop, on day: CheckedDay, _ trip: CheckedTrip
  ) -> Bool {
    trip.journeys.contains { journey in
      guard let end = journey.end, end.day == day.position, let arrives = end.minute,
        let begins = stop.begins, let to = journey.booking.to?.position
      else { return false }
      return arrives <= begins && (stop.kilometres(to: to) ?? far) <= near
    }
  }

  /// A stop where the way home began, after it began.
  static func afterDeparture(_ trip: CheckedTrip) -> [Sighting] {
    guard let journey = trip.wayHome, let start = journey.start, let minute = start.minute,
      let leaves = start.time, let from = journey.booking.from?.position,
      let home = trip.home?.position, from.kilometres(to: home) > far
    else { return [] }
    return trip.days.filter { $0.position >= start.day }.flatMap { day in
      day.stops.filter { stop in
        guard (stop.kilometres(to: from) ?? far) <= near else { return false }
        return day.position > start.day || (stop.begins ?? -1) > minute
      }.map { stop in
        Sighting(
          day.position > start.day
            ? "\(stop) is on a day after \(journey) has left for home"
            : "\(stop) at \(at: stop) is after \(journey) leaves at \(leaves)",
          stop: stop, booking: journey)
      }
    }
  }

  /// A stop while a train or a plane is on its way; a drive has stops of its own.
  static func stopDuring(_ trip: CheckedTrip) -> [Sighting] {
    let known = Set((beforeArrival(trip) + afterDeparture(trip)).compactMap(\.stop))
    return trip.journeys.filter { $0.booking.kind != .drive }.flatMap { journey -> [Sighting] in
      guard let start = journey.start, let end = journey.end, let leaves = start.minute,
        let arrives = end.minute, end.day >= start.day
      else { return [] }
      return trip.days.flatMap { day -> [Sighting] in
        guard day.position >= start.day, day.position <= end.day else { return [] }
        let from = day.position == start.day ? leaves : 0
        let until = day.position == end.day ? arrives : 1440
        return day.timed.filter { stop in
          guard let begins = stop.begins, begins >= from, begins < until else { return false }
          return !known.contains(stop.stop.id) && !isUnderway(stop, journey)
            && !isReached(by: stop, on: day, trip)
        }.map { stop in
          Sighting(
            "\(stop) at \(at: stop) is while \(journey) is on its way", stop: stop,
            booking: journey)
        }
      }
    }
  }

  /// A stop that goes on until too shortly before something leaves.
  static func lateForDeparture(_ trip: CheckedTrip) -> [Sighting] {
    trip.journeys.filter { $0.booking.kind != .drive }.flatMap { journey -> [Sighting] in
      guard let start = journey.start, let minute = start.minute, let leaves = start.time,
        let day = trip.day(of: journey)
      else { return [] }
      let need = journey.booking.kind == .flight ? 60 : 10
      return day.timed.compactMap { stop in
        guard let begins = stop.begins, let ends = stop.ends, begins < minute,
          ends > minute - need, !isUnderway(stop, journey)
        else { return nil }
        return Sighting(
          ends > minute
            ? "\(stop) goes on after \(journey) leaves at \(leaves)"
            : "\(stop) ends \(minutes: minute - ends) before \(journey) leaves at \(leaves)",
          stop: stop, booking: journey)
      }
    }
  }

  /// Whether a stop is a part of the travelling by its name, its kind or the booking itself.
  private static func isUnderway(_ stop: CheckedStop, _ journey: CheckedBooking) -> Bool {
    let words = folded(stop.stop.name).split(separator: " ")
    let name = folded(journey.booking.name)
    return ["airport", "station"].contains(stop.stop.category ?? "")
      || words.contains { ofTravelling.contains($0) }
      || !name.isEmpty && folded(stop.stop.name).contains(name)
  }

  private static let ofTravelling: Set<Substring> = [
    "airport", "station", "flight", "fly", "flying", "plane", "train", "bus", "coach", "ferry",
    "boat", "ship", "board", "boarding", "departure", "depart", "arrive", "arrival", "landing",
    "transfer", "taxi", "uber", "terminal", "gate", "lounge", "security", "layover", "transit",
    "travel", "metro", "shuttle", "leave", "land", "car",
  ]

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
