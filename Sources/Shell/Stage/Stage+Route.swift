internal import JSON
internal import Session
internal import World

extension Stage {
  /// The ways of a day from one thing to the next.
  func routeLines(of day: Day, in trip: Trip) -> [ReplyLine] {
    let route = DayRoute(of: day, in: trip)
    var lines = dayHead(day, in: trip)
    guard !route.legs.isEmpty else {
      return lines + withoutPlace(route)
        + [ReplyLine("  No two places to go between", .quiet)]
    }
    var table = Table()
    table.columns = [0: .init(least: 10), 1: .init(least: 10)]
    for leg in route.legs { table.rows.append(row(leg)) }
    lines += table.lines(in: layout) + whole(route) + withoutPlace(route)
    return lines
      + layout.broken(
        ReplyLine(
          "  Estimates: the line between both ends × 1.3, \(speed(TravelPace.onFoot)) on foot, by "
            + "car \(speed(TravelPace.inTown)) in town and up to \(speed(TravelPace.farOut)) "
            + "farther out; nobody asked for roads", .quiet), hanging: 2)
  }

  private func row(_ leg: DayRoute.Leg) -> [Table.Cell] {
    var cells: [Table.Cell] = [
      .init(leg.from, .name), .init("to " + leg.to, .name),
      .init(distance(leg.kilometres), .text, .right),
    ]
    if let booking = leg.booking {
      cells.append(
        .init(booking.times.minutes.map(durationText) ?? "", .when, .right))
      let change = leg.change.map { ", \(durationText($0)) to change" } ?? ""
      cells.append(.init("by \(booking.kind.rawValue), \(booking.name)\(change)", .quiet))
      return cells
    }
    let walks = leg.kilometres <= Stage.farthestWalk
    cells.append(.init(walks ? "\(durationText(leg.walking)) on foot" : "", .when, .right))
    cells.append(.init("\(durationText(max(1, leg.driving))) by car", .quiet))
    return cells
  }

  /// Nobody asks how long it takes to walk farther, in kilometres.
  private static let farthestWalk = 15.0

  private func whole(_ route: DayRoute) -> [ReplyLine] {
    let own = route.legs.filter { $0.booking == nil }
    guard !own.isEmpty else { return [] }
    let walking = own.reduce(0) { $0 + $1.walking }
    let driving = own.reduce(0) { $0 + $1.driving }
    let isWalk = route.ownKilometres <= Stage.farthestWalk * 2
    return [
      .facts([
        Span("  In all \(distance(route.ownKilometres))"),
        Span(isWalk ? "\(durationText(walking)) on foot" : "", .when),
        Span("\(durationText(max(1, driving))) by car", .quiet),
      ])
    ]
  }

  private func speed(_ kilometres: Double) -> String { "\(distance(kilometres))/h" }

  private func withoutPlace(_ route: DayRoute) -> [ReplyLine] {
    guard !route.withoutPlace.isEmpty else { return [] }
    return layout.broken(
      ReplyLine("  Without a place, so not in it: \(listed(route.withoutPlace))", .quiet))
  }

  func routeData(of day: Day, in trip: Trip) -> JSONValue {
    let route = DayRoute(of: day, in: trip)
    return .object([
      "day": .optional(trip.number(of: day.id)),
      "legs": .array(route.legs.map(\.object)),
      "kilometres": .number(inTenths(route.ownKilometres)),
      "withoutPlace": .array(route.withoutPlace.map(JSONValue.string)),
    ])
  }
}

extension DayRoute.Leg {
  fileprivate var object: JSONValue {
    .object([
      "from": .string(from), "to": .string(to), "kilometres": .number(inTenths(kilometres)),
      "walkingMinutes": booking == nil ? .integer(walking) : .null,
      "drivingMinutes": booking == nil ? .integer(driving) : .null,
      "booking": .optional(booking?.name), "by": .optional(booking?.kind.rawValue),
      "minutes": .optional(booking?.times.minutes), "changeMinutes": .optional(change),
    ])
  }
}

/// A length without more digits than an estimate has.
func inTenths(_ kilometres: Double) -> Double { (kilometres * 10).rounded() / 10 }
