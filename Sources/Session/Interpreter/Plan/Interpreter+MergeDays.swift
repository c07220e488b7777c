extension Interpreter {
  /// What is planned on the second day goes to the first, each stop by its time; the second goes.
  func merge(_ one: DayReference, _ other: DayReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(one, of: trip, at: .day) { .plan(.merge($0, other)) }
    let number = trip.reference(to: day)
    let second = try resolver.day(other, of: trip, at: .otherDay) { .plan(.merge(number, $0)) }
    guard day.id != second.id else {
      throw .problem(.sameDay(trip.number(of: day.id) ?? 0), at: .otherDay, remedies: [.days])
    }
    var draft = TripDraft(trip)
    for stop in second.stops {
      let index = DayOrder.index(for: stop.at, among: draft.stops(in: .day(day.id)))
      try draft.move(stop.id, to: StopSlot(list: .day(day.id), index: index))
    }
    let lost = try draft.joinWords(of: second, to: day)
    try draft.removeDay(second.id)
    let merged = draft.trip.number(of: day.id) ?? 0
    var notices: [Notice] = []
    if !second.stops.isEmpty {
      notices.append(.nowOnDay(second.stops.map(\.name), day: merged))
    }
    if let lost { notices.append(.replaced(lost)) }
    notices += second.stops.flatMap { draft.sameTimeNotice($0) }
    notices += draft.trip.gaps.filter { $0.number == trip.number(of: second.id) }
      .map { .gapLeft(before: $0.number, dates: $0.length) }
    return outcome(
      draft, .plan(.merge(number, trip.reference(to: second))), showing: day.id,
      notices: notices)
  }
}

extension TripDraft {
  /// Title, city and note of a day that goes are those of another where that has none.
  ///
  /// Of both, notes and titles are put together; a city that is lost is returned.
  mutating func joinWords(of gone: Day, to day: Day) throws(Interruption) -> String? {
    let title = joined(day.title, gone.title, by: ", ")
    if title != day.title {
      try apply(.dayChanged(day.id, .title(Change(before: day.title, after: title))))
    }
    let note = joined(day.note, gone.note, by: "\n")
    if note != day.note {
      try apply(.dayChanged(day.id, .note(Change(before: day.note, after: note))))
    }
    guard let city = gone.city, city != day.city else { return nil }
    guard day.city == nil else { return city.name }
    try apply(.dayChanged(day.id, .city(Change(before: nil, after: city))))
    return nil
  }

  private func joined(_ one: String?, _ other: String?, by joint: String) -> String? {
    guard let one, let other, one != other else { return one ?? other }
    return one + joint + other
  }
}
