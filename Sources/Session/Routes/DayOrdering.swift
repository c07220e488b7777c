/// What the best order of a day spares.
package struct DaySaving: Hashable, Sendable {
  package var day: Int
  /// The way of the day in kilometres, as it was and as it is then.
  package var before: Double
  package var after: Double
  /// Whether nobody is late any more then.
  package var isInTime: Bool
  /// Whether ways are told in miles.
  package var isInMiles: Bool
  /// The stops in their new order, by name.
  package var names: [String]

  package init(
    day: Int, before: Double, after: Double, isInTime: Bool, isInMiles: Bool, names: [String]
  ) {
    self.day = day
    self.before = before
    self.after = after
    self.isInTime = isInTime
    self.isInMiles = isInMiles
    self.names = names
  }

  /// A way that is less than that longer or shorter is as long, in kilometres.
  package static let worthTelling = 0.05
}

/// The stops of a day in the order with the shortest way.
///
/// What has a time keeps its turn, what has no place stays behind the stop that it stands behind.
struct DayOrdering {
  let stops: [Stop]
  let saving: DaySaving
  /// Whether it spares anything worth telling, of the way or of being late.
  var isBetter: Bool { saving.before - saving.after > DaySaving.worthTelling || isLessLate }
  private let isLessLate: Bool

  /// `nil` where there are not two places to order.
  init?(_ day: Day, in trip: Trip, inMiles: Bool) {
    let groups = DayOrdering.groups(of: day)
    guard groups.count > 1, let anywhere = groups.lazy.compactMap(\.position).first else {
      return nil
    }
    let beds = trip.beds(on: day)
    var here = beds.morning?.place?.position ?? anywhere
    let nodes = groups.map { group -> DayWay.Node in
      // What has its time but no place takes place where one is then.
      here = group.position ?? here
      return group.node(at: here, on: day.date?.weekday)
    }
    let way = DayWay(nodes, from: beds.morning?.place?.position, to: beds.evening?.place?.position)
    let now = Array(groups.indices)
    let order = way.best(from: now)
    stops = order.flatMap { groups[$0].stops }
    let after = way.length(of: order)
    saving = DaySaving(
      day: trip.number(of: day.id) ?? 0, before: way.length(of: now), after: after,
      isInTime: way.cost(of: order) - after < 1e-6, isInMiles: inMiles, names: stops.map(\.name))
    isLessLate = order != now && way.cost(of: order) < way.cost(of: now) - 1
  }

  /// Stops that stay together: the first has a place or a time, the others neither.
  private static func groups(of day: Day) -> [StopGroup] {
    var groups: [StopGroup] = []
    for stop in day.stops {
      if stop.position == nil, stop.at == nil, !groups.isEmpty {
        groups[groups.count - 1].stops.append(stop)
      } else {
        groups.append(StopGroup(stops: [stop]))
      }
    }
    return groups
  }
}

private struct StopGroup {
  var stops: [Stop]

  var position: Coordinates? { stops.lazy.compactMap(\.position).first }

  func node(at position: Coordinates, on weekday: Weekday?) -> DayWay.Node {
    let first = stops.first
    let hours = weekday.flatMap { day in first?.hours.map { $0.hours(on: day) } }
    return DayWay.Node(
      position, at: first?.at?.minutes,
      minutes: stops.reduce(0) { $0 + ($1.minutes ?? StopGroup.usualMinutes) },
      open: hours.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// What a stop takes whose length nobody has said.
  private static let usualMinutes = 60
}
