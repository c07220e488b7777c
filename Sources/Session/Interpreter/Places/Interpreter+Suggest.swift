extension Interpreter {
  /// What is worth seeing nearby and not planned yet.
  func suggest(kind: String?, near: NearReference?) throws(Interruption) -> Decision {
    let near = try centre(near, kind) { .suggest(kind: kind, near: $0) }
    let planned = try resolver.ownPlaces()
    let (found, left) = around(near.position, kind: kind) { place in
      folded(place.name) == folded(near.name) && place.isWithin200Metres(of: near.position)
        || planned.contains { $0.isSame(as: place) }
    }
    return listing(
      found, of: .suggest(kind: kind, near: near.position), called: kind ?? near.name,
      .suggest(kind: kind, near: near.reference), near.notices,
      instead: found.isEmpty ? whyNothing(kind, near: near.name, left) : [])
  }

  private func whyNothing(_ kind: String?, near name: String, _ left: [Place]) -> [Notice] {
    if !left.isEmpty { return [.plannedAlready(left.map(\.name))] }
    guard let kind else { return [.noneOfKind("sights", near: name)] }
    return scene.gazetteer.isKind(kind) ? [.noneOfKind(kind, near: name)] : [.noSuchKind(kind)]
  }

  /// What is in the smallest circle in which there is something that is not left out; and where
  /// there is nothing, what was left out of the widest.
  private func around(
    _ centre: Coordinates, kind: String?, without isLeftOut: (Place) -> Bool
  ) -> (found: [Place], left: [Place]) {
    var all: [Place] = []
    for kilometres in [25.0, 75, 150] {
      all = scene.gazetteer.around(
        centre, kilometres: kilometres, kind: kind ?? PlaceKind.sight.rawValue,
        limit: Interpreter.resultsAtMost
      ).map(\.place)
      let found = all.filter { !isLeftOut($0) }
      if !found.isEmpty { return (found, []) }
    }
    return ([], all)
  }

  /// What was said; else the last stop of the selected day that has a position, else the day's
  /// city, else the destination, else the last stop of the trip that has a position.
  private func centre(
    _ near: NearReference?, _ kind: String?, _ command: (NearReference) -> Intent
  ) throws(Interruption) -> ResolvedNear {
    if let near { return try resolver.near(near, command) }
    // Where no trip says where to look, one begins at home.
    if scene.session.cursor.trip == nil, scene.session.settings.home != nil {
      return try resolver.near(.home, command)
    }
    let trip = try resolver.currentTrip()
    let day = scene.session.cursor.day.flatMap(trip.day)
    let isNowhere = day?.city == nil && trip.destination == nil
    if let stop = day?.stops.last(where: { $0.position != nil })
      ?? (isNowhere ? trip.allStops.last { $0.position != nil } : nil),
      let placed = trip.placed(stop), let position = stop.position
    {
      return ResolvedNear(
        name: stop.name, position: position, reference: .stop(placed.reference))
    }
    guard let home = home(of: trip) else {
      throw .fail(Failure(.noPosition(trip.name), at: .near, remedies: nearby(trip, kind)))
    }
    return home
  }

  /// The city of the selected day, else the destination.
  func home(of trip: Trip) -> ResolvedNear? {
    guard let place = trip.city(at: scene.session.cursor) else { return nil }
    let comparison = PlaceComparison(centres: resolver.centres(of: trip), order: .townsFirst)
    let own = trip.ownPlaces
    return ResolvedNear(
      name: place.name, position: place.position,
      reference: .place(resolver.reference(to: place, comparison, own: own)))
  }

  /// A trip that is called after a place is perhaps to go there.
  private func nearby(_ trip: Trip, _ kind: String?) -> [Intent] {
    guard !scene.gazetteer.named(trip.name).isEmpty else { return [] }
    return [.suggest(kind: kind, near: .place(.named(trip.name, quoted: false)))]
  }
}
