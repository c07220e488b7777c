extension Interpreter {
  /// What a position or a link of a map finds; `nil` where the words are neither.
  func spot(
    _ words: String, kind: String?, near: NearReference?
  ) throws(Interruption) -> Decision? {
    if let position = MapNumbers.position(words) {
      return try listing(at: position, named: nil, kind: kind)
    }
    switch MapLink(words) {
    case .spot(let position, let name): return try listing(at: position, named: name, kind: kind)
    case .words(let asked): return try search(asked, kind: kind, near: near)
    case .short: throw .fail(Failure(.link(isShort: true), at: .words))
    case .unreadable: throw .fail(Failure(.link(isShort: false), at: .words))
    case nil: return nil
    }
  }

  /// The spot itself, and what is around it, the nearest first; of one kind, what of it is around.
  private func listing(
    at position: Coordinates, named name: String?, kind: String?
  ) throws(Interruption) -> Decision {
    let comparison = PlaceComparison(centres: [], order: .sightsFirst)
    let found: ResolvedPlace
    if let name {
      found = try resolver.resolved(pinned: name, position, comparison, own: [], at: .words)
    } else {
      found = try resolver.resolved(at: position)
    }
    let spot = found.place
    let around = scene.gazetteer.around(
      position, kilometres: kind == nil ? 1.5 : 25, kind: kind ?? PlaceKind.sight.rawValue,
      limit: Interpreter.resultsAtMost
    ).map(\.place).filter { !$0.isSame(as: spot) }
    let nearest = around.sorted {
      $0.position.kilometres(to: position) < $1.position.kilometres(to: position)
    }
    let canonical = Intent.search(words: position.spelled, kind: kind, near: nil)
    return listing(
      (kind == nil ? [spot] : []) + nearest,
      of: .search(words: position.spelled, kind: kind, near: position), called: position.spelled,
      canonical,
      found.notices + (spot.name == position.spelled ? whereabouts(of: position) : []))
  }

  /// Which town a position without a name is near to: the nearest of the known ones around.
  private func whereabouts(of position: Coordinates) -> [Notice] {
    let towns = scene.gazetteer.around(
      position, kilometres: 50, kind: PlaceKind.city.rawValue, limit: 5)
    let nearest = towns.map { ($0.place, $0.place.position.kilometres(to: position)) }
      .min { $0.1 < $1.1 }
    return nearest.map { [.spotNear($0.0, kilometres: $0.1)] } ?? []
  }

  /// Where the words are a kind (`museum near 2.1`): what of it is around.
  func around(_ near: ResolvedNear?, calledSo words: String, kind: String?) -> [Place] {
    guard let near, near.area == nil, kind == nil else { return [] }
    return scene.gazetteer.around(
      near.position, kilometres: 50, kind: words, limit: Interpreter.resultsAtMost
    ).map(\.place)
  }

  /// Where the words are a kind: what of it, or so called, is near, by the gazetteer and the server;
  /// else what of it is farther away, else what has the word in its name.
  func matches(
    ofKind kind: String, calledSo words: String, _ near: ResolvedNear
  ) throws(Interruption) -> Served {
    let called = scene.gazetteer.named(words).filter {
      near.comparison.isNear($0) && (kind == words || $0.isOf(kind))
    }
    // What lies around the middle of a country says nothing of it.
    if let area = near.area {
      let within = scene.gazetteer.within(
        area, kind: folded(kind), limit: Interpreter.resultsAtMost)
      if !within.isEmpty { return Served(matches: called.joined(with: within)) }
    }
    var served = try resolver.answers(to: PlaceQuery(ofKind: kind, near: near.position))
    let isAnswered = !served.matches.isEmpty
    let circles = [50, PlaceComparison.nearKilometres] + (isAnswered ? [] : [3000])
    for kilometres in circles {
      let found = scene.gazetteer.around(
        near.position, kilometres: kilometres, kind: folded(kind), limit: Interpreter.resultsAtMost
      )
      guard !found.isEmpty else { continue }
      served.matches = called.joined(with: found).joined(with: served.matches)
      return served
    }
    served.matches = called.joined(with: served.matches)
    if served.matches.isEmpty {
      served.matches = scene.gazetteer.search(
        words, kind: nil, limit: Interpreter.resultsAtMost)
    }
    return served
  }

  /// Each place once: those near what was said where there are any, else the far ones, and that
  /// they are.
  ///
  /// Where places bear the whole name, one of those has to be near: Porto near Lisbon is not Portugal.
  func closest(
    _ places: [Place], to near: ResolvedNear?, called: [Place], isNear: (Place) -> Bool
  ) -> ([Place], [Notice]) {
    var seen: Set<Place> = []
    let places = places.filter { seen.insert($0).inserted }.eachOnce
    guard let near else { return (places, []) }
    let called = called.filter(places.contains)
    if !called.isEmpty, !called.contains(where: isNear) {
      return (places.filter(called.contains), [.onlyFarAway(near: near.name)])
    }
    let close = places.filter(isNear)
    if !close.isEmpty || places.isEmpty { return (close, []) }
    return (places, [.onlyFarAway(near: near.name)])
  }

  /// What may have been meant where nothing was found: what is called so without the kind, or that
  /// there is no such kind.
  func instead(of words: String, kind: String?) -> [Notice] {
    guard let kind else { return [] }
    let others = scene.gazetteer.search(words, kind: nil, limit: 3).map(\.place)
    let unknown: [Notice] = resolver.isKind(kind) ? [] : [.noSuchKind(kind)]
    return unknown + (others.isEmpty ? [] : [.nearest(others)])
  }
}
