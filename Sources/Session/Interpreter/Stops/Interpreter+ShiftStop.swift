extension Interpreter {
  /// What a stop is to be, told from what it is: a time, a length or a day of its own.
  func shift(_ reference: StopReference, _ shift: StopShift) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .shiftStop($0, shift) }
    switch shift {
    case .time(let minutes): return try setTime(placed.reference, later(placed, by: minutes))
    case .dial(let time, let other):
      return try setTime(placed.reference, time.likelier(other, after: placed.stop.at))
    case .length(let minutes): return try stay(placed.reference, longer(placed, by: minutes))
    case .until(let end): return try stay(placed.reference, length(of: placed, until: end))
    case .day(let days):
      guard case .inDay(let day, _) = placed.reference else {
        throw .problem(.noDayThere, at: .stop, remedies: [.show(.ideas)])
      }
      let date = trip.day(number: day)?.date?.later(by: days)
      let target: DayReference = date.map { .on($0) } ?? .number(day + days)
      return try move(StopsMove([placed.reference], to: .day(target)))
    }
  }

  private func later(_ placed: PlacedStop, by minutes: Int) throws(Interruption) -> ClockTime {
    let stop = placed.stop
    guard let at = stop.at else {
      let remedy = Intent.time(placed.reference, ClockTime(hour: 10, minute: 0))
      throw .problem(.stopLacksTime(stop.name), at: .stop, remedies: [remedy])
    }
    guard let time = ClockTime(minutes: at.minutes + minutes) else {
      throw .problem(.leavesItsDay(stop.name, from: at), at: .duration)
    }
    return time
  }

  private func length(
    of placed: PlacedStop, until end: ClockTime
  ) throws(Interruption) -> Int {
    let stop = placed.stop
    guard let at = stop.at else {
      let remedy = Intent.time(placed.reference, ClockTime(hour: 10, minute: 0))
      throw .problem(.stopLacksTime(stop.name), at: .stop, remedies: [remedy])
    }
    guard end > at else {
      throw .problem(
        .endsBeforeItBegins(stop.name, at), at: .time,
        remedies: [.stay(placed.reference, minutes: 60), .time(placed.reference, end)])
    }
    return end.minutes - at.minutes
  }

  private func longer(_ placed: PlacedStop, by minutes: Int) throws(Interruption) -> Int {
    let stop = placed.stop
    guard let length = stop.minutes else {
      let remedy = Intent.stay(placed.reference, minutes: 60)
      throw .problem(.stopLacksLength(stop.name), at: .stop, remedies: [remedy])
    }
    guard length + minutes > 0 else {
      throw .problem(.nothingLeft(stop.name, minutes: length), at: .duration)
    }
    return length + minutes
  }
}

extension ClockTime {
  /// The time that is meant by an hour which either half of the day has: the other one where only
  /// that is near the time before.
  package func likelier(_ other: ClockTime, after before: ClockTime?) -> ClockTime {
    guard let before else { return self }
    let isNear = { (time: ClockTime) in abs(time.minutes - before.minutes) <= 180 }
    return isNear(other) && !isNear(self) ? other : self
  }
}
