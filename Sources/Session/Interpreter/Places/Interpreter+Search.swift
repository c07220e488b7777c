extension Interpreter {
  func search(
    _ words: String, kind: String?, near: NearReference?
  ) throws(Interruption) -> Decision {
    guard !isBlank(words) else { throw .fail(Failure(.emptyName, at: .words)) }
    if let spot = try spot(words, kind: kind, near: near) { return spot }
    guard let near = try centre(near, of: words, kind) else {
      return try search(words, kind: kind)
    }
    let spot = near.area == nil ? near.position : nil
    let found = try matches(words, kind: kind, near, [])
    let (borne, similar) = parted(found.matches, of: words, near.comparison)
    let all = borne.map(\.place) + around(near, calledSo: words, kind: kind)
    try refuse(all, found.notices, words)
    let relevance = Relevance(
      words: words, matches: scene.gazetteer.named(words), around: near.comparison,
      inArea: Set(borne.filter(near.comparison.isNear).map(\.place)))
    let ordered = relevance.ordered(all, near: spot)
    let (kept, told) = closest(
      ordered, to: near, called: resolver.isKind(words) ? [] : ordered.filter(relevance.isExact),
      isNear: relevance.isNear)
    return listing(
      kept, similar: similar, of: .search(words: words, kind: kind, near: spot),
      called: words, .search(words: words, kind: kind, near: near.reference),
      near.notices + (kept.isEmpty ? [] : found.notices) + told,
      instead: kept.isEmpty ? instead(of: words, kind: kind) : [])
  }

  /// All that the words may mean, in the order in which it is offered while they are typed.
  private func search(_ words: String, kind: String?) throws(Interruption) -> Decision {
    let trip = try resolver.openTrip()
    let there = resolver.placesThere(in: trip)
    let around = resolver.comparison(of: trip)
    let found = try matches(words, kind: kind, nil, around.centres)
    let (borne, similar) = parted(found.matches, of: words, around)
    let served = borne.filter { $0.place.source == .nominatim }
    let others =
      served.isEmpty ? scene.gazetteer.beginning(words, limit: PlaceOrder.mostCompared) : []
    let known = (there?.beginning(folded(words)) ?? []).joined(with: others)
      .filter { $0.isOf(kind) }.joined(with: borne.filter { !served.contains($0) })
    try refuse((known + served).map(\.place), found.notices, words)
    let order = PlaceOrder(
      words: folded(words), comparison: there?.comparison ?? around, scene.gazetteer)
    // A server's rows stand behind those that were there at once.
    let kept = order.ordered(known).joined(with: order.ordered(served)).map(\.place).eachOnce
    return listing(
      kept, similar: similar, of: .search(words: words, kind: kind, near: nil), called: words,
      .search(words: words, kind: kind, near: nil), kept.isEmpty ? [] : found.notices,
      instead: kept.isEmpty ? instead(of: words, kind: kind) : [])
  }

  private func refuse(
    _ found: [Place], _ notices: [Notice], _ words: String
  ) throws(Interruption) {
    guard found.isEmpty else { return }
    try refuseAfterFailure(notices, words, remedies: [.add(NewStops(.text(words)))])
  }

  /// What was said; where only a kind of place is looked for (`museums`), where the trip goes.
  private func centre(
    _ near: NearReference?, of words: String, _ kind: String?
  ) throws(Interruption) -> ResolvedNear? {
    if let near { return try resolver.near(near) { .search(words: words, kind: kind, near: $0) } }
    guard resolver.isKind(words) else { return nil }
    return try resolver.openTrip().flatMap { resolver.near(goalOf: $0) }
  }

  /// A search that failed is no search that found nothing.
  func refuseAfterFailure(
    _ notices: [Notice], _ words: String, at slot: Slot = .words, remedies: [Intent]
  ) throws(Interruption) {
    for case .serverFailed(let failure) in notices {
      throw .fail(
        Failure(
          .searchFailed(failure, words), at: slot, remedies: remedies + [.set(.places, "offline")]))
    }
  }

  /// With a server: the exact names of the gazetteer, then the answers; where there are none, and
  /// without a server, all that the gazetteer finds.
  private func matches(
    _ words: String, kind: String?, _ near: ResolvedNear?, _ centres: [Coordinates]
  ) throws(Interruption) -> Served {
    if let near, resolver.isKind(words) {
      return try matches(ofKind: kind ?? words, calledSo: words, near)
    }
    let centre = near?.position ?? centres.first
    var served = try resolver.answers(to: try resolver.query(words, kind: kind, near: centre))
    let exact = scene.gazetteer.named(words).filter { $0.isOf(kind) }
    if !served.matches.isEmpty {
      served.matches = exact.joined(with: served.matches)
    } else {
      if !exact.isEmpty { served.notices.removeAll { $0 == .unknownToServer } }
      served.matches = scene.gazetteer.search(
        words, kind: kind, limit: Interpreter.resultsAtMost)
    }
    return served
  }
}

/// In what order places found near something are listed.
private struct Relevance {
  var words: String
  /// The places that bear the words as their name.
  var matches: [GazetteerMatch]
  var around: PlaceComparison
  /// Those of the places that are told to lie in the area the trip goes to.
  var inArea: Set<Place>

  /// Near a position those within 150 km first, whole names before others, then by distance; in an area
  /// those in it, whole names alone where there are any.
  func ordered(_ places: [Place], near: Coordinates?) -> [Place] {
    let isCalledSo = places.contains(where: isExact)
    let keyed = places.enumerated().map { offset, place in
      let isNear = isNear(place)
      let key: [Double] =
        if let near {
          [isNear ? 0 : 1, isExact(place) ? 0 : 1, place.position.kilometres(to: near)]
        } else {
          [isNear && (!isCalledSo || isExact(place)) ? 0 : 1]
        }
      return (key: key + [Double(offset)], place: place)
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.place)
  }

  func isNear(_ place: Place) -> Bool { around.isNear(place) || inArea.contains(place) }

  func isExact(_ place: Place) -> Bool {
    folded(place.name) == folded(words) || matches.contains { $0.place == place }
  }
}

extension GazetteerMatch {
  /// Whether it is of this kind or category; any is where `nil`.
  func isOf(_ kind: String?) -> Bool {
    guard let wanted = kind.map(folded) else { return true }
    return self.kind.rawValue == wanted || place.category.map(folded) == wanted
  }
}
