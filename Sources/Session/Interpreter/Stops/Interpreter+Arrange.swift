extension Interpreter {
  /// Several stops put elsewhere, as the commands about each of them.
  func arrange(_ arrangement: Arrangement) throws(Interruption) -> Decision {
    let commands =
      switch arrangement {
      case .swap(let one, let other): try swap(one, other)
      case .shift(let day, let minutes): try shift(day, by: minutes)
      case .replace(let stop, let what): try replace(stop, with: what)
      case .everyDay(let stop): try copyToEachDay(stop)
      }
    return try commands.count == 1 ? stopDecision(commands[0]) : decision(on: .several(commands))
  }

  private func replace(
    _ reference: StopReference, with what: NewStopSubject
  ) throws(Interruption) -> [Intent] {
    let trip = try resolver.currentTrip()
    let old = try resolver.stop(reference, of: trip, at: .stop) { .arrange(.replace($0, what)) }
    let new = NewStops(
      what, to: trip.target(old.slot.list), at: old.stop.at, minutes: old.stop.minutes,
      position: .before(old.reference), unasked: .none)
    return [.add(new), .removeStops([old.reference.next])]
  }

  private func copyToEachDay(_ reference: StopReference) throws(Interruption) -> [Intent] {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .arrange(.everyDay($0)) }
    let others = trip.days.indices.filter { placed.slot.list != .day(trip.days[$0].id) }
    guard !others.isEmpty else { throw .problem(.noDays, at: .stop, remedies: [.addDay(.atEnd)]) }
    // A copy on the same day would be behind it; so its number stays.
    return others.map {
      .copyStops(StopsCopy([placed.reference], to: .day(.number($0 + 1))))
    }
  }

  /// Later ones first where they go later, so that no stop passes another by the way.
  private func shift(
    _ reference: DayReference, by minutes: Int
  ) throws(Interruption) -> [Intent] {
    let (number, day) = try plannedDay(reference) { .arrange(.shift($0, minutes: minutes)) }
    var commands: [Intent] = []
    for (index, stop) in day.stops.enumerated() {
      guard let at = stop.at else { continue }
      guard let time = ClockTime(minutes: at.minutes + minutes) else {
        throw .problem(.leavesItsDay(stop.name, from: at), at: .duration)
      }
      commands.append(.time(.inDay(day: number, number: index + 1), time))
    }
    guard !commands.isEmpty else {
      throw .problem(
        .stopLacksTime(day.stops[0].name), at: .day, remedies: [.show(.day(.number(number)))])
    }
    return minutes > 0 ? commands.reversed() : commands
  }

  /// A day with stops, and its number.
  private func plannedDay(
    _ reference: DayReference, _ command: (DayReference) -> Intent
  ) throws(Interruption) -> (number: Int, day: Day) {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day, command)
    let number = trip.number(of: day.id) ?? 0
    guard !day.stops.isEmpty else {
      throw .problem(.emptyDay(number), at: .day, remedies: [.show(.day(.number(number)))])
    }
    return (number, day)
  }
}

extension Interpreter {
  /// Two stops, each where the other is; where both have a time, at its time too.
  private func swap(
    _ one: StopReference, _ other: StopReference
  ) throws(Interruption) -> [Intent] {
    let trip = try resolver.currentTrip()
    let first = try resolver.stop(one, of: trip, at: .stop) { .arrange(.swap($0, other)) }
    let second = try resolver.stop(other, of: trip, at: .stops) {
      .arrange(.swap(first.reference, $0))
    }
    guard first.stop.id != second.stop.id else {
      throw .problem(.sameStop(first.stop.name), at: .stops)
    }
    guard first.slot.list == second.slot.list else { return swapDays(of: first, second, in: trip) }
    let (low, high) =
      first.slot.index < second.slot.index ? (first, second) : (second, first)
    return swapInDay(low, high)
  }

  private func swapInDay(_ low: PlacedStop, _ high: PlacedStop) -> [Intent] {
    var commands = [
      Intent.moveStops(StopsMove([high.reference], position: .before(low.reference)))
    ]
    if high.slot.index - low.slot.index > 1 {
      let pushed = low.reference.next
      commands.append(
        .moveStops(StopsMove([pushed], position: .after(high.reference))))
    }
    return commands + times(low, high)
  }

  private func swapDays(
    of first: PlacedStop, _ second: PlacedStop, in trip: Trip
  ) -> [Intent] {
    // Once the first stands before the second, that has the next number.
    let there = Intent.moveStops(
      StopsMove(
        [first.reference], to: trip.target(second.slot.list), position: .before(second.reference)))
    let isLast = first.slot.index == trip.count(in: first.slot.list) - 1
    let back = Intent.moveStops(
      StopsMove(
        [second.reference.next], to: trip.target(first.slot.list),
        position: isLast ? .last : .before(first.reference)))
    return [there, back] + times(first, second)
  }

  /// Each at the time of the other, once each stands where the other stood.
  private func times(_ first: PlacedStop, _ second: PlacedStop) -> [Intent] {
    guard let one = first.stop.at, let other = second.stop.at, one != other else { return [] }
    return [.time(first.reference, one), .time(second.reference, other)]
  }
}

extension StopReference {
  /// The stop behind this one, which says its number.
  fileprivate var next: StopReference {
    switch self {
    case .number(let number): .number(number + 1)
    case .inDay(let day, let number): .inDay(day: day, number: number + 1)
    case .idea(let number): .idea(number + 1)
    case .named, .mentioned, .other, .through, .set: self
    }
  }
}

extension Trip {
  fileprivate func target(_ list: StopList) -> StopTarget {
    switch list {
    case .ideas: .ideas
    case .day(let id): .day(.number(number(of: id) ?? 0))
    }
  }

  fileprivate func count(in list: StopList) -> Int {
    switch list {
    case .ideas: ideas.count
    case .day(let id): day(id)?.stops.count ?? 0
    }
  }
}
