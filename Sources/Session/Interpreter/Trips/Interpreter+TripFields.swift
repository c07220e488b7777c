extension Interpreter {
  func changeField(_ intent: Intent) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    if case .destination(let reference) = intent { return try setDestination(trip, reference) }
    if case .style(let text) = intent {
      let style = words(text)
      return try change(trip, .style(Change(before: trip.style, after: style)), .style(style))
    }
    if case .describe(let text) = intent {
      let about = paragraphs(text)
      return try change(
        trip, .about(Change(before: trip.about, after: about)), .describe(about),
        trip.about.replaced(by: about))
    }
    if case .favourite(let on) = intent {
      return try change(trip, .favourite(Change(before: trip.favourite, after: on)), intent)
    }
    throw .problem(.inconsistent("a command about a trip that is none"))
  }

  func renameTrip(_ name: String) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    guard let wanted = words(name) else { throw .problem(.emptyName, at: .name) }
    let given = try resolver.freeName(wanted, for: trip.id)
    return try change(
      trip, .name(Change(before: trip.name, after: given)), .renameTrip(given),
      given == wanted ? [] : [.nameTaken(wanted: wanted, given: given)])
  }

  private func change(
    _ trip: Trip, _ change: TripChange, _ canonical: Intent, _ notices: [Notice] = []
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    try draft.apply(.changed(change))
    return outcome(draft, canonical, notices: notices)
  }

  private func setDestination(
    _ trip: Trip, _ reference: PlaceReference?
  ) throws(Interruption) -> Decision {
    let found: ResolvedDestination? =
      if let reference {
        try resolver.destination(reference, by: .anywhere, at: .place) { .destination($0) }
      } else {
        nil
      }
    return try change(
      trip, .destination(Change(before: trip.destination, after: found?.destination)),
      .destination(found?.reference),
      (found?.notices ?? []) + calledAfterPlace(trip, found?.destination))
  }

  /// A trip that bears the name of where it went is perhaps to bear that of where it goes.
  private func calledAfterPlace(_ trip: Trip, _ goal: Destination?) -> [Notice] {
    guard let before = trip.destination, let goal, folded(trip.name) == folded(before.name),
      folded(goal.name) != folded(before.name)
    else { return [] }
    return [.stillCalled(trip.name, rename: .renameTrip(goal.name))]
  }
}
