extension Interpreter {
  /// Puts what is on a day in the order with the shortest way; a person is shown the saving first.
  func optimise(_ reference: DayReference, isAgreed: Bool) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) {
      .plan(.optimise($0, isAgreed: isAgreed))
    }
    let number = trip.reference(to: day)
    let canonical = Intent.plan(.optimise(number))
    guard !day.stops.isEmpty else {
      throw .problem(
        .emptyDay(trip.number(of: day.id) ?? 0), at: .day, remedies: [.show(.day(number))])
    }
    if let journey = trip.journeyWithoutPlaces(on: day) {
      return look(
        canonical, .day(trip.id, day.id), notices: [.keepsOrder(journey: journey.name)])
    }
    let isInMiles = scene.session.settings[.units] == "mi"
    guard let order = DayOrdering(day, in: trip, inMiles: isInMiles), order.isBetter else {
      return look(canonical, .day(trip.id, day.id), notices: [.shortestAlready])
    }
    let saving = order.saving
    if scene.asksWhichStep, !isAgreed {
      throw .ask(
        Question(
          .shorterDay(saving), slot: .day,
          choices: [Choice(.yes, .plan(.optimise(number, isAgreed: true)))]))
    }
    var draft = TripDraft(trip)
    try draft.order(order.stops.map(\.id), on: day.id)
    return outcome(draft, canonical, showing: day.id, notices: [.shorterDay(saving)])
  }
}

extension Trip {
  /// The first journey of a day of which nobody knows where it leads, or where it leaves: what is
  /// before it and what is behind it are in two places, which no order of all of it knows.
  fileprivate func journeyWithoutPlaces(on day: Day) -> Booking? {
    journeys(on: day).first { $0.from?.position == nil || $0.to?.position == nil }
  }
}
