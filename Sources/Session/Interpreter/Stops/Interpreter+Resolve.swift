extension Interpreter {
  /// What each stop without a place would take, in one question; those without a likely one are named.
  func resolve(_ reference: DayReference?) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let only = try reference.map { (day) throws(Interruption) in
      try resolver.day(day, of: trip, at: .day) { .resolve($0) }
    }
    let canonical = Intent.resolve(only.map(trip.reference))
    let wanting = trip.placedStops.filter { placed in
      placed.stop.position == nil && (only.map { placed.slot.list == .day($0.id) } ?? true)
    }
    var choices: [Choice] = []
    var left: [String] = []
    for placed in wanting {
      if let choice = try likelyPlace(of: placed, in: trip) {
        choices.append(choice)
      } else {
        left.append(placed.stop.name)
      }
    }
    guard !choices.isEmpty else {
      return look(
        canonical, nil, notices: [left.isEmpty ? .allHavePlaces : .leftWithoutPlace(left)])
    }
    if choices.count > 1 {
      choices.insert(Choice(.each(choices.count), .several(choices.map(\.intent))), at: 0)
    }
    throw .ask(Question(.placesOfStops(left: left), slot: .stops, choices: choices))
  }

  /// The place in reach of the trip that a stop's words most likely name, as what gives it that;
  /// what people do every day has none.
  private func likelyPlace(
    of placed: PlacedStop, in trip: Trip
  ) throws(Interruption) -> Choice? {
    let name = placed.stop.name
    guard !PlainActivities.begin(PlainActivities.withoutArticle(name) ?? name) else { return nil }
    var day: Day?
    if case .day(let id) = placed.slot.list { day = trip.day(id) }
    let comparison = resolver.comparison(of: trip, on: day)
    let reach = Reach(comparison, of: trip, on: day)
    let own = trip.ownPlaces
    guard let place = try likelyPlace(called: name, in: reach, own: own) else { return nil }
    let reference = resolver.reference(to: place, comparison, own: own)
    return Choice(.placing(placed.stop, place), .placeStop(placed.reference, reference))
  }

  private func likelyPlace(
    called name: String, in reach: Reach, own: [Place]
  ) throws(Interruption) -> Place? {
    var found = try resolver.places(named: name, reach.comparison, own: own, asksServer: false)
    let sort = resolver.sort(of: name, in: reach, isPlain: found.chosen != nil)
    found.keep(reach.comparison) { sort.means($0, in: reach) && reach.includes($0.place) }
    if let bearer = found.chosen ?? found.candidates.first { return bearer.place }
    found.own = own.map(\.unranked) + places(partlyNamed: name, in: reach)
    let meant = MeantPlaces(name, ofKind: [], found, in: reach)
    guard meant.isLikely, !meant.isElsewhere else { return nil }
    return meant.offered.first?.place
  }
}
