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
/// What has a time keeps its turn, what has no place stays behind what it stands behind. What is
/// booked stands fast: an activity where it is at its time, a journey leads from one place to another.
struct DayOrdering {
  let stops: [Stop]
  let saving: DaySaving
  /// Whether it spares anything worth telling, of the way or of being late.
  var isBetter: Bool { saving.before - saving.after > DaySaving.worthTelling || isLessLate }
  private let isLessLate: Bool

  /// `nil` where there are not two places to order.
  init?(_ day: Day, in trip: Trip, inMiles: Bool) {
    let course = DayCourse(of: day, in: trip)
    let groups = DayGroup.groups(of: course)
    guard groups.count > 1, let anywhere = groups.lazy.compactMap(\.position).first else {
      return nil
    }
    var here = course.begin?.position ?? anywhere
    let nodes = groups.map { group -> DayWay.Node in
      let node = group.node(at: here, on: day, in: trip)
      // What has its time but no place takes place where one is then.
      here = node.exit ?? node.position
      return node
    }
    let arrival = trip.arrivals(on: day).last.flatMap { journey in
      journey.times.end?.time.map { $0.minutes + journey.kind.wayOut }
    }
    let way = DayWay(
      nodes, from: course.begin?.position, to: course.end?.position,
      morning: arrival.map { max($0, 9 * 60) })
    let now = Array(groups.indices)
    let order = way.best(from: now)
    var ordered = day
    ordered.stops = order.flatMap { groups[$0].stops }
    stops = ordered.stops
    let late = { (order: [Int]) in way.cost(of: order) - way.length(of: order) }
    // The ways as `route` tells them.
    saving = DaySaving(
      day: trip.number(of: day.id) ?? 0, before: DayRoute(of: day, in: trip).ownKilometres,
      after: DayRoute(of: ordered, in: trip).ownKilometres,
      isInTime: late(order) < 1e-6, isInMiles: inMiles,
      names: stops.map(\.name))
    isLessLate =
      stops.map(\.id) != day.stops.map(\.id) && way.cost(of: order) < way.cost(of: now) - 1
      && late(order) < late(now)
  }
}
