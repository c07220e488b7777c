/// A place and how a canonical line speaks of it: pinned where its name is not enough.
struct ResolvedPlace: Hashable, Sendable {
  var place: Place
  var reference: PlaceReference
  /// What is to be told of how it was found: a server that failed.
  var notices: [Notice] = []
}

extension Resolver {
  /// The place meant as a destination or a city: what nearly everyone means by its name.
  ///
  /// Where several are meant, or none has this name, asks with `command` of each, pinned.
  func place(
    _ reference: PlaceReference, by comparison: PlaceComparison, at slot: Slot,
    _ command: (PlaceReference) -> Intent
  ) throws(Interruption) -> ResolvedPlace {
    let own = try ownPlaces()
    switch reference {
    case .at(let position): return try resolved(at: position)
    case .words(let text): throw .fail(Failure(.noPlace(text), at: slot))
    case .result(let number):
      return resolved(try result(number, at: slot), comparison, own: own)
    case .pinned(let name, let position):
      return try resolved(pinned: name, position, comparison, own: own, at: slot)
    case .named(let text, _):
      guard !isBlank(text) else { throw .fail(Failure(.emptyName, at: slot)) }
      let found = try places(named: text, comparison, own: own)
      if let chosen = found.chosen {
        return resolved(chosen.place, comparison, own: own, found.notices)
      }
      throw whichPlace(text, found, at: slot, command)
    }
  }

  /// The question which place is meant; where there is nothing to choose from, the failure.
  private func whichPlace(
    _ text: String, _ found: NamedPlaces, at slot: Slot, _ command: (PlaceReference) -> Intent
  ) -> Interruption {
    let choices = placeChoices(found, command)
    guard !choices.isEmpty else {
      return .fail(Failure(found.problem(of: text), at: slot, remedies: found.remedies()))
    }
    return .ask(
      Question(
        found.candidates.isEmpty ? found.topic(of: text) : .which(text, of: choices), slot: slot,
        choices: choices))
  }

  /// The candidates, or else the nearest names, each as the command with it pinned.
  func placeChoices(
    _ found: NamedPlaces, _ command: (PlaceReference) -> Intent
  ) -> [Choice] {
    // A town and the district of its name at one spot cannot be told apart by a pin.
    let offered = [GazetteerMatch]().joined(
      with: found.candidates.isEmpty ? found.nearest : found.candidates)
    return offered.prefix(Question.choicesAtMost).map {
      Choice(.place($0), command(.pinned($0.place.name, $0.place.position)))
    }
  }

  func resolved(
    _ place: Place, _ comparison: PlaceComparison, own: [Place], _ notices: [Notice] = []
  ) -> ResolvedPlace {
    ResolvedPlace(
      place: place, reference: self.reference(to: place, comparison, own: own), notices: notices)
  }

  /// The candidate of that name within 200 m, else a place made there.
  func resolved(
    pinned name: String, _ position: Coordinates, _ comparison: PlaceComparison, own: [Place],
    at slot: Slot
  ) throws(Interruption) -> ResolvedPlace {
    let name = oneLine(name)
    guard !name.isEmpty else { throw .fail(Failure(.emptyName, at: slot)) }
    let candidates = comparison.ordered(exact(name, own: own)).map(\.place)
      .filter { $0.isWithin200Metres(of: position) }
    let nearest = candidates.min {
      $0.position.kilometres(to: position) < $1.position.kilometres(to: position)
    }
    return resolved(nearest ?? Place(name: name, position: position), comparison, own: own)
  }

  /// The name where it means this very place here and by itself, else pinned.
  func reference(
    to place: Place, _ comparison: PlaceComparison, own: [Place]
  ) -> PlaceReference {
    let here = comparison.choice(among: exact(place.name, own: own))
    let alone = comparison.alone.choice(among: scene.gazetteer.named(place.name))
    guard let here, let alone, here.place.isSame(as: place), alone.place.isSame(as: place) else {
      return .pinned(place.name, place.position)
    }
    return .named(place.name, quoted: false)
  }

  /// The same of what is added, where a word of every day only means what everybody knows.
  func addedReference(
    to place: Place, _ comparison: PlaceComparison, own: [Place]
  ) -> PlaceReference {
    let plain = reference(to: place, comparison, own: own)
    guard case .named(let name, _) = plain, !comparison.isNear(place),
      let match = exact(name, own: own).first(where: { $0.place.isSame(as: place) }),
      !comparison.isNear(match), !sort(of: name).meansAnywhere(match)
    else { return plain }
    return .pinned(place.name, place.position)
  }

  /// A row of the results; fails where there is no such row.
  func result(_ number: Int, at slot: Slot) throws(Interruption) -> Place {
    let results = scene.session.cursor.results
    guard !results.isEmpty else { throw .fail(Failure(.noResults, at: slot)) }
    guard number >= 1, number <= results.count else {
      throw .fail(
        Failure(
          .noSuchResult(number, results: results.count), at: slot, remedies: [.show(.results)]))
    }
    return results[number - 1]
  }

  /// The places of the current trip's stops, none where no trip is open.
  func ownPlaces() throws(Interruption) -> [Place] {
    guard scene.session.cursor.trip != nil else { return [] }
    return try currentTrip().ownPlaces
  }
}

extension Trip {
  /// The places of its stops by their names; where one had lunch is not what lunch means.
  var ownPlaces: [Place] {
    ofStops { stop in
      stop.place.flatMap { PlainActivities.isJust(stop.name) ? nil : $0 }
    }
  }
}
