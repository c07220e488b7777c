extension Interpreter {
  /// Moves a day and all behind it, plans and all: to the place or date of another, which may lie
  /// behind the last.
  func moveFrom(
    _ reference: DayReference, to target: DayReference
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .plan(.moveFrom($0, to: target)) }
    let from = trip.reference(to: day)
    let number = trip.number(of: day.id) ?? 0
    switch target {
    case .number(let other):
      let date = try trip.date(ofNumber: other)
      let step = date.flatMap { date in day.date.map { date.days(since: $0) } } ?? other - number
      return try moved(trip, from: number, by: step)
    case .on(let date):
      guard let own = day.date else {
        throw .problem(.tripHasNoDates, at: .otherDay, remedies: [.days])
      }
      return try moved(trip, from: number, by: date.days(since: own))
    case .either, .first, .last, .next, .previous, .mentioned, .dayAfter, .dayBefore, .here:
      let other = try resolver.day(target, of: trip, at: .otherDay) {
        .plan(.moveFrom(from, to: $0))
      }
      return try moveFrom(from, to: trip.reference(to: other))
    }
  }

  func moveLater(_ reference: DayReference, by days: Int) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .plan(.later($0, days: days)) }
    return try moved(trip, from: trip.number(of: day.id) ?? 0, by: days)
  }

  private func moved(_ trip: Trip, from number: Int, by step: Int) throws(Interruption) -> Decision
  {
    let target = trip.target(from: number, by: step)
    let canonical = Intent.plan(.moveFrom(.number(number), to: target))
    guard step != 0 else { return unchanged(canonical) }
    var draft = TripDraft(trip)
    if step > 0 {
      try makeRoom(before: number, days: step, &draft)
    } else {
      try closeUp(before: number, days: -step, &draft)
    }
    return outcome(
      draft, canonical, mention: .day(trip.id, trip.days[number - 1].id),
      notices: [.daysMoved(trip.days.count - number + 1, by: step)],
      view: .days(trip.id))
  }

  /// Days with nothing on them stand where the others were.
  private func makeRoom(
    before number: Int, days: Int, _ draft: inout TripDraft
  ) throws(Interruption) {
    let trip = draft.trip
    guard trip.days.count + days <= Trip.daysAtMost else {
      throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .otherDay)
    }
    try draft.arrange(try trip.arrangement(moving: number, by: days))
    let date = trip.days[number - 1].date
    for step in 0..<days {
      _ = try draft.addDay(
        at: number - 1 + step, date: date?.adding(step), nextID: scene.session.nextID)
    }
  }

  /// Days with nothing on them go; others stand in the way.
  private func closeUp(
    before number: Int, days: Int, _ draft: inout TripDraft
  ) throws(Interruption) {
    let trip = draft.trip
    let own = trip.days[number - 1].date
    let inTheWay = trip.days.prefix(number - 1).enumerated().filter { index, day in
      if let date = day.date, let own { return own.days(since: date) <= days }
      return number - 1 - index <= days
    }
    guard days < number || own != nil else {
      throw .problem(.noDayThere, at: .otherDay, remedies: [.days])
    }
    let planned = inTheWay.filter { $0.element.hasPlans }.map { $0.offset + 1 }
    guard planned.isEmpty else {
      throw .problem(
        .plansInTheWay(planned), at: .otherDay,
        remedies: planned.prefix(1).map { .plan(.merge(.number($0), .number(number))) })
    }
    for day in inTheWay.map(\.element) { try draft.removeDay(day.id) }
    try draft.arrange(try draft.trip.arrangement(moving: number - inTheWay.count, by: -days))
  }
}

extension Trip {
  /// The date of a day, or of one so far behind the last; `nil` without dates.
  fileprivate func date(ofNumber number: Int) throws(Interruption) -> CivilDate? {
    guard number >= 1 else {
      throw .problem(.noSuchDay(number, days: days.count), at: .otherDay, remedies: [.days])
    }
    guard isDated, let end else { return nil }
    let date = day(number: number)?.date ?? end.later(by: number - days.count)
    guard let date else { throw .problem(.dateOutOfRange, at: .otherDay) }
    return date
  }

  /// Where a day comes to, as a canonical line says it.
  fileprivate func target(from number: Int, by step: Int) -> DayReference {
    guard let date = day(number: number)?.date?.adding(step) else { return .number(number + step) }
    if let index = days.firstIndex(where: { $0.date == date }) { return .number(index + 1) }
    return .on(date)
  }

  /// The days with their dates once that of this number and all behind it have moved.
  fileprivate func arrangement(
    moving number: Int, by step: Int
  ) throws(Interruption) -> [DayDate] {
    var order = arrangement
    for index in order.indices.dropFirst(number - 1) {
      guard let date = order[index].date else { continue }
      guard let moved = date.later(by: step) else {
        throw .problem(.dateOutOfRange, at: .otherDay)
      }
      order[index].date = moved
    }
    return order
  }
}
