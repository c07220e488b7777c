extension Interpreter {
  /// What is worth seeing nearby and not planned yet.
  func suggest(kind: String?, near: NearReference?) throws(Interruption) -> Decision {
    let near = try centre(near, kind) { .suggest(kind: kind, near: $0) }
    let planned = try resolver.ownPlaces()
    let isLeftOut = { (place: Place) in
      folded(place.name) == folded(near.name) && place.isWithin200Metres(of: near.position)
        || planned.contains { $0.isSame(as: place) }
    }
    let (here, left) = worthSeeing(near, kind: kind, without: isLeftOut)
    // What lies around the middle of a country says nothing of it.
    let served =
      try near.area == nil ? resolver.suggestions(ofKind: kind, near: near.position) : Served()
    if here.isEmpty, served.matches.isEmpty {
      try refuseAfterFailure(served.notices, kind ?? near.name, at: .kind, remedies: [])
    }
    let found = merged(
      here, served.matches.map(\.place).filter { !isLeftOut($0) }, around: near.position)
    let middle = near.area == nil ? near.position : nil
    return listing(
      found, of: .suggest(kind: kind, near: middle), called: kind ?? near.name,
      .suggest(kind: kind, near: near.reference),
      near.notices + (found.isEmpty ? [] : served.notices),
      instead: found.isEmpty ? whyNothing(kind, near: near.name, left) : [])
  }

  /// What a server knows beside what is known here, each place once: in the town first, of
  /// that what is known here, then the nearest.
  private func merged(_ here: [Place], _ there: [Place], around centre: Coordinates) -> [Place] {
    guard !there.isEmpty else { return here }
    let others = there.filter { place in
      !here.contains { $0.isSame(as: place) || $0.isKnown(as: place) }
    }.sorted {
      $0.position.kilometres(to: centre) < $1.position.kilometres(to: centre)
    }
    let all = here + others
    let isNear = { (place: Place) in place.position.kilometres(to: centre) <= townKilometres }
    return all.filter(isNear) + all.filter { !isNear($0) }
  }

  private func whyNothing(_ kind: String?, near name: String, _ left: [Place]) -> [Notice] {
    if !left.isEmpty { return [.plannedAlready(left.map(\.name))] }
    guard let kind else { return [.noneOfKind("sights", near: name)] }
    return resolver.isKind(kind) ? [.noneOfKind(kind, near: name)] : [.noSuchKind(kind)]
  }

  /// What is in the area; else in the smallest circle that holds a few which are not left out; and
  /// where there is nothing, what was left out of the widest.
  private func worthSeeing(
    _ near: ResolvedNear, kind: String?, without isLeftOut: (Place) -> Bool
  ) -> (found: [Place], left: [Place]) {
    var (found, left): ([Place], [Place]) = ([], [])
    for look in looks(near, kind) {
      let all = look().map(\.place)
      (found, left) = (all.filter { !isLeftOut($0) }, all)
      if found.count >= Interpreter.fewSuggestions { break }
    }
    return (found, found.isEmpty ? left : [])
  }

  private func looks(_ near: ResolvedNear, _ kind: String?) -> [() -> [GazetteerMatch]] {
    let (gazetteer, most) = (scene.gazetteer, Interpreter.resultsAtMost)
    if let area = near.area { return [{ gazetteer.within(area, kind: kind, limit: most) }] }
    let isAway = KindWords.areAway(KindWords.kinds(meantBy: folded(kind ?? "")))
    return (isAway ? [150.0] : [25.0, 75, 150]).map { kilometres in
      {
        gazetteer.around(
          near.position, kilometres: kilometres, kind: kind ?? PlaceKind.sight.rawValue,
          limit: most)
      }
    }
  }

  /// With fewer it is worth to look farther.
  private static var fewSuggestions: Int { 3 }

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
    let isNowhere = trip.city(on: day) == nil
    if let stop = day?.stops.last(where: { $0.position != nil })
      ?? (isNowhere ? trip.allStops.last { $0.position != nil } : nil),
      let placed = trip.placed(stop), let position = stop.position
    {
      return ResolvedNear(
        name: stop.name, position: position, reference: .stop(placed.reference))
    }
    guard let goal = resolver.near(goalOf: trip) else {
      let words = (day?.city ?? trip.destination)?.name
      throw .fail(
        Failure(
          words.map(Problem.goesToWords) ?? .noPosition(trip.name), at: .near,
          remedies: nearby(trip, kind)))
    }
    return goal
  }

  /// A trip that is called after a place is perhaps to go there.
  private func nearby(_ trip: Trip, _ kind: String?) -> [Intent] {
    guard !scene.gazetteer.named(trip.name).isEmpty else { return [] }
    return [.suggest(kind: kind, near: .place(.named(trip.name, quoted: false)))]
  }
}

/// Who asks what is near does not mean the next town first.
private let townKilometres = 5.0
