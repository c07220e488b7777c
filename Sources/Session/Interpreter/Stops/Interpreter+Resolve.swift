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
    let failure = try askServer(about: wanting, of: trip)
    var (sure, doubtful): ([Choice], [Choice]) = ([], [])
    var sureNames: [String] = []
    var left: [String] = []
    for placed in wanting {
      let choices = try likelyPlaces(of: placed, in: trip)
      switch choices.count {
      case 0: left.append(placed.stop.name)
      case 1:
        sure += choices
        sureNames.append(placed.stop.name)
      default: doubtful += choices
      }
    }
    guard !(sure + doubtful).isEmpty else {
      return look(
        canonical, nil,
        notices: failure + [left.isEmpty ? .allHavePlaces : .leftWithoutPlace(left)])
    }
    var choices = sure + doubtful
    if sure.count > 1 {
      let label: Choice.Label = doubtful.isEmpty ? .each(sure.count) : .stops(sureNames)
      choices.insert(Choice(label, .several(sure.map(\.intent))), at: 0)
    }
    throw .ask(Question(.placesOfStops(left: left), slot: .stops, choices: choices))
  }

  /// Asks a server of one's own about each stop whose words are no name here, until it fails; one of
  /// others is not asked for so much at once.
  private func askServer(
    about stops: [PlacedStop], of trip: Trip
  ) throws(Interruption) -> [Notice] {
    guard let server = scene.server, scene.hosts.isOwn(url: server) else { return [] }
    let unknown = stops.filter { placed in
      !isActivity(placed.stop.name)
        && spokenNames(placed.stop.name).allSatisfy { scene.gazetteer.bearers(of: $0).isEmpty }
    }
    for placed in unknown.prefix(askedAtMost) {
      let comparison = resolver.comparison(of: trip, on: day(of: placed, in: trip))
      let query = try resolver.query(placed.stop.name, near: comparison.centres.first)
      let failure = try resolver.served(query).notices
      if !failure.isEmpty { return failure }
    }
    return []
  }

  private func isActivity(_ name: String) -> Bool {
    PlainActivities.begin(PlainActivities.withoutArticle(name) ?? name)
  }

  private func day(of placed: PlacedStop, in trip: Trip) -> Day? {
    if case .day(let id) = placed.slot.list { trip.day(id) } else { nil }
  }

  /// The place in reach of the trip that a stop's words most likely name, as what gives it that.
  ///
  /// The first few where several are as likely; what people do every day has none.
  private func likelyPlaces(
    of placed: PlacedStop, in trip: Trip
  ) throws(Interruption) -> [Choice] {
    let name = placed.stop.name
    guard !isActivity(name) else { return [] }
    let day = day(of: placed, in: trip)
    let comparison = resolver.comparison(of: trip, on: day)
    let reach = Reach(comparison, of: trip, on: day)
    let own = trip.ownPlaces
    return try likelyPlaces(called: name, in: reach, own: own).map { place in
      let reference = resolver.addedReference(to: place, comparison, own: own)
      return Choice(.placing(placed.stop, place), .placeStop(placed.reference, reference))
    }
  }

  private func likelyPlaces(
    called name: String, in reach: Reach, own: [Place]
  ) throws(Interruption) -> [Place] {
    var found = try resolver.places(
      named: name, reach.comparison, own: own, asksServer: resolver.isAnswered(name, in: reach))
    let sort = resolver.sort(of: name, in: reach, isPlain: found.chosen != nil)
    found.keep(in: reach) { match in
      sort.means(match, in: reach) && (reach.isKnown ? reach.includes(match) : match.isFamous)
    }
    if let chosen = found.chosen { return [chosen.place] }
    if !found.candidates.isEmpty {
      let likely = found.withLikely(name, in: reach, scene.gazetteer).candidates
      return likely.prefix(rowsOfDoubt).map(\.place)
    }
    found.own = own.map(\.unranked) + places(partlyNamed: name, in: reach)
    let meant = MeantPlaces(name, ofKind: [], found, in: reach)
    guard meant.isLikely, !meant.isElsewhere else { return [] }
    return meant.offered.prefix(1).map(\.place)
  }
}

/// More stops are not asked for at once.
private let askedAtMost = 100
/// So many places of one name are shown.
private let rowsOfDoubt = 3

extension Resolver {
  /// Whether a server has said already what it knows by this name.
  fileprivate func isAnswered(_ name: String, in reach: Reach) throws(Interruption) -> Bool {
    guard scene.server != nil else { return false }
    return scene.answers[try query(name, near: reach.comparison.centres.first)] != nil
  }
}

extension GazetteerMatch {
  /// Whether it is meant by its own name in a trip that goes nowhere yet.
  fileprivate var isFamous: Bool { isKnownToAll && rank >= GazetteerMatch.wellKnown }
}
