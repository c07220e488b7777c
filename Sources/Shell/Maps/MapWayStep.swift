internal import Session

/// From where one comes to a mark, and how far that is.
struct MapWayStep: Hashable {
  var before: String
  var kilometres: Double
  /// `nil` where it is the same place.
  var direction: Compass?

  init(from before: String, _ position: Coordinates, to other: Coordinates) {
    self.before = before
    kilometres = position.kilometres(to: other)
    direction = position.direction(to: other)
  }
}

extension MapView {
  /// To each mark on the way from the one before; around a spot from there.
  var steps: [MapWayStep?] {
    if case .spot(let name, let position) = subject {
      return marks.map { mark in
        mark.position == position ? nil : MapWayStep(from: name, position, to: mark.position)
      }
    }
    var before: MapMark?
    return marks.map { mark in
      guard mark.isOnWay else { return nil }
      defer { before = mark }
      return before.map { MapWayStep(from: $0.number, $0.position, to: mark.position) }
    }
  }
}
