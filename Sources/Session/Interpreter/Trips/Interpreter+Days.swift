extension Interpreter {
  func decideOnDays(_ intent: Intent) throws(Interruption) -> Decision {
    if case .days = intent { return look(.days, .days(try resolver.currentTrip().id)) }
    if case .selectDay(let reference) = intent { return try selectDay(reference) }
    if case .selectNoDay = intent { return try selectNoDay() }
    if case .show(let target) = intent { return try show(target) }
    if case .addDay(let new) = intent { return try addDay(new) }
    if case .removeDay(let reference, let withStops) = intent {
      return try removeDay(reference, withStops: withStops)
    }
    if case .moveDay(let reference, let target) = intent {
      return try moveDay(reference, to: target)
    }
    if case .swapDays(let one, let other) = intent { return try swapDays(one, other) }
    if case .nameDay(let reference, let title) = intent { return try nameDay(reference, title) }
    if case .cityOfDay(let reference, let city) = intent { return try setCity(reference, city) }
    if case .closeGap(let day) = intent { return try closeGap(before: day) }
    if case .plan(let plan) = intent { return try decideOnPlan(plan) }
    if case .outlook(let outlook) = intent { return try decideOnOutlook(outlook) }
    throw .problem(.inconsistent("a command about days that is none"))
  }

  private func selectDay(_ reference: DayReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .selectDay($0) }
    var cursor = scene.session.cursor
    cursor.day = day.id
    cursor.see(day.id)
    cursor.mentioned = .day(trip.id, day.id)
    return .reply(
      Look(
        cursor: cursor, canonical: .selectDay(trip.reference(to: day)),
        notices: [.daySelected(trip.id, day.id)], view: .day(trip.id, day.id)))
  }

  private func selectNoDay() throws(Interruption) -> Decision {
    _ = try resolver.currentTrip()
    var cursor = scene.session.cursor
    guard cursor.day != nil else { return unchanged(.selectNoDay) }
    cursor.day = nil
    return .reply(Look(cursor: cursor, canonical: .selectNoDay, notices: [.noDaySelected]))
  }

  func nameDay(
    _ reference: DayReference, _ title: String?
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let title = words(title)
    let day = try resolver.day(reference, of: trip, at: .day) { .nameDay($0, title) }
    return try change(
      day, of: trip, .title(Change(before: day.title, after: title)),
      .nameDay(trip.reference(to: day), title))
  }

  private func setCity(
    _ reference: DayReference, _ city: PlaceReference?
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .cityOfDay($0, city) }
    let number = trip.reference(to: day)
    var found: ResolvedDestination?
    if let city {
      var comparison = resolver.comparison(of: trip, on: nil)
      comparison.order = .none
      found = try resolver.destination(city, by: comparison, at: .place) { .cityOfDay(number, $0) }
    }
    return try change(
      day, of: trip, .city(Change(before: day.city, after: found?.destination)),
      .cityOfDay(number, found?.reference), found?.notices ?? [])
  }

  private func change(
    _ day: Day, of trip: Trip, _ change: DayChange, _ canonical: Intent, _ notices: [Notice] = []
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    try draft.apply(.dayChanged(day.id, change))
    return outcome(draft, canonical, showing: day.id, notices: notices)
  }

  /// What became of a trip, with the day that is shown for it and mentioned by it.
  func outcome(
    _ draft: TripDraft, _ canonical: Intent, showing day: DayID, selecting: Bool = false,
    notices: [Notice]
  ) -> Decision {
    var cursor = scene.session.cursor
    if selecting { cursor.day = day }
    cursor.see(day)
    cursor.mentioned = .day(draft.trip.id, day)
    return outcome(
      draft.events, canonical, cursor: cursor, notices: notices + leftBehind(by: draft, canonical),
      view: .day(draft.trip.id, day))
  }
}

extension Trip {
  /// The day by its number, as canonical lines speak of it.
  func reference(to day: Day) -> DayReference { .number(number(of: day.id) ?? 0) }
}
