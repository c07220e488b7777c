/// How far things are from each other.
enum DistanceRules {
  /// The stops with a time that follow each other on a day, and the minutes and kilometres between.
  fileprivate struct Hop {
    let from: CheckedStop
    let to: CheckedStop
    let day: CheckedDay
    let gap: Int
    let kilometres: Double

    /// When one is there, on a quarter.
    var earliest: Int { ((to.begins ?? 0) - gap + least + 14) / 15 * 15 }

    /// Beyond what any traveller does, flying included.
    var isImpossible: Bool { kilometres > 30 && kilometres > Double(gap) * 1000 / 60 }

    var least: Int { DistanceRules.least(kilometres) }
  }

  /// The minutes that a way takes at least: through a town, over land, over a long way; by streets,
  /// which are longer than the line between.
  static func least(_ kilometres: Double) -> Int {
    let speed = kilometres < 3 ? 20.0 : kilometres < 30 ? 50 : 90
    return Int((kilometres * 1.2 / speed * 60).rounded(.up))
  }

  /// A way as it has to fit between two times: a few minutes are nobody's mistake.
  static func slack(_ way: Int) -> Int { max(0, way - 4) }

  private static func hops(of trip: CheckedTrip) -> [Hop] {
    trip.days.filter { !trip.travels(on: $0) }.flatMap { day in
      zip(day.timed, day.timed.dropFirst()).compactMap { from, to in
        guard let leaves = from.ends ?? from.begins, let begins = to.begins, begins >= leaves,
          from.begins != to.begins, let distance = from.kilometres(to: to.stop.position)
        else { return nil }
        return Hop(from: from, to: to, day: day, gap: begins - leaves, kilometres: distance)
      }
    }
  }

  static func impossibleHop(_ trip: CheckedTrip) -> [Sighting] {
    hops(of: trip).filter { $0.isImpossible && $0.isByOneClock }.map { hop in
      Sighting(
        "\(hop.to) at \(at: hop.to) is \(kilometres: hop.kilometres) from \(hop.from), "
          + "with \(minutes: hop.gap) between", stop: hop.to,
        fix: trip.later(hop.to, on: hop.day, from: hop.earliest)
          ?? trip.onAnother(hop.to, of: near(hop.to, in: trip)),
        orElse: "move \(hop.to.spot) to DAY")
    }
  }

  static func tooLittleTime(_ trip: CheckedTrip) -> [Sighting] {
    let late = hops(of: trip).filter { !$0.isImpossible && $0.least - $0.gap >= 5 }
    return late.map { hop in
      Sighting(
        "from \(hop.from) to \(hop.to) it is \(kilometres: hop.kilometres): "
          + "\(minutes: hop.gap) are left for it, it takes \(minutes: hop.least) or more",
        stop: hop.to, fix: trip.later(hop.to, on: hop.day, from: hop.earliest),
        orElse: "at \(hop.to.spot) TIME")
    } + StationRules.afterArrival(trip)
  }

  /// A stop that is far from where its day is, and from where people are the days around.
  static func farFromCity(_ trip: CheckedTrip) -> [Sighting] {
    trip.days.filter { !trip.travels(on: $0) }.flatMap { day -> [Sighting] in
      guard let city = city(of: day, in: trip) else { return [] }
      let around = [day.position - 1, day.position + 1].compactMap { trip.day(at: $0)?.day.city }
      let near = around.compactMap(\.position)
      return day.stops.compactMap { stop in
        guard let distance = stop.kilometres(to: city.place.position), distance > city.reach,
          !near.contains(where: { (stop.kilometres(to: $0) ?? 0) <= 100 }),
          !isTransit(stop)
        else { return nil }
        return Sighting(
          "\(stop) is \(kilometres: distance) from \(name: city.place.name), where "
            + "\(day: day.number) is", stop: stop,
          fix: trip.onAnother(stop, of: self.near(stop, in: trip)),
          orElse: "move \(stop.spot) to DAY")
      }
    }
  }

  /// The days whose city is near a stop.
  private static func near(_ stop: CheckedStop, in trip: CheckedTrip) -> [CheckedDay] {
    trip.days.filter { (stop.kilometres(to: $0.day.city?.position) ?? .infinity) <= 100 }
  }

  /// Where a day is: its own city, else the town that the trip goes to, around which people go
  /// farther.
  private static func city(
    of day: CheckedDay, in trip: CheckedTrip
  ) -> (place: Place, reach: Double)? {
    if let city = day.day.city { return city.place.map { ($0, 100) } }
    guard !trip.days.contains(where: { $0.day.city != nil }),
      let goal = trip.trip.destination?.place, let kind = goal.category, towns.contains(kind)
    else { return nil }
    return (goal, 250)
  }

  private static let towns: Set = ["city", "town", "village", "capital", "suburb"]

  private static func isTransit(_ stop: CheckedStop) -> Bool {
    ["airport", "station", "ferry terminal", "port"].contains(stop.stop.category ?? "")
  }
}

extension DistanceRules.Hop {
  /// Whether the times of both ends are known to be those of one clock.
  fileprivate var isByOneClock: Bool {
    guard let one = from.stop.timeZone, let other = to.stop.timeZone else { return true }
    return one == other
  }
}
