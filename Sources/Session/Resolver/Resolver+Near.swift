/// What a search is near to, and how a canonical line speaks of it.
struct ResolvedNear {
  var name: String
  var position: Coordinates
  /// How far it reaches, where it is a country, a region or an area.
  var area: PlaceExtent?
  var reference: NearReference
  var notices: [Notice] = []

  /// What lies near to it: within 150 km, or in it.
  var comparison: PlaceComparison {
    PlaceComparison(
      centres: area == nil ? [position] : [],
      area: area.map { (place: Place(name: name, position: position), extent: $0) },
      order: .sightsFirst)
  }
}

extension Resolver {
  /// A stop of this whole name, else what there is of the kind that it is in reach of the trip, else a
  /// place that bears it, else a stop with it as a part of its
  /// name; where several are meant, asks with `command` of each.
  func near(
    _ reference: NearReference, _ command: (NearReference) -> Intent
  ) throws(Interruption) -> ResolvedNear {
    let trip = try openTrip()
    switch reference {
    case .stop(let reference):
      return try near(stop: reference, of: try currentTrip(), command)
    case .place(.named(let text, quoted: false)) where SpokenHome.meets(text):
      if let trip, trip.allStops.contains(where: { folded($0.name) == folded(text) }) {
        return try near(stop: .named(text), of: trip, command)
      }
      if SpokenHome.isHere(text), scene.session.settings.home == nil, let trip,
        let goal = near(goalOf: trip)
      {
        return goal.telling(.nearGoal(goal.name))
      }
      return try nearHome()
    case .place(.named(let text, let quoted)):
      if let trip, try isStop(text, of: trip) {
        return try near(stop: .named(text), of: trip, command)
      }
      if !quoted, let trip, let number = dayNumber(spokenAs: text),
        let day = near(day: number, of: trip)
      {
        return day
      }
      if !quoted, let place = place(ofKind: text, in: trip) {
        let resolved = self.resolved(
          place, PlaceComparison(centres: centres(of: trip), order: .none),
          own: try ownPlaces())
        return ResolvedNear(
          name: place.name, position: place.position, reference: .place(resolved.reference))
      }
      return try near(place: .named(text, quoted: quoted), trip, command)
    case .place(let reference): return try near(place: reference, trip, command)
    case .home: return try nearHome()
    }
  }

  /// The city of the selected day, else the destination.
  func near(goalOf trip: Trip) -> ResolvedNear? {
    guard let place = trip.city(at: scene.session.cursor) else { return nil }
    let comparison = PlaceComparison(centres: centres(of: trip), order: .none)
    return ResolvedNear(
      name: place.name, position: place.position, area: scene.gazetteer.extent(of: place),
      reference: .place(self.reference(to: place, comparison, own: trip.ownPlaces)))
  }

  private func nearHome() throws(Interruption) -> ResolvedNear {
    guard let home = scene.session.settings.home else { throw .problem(.noHome, at: .near) }
    return ResolvedNear(name: home.name, position: home.position, reference: .home)
  }

  /// The one of a kind that who is on this trip means by it: `the airport`; `nil` where none is near or
  /// a place there is called so.
  private func place(ofKind text: String, in trip: Trip?) -> Place? {
    guard let centre = centres(of: trip).first,
      let kind = spokenNames(text).first(where: { scene.gazetteer.isKind(folded($0)) })
    else { return nil }
    let around = PlaceComparison(centres: [centre], order: .sightsFirst)
    guard !scene.gazetteer.named(kind).contains(where: { around.isNear($0) })
    else { return nil }
    return scene.gazetteer.around(
      centre, kilometres: PlaceComparison.nearKilometres, kind: folded(kind), limit: 1
    ).first?.place
  }

  private func isStop(_ text: String, of trip: Trip) throws(Interruption) -> Bool {
    let stops = trip.stops(named: text)
    if stops.contains(where: { folded($0.name) == folded(text) }) { return true }
    guard !stops.isEmpty else { return false }
    return try places(
      named: text, PlaceComparison(centres: [], order: .none), own: [], asksServer: false,
      wantsNearest: false
    ).candidates.isEmpty
  }

