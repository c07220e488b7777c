/// Where what is known of a place comes from.
package enum PlaceSource: String, CaseIterable, Hashable, Sendable {
  case gazetteer, nominatim, typed
}

/// A named position on the map.
package struct Place: Hashable, Sendable {
  package var name: String
  package var position: Coordinates
  /// What it is in a word: `city`, `airport`, `museum`.
  package var category: String?
  /// Where it lies in words, without its own name: `Porto, Portugal`.
  package var address: String?
  /// ISO 3166-1 alpha-2, upper case.
  package var country: String?
  /// IANA name, such as `Europe/Lisbon`.
  package var timeZone: String?
  /// OpenStreetMap type and id, such as `node/123`.
  package var osm: String?
  package var source: PlaceSource

  package init(
    name: String, position: Coordinates, category: String? = nil, address: String? = nil,
    country: String? = nil, timeZone: String? = nil, osm: String? = nil,
    source: PlaceSource = .typed
  ) {
    self.name = name
    self.position = position
    self.category = category
    self.address = address
    self.country = country
    self.timeZone = timeZone
    self.osm = osm
    self.source = source
  }

  /// The same place under a name of one's own; what it is called begins its address then.
  package func called(_ own: String) -> Place {
    var place = self
    place.name = own
    if folded(own) != folded(name), name != position.spelled {
      place.address = [name, address].compactMap(\.self).joined(separator: ", ")
    }
    return place
  }
}
