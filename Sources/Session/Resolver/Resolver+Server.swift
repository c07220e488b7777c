/// What came of a question, and what is to be told of the server that was asked.
struct Served {
  var matches: [GazetteerMatch] = []
  var notices: [Notice] = []
}

extension Resolver {
  /// A question to the server, with what the open trip says of where to look.
  ///
  /// In a trip to a country that country is looked in first; in one to a town a kind of place is
  /// looked for there.
  func query(
    _ text: String, kind: String? = nil, near: Coordinates?
  ) throws(Interruption) -> PlaceQuery {
    var query = PlaceQuery(text: text, kind: kind, near: near)
    guard scene.server != nil, let trip = try openTrip() else { return query }
    guard let place = trip.city(at: scene.session.cursor), near == nil || near == place.position
    else { return query }
    if place.category == PlaceKind.country.rawValue {
      query.country = place.country
      query.near = nil
    } else if ["city", "town", "village"].contains(place.category) {
      query.city = place.name
    }
    return query
  }

  /// The place at a position: what the server of one's own says is there, within 200 m, at the
  /// position that was said; else the position alone.
  ///
  /// A server of others is not asked for what nobody named.
  func resolved(at position: Coordinates) throws(Interruption) -> ResolvedPlace {
    let alone = ResolvedPlace(
      place: Place(name: position.spelled, position: position), reference: .at(position))
    guard let server = scene.server, scene.hosts.isOwn(url: server) else { return alone }
    let (found, notices) = try served(PlaceQuery(at: position))
    guard var place = found.first?.place, place.position.kilometres(to: position) <= 0.2 else {
      return ResolvedPlace(place: alone.place, reference: alone.reference, notices: notices)
    }
    place.position = position
    return ResolvedPlace(place: place, reference: .pinned(place.name, position))
  }

  /// Whether the words stand for a kind of places, here or at the server that is set.
  func isKind(_ words: String) -> Bool {
    scene.gazetteer.isKind(folded(words))
      || scene.server != nil && !PlaceCategory.tags(ofKind: words).isEmpty
  }

  /// What the server says to a question of a person, also that it knows nothing.
  func answers(to query: PlaceQuery) throws(Interruption) -> Served {
    let (matches, notices) = try served(query)
    let isUnknown = scene.server != nil && matches.isEmpty && notices.isEmpty
    return Served(matches: matches, notices: isUnknown ? [.unknownToServer] : notices)
  }

  /// What a server of one's own knows of a kind around; a server of others is never asked for what
  /// nobody named.
  func suggestions(
    ofKind kind: String?, near centre: Coordinates
  ) throws(Interruption) -> Served {
    guard let server = scene.server, scene.hosts.isOwn(url: server) else { return Served() }
    let kind = kind ?? PlaceKind.sight.rawValue
    guard !PlaceCategory.isOursAlone(kind) else { return Served() }
    return try answers(to: PlaceQuery(ofKind: kind, near: centre))
  }

  /// What the server says, with what is to be told where it gave no answer.
  func served(
    _ query: PlaceQuery
  ) throws(Interruption) -> (found: [GazetteerMatch], notices: [Notice]) {
    guard scene.server != nil else { return ([], []) }
    switch scene.answers[query] {
    case nil: throw .lookUp(query)
    case .found(let places): return (places.map(\.unranked), [])
    case .failed(let failure): return ([], [.serverFailed(failure)])
    }
  }
}
