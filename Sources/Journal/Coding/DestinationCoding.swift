internal import JSON
internal import Session

/// The form of a place; words of one's own have nothing but their name.
extension Destination: Coded {
  var json: JSONValue {
    switch self {
    case .place(let place): place.json
    case .words(let words):
      .object([
        "name": .string(words), "lat": .null, "lon": .null, "category": .null, "address": .null,
        "country": .null, "timeZone": .null, "osm": .null,
        "source": .string(PlaceSource.typed.rawValue),
      ])
    }
  }

  init(json: JSONTree) throws(CodingFault) {
    guard try json.position() == nil else {
      self = .place(try Place(json: json))
      return
    }
    let facts = ["category", "address", "country", "timeZone", "osm"]
    guard facts.allSatisfy({ json[$0]?.isNull ?? true }) else {
      throw .malformed("a place without position")
    }
    self = .words(try json.field("name"))
  }
}
