extension Interpreter {
  func addDay(_ new: NewDay) throws(Interruption) -> Decision {
    var draft = TripDraft(try resolver.currentTrip())
    let (day, canonical) =
      switch new {
      case .atEnd: (try addDayAtEnd(&draft), NewDay.atEnd)
      case .on(let date): (try addDay(on: date, &draft), NewDay.on(date))
      case .after(let reference): try addDay(after: reference, &draft)
      }
    let moved = draft.daysMoved
    return outcome(
      draft, .addDay(canonical), showing: day.id, selecting: true,
      notices: [.daySelected(draft.trip.id, day.id)] + (moved > 0 ? [.daysMoved(moved, by: 1)] : [])
    )
  }

  private func addDayAtEnd(_ draft: inout TripDraft) throws(Interruption) -> Day {
    let date = try draft.trip.end.map(following)
    return try draft.addDay(
      at: draft.trip.days.count, date: date, nextID: scene.session.nextID)
  }

  private func addDay(on date: CivilDate, _ draft: inout TripDraft) throws(Interruption) -> Day {
    let days = draft.trip.days
    guard days.isEmpty || draft.trip.isDated else {
      throw .problem(
        .tripHasNoDates, at: .dates,
        remedies: [.addDay(.atEnd), .dates(DateRange(first: date, days: days.count), nil)])
    }
    if let index = days.firstIndex(where: { $0.date == date }) {
      throw .problem(
        .dayExists(date, number: index + 1), at: .dates,
        remedies: [.selectDay(.number(index + 1)), .addDay(.after(.number(index + 1)))])
    }
    return try draft.addDay(on: date, nextID: scene.session.nextID)
  }

  /// The days that follow without a gap move on by one where the next date is not free.
  private func addDay(
    after reference: DayReference, _ draft: inout TripDraft
  ) throws(Interruption) -> (Day, NewDay) {
    let trip = draft.trip
    let before = try resolver.day(reference, of: trip, at: .day) { .addDay(.after($0)) }
    let day = try addDay(after: before, &draft)
    return (day, .after(trip.reference(to: before)))
  }

  /// Adds a day after this one and returns it; the days that follow without a gap make room.
  func addDay(after before: Day, _ draft: inout TripDraft) throws(Interruption) -> Day {
    let trip = draft.trip
    let number = trip.number(of: before.id) ?? trip.days.count
    guard trip.days.count < Trip.daysAtMost else {
      throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .dates)
    }
    let date = try before.date.map(following)
    if let date { try makeRoom(on: date, from: number, &draft) }
    return try draft.addDay(at: number, date: date, nextID: scene.session.nextID)
  }

  private func makeRoom(
    on date: CivilDate, from index: Int, _ draft: inout TripDraft
  ) throws(Interruption) {
    var order = draft.trip.arrangement
    var taken = date
    for position in order.indices.dropFirst(index) {
      guard order[position].date == taken else { break }
      taken = try following(taken)
      order[position].date = taken
    }
    try draft.arrange(order)
  }

  private func following(_ date: CivilDate) throws(Interruption) -> CivilDate {
    guard let next = date.later(by: 1) else { throw .problem(.dateOutOfRange, at: .dates) }
    return next
  }

  func removeDay(
    _ reference: DayReference, withStops: Bool
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) {
      .removeDay($0, withStops: withStops)
    }
    var draft = TripDraft(trip)
    var notices: [Notice] = day.date.map { [.daysRemoved([$0])] } ?? []
    if notices.isEmpty, let number = trip.number(of: day.id) {
      notices = [.removed(["day \(number)"])]
    }
    if withStops {
      if !day.stops.isEmpty { notices.append(.removed(day.stops.map(\.name))) }
    } else {
      let ideas = try draft.moveStopsToIdeas(of: day.id)
      if !ideas.isEmpty { notices.append(.nowIdeas(ideas)) }
    }
    try draft.removeDay(day.id)
    notices += draft.trip.gaps.filter { $0.number == trip.number(of: day.id) }
      .map { .gapLeft(before: $0.number, dates: $0.length) }
    return outcome(
      draft, .removeDay(trip.reference(to: day), withStops: withStops), notices: notices,
      view: .days(trip.id))
  }

  /// Moves what the day holds to the place of another; the dates stay in their order.
  func moveDay(_ reference: DayReference, to target: DayReference) throws(Interruption) -> Decision
  {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .moveDay($0, to: target) }
    let from = trip.reference(to: day)
    let other = try resolver.day(target, of: trip, at: .otherDay) { .moveDay(from, to: $0) }
    var ids = trip.days.map(\.id)
    let index = trip.number(of: other.id) ?? ids.count
    ids.removeAll { $0 == day.id }
    ids.insert(day.id, at: index - 1)
    return try arrange(
      trip, ids, .moveDay(from, to: trip.reference(to: other)), showing: day,
      [.dayMoved(trip.number(of: day.id) ?? 0, to: index)])
  }

  func swapDays(_ one: DayReference, _ other: DayReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let first = try resolver.day(one, of: trip, at: .day) { .swapDays($0, other) }
    let firstNumber = trip.reference(to: first)
    let second = try resolver.day(other, of: trip, at: .otherDay) { .swapDays(firstNumber, $0) }
    let ids = trip.days.map { day in
      day.id == first.id ? second.id : day.id == second.id ? first.id : day.id
    }
    return try arrange(
      trip, ids, .swapDays(firstNumber, trip.reference(to: second)), showing: first)
  }

  private func arrange(
    _ trip: Trip, _ ids: [DayID], _ canonical: Intent, showing day: Day, _ notices: [Notice] = []
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    try draft.arrange(zip(ids, trip.days).map { DayDate(id: $0, date: $1.date) })
    return outcome(
      draft, canonical, mention: .day(trip.id, day.id), notices: notices, view: .days(trip.id))
  }
}

extension TripDraft {
  /// How many days have another date than before.
  var daysMoved: Int {
    events.reduce(0) { count, event in
      guard case .trip(_, .daysArranged(let change)) = event else { return count }
      return count + zip(change.before, change.after).count { $0 != $1 }
    }
  }
}
