internal import JSON
internal import Session

extension Place: Coded {
  var json: JSONValue { placeObject(name, self) }

  init(json: JSONTree) throws(CodingFault) {
    guard let position = try json.position() else { throw .malformed("a place without position") }
    self.init(
      name: try json.field("name"), position: position, category: try json.field("category"),
      address: try json.field("address"), country: try json.field("country"),
      timeZone: try json.field("timeZone"), osm: try json.field("osm"),
      source: try json.word("source"))
  }
}

/// The object of a place; of words of one's own there is nothing but the name.
func placeObject(_ name: String, _ place: Place?) -> JSONValue {
  .object(
    [JSONMember("name", .string(name))] + members(of: place?.position) + [
      JSONMember("category", .optional(place?.category)),
      JSONMember("address", .optional(place?.address)),
      JSONMember("country", .optional(place?.country)),
      JSONMember("timeZone", .optional(place?.timeZone)), JSONMember("osm", .optional(place?.osm)),
      JSONMember("source", .string((place?.source ?? .typed).rawValue)),
    ])
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
