extension Interpreter {
  /// Other dates or other days of a trip, to which its bookings come along.
  func decideWithBookings(_ intent: Intent) throws(Interruption) -> Decision {
    switch decide(intent) {
    case .commit(let commit): return try takingBookings(commit)
    case .reply(var look):
      look.canonical = .withBookings(look.canonical)
      return .reply(look)
    case .ask(var question):
      question.choices = question.choices.map { Choice($0.label, .withBookings($0.intent)) }
      throw .ask(question)
    case .fail(var failure):
      failure.remedies = failure.remedies.map(Intent.withBookings)
      throw .fail(failure)
    case .lookUp(let query): throw .lookUp(query)
    case .perform(let effect): return .perform(effect)
    }
  }

  private func takingBookings(_ commit: Commit) throws(Interruption) -> Decision {
    let before = try resolver.currentTrip()
    var next = scene.session
    do { try next.take(commit) } catch {
      throw .problem(.inconsistent("dates that do not fit the trip"))
    }
    guard case .here(let now)? = next.touched[before.id] else { return .commit(commit) }
    var draft = TripDraft(now)
    let gone = before.day(removedBy: commit.canonical).map(before.bookedOnly) ?? []
    for booking in gone.reversed() { try draft.apply(.bookingRemoved(booking)) }
    try redateBookings(
      from: before, heirs: Heirs(of: commit.canonical, from: before, to: now), &draft)
    var commit = commit
    commit.events += draft.events
    commit.canonical = .withBookings(commit.canonical)
    commit.notices.removeAll(where: \.isOfLeftBehind)
    commit.notices += gone.map { .booking(.removed($0.booking.name)) }
    commit.notices += otherNights(from: before, to: draft.trip)
    commit.notices += leftBehind(from: before, to: draft.trip, commit.canonical)
    return .commit(commit)
  }

  /// The stays that have more or fewer nights than they had; a price by the night is kept as a sum.
  private func otherNights(from before: Trip, to now: Trip) -> [Notice] {
    now.bookings.compactMap { stay in
      guard stay.kind.shape == .stay, let old = before.booking(stay.id),
        old.nights.count != stay.nights.count
      else { return nil }
      return .booking(.otherNights(stay, before: old.nights.count))
    }
  }
}
