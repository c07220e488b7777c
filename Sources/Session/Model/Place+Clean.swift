extension Place {
  /// The place with all its texts as they can be shown on a terminal, in one line each.
  package var cleaned: Place {
    var place = self
    place.name = clean(name)
    place.category = category.map { clean($0) }
    place.address = address.map { clean($0) }
    place.country = country.map { clean($0) }
    place.timeZone = timeZone.map { clean($0) }
    place.osm = osm.map { clean($0) }
    return place
  }
}

/// The function of that name, which the properties hide.
private func clean(_ text: String) -> String { cleaned(text) }
