/// How journeys follow each other.
enum ConnectionRules {
  /// Two journeys of which the second begins where the first ends, and the minutes between, by the
  /// clock of that place.
  private struct Connection {
    let first: CheckedBooking
    let second: CheckedBooking
    let gap: Int
  }

  private static func connections(of trip: CheckedTrip) -> [Connection] {
    let journeys = once(trip.journeys)
    return journeys.flatMap { first -> [Connection] in
      guard let end = first.end, end.minute != nil, let begins = first.start else { return [] }
      return journeys.compactMap { second in
        guard second.number != first.number, first.leads(to: second), let start = second.start,
          start.minute != nil, begins <= start, abs(start.total - end.total) < 1440
        else { return nil }
        return Connection(first: first, second: second, gap: start.total - end.total)
      }
    }
  }

  /// The tickets of several for one train are one journey.
  private static func once(_ journeys: [CheckedBooking]) -> [CheckedBooking] {
    journeys.reduce(into: []) { told, journey in
      let isTold = told.contains { other in
        other.booking.kind == journey.booking.kind
          && folded(other.booking.name) == folded(journey.booking.name)
          && other.isSameWay(as: journey) && other.start == journey.start
          && other.end == journey.end
      }
      if !isTold { told.append(journey) }
    }
  }

  static func missed(_ trip: CheckedTrip) -> [Sighting] {
    connections(of: trip).filter { $0.gap < 0 }.compactMap { connection in
      let (first, second) = (connection.first, connection.second)
      // What brings them there in time may be another one.
      let isReached = trip.journeys.contains { other in
        guard other.number != first.number, let end = other.end, let start = second.start else {
          return false
        }
        return other.leads(to: second) && end <= start && start.total - end.total < 2880
      }
      let goesBack = second.booking.to.flatMap { to in
        first.booking.from.map { $0.isNear(to, kilometres: 60) }
      }
      guard !isReached, goesBack != true, let leaves = second.start?.time,
        let arrives = first.end?.time
      else { return nil }
      return Sighting(
        "\(second) leaves at \(leaves), before \(first) \(first.arrives) at \(arrives)",
        day: trip.day(of: second), booking: second,
        orElse: "departure booking \(second.number) TIME")
    }
  }

  static func short(_ trip: CheckedTrip) -> [Sighting] {
    connections(of: trip).filter { $0.gap >= 0 && $0.gap < need($0) }.map { connection in
      Sighting(
        "\(minutes: connection.gap) to change from \(connection.first) to \(connection.second): "
          + "\(minutes: need(connection)) are safe",
        day: trip.day(of: connection.second), booking: connection.second,
        orElse: "departure booking \(connection.second.number) TIME")
    }
  }

  /// What a change takes, more where it is to another station.
  private static func need(_ connection: Connection) -> Int {
    let least =
      switch (connection.first.booking.kind, connection.second.booking.kind) {
      case (.flight, .flight): 60
      case (_, .flight): 90
      case (.flight, _): 40
      case (_, .ferry): 20
      case (.drive, _), (_, .drive): 0
      default: 8
      }
    guard let here = connection.first.booking.to?.position,
      let there = connection.second.booking.from?.position, here.kilometres(to: there) > 5
    else { return least }
    return least + 45
  }

  /// Two journeys at one time that are no connection.
  ///
  /// Who joins or parts on the way has an end in common: so many of them are meant as there are people.
  static func overlapping(_ trip: CheckedTrip) -> [Sighting] {
    trip.journeys.enumerated().flatMap { index, second -> [Sighting] in
      let meanwhile = trip.journeys[..<index].filter { isMeanwhile($0, second) }
      let apart = meanwhile.filter { !$0.sharesEnd(with: second) }
      let together = meanwhile.filter { $0.sharesEnd(with: second) }
      let told = apart + (together.count >= trip.travellers ? together.prefix(1) : [])
      return told.compactMap { first in
        second.start?.time.map { leaves in
          Sighting(
            "\(second) leaves at \(leaves), while \(first) is on its way",
            day: trip.day(of: second), booking: second,
            fix: first.isSameWay(as: second) ? .booking(.remove(.number(second.number))) : nil,
            orElse: "departure booking \(second.number) TIME")
        }
      }
    }
  }

  /// Whether the second leaves while the first is on its way, and does not take it up.
  private static func isMeanwhile(_ first: CheckedBooking, _ second: CheckedBooking) -> Bool {
    guard let end = first.endByClockOfStart, let start = second.start, start.minute != nil,
      let begins = first.start, begins <= start, start.total < end,
      first.booking.times.start.zone == second.booking.times.start.zone
    else { return false }
    // A way back is no connection, and what leaves later leads to nothing that left before.
    let isConnection = first.leads(to: second) && !second.leads(to: first)
    // With a ticket each, or booked twice: the one is the other.
    let isTheSame =
      BookingRules.isTwice(first, second)
      || first.isSameWay(as: second) && begins == start && first.end == second.end
    return !isTheSame && !isConnection
  }
}
