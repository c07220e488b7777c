internal import JSON
internal import Session

extension Place: Coded {
  var json: JSONValue {
    .object([
      "name": .string(name), "lat": .number(position.latitude),
      "lon": .number(position.longitude), "category": .optional(category),
      "address": .optional(address), "country": .optional(country),
      "timeZone": .optional(timeZone), "osm": .optional(osm),
      "source": .string(source.rawValue),
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    guard let position = try json.position() else { throw .malformed("a place without position") }
    self.init(
      name: try json.field("name"), position: position, category: try json.field("category"),
      address: try json.field("address"), country: try json.field("country"),
      timeZone: try json.field("timeZone"), osm: try json.field("osm"),
      source: try json.word("source"))
  }
}

extension JSONTree {
  /// The position under `lat` and `lon`, `nil` where both are null.
  func position() throws(CodingFault) -> Coordinates? {
    let (lat, lon) = (self["lat"] ?? .null, self["lon"] ?? .null)
    if lat.isNull && lon.isNull { return nil }
    guard let latitude = lat.doubleValue, let longitude = lon.doubleValue,
      let position = Coordinates(latitude: latitude, longitude: longitude)
    else { throw .malformed("no position: \(lat.text), \(lon.text)") }
    return position
  }
}

/// The members `lat` and `lon`, null without a position.
func members(of position: Coordinates?) -> [JSONMember] {
  [
    JSONMember("lat", position.map { .number($0.latitude) } ?? .null),
    JSONMember("lon", position.map { .number($0.longitude) } ?? .null),
  ]
}
