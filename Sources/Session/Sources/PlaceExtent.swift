/// How far a country, a region or an area reaches.
package enum PlaceExtent: Hashable, Sendable {
  /// ISO 3166-1 alpha-2, upper case.
  case country(String)
  /// A first-level division of a country, by its code.
  case division(country: String, code: String)
  case circle(Coordinates, kilometres: Double)

  /// Whether a place of the gazetteer lies in it.
  package func holds(_ match: GazetteerMatch) -> Bool {
    switch self {
    case .country, .circle: holds(match.place)
    case .division(let country, let code):
      match.place.country == country && match.divisions.contains(code)
    }
  }

  /// Whether a place lies in it; a division knows only the places of the gazetteer.
  package func holds(_ place: Place) -> Bool {
    switch self {
    case .country(let code): place.country == code
    case .division: false
    case .circle(let centre, let kilometres):
      centre.kilometres(to: place.position) <= kilometres
    }
  }
}

extension Gazetteer {
  /// How far a place reaches that is a country, a region or an area; `nil` for all others.
  package func extent(of place: Place?) -> PlaceExtent? {
    guard let place else { return nil }
    switch place.kind {
    case .city, .airport, .station, .sight: return nil
    case .country, .region: break
    }
    let known = named(place.name).first { $0.place.isSame(as: place) }?.extent
    return known ?? (place.kind == .country ? place.country.map(PlaceExtent.country) : nil)
  }

  /// A place with how far it reaches; `nil` where it is no country, region or area.
  func area(of place: Place?) -> (place: Place, extent: PlaceExtent)? {
    guard let place, let extent = extent(of: place) else { return nil }
    return (place, extent)
  }
}
