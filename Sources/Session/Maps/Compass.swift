private import Glibc

/// A direction as people say it.
package enum Compass: String, CaseIterable, Hashable, Sendable {
  case north
  case northEast = "north-east"
  case east
  case southEast = "south-east"
  case south
  case southWest = "south-west"
  case west
  case northWest = "north-west"
}

extension Coordinates {
  /// Where the equator meets the meridian of Greenwich: a place like any other.
  static let origin = Coordinates()

  /// The direction in which one sets out for another place; `nil` where that is here.
  package func direction(to other: Coordinates) -> Compass? {
    guard kilometres(to: other) >= 0.01 else { return nil }
    let point = MapProjection(.around, centre: self).point(of: other)
    let eighths = (atan2(point.x, point.y) * 4 / .pi).rounded()
    return Compass.allCases[(Int(eighths) + 8) % 8]
  }

  /// Places on the shortest way to another one, both ends included, so many steps apart.
  package func way(to other: Coordinates, steps: Int) -> [Coordinates] {
    let projection = MapProjection(.around, centre: self)
    let end = projection.point(of: other)
    let between = (0...max(1, steps)).compactMap { step -> Coordinates? in
      let part = Double(step) / Double(max(1, steps))
      return projection.position(at: MapPoint(x: end.x * part, y: end.y * part))
    }
    return between.dropLast() + [other]
  }
}
