extension Interpreter {
  /// More trips than these are not deleted by one line.
  private static let mostTrips = 50

  /// What takes much away at once is never done unasked: the choices are what could be meant, each
  /// with what would go.
  func decideOnSweep(_ sweep: Sweep) throws(Interruption) -> Decision {
    try offeringWhatWorks(.sweep(sweep)) { (intent) throws(Interruption) in
      guard case .sweep(let sweep) = intent else { return Interpreter(scene).decide(intent) }
      throw .ask(Question(.sweep, slot: .stops, choices: try choices(for: sweep)))
    }
  }

  private func choices(for sweep: Sweep) throws(Interruption) -> [Choice] {
    switch sweep {
    case .everything: try choicesForEverything()
    case .trips: try allTrips()
    case .steps: try allSteps()
    case .ideas:
      try ofStops(of: try resolver.currentTrip(), mayBecomeIdeas: false) { $0 == .ideas }
    case .stops(nil):
      try ofStops(of: try resolver.currentTrip(), mayBecomeIdeas: true) { $0 != .ideas }
    case .stops(let reference?):
      try ofStops(ofDay: reference)
    }
  }

  private func choicesForEverything() throws(Interruption) -> [Choice] {
    guard let id = scene.session.cursor.trip, let trip = try resolver.trip(id) else {
      return try allTrips()
    }
    let stops =
      trip.allStops.isEmpty ? [] : try ofStops(of: trip, mayBecomeIdeas: false) { _ in true }
    let others = try resolver.summaries().count > 1 ? try allTrips() : []
    return stops + [self.choice(trip)] + others
  }

  private func allSteps() throws(Interruption) -> [Choice] {
    let target = UndoTarget.toEntry(0)
    return [Choice(.entries(try steps(of: target).steps), .undo(target))]
  }

  private func choice(_ trip: Trip) -> Choice {
    let loss = Loss(trips: [trip.name], days: trip.days.count, stops: trip.allStops.count)
    return Choice(.loss(loss), .deleteTrip(.named(trip.name)))
  }

  private func allTrips() throws(Interruption) -> [Choice] {
    let trips = try resolver.summaries()
    guard !trips.isEmpty else { throw .problem(.noTripYet) }
    guard trips.count <= Interpreter.mostTrips else {
      return [Choice(.command(.trips(.all)), .trips(.all))]
    }
    let each = trips.map { Intent.deleteTrip(.named($0.name)) }
    return [
      Choice(
        .loss(Loss(trips: trips.map(\.name))), each.count == 1 ? each[0] : .several(each))
    ]
  }

  private func ofStops(ofDay reference: DayReference) throws(Interruption) -> [Choice] {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .sweep(.stops($0)) }
    return try ofStops(of: trip, mayBecomeIdeas: true) { $0 == .day(day.id) }
  }

  private func ofStops(
    of trip: Trip, mayBecomeIdeas: Bool, in isMeant: (StopList) -> Bool
  ) throws(Interruption) -> [Choice] {
    let stops = trip.placedStops.filter { isMeant($0.slot.list) }
    let references = trip.references(to: stops)
    guard !references.isEmpty else { throw .problem(.nothingToRemove) }
    let away = Choice(.loss(Loss(stops: stops.count)), .removeStops(references))
    guard mayBecomeIdeas else { return [away] }
    let kept = Choice(
      .loss(Loss(stops: stops.count, becomeIdeas: true)),
      .moveStops(StopsMove(references, to: .ideas)))
    return [kept, away]
  }
}
