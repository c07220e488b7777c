/// The words of a line that mean one very place, for a row that was chosen among others.
extension Gazetteer {
  /// Its name where that means it and no other, else the name with where it lies; `nil` where only its
  /// position tells it from others.
  ///
  /// - `near`: how names are compared where the words are said.
  /// - `known`: those of the trip and those found last that have the name, too.
  package func words(
    for place: Place, wish: PlaceWish, _ near: PlaceComparison, besides known: [Place] = []
  ) -> String? {
    let bearers = named(place.name).joined(with: known.map(\.unranked))
    let comparisons = near.comparisons(for: wish)
    if comparisons.mean(place, among: bearers), !saysSomethingElse(bearers, of: place, wish, near) {
      return place.name
    }
    guard let address = place.address else { return nil }
    let parts = address.split(separator: ",").map { String($0.drop { $0 == " " }) }
    for area in [parts.first ?? "", parts.last ?? "", address] {
      let words = "\(place.name), \(area)"
      if named(words).isEmpty, comparisons.mean(place, among: located(words)) { return words }
    }
    return nil
  }

  /// Whether the name is said of something else than the place: of a kind of places, of what one does, or,
  /// far from where the trip goes, of a thing.
  private func saysSomethingElse(
    _ bearers: [GazetteerMatch], of place: Place, _ wish: PlaceWish, _ near: PlaceComparison
  ) -> Bool {
    guard let match = bearers.first(where: { $0.place.isSame(as: place) }) else { return false }
    switch sort(of: place.name) {
    case .activity, .kind: return match.kind != .country
    case .thing, .everyday, .name, .code:
      return wish == .anything && !near.isNear(match)
        && !sort(of: place.name).meansAnywhere(match)
    }
  }
}

extension PlaceComparison {
  /// What may be compared by: some commands mean sights before towns, and those about where one goes
  /// look at nothing of the open trip.
  fileprivate func comparisons(for wish: PlaceWish) -> [PlaceComparison] {
    var sights = self
    sights.order = .sightsFirst
    return wish == .anything ? [self, sights] : wish == .goal ? [self, alone] : [self]
  }
}

extension [PlaceComparison] {
  fileprivate func mean(_ place: Place, among bearers: [GazetteerMatch]) -> Bool {
    // The same place twice is no doubt which one is meant.
    let all = [GazetteerMatch]().joined(with: bearers)
    return allSatisfy { $0.choice(among: all)?.place.isSame(as: place) == true }
  }
}

extension Session {
  /// The places of this name that the open trip has, and those found last.
  package func places(called name: String) -> [Place] {
    var known = cursor.results
    if let id = cursor.trip, case .here(let trip)? = touched[id] { known += trip.ownPlaces }
    guard !known.isEmpty else { return [] }
    let name = folded(name)
    return known.filter { folded($0.name) == name }
  }
}
