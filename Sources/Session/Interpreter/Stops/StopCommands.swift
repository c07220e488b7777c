/// The commands about stops with one part replaced: what questions offer.
extension StopsMove {
  func with(trip: TripReference) -> Intent {
    var changed = self
    changed.trip = trip
    return .moveStops(changed)
  }

  func with(to target: StopTarget) -> StopsMove {
    var changed = self
    changed.to = target
    return changed
  }

  func with(stops: [StopReference]) -> StopsMove {
    var changed = self
    changed.stops = stops
    return changed
  }

  func with(position: StopPosition) -> StopsMove {
    var changed = self
    changed.position = position
    return changed
  }

  /// The day that the line itself names with the first stop.
  func namedDay(of trip: Trip) -> Day? {
    switch stops.first {
    case .inDay(let day, _), .through(.inDay(let day, _), _): return trip.day(number: day)
    case .number, .idea, .named, .mentioned, .other, .through, .set, nil: return nil
    }
  }
}

extension StopsCopy {
  func with(trip: TripReference) -> Intent {
    var changed = self
    changed.trip = trip
    return .copyStops(changed)
  }

  func with(to target: StopTarget) -> StopsCopy {
    var changed = self
    changed.to = target
    return changed
  }

  func with(stops: [StopReference]) -> StopsCopy {
    var changed = self
    changed.stops = stops
    return changed
  }
}

extension StopPosition {
  /// -1 for one up, 1 for one down, `nil` for a place of its own.
  var step: Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .first, .last, .before, .after, .between: nil
    }
  }
}

extension ListPosition {
  /// The stop it stands beside.
  var anchor: StopID? {
    switch self {
    case .before(let id), .after(let id): id
    case .byTheClock, .first, .last: nil
    }
  }
}
