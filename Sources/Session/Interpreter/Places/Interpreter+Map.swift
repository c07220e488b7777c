extension Interpreter {
  /// A map; without a target that of the open trip, or of the world where none is open.
  func map(_ target: MapTarget?) throws(Interruption) -> Decision {
    switch target {
    case nil:
      guard let trip = try resolver.openTrip() else { return try mapOfWorld(.map(nil)) }
      return try map(.trip(trip.id), .map(nil))
    case .everything:
      let trip = try resolver.currentTrip()
      return try map(.trip(trip.id), .map(.everything), reachesAll: true)
    case .trip(let reference):
      do {
        let trip = try resolver.trip(reference, at: .trip) { .map(.trip($0)) }
        return try map(.trip(trip.id), .map(.trip(.named(trip.name))))
      } catch {
        guard case .named(let name) = reference, case .fail(let failure) = error,
          case .noSuchTrip = failure.problem
        else { throw error }
        return try map(placeCalled: name, insteadOf: failure)
      }
    case .day(let reference):
      let trip = try resolver.currentTrip()
      let day = try resolver.day(reference, of: trip, at: .day) { .map(.day($0)) }
      return try map(.day(trip.id, day.id), .map(.day(trip.reference(to: day))))
    case .world: return try mapOfWorld(.map(.world))
    case .results:
      guard !scene.session.cursor.results.isEmpty else { throw .problem(.noResults) }
      return try map(.results, .map(.results))
    case .number(let number) where !scene.session.cursor.results.isEmpty:
      let place = try resolver.result(number, at: .number)
      return try map(around: spot(of: place), .map(.number(number)))
    case .number(let number):
      return try map(.around(.stop(.number(number)), kilometres: nil))
    case .around(let reference, let kilometres):
      let near = try resolver.near(reference) { .map(.around($0, kilometres: kilometres)) }
      return try map(
        around: spot(of: near, kilometres), .map(.around(near.reference, kilometres: kilometres)),
        near.notices)
    }
  }

  /// What is no trip is a stop or a place; where it is neither, a trip of nearly that name was meant.
  private func map(
    placeCalled name: String, insteadOf failure: Failure
  ) throws(Interruption) -> Decision {
    do {
      return try map(.around(.place(.named(name, quoted: false)), kilometres: nil))
    } catch {
      guard case .fail = error, !failure.remedies.isEmpty else { throw error }
      throw .fail(failure)
    }
  }

  /// The map shown last, else that of the open trip, from nearer, further away, or beside it.
  func moveMap(_ step: MapStep) throws(Interruption) -> Decision {
    let last = scene.session.cursor.map
    guard let shown = last == nil ? try firstMap() : last else { return try map(nil) }
    let contents = try contents(of: shown.subject)
    var frame = shown.frame.moved(step)
    // Nobody has chosen the middle of the whole world: from there it goes to what is on it.
    if step == .closer, shown.frame == .world(with: contents.positions),
      let near = MapFrame.around(contents.positions, atLeast: 0)
    {
      frame.centre = near.centre
    }
    return show(shown.subject, frame, contents, .moveMap(step))
  }

  /// What `map` alone would show; `nil` where that is nothing.
  private func firstMap() throws(Interruption) -> MapShown? {
    let subject = scene.session.cursor.trip.map(MapSubject.trip) ?? .trips
    let contents = try contents(of: subject)
    if subject == .trips { return MapShown(subject, .world(with: contents.positions)) }
    return MapFrame.around(contents.bulk.map(\.position), atLeast: atLeast(contents))
      .map { MapShown(subject, $0) }
  }

  private func map(
    _ subject: MapSubject, _ canonical: Intent, reachesAll: Bool = false
  ) throws(Interruption) -> Decision {
    let contents = try contents(of: subject)
    // What was found somewhere else was looked for there.
    let isOfTrip = if case .trip = subject { true } else { false }
    let bulk = isOfTrip && !reachesAll ? contents.bulk : contents.marks
    guard let frame = MapFrame.around(bulk.map(\.position), atLeast: atLeast(contents)) else {
      throw .fail(noneToMap(subject, contents))
    }
    let shown = Set(bulk)
    let beyond = contents.marks.filter { !shown.contains($0) }
    return show(subject, frame, contents, canonical, beyond: beyond)
  }

  private func mapOfWorld(_ canonical: Intent) throws(Interruption) -> Decision {
    let contents = try contents(of: .trips)
    return show(.trips, .world(with: contents.positions), contents, canonical)
  }

  private func map(
    around spot: (subject: MapSubject, frame: MapFrame), _ canonical: Intent,
    _ notices: [Notice] = []
  ) throws(Interruption) -> Decision {
    show(spot.subject, spot.frame, try contents(of: spot.subject), canonical, notices)
  }

  private func show(
    _ subject: MapSubject, _ frame: MapFrame, _ contents: MapContents, _ canonical: Intent,
    _ notices: [Notice] = [], beyond: [MapMark] = []
  ) -> Decision {
    var cursor = scene.session.cursor
    cursor.map = MapShown(subject, frame)
    if case .day(let trip, let day) = subject {
      cursor.see(day)
      cursor.mentioned = .day(trip, day)
    }
    if case .trips = subject { cursor.listedTrips = contents.trips }
    let marks =
      if case .spot = subject { frame.likelyShown(contents.marks) } else { contents.marks }
    var view = MapView(
      subject: subject, frame: frame, marks: marks, withoutPlace: contents.withoutPlace,
      towns: towns(in: frame, besides: marks), left: contents.left)
    view.beyond = beyond.map { "\($0.number) \($0.name)" }
    return .reply(
      Look(cursor: cursor, canonical: canonical, notices: notices, view: .map(view)))
  }
}