  private func near(
    stop reference: StopReference, of trip: Trip, _ command: (NearReference) -> Intent
  ) throws(Interruption) -> ResolvedNear {
    let placed = try stop(reference, of: trip, at: .near) { command(.stop($0)) }
    guard let position = placed.stop.position else {
      if let known = try near(placeOf: placed.stop, in: trip) { return known }
      throw .fail(Failure(.noPosition(placed.stop.name), at: .near))
    }
    return ResolvedNear(
      name: placed.stop.name, position: position, reference: .stop(placed.reference))
  }

  /// The place that the words of a stop without a position mean in its trip; `nil` where none does.
  private func near(placeOf stop: Stop, in trip: Trip) throws(Interruption) -> ResolvedNear? {
    let comparison = comparison(of: trip)
    let reach = Reach(comparison, of: trip, on: selectedDay(of: trip))
    var found = try places(
      named: stop.name, comparison, own: trip.ownPlaces, wantsNearest: false)
    let sort = sort(of: stop.name, in: reach, isPlain: found.chosen != nil)
    found.keep(in: reach) { sort.means($0, in: reach) }
    guard let place = found.chosen?.place else { return nil }
    return ResolvedNear(
      name: place.name, position: place.position, area: scene.gazetteer.extent(of: place),
      reference: .place(reference(to: place, comparison, own: trip.ownPlaces)))
  }

  /// What is near to a day: its last stop that has a position, else the city that it is in.
  private func near(day number: Int, of trip: Trip) -> ResolvedNear? {
    guard let day = trip.day(number: number) else { return nil }
    if let stop = day.stops.last(where: { $0.position != nil }), let position = stop.position,
      let placed = trip.placed(stop)
    {
      return ResolvedNear(
        name: stop.name, position: position, reference: .stop(placed.reference))
    }
    guard let city = trip.city(on: day) else { return nil }
    return ResolvedNear(
      name: city.name, position: city.position, area: scene.gazetteer.extent(of: city),
      reference: .place(
        reference(to: city, comparison(of: trip, on: day), own: trip.ownPlaces)))
  }

  private func near(
    place reference: PlaceReference, _ trip: Trip?, _ command: (NearReference) -> Intent
  ) throws(Interruption) -> ResolvedNear {
    let found = try place(
      reference, by: PlaceComparison(centres: centres(of: trip), order: .none), at: .near
    ) { command(.place($0)) }
    return ResolvedNear(
      name: found.place.name, position: found.place.position,
      area: scene.gazetteer.extent(of: found.place),
      reference: .place(found.reference), notices: found.notices)
  }

  /// The trip that is open, `nil` where none is.
  func openTrip() throws(Interruption) -> Trip? {
    guard scene.session.cursor.trip != nil else { return nil }
    return try currentTrip()
  }

  /// The city of the selected day and the destination, where there are any.
  func centres(of trip: Trip?) -> [Coordinates] {
    [selectedDay(of: trip)?.city, trip?.destination].compactMap { $0?.position }
  }

  /// How names are compared that are said on the selected day of a trip.
  func comparison(of trip: Trip?) -> PlaceComparison {
    comparison(of: trip, on: selectedDay(of: trip))
  }

  /// How names are compared that are said of a day of a trip: sights come first where it goes
  /// somewhere.
  func comparison(of trip: Trip?, on day: Day?) -> PlaceComparison {
    PlaceComparison(
      centres: [day?.city, trip?.destination].compactMap { $0?.position },
      area: scene.gazetteer.area(of: day?.city?.place)
        ?? scene.gazetteer.area(of: trip?.destination?.place),
      order: trip?.destination?.place == nil ? .none : .sightsFirst)
  }

  private func selectedDay(of trip: Trip?) -> Day? {
    scene.session.cursor.day.flatMap { trip?.day($0) }
  }
}

/// The number of `day 2`.
private func dayNumber(spokenAs text: String) -> Int? {
  let words = folded(text).split(separator: " ")
  return words.count == 2 && words[0] == "day" ? Int(words[1]) : nil
}

extension ResolvedNear {
  fileprivate func telling(_ notice: Notice) -> ResolvedNear {
    var told = self
    told.notices.append(notice)
    return told
  }
}
