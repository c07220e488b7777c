extension Interpreter {
  func add(_ new: NewStops) throws(Interruption) -> Decision {
    let results = try results(of: new.what)
    if !results.isEmpty { try askWhichTrip(takes: new) }
    let trip = try resolver.currentTrip()
    if let placed = try besideBooking(new, in: trip) {
      if let moved = twinBeside(placed, of: new, in: trip) { return try decision(on: moved) }
      return try add(placed)
    }
    let (target, position) = try destination(of: new, in: trip)
    if let meanings = twinMeanings(new, to: target, of: trip) {
      return try decision(on: .either(meanings))
    }
    var resolved = new
    resolved.to = target.reference
    resolved.position = position.reference
    // `distance between lunch and the tower` is no stop.
    if case .between = new.position, new.unasked == .things { resolved.unasked = .none }
    let subjects = try subjects(resolved, results: results, to: target, of: trip)
    let named = isChosenBlindly(new.what, for: trip) ? subjects.compactMap(\.place) : []
    let far = farNotices(named, of: trip, on: target.day)
    return try add(subjects, as: resolved, to: target, position.position, of: trip, far)
  }

  /// Whether a name alone says which place is meant, or the number of what was found for another trip.
  private func isChosenBlindly(_ what: NewStopSubject, for trip: Trip) -> Bool {
    switch what {
    case .place(.named): true
    case .place(.result), .results: scene.session.cursor.resultsTrip != trip.id
    case .place(.pinned), .place(.at), .place(.words), .position, .text: false
    }
  }

  /// Asks, where no trip is open and a person can say it, which one takes what was found: the newest
  /// first.
  private func askWhichTrip(takes new: NewStops) throws(Interruption) {
    guard scene.session.cursor.trip == nil, scene.asksWhichStep else { return }
    let trips = try resolver.summaries().suffix(Question.choicesAtMost).reversed()
    guard !trips.isEmpty else { return }
    throw .ask(
      Question(
        .forWhichTrip, slot: .place,
        choices: trips.map { Choice(.trip($0), .several([.open(.named($0.name)), .add(new)])) }))
  }

  /// The results it names, all checked; none where it names no results.
  private func results(of subject: NewStopSubject) throws(Interruption) -> [Place] {
    guard case .results(let numbers) = subject else { return [] }
    var chosen: [Place] = []
    var seen: Set<Int> = []
    for number in numbers where seen.insert(number).inserted {
      chosen.append(try resolver.result(number, at: .place))
    }
    return chosen
  }

  /// The day of the line, else the anchor's, else the selected day, else the ideas.
  private func destination(
    of new: NewStops, in trip: Trip
  ) throws(Interruption) -> (ResolvedTarget, ResolvedPosition) {
    let said = try new.to.map { (to) throws(Interruption) in
      try resolver.target(to, of: trip) { .add(new.with(to: $0)) }
    }
    let position = try resolver.position(new.position, of: trip, in: said, numbersMean: nil) {
      .add(new.with(to: said?.reference, position: $0))
    }
    if let said { return (said, position) }
    if let list = position.list { return (target(list, of: trip), position) }
    if let day = scene.session.cursor.day.flatMap(trip.day) {
      return (resolver.target(day, of: trip), position)
    }
    return (ResolvedTarget(list: .ideas, day: nil, reference: .ideas), position)
  }

  private func target(_ list: StopList, of trip: Trip) -> ResolvedTarget {
    if case .day(let id) = list, let day = trip.day(id) { return resolver.target(day, of: trip) }
    return ResolvedTarget(list: .ideas, day: nil, reference: .ideas)
  }

  /// The same of several; most stops have no place, and need no look at the whole trip.
  private func farNotices(_ places: [Place], of trip: Trip, on day: Day?) -> [Notice] {
    guard !places.isEmpty else { return [] }
    let reach = Reach(resolver.comparison(of: trip, on: day), of: trip, on: day)
    return places.flatMap { farNotice($0, reach) }
  }

  /// What is to be told of a place that lies far from where the trip goes and from all its stops: it
  /// may be another one of that name than was meant.
  func farNotice(_ place: Place, _ reach: Reach) -> [Notice] {
    guard let centre = reach.centre, !reach.includes(place) else { return [] }
    let distance = place.position.kilometres(to: centre.position)
    return [.farAway(place.name, kilometres: distance, from: centre.name)]
  }

  /// The stops one after the other, each placed among those before it.
  private func add(
    _ subjects: [ResolvedSubject], as new: NewStops, to target: ResolvedTarget,
    _ position: ListPosition, of trip: Trip, _ far: [Notice]
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    var position = position
    var commands: [Intent] = []
    var stops: [Stop] = []
    for subject in subjects {
      let stop = subject.stop(StopID(scene.session.nextID + stops.count), new)
      commands.append(
        .add(new.of(subject.reference, draft.spelled(position, of: stop, in: target.list))))
      let index = position.index(
        for: stop.at, among: draft.stops(in: target.list), of: target.list)
      try draft.add(stop, at: StopSlot(list: target.list, index: index))
      if position != .byTheClock { position = position.next(after: stop.id) }
      stops.append(stop)
    }
    var clock: [Notice] = []
    if new.position != nil {
      clock = stops.flatMap { draft.clockNotice($0.id) }
    } else if let stop = stops.first, stop.at != nil {
      clock = draft.belowUntimedNotice(stop)
    }
    // Who gives several stops one time means that.
    if stops.count == 1, stops[0].at != nil { clock += draft.sameTimeNotice(stops[0]) }
    var notices: [Notice] = []
    // Two are told of most stops.
    notices.reserveCapacity(2 * subjects.count)
    for subject in subjects { notices += subject.notices }
    notices.append(.added(subjects.map(\.name)))
    notices += draft.againNotices(stops, in: target.list)
    if stops.count == 1 { notices += draft.namesakeNotice(of: stops[0]) }
    for subject in subjects { notices += subject.wordsNotice }
    notices += far
    notices += clock
    return outcome(
      draft, commands.count == 1 ? commands[0] : .several(commands), notices,
      showing: target.list, mentioning: .stops(trip.id, stops.map(\.id))
    ).listing(subjects.flatMap { $0.maybe ?? [] })
  }
}

