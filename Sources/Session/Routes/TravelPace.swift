/// How ways and times between places are estimated: nobody is asked for roads.
package enum TravelPace {
  /// A way is so much longer than the line between its ends.
  package static let detour = 1.3

  /// In kilometres, by the line between both.
  package static func way(_ line: Double) -> Double { line * detour }

  /// How fast one goes, in kilometres an hour: on foot, and by car in a town, behind it and far out.
  package static let onFoot = 4.5
  package static let inTown = 24.0
  package static let onLand = 55.0
  package static let farOut = 85.0

  /// How long a way of so many kilometres takes on foot, in minutes.
  package static func walking(_ kilometres: Double) -> Int { minutes(kilometres, perHour: onFoot) }

  /// The same by car: slow in a town, faster on long ways.
  package static func driving(_ kilometres: Double) -> Int {
    let town = min(kilometres, 8)
    let land = min(max(kilometres - 8, 0), 40)
    let far = max(kilometres - 48, 0)
    return minutes(town, perHour: inTown) + minutes(land, perHour: onLand)
      + minutes(far, perHour: farOut)
  }

  /// How one goes: short ways on foot.
  package static func going(_ kilometres: Double) -> Int {
    kilometres <= walkable ? walking(kilometres) : driving(kilometres)
  }

  /// The longest way that one walks from one thing to the next, in kilometres.
  package static let walkable = 2.5

  /// How long a journey between two places takes, by the line between them.
  static func riding(_ kind: Booking.Kind, _ line: Double) -> Int {
    switch kind {
    case .flight: 45 + minutes(line, perHour: 750)
    case .ferry: minutes(line, perHour: 35)
    case .train, .bus, .drive, .hotel, .activity: driving(way(line))
    }
  }

  private static func minutes(_ kilometres: Double, perHour speed: Double) -> Int {
    Int((kilometres / speed * 60).rounded())
  }
}

extension Booking.Kind {
  /// How many minutes before it leaves one is there.
  var lead: Int {
    switch self {
    case .flight: 60
    case .drive, .hotel, .activity: 0
    case .train, .bus, .ferry: 10
    }
  }

  /// How long it takes from its arrival until one stands outside.
  var wayOut: Int { self == .flight ? 30 : 0 }
}

extension Booking {
  /// How long it takes: as it is said, else as such a way is estimated, and an hour for all else.
  var usualMinutes: Int {
    if let minutes = times.minutes { return minutes }
    guard kind.isJourney, let here = from?.position, let there = to?.position else { return 60 }
    return max(1, TravelPace.riding(kind, here.kilometres(to: there)))
  }
}
