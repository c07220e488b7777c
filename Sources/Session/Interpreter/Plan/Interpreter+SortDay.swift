extension Interpreter {
  /// Puts the stops that have a time in the order of the clock; the others keep their places.
  func sort(_ reference: DayReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .plan(.sort($0)) }
    let canonical = Intent.plan(.sort(trip.reference(to: day)))
    var timed = day.stops.filter { $0.at != nil }.enumerated()
      .sorted {
        ($0.element.at?.minutes ?? 0, $0.offset) < ($1.element.at?.minutes ?? 0, $1.offset)
      }
      .map(\.element)[...]
    let order = day.stops.map { $0.at == nil ? $0 : timed.popFirst() ?? $0 }
    guard order != day.stops else {
      return look(canonical, .day(trip.id, day.id), notices: [.inOrder(day.hasTimes)])
    }
    var draft = TripDraft(trip)
    try draft.order(order.map(\.id), on: day.id)
    return outcome(draft, canonical, showing: day.id, notices: [])
  }
}

extension TripDraft {
  /// Puts the stops of a day in this order, with as few moves as are plain to see.
  mutating func order(_ ids: [StopID], on day: DayID) throws(Interruption) {
    for (index, id) in ids.enumerated() {
      try move(id, to: StopSlot(list: .day(day), index: index))
    }
  }

  /// Tells where another stop of the day is at the same time.
  func sameTimeNotice(_ stop: Stop) -> [Notice] {
    guard let time = stop.at, let slot = trip.slot(of: stop.id), slot.list != .ideas else {
      return []
    }
    let others = stops(in: slot.list, without: stop.id).filter { $0.at == time }
    return others.first.map { [.sameTime(stop.name, $0.name, time)] } ?? []
  }
}

extension TripDraft {
  /// What is to be told of a stop that the clock put there.
  func placeNotices(_ id: StopID) -> [Notice] {
    trip.stop(id).map { belowUntimedNotice($0) + sameTimeNotice($0) } ?? []
  }

  /// Tells where a stop of this time stands below others without one that hardly are over by then.
  func belowUntimedNotice(_ stop: Stop) -> [Notice] {
    guard let time = stop.at, let slot = trip.slot(of: stop.id), case .day(let day) = slot.list,
      let number = trip.number(of: day)
    else { return [] }
    let above = stops(in: slot.list)[..<slot.index]
    let untimed = above.suffix { $0.at == nil }
    let last = above.dropLast(untimed.count).last.flatMap { last in
      last.at.map { $0.minutes + last.usualMinutes }
    }
    let end = untimed.reduce(last ?? FreeTime.waking.lowerBound) { $0 + $1.usualMinutes }
    guard !untimed.isEmpty, end > time.minutes else { return [] }
    let move = StopsMove(
      [.inDay(day: number, number: slot.index + 1)],
      position: .before(.inDay(day: number, number: slot.index - untimed.count + 1)))
    return [.belowUntimed(stop.name, time, untimed.map(\.name), move: .moveStops(move))]
  }
}

extension Stop {
  /// What it takes, an hour where nobody has said.
  fileprivate var usualMinutes: Int { minutes ?? 60 }
}

extension ArraySlice {
  /// What stands at the end and is so, one behind the other.
  fileprivate func suffix(_ isSo: (Element) -> Bool) -> ArraySlice {
    suffix(from: lastIndex { !isSo($0) }.map { $0 + 1 } ?? startIndex)
  }
}

extension Day {
  /// Whether more than one of its stops has a time.
  fileprivate var hasTimes: Bool { stops.count { $0.at != nil } > 1 }
}
