extension Intent {
  /// Of commands about stops: the same about those that were meant before.
  func carriedStops(_ map: CarriedReferences) throws(GoneReference) -> Intent {
    switch self {
    case .add(let new): .add(try new.carried(map))
    case .removeStops(let stops): .removeStops(try map.stops(stops))
    case .moveStops(let move): .moveStops(try move.carried(map))
    case .copyStops(let copy):
      .copyStops(
        StopsCopy(try map.stops(copy.stops), to: try copy.targetCarried(map), trip: copy.trip))
    case .time(let stop, let time): .time(try map.stop(stop), time)
    case .stay(let stop, let minutes): .stay(try map.stop(stop), minutes: minutes)
    case .shiftStop(let stop, let shift): .shiftStop(try map.stop(stop), shift)
    case .arrange(let arrangement): .arrange(try arrangement.carried(map))
    case .note(.stop(let stop), let text): .note(.stop(try map.stop(stop)), text)
    case .note(.day(let day), let text): .note(.day(try map.day(day)), text)
    case .addNote(.stop(let stop), let text): .addNote(.stop(try map.stop(stop)), text)
    case .addNote(.day(let day), let text): .addNote(.day(try map.day(day)), text)
    case .done(let stops, let isDone): .done(try map.stops(stops), isDone)
    case .renameStop(let stop, let name): .renameStop(try map.stop(stop), name)
    case .cost(let stop, let amount): .cost(try map.stop(stop), amount)
    case .hours(let stop, let hours): .hours(try map.stop(stop), hours)
    case .placeStop(let stop, let place): .placeStop(try map.stop(stop), place)
    default: self
    }
  }
}

extension NewStops {
  fileprivate func carried(_ map: CarriedReferences) throws(GoneReference) -> NewStops {
    var new = self
    if let to { new.to = try map.target(to) }
    if let position { new.position = try map.position(position) }
    return new
  }
}

extension StopsMove {
  fileprivate func carried(_ map: CarriedReferences) throws(GoneReference) -> StopsMove {
    var move = self
    move.stops = try map.stops(stops)
    // Of another trip the days are its own.
    if let to, trip == nil { move.to = try map.target(to) }
    if let position, trip == nil { move.position = try map.position(position) }
    return move
  }
}

extension StopsCopy {
  fileprivate func targetCarried(_ map: CarriedReferences) throws(GoneReference) -> StopTarget {
    trip == nil ? try map.target(to) : to
  }
}

extension Arrangement {
  fileprivate func carried(_ map: CarriedReferences) throws(GoneReference) -> Arrangement {
    switch self {
    case .swap(let one, let other): .swap(try map.stop(one), try map.stop(other))
    case .shift(let day, let minutes): .shift(try map.day(day), minutes: minutes)
    case .replace(let stop, let what): .replace(try map.stop(stop), what)
    case .everyDay(let stop): .everyDay(try map.stop(stop))
    }
  }
}
