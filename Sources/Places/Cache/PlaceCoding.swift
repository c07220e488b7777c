internal import JSON
internal import Session

/// Places as the cache keeps them.
func encoded(_ places: [Place]) -> String {
  JSONValue.array(
    places.map { place in
      .object([
        "name": .string(place.name), "lat": .number(place.position.latitude),
        "lon": .number(place.position.longitude), "category": .optional(place.category),
        "address": .optional(place.address), "country": .optional(place.country),
        "timeZone": .optional(place.timeZone), "osm": .optional(place.osm),
      ])
    }
  ).text
}

/// The places of such a text; `nil` where it is none of ours.
func decodedPlaces(_ text: String) -> [Place]? {
  guard let list = (try? JSONValue(parsing: text))?.arrayValue else { return nil }
  let places = list.compactMap { value -> Place? in
    guard let name = value["name"]?.stringValue, let latitude = value["lat"]?.doubleValue,
      let longitude = value["lon"]?.doubleValue,
      let position = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    return Place(
      name: name, position: position, category: value["category"]?.stringValue,
      address: value["address"]?.stringValue, country: value["country"]?.stringValue,
      timeZone: value["timeZone"]?.stringValue, osm: value["osm"]?.stringValue, source: .nominatim)
  }
  return places.count == list.count ? places : nil
}
