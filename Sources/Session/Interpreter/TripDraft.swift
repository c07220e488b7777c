/// A trip under change: the events so far, and the trip as they leave it.
struct TripDraft {
  /// The trip as it was.
  let before: Trip
  private(set) var trip: Trip
  private(set) var events: [Event] = []

  init(_ trip: Trip) { (before, self.trip) = (trip, trip) }

  mutating func add(_ stop: Stop, at slot: StopSlot) throws(Interruption) {
    try apply(.stopAdded(StopAt(slot: slot, stop: stop)))
  }

  mutating func remove(_ id: StopID) throws(Interruption) {
    guard let slot = trip.slot(of: id), let stop = trip.stop(id) else { return }
    try apply(.stopRemoved(StopAt(slot: slot, stop: stop)))
  }

  /// Moves to the slot that the stop has afterwards; nothing where it stands there already.
  mutating func move(_ id: StopID, to slot: StopSlot) throws(Interruption) {
    guard let before = trip.slot(of: id), before != slot else { return }
    try apply(.stopMoved(id, Change(before: before, after: slot)))
  }

  mutating func apply(_ event: TripEvent) throws(Interruption) {
    do {
      try trip.apply(event)
    } catch {
      throw .fail(Failure(.inconsistent("a stop is not where it was")))
    }
    events.append(.trip(trip.id, event))
  }

  /// The stops of a list without this one; none where the day is gone.
  func stops(in list: StopList, without id: StopID? = nil) -> [Stop] {
    let stops = trip.stops(in: list) ?? []
    return id == nil ? stops : stops.filter { $0.id != id }
  }

  /// What to tell where the stop stands against the times of its day.
  func clockNotice(_ id: StopID) -> [Notice] {
    guard let slot = trip.slot(of: id), slot.list != .ideas,
      DayOrder.isAgainstTheClock(slot.index, in: stops(in: slot.list)), let stop = trip.stop(id)
    else { return [] }
    return [.againstTheClock(stop.name)]
  }
}

extension Interpreter {
  /// The commit of a changed trip, or that nothing changed; what is shown is the list, or the whole
  /// trip where several were changed.
  func outcome(
    _ draft: TripDraft, _ canonical: Intent, _ notices: [Notice], showing list: StopList?,
    mentioning mention: Mention?
  ) -> Decision {
    outcome(
      draft.events, canonical, notices, view: view(of: list, in: draft.trip.id),
      mentioning: mention)
  }

  func outcome(
    _ events: [Event], _ canonical: Intent, _ notices: [Notice], view: View,
    mentioning mention: Mention?
  ) -> Decision {
    var cursor = scene.session.cursor
    cursor.mentioned = mention
    if case .day(let trip, let day) = view, trip == cursor.trip { cursor.see(day) }
    if case .trip(let trip) = view, trip == cursor.trip { cursor.see(cursor.shownDay) }
    guard !events.isEmpty else {
      return .reply(
        Look(cursor: cursor, canonical: canonical, notices: [.nothingChanged], view: view))
    }
    return .commit(
      Commit(events: events, cursor: cursor, canonical: canonical, notices: notices, view: view))
  }

  func view(of list: StopList?, in trip: TripID) -> View {
    switch list {
    case .day(let day): .day(trip, day)
    case .ideas: .ideas(trip)
    case nil: .trip(trip)
    }
  }
}