extension Interpreter {
  /// What is on a map about something; the trips among it are rows of the last list.
  private func contents(of subject: MapSubject) throws(Interruption) -> MapContents {
    switch subject {
    case .trip(let id):
      let trip = try there(try resolver.trip(id))
      var contents = MapContents(trip)
      if contents.marks.isEmpty { contents.add(trip.destination?.place) }
      return contents
    case .day(let id, let dayID):
      let trip = try there(try resolver.trip(id))
      let day = try there(trip.day(dayID))
      var contents = MapContents(day, in: trip)
      if contents.marks.isEmpty { contents.add(trip.city(on: day)) }
      return contents
    case .trips: return try contentsOfWorld()
    case .results: return MapContents(results: scene.session.cursor.results)
    case .spot(let name, let position):
      var contents = try resolver.openTrip().map(MapContents.init) ?? MapContents()
      contents.withoutPlace = []
      contents.showOnlyAround(name, position)
      return contents
    }
  }

  private func there<Value>(_ value: Value?) throws(Interruption) -> Value {
    guard let value else { throw .problem(.mapGone, remedies: [.map(nil)]) }
    return value
  }

  /// Where the newest trips go.
  private func contentsOfWorld() throws(Interruption) -> MapContents {
    let summaries = try resolver.summaries()
    var contents = MapContents()
    for summary in summaries.reversed().prefix(mostTrips) {
      guard let trip = try resolver.trip(summary.id) else { continue }
      let stops = trip.allStops.lazy.compactMap(\.position)
      guard let position = trip.destination?.position ?? stops.first else {
        contents.withoutPlace.append(trip.name)
        continue
      }
      contents.trips.append(trip.id)
      contents.marks.append(
        MapMark(
          number: "\(contents.trips.count)", name: trip.name, position: position, date: trip.start))
    }
    contents.left = max(0, summaries.count - mostTrips)
    return contents
  }

  /// A single place is shown with what is around it.
  private func atLeast(_ contents: MapContents) -> Double {
    contents.marks.count > 1 ? 1 : aroundOnePlace
  }

  private func noneToMap(_ subject: MapSubject, _ contents: MapContents) -> Failure {
    let isOfTrip = if case .trip = subject { true } else { false }
    return Failure(
      .noneToMap(stops: contents.withoutPlace.count, ofDay: !isOfTrip),
      remedies: contents.withoutPlace.isEmpty ? [] : [.resolve(nil)])
  }
}

/// In kilometres, from west to east.
private let aroundOnePlace = 30.0
/// Each has to be read.
private let mostTrips = 60