extension Decision {
  /// The same with what it offers in numbered rows as the results, whose numbers then mean them.
  fileprivate func listing(_ places: [Place]) -> Decision {
    guard !places.isEmpty, case .commit(var commit) = self else { return self }
    commit.cursor.results = places
    commit.cursor.resultsTrip = commit.cursor.trip
    commit.cursor.resultsAsked = nil
    return .commit(commit)
  }
}

extension NewStops {
  fileprivate func with(to target: StopTarget?, position: StopPosition? = nil) -> NewStops {
    var changed = self
    changed.to = target
    changed.position = position ?? self.position
    return changed
  }

  /// The same for one stop.
  fileprivate func of(_ subject: NewStopSubject, _ position: StopPosition?) -> NewStops {
    NewStops(subject, to: to, at: at, minutes: minutes, position: position)
  }
}

extension TripDraft {
  /// How a line of its own speaks of this position before the stop is added: by an anchor, or not
  /// at all where the stop goes there anyway.
  fileprivate func spelled(
    _ position: ListPosition, of stop: Stop, in list: StopList
  ) -> StopPosition? {
    let others = stops(in: list)
    let index = position.index(for: stop.at, among: others, of: list)
    let usual = ListPosition.byTheClock.index(for: stop.at, among: others, of: list)
    switch position {
    case .byTheClock: return nil
    case .before(let id): return reference(id).map(StopPosition.before)
    case .after(let id): return reference(id).map(StopPosition.after)
    case .first, .last:
      guard index != usual else { return nil }
      let anchor = position == .first ? others.first : others.last
      let reference = anchor.flatMap { self.reference($0.id) }
      return reference.map { position == .first ? .before($0) : .after($0) }
    }
  }

  private func reference(_ id: StopID) -> StopReference? {
    trip.stop(id).flatMap(trip.placed)?.reference
  }
}
