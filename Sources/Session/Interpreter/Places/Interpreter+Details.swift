extension Interpreter {
  func details(_ target: DetailsTarget) throws(Interruption) -> Decision {
    let results = scene.session.cursor.results
    switch target {
    case .number(let number) where !results.isEmpty:
      let place = try resolver.result(number, at: .number)
      var cursor = scene.session.cursor
      cursor.mentioned = .result(number)
      return .reply(
        Look(
          cursor: cursor, canonical: .details(target),
          view: .place(try details(of: place, on: selectedDay(), without: nil))))
    case .number(let number): return try details(of: .number(number))
    case .stop(let reference): return try details(of: reference)
    }
  }

  private func details(of reference: StopReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .details(.stop($0)) }
    var cursor = scene.session.cursor
    cursor.mentioned = .stops(trip.id, [placed.stop.id])
    let canonical = Intent.details(.stop(placed.reference))
    let day = trip.days.first { $0.stops.contains { $0.id == placed.stop.id } }
    guard let place = placed.stop.place else {
      return .reply(
        Look(cursor: cursor, canonical: canonical, view: .stop(trip.id, placed.stop.id)))
    }
    let (fresh, notices) = try asKnownNow(place)
    var details = try details(of: fresh, on: day, without: placed.stop.id)
    details.added = try firstEntry(of: placed.stop.id, in: trip.id)
    return .reply(
      Look(
        cursor: cursor, canonical: canonical, notices: notices,
        view: .stopDetails(trip.id, placed.stop.id, details)))
  }

  /// A place of OpenStreetMap as a server of one's own knows it now; where the stop is stays.
  private func asKnownNow(_ place: Place) throws(Interruption) -> (Place, [Notice]) {
    guard let osm = place.osm, let server = scene.server, scene.hosts.isOwn(url: server) else {
      return (place, [])
    }
    let (found, notices) = try resolver.served(PlaceQuery(objects: [osm]))
    for case .serverFailed(let failure) in notices { return (place, [.notRefreshed(failure)]) }
    guard var fresh = found.first(where: { $0.place.osm == osm })?.place else {
      return (place, [.noLongerKnown(place.name)])
    }
    fresh.position = place.position
    fresh.timeZone = fresh.timeZone ?? place.timeZone
    return (fresh, [])
  }

  private func selectedDay() throws(Interruption) -> Day? {
    let trip = try resolver.openTrip()
    return scene.session.cursor.day.flatMap { trip?.day($0) }
  }

  private func details(
    of place: Place, on day: Day?, without left: StopID?
  ) throws(Interruption) -> PlaceDetails {
    var details = PlaceDetails(place)
    details.zone = zone(of: place)
    for (index, stop) in (day?.stops ?? []).enumerated() where stop.id != left {
      guard let other = stop.place, !other.isSame(as: place) else { continue }
      let position = other.position
      details.distances.append(
        PlaceDetails.Distance(
          number: index + 1, name: stop.name,
          kilometres: position.kilometres(to: place.position)))
    }
    return details
  }

  /// The place's own zone, else that of the nearest town within 50 km, or airport where no town is, else its country's.
  func zone(of place: Place) -> PlaceDetails.Zone? {
    let isWide = place.category.map(wideKinds.contains) ?? false
    if let own = place.timeZone, !isWide { return PlaceDetails.Zone(name: own) }
    let towns = scene.gazetteer.around(
      place.position, kilometres: 50, kind: PlaceKind.city.rawValue, limit: 100
    ).map(\.place).filter { $0.timeZone != nil }
    // Where few live, as on Lord Howe Island, an airport tells the clock.
    let clocks = towns.isEmpty ? airports(around: place) : towns
    let nearest = clocks.min {
      $0.position.kilometres(to: place.position) < $1.position.kilometres(to: place.position)
    }
    if nearest == nil, let own = place.timeZone { return PlaceDetails.Zone(name: own) }
    let country = place.country.flatMap { code in
      scene.gazetteer.search(code, kind: PlaceKind.country.rawValue, limit: 20)
        .first { $0.place.country == code }?.place
    }
    guard let lender = nearest ?? country, let zone = lender.timeZone else { return nil }
    return PlaceDetails.Zone(name: zone, borrowed: lender.name)
  }

  private func airports(around place: Place) -> [Place] {
    scene.gazetteer.around(
      place.position, kilometres: 50, kind: PlaceKind.airport.rawValue, limit: 20
    ).map(\.place).filter { $0.timeZone != nil }
  }

  /// The entry that added a stop: the oldest that touched it.
  func firstEntry(of stop: StopID, in trip: TripID) throws(Interruption) -> Entry? {
    try resolver.reading { library throws(LibraryFailure) in
      try library.firstEntry(of: stop, in: trip)
    }
  }
}

/// What reaches so far that its zone is rather that of the towns within it: of such a place the data know
/// no more than its country's first one.
private let wideKinds: Set = ["area", "region", "island", "route"]
