/// Ways that nobody has booked yet.
enum LegRules {
  /// A journey that begins far from where the one before ended.
  static func missing(_ trip: CheckedTrip) -> [Sighting] {
    let hops = TransferRules.hops(trip)
    return zip(trip.journeys, trip.journeys.dropFirst()).compactMap { first, second in
      guard let to = first.booking.to, let from = second.booking.from,
        let here = to.position, let there = from.position, here.kilometres(to: there) > 100,
        !first.sharesEnd(with: second),
        (first.end ?? first.start) ?? .never <= second.start ?? .never
          || first.start?.day == second.start?.day && !second.hasTime,
        !hops.contains(where: { $0.isBetween(first, second) })
      else { return nil }
      return Sighting(
        "nothing goes from \(name: to.name), where \(first) ends, to \(name: from.name), "
          + "where \(second) begins", day: trip.day(of: second), booking: second,
        fix: leg(from: to, to: from, between: first, and: second, of: trip))
    }
  }

  /// The way between two journeys: on the day that is in the city where it goes, else on that of the
  /// second.
  private static func leg(
    from: Destination, to: Destination, between first: CheckedBooking,
    and second: CheckedBooking, of trip: CheckedTrip
  ) -> Intent? {
    guard let arrives = (first.end ?? first.start)?.day, let leaves = second.start?.day else {
      return nil
    }
    let there = trip.days.first { day in
      (arrives...max(arrives, leaves)).contains(day.position)
        && day.day.city.map { $0.isNear(to, kilometres: 60) } == true
    }
    let kind = kind(from: from, to: to, like: [first, second])
    return journey(kind, from: from, to: to, on: there?.position ?? leaves, of: trip)
  }

  /// The way back to where the first journey began, on the last day: as one came, where it is from
  /// where that led.
  static func back(
    _ first: CheckedBooking, from end: Destination, of trip: CheckedTrip
  ) -> Intent? {
    guard let home = first.booking.from, let goal = first.booking.to, let last = trip.days.last
    else { return nil }
    let isSame = end.isNear(goal, kilometres: 60)
    let kind = isSame ? first.booking.kind : kind(from: end, to: home, like: trip.journeys)
    return journey(kind, from: isSame ? goal : end, to: home, on: last.position, of: trip)
  }

  static func journey(
    _ kind: Booking.Kind, from: Destination, to: Destination, on position: Int,
    of trip: CheckedTrip
  ) -> Intent {
    var new = NewBooking(kind)
    (new.from, new.to) = (from.reference, to.reference)
    new.day =
      trip.trip.isDated
      ? .on(CivilDate(daysSinceEpoch: position)) : .number(position)
    return .booking(.add(new))
  }

  /// Who drives before or after has a car; nobody goes by train over a thousand kilometres.
  static func kind(
    from: Destination, to: Destination, like others: [CheckedBooking]
  ) -> Booking.Kind {
    if others.contains(where: { $0.booking.kind == .drive }) { return .drive }
    guard let here = from.position, let there = to.position, here.kilometres(to: there) > 1000
    else { return .train }
    return .flight
  }
}

extension DayMinute {
  fileprivate static let never = DayMinute(day: .max / 2000, minute: nil)
}
