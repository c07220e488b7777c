extension Question {
  /// The same rows about the same things in the trip as it is now, each where it stands now; what is
  /// not there any more is marked.
  package func carried(from before: Trip, to now: Trip) -> Question {
    let map = CarriedReferences(from: before, to: now)
    var question = self
    question.choices = choices.map { $0.carried(map, to: now) }
    return question
  }

  /// Whether its rows tell what would happen to all that is there, so that a change makes others of
  /// them.
  package var tellsOfAll: Bool {
    switch topic {
    case .plansOutside, .sweep: true
    case .whichPlace, .thisPlace, .searchFailed, .noPlace, .whichStop, .placesOfStops, .whichDay,
      .whichReading, .afterNothing,
      .undecided,
      .whichTrip, .forWhichTrip, .numberInWhichDay, .numberOfChangedDay, .changedSince, .agreement,
      .whichServer,
      .offer, .whichStep, .fileIsThere, .daysInCity, .shorterDay:
      false
    }
  }
}

extension Choice {
  fileprivate func carried(_ map: CarriedReferences, to trip: Trip) -> Choice {
    var choice = self
    do { choice.intent = try intent.carried(map) } catch { choice.isGone = true }
    if case .stop(let stop, _, _) = label, let placed = trip.stop(stop.id).flatMap(trip.placed) {
      choice.label = placed.label
    }
    if label == .command(intent), !choice.isGone { choice.label = .command(choice.intent) }
    return choice
  }
}
