extension Interpreter {
  /// Gives a stop a place, found as that of a new stop is, or takes it away; its name stays.
  func place(
    _ reference: StopReference, _ place: PlaceReference?
  ) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .placeStop($0, place) }
    guard let place else {
      return try change(
        placed.reference, { .placeStop($0, nil) },
        { $0.place == nil ? nil : .place(Change(before: $0.place, after: nil)) })
    }
    let day = placed.slot.list.day.flatMap(trip.day)
    let found = try subject(place, for: placed, on: day, of: trip)
    guard let new = found.place, case .place(let canonical) = found.reference else {
      throw .fail(
        Failure(found.server.problem(of: found.name), at: .place, remedies: found.server.remedies())
      )
    }
    let after = new.called(placed.stop.name)
    return try change(
      placed.reference, { .placeStop($0, canonical) },
      { $0.place == after ? nil : .place(Change(before: $0.place, after: after)) },
      telling: { stop in
        found.notices + farNotice(new, place, of: trip, on: day)
          + calledAfterPlace(stop, new, placed)
      })
  }

  /// What such a stop would be at if it were added now; words that no place bears are asked about.
  private func subject(
    _ place: PlaceReference, for placed: PlacedStop, on day: Day?, of trip: Trip
  ) throws(Interruption) -> ResolvedSubject {
    let target =
      day.map { resolver.target($0, of: trip) }
      ?? ResolvedTarget(list: .ideas, day: nil, reference: .ideas)
    // Quotes only tell that the whole is one name: here no words stay words.
    var said = place
    if case .named(let text, _) = place { said = .named(text, quoted: false) }
    let found: ResolvedSubject
    do {
      found = try subjects(NewStops(.place(said)), results: [], to: target, of: trip)[0]
    } catch {
      throw error.about(placed.reference)
    }
    if found.place == nil, let maybe = found.maybe, !maybe.isEmpty {
      throw .ask(
        Question(
          found.server.topic(of: found.name), slot: .place,
          choices: maybe.map {
            Choice(
              .place($0.unranked), .placeStop(placed.reference, .pinned($0.name, $0.position)))
          }))
    }
    return found
  }

  private func farNotice(
    _ new: Place, _ said: PlaceReference, of trip: Trip, on day: Day?
  ) -> [Notice] {
    guard case .named = said else { return [] }
    return farNotice(new, Reach(resolver.comparison(of: trip, on: day), of: trip, on: day))
  }

  /// A stop that bears the name of the place it was at is perhaps to bear that of the new one.
  private func calledAfterPlace(_ stop: Stop, _ new: Place, _ placed: PlacedStop) -> [Notice] {
    guard let before = stop.place, folded(stop.name) != folded(new.name),
      scene.gazetteer.named(stop.name).contains(where: { $0.place.isSame(as: before) })
    else { return [] }
    return [.stillCalled(stop.name, rename: .renameStop(placed.reference, new.name))]
  }
}

extension Interruption {
  /// A question about a new stop as one about the place of a stop that there is; its own words are no
  /// place.
  fileprivate func about(_ stop: StopReference) -> Interruption {
    guard case .ask(var question) = self else { return self }
    question.choices = question.choices.compactMap { choice in
      guard case .add(let new) = choice.intent, case .place(let place) = new.what,
        case .place = choice.label
      else { return nil }
      return Choice(choice.label, .placeStop(stop, place))
    }
    return .ask(question)
  }
}

extension StopList {
  /// The day it is on, `nil` for the ideas.
  fileprivate var day: DayID? { if case .day(let day) = self { day } else { nil } }
}
