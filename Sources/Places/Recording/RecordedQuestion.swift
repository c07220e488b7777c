internal import JSON
internal import Session

/// What was asked of the gazetteer or of a server.
enum RecordedQuestion {
  case named(String)
  case search(String, kind: String?, limit: Int)
  case around(Coordinates, kilometres: Double, kind: String?, limit: Int)
  case within(PlaceExtent, kind: String?, limit: Int)
  case areas(String)
  case beginning(String, limit: Int)
  case surroundings(Coordinates, kind: String?)
  case server(PlaceQuery)

  var json: JSONValue {
    switch self {
    case .named(let name): .object(["gazetteer": .string("named"), "text": .string(name)])
    case .search(let text, let kind, let limit):
      .object([
        "gazetteer": .string("search"), "text": .string(text), "kind": .optional(kind),
        "limit": .integer(limit),
      ])
    case .around(let centre, let kilometres, let kind, let limit):
      .object([
        "gazetteer": .string("around"), "lat": .number(centre.latitude),
        "lon": .number(centre.longitude), "kilometres": .number(kilometres),
        "kind": .optional(kind), "limit": .integer(limit),
      ])
    case .within(let area, let kind, let limit):
      .object([
        "gazetteer": .string("within"), "area": area.json, "kind": .optional(kind),
        "limit": .integer(limit),
      ])
    case .areas(let name): .object(["gazetteer": .string("areas"), "text": .string(name)])
    case .beginning(let text, let limit):
      .object([
        "gazetteer": .string("beginning"), "text": .string(text), "limit": .integer(limit),
      ])
    case .surroundings(let centre, let kind):
      .object([
        "gazetteer": .string("surroundings"), "lat": .number(centre.latitude),
        "lon": .number(centre.longitude), "kind": .optional(kind),
      ])
    case .server(let query): json(of: query)
    }
  }

  private func json(of query: PlaceQuery) -> JSONValue {
    let subject: [JSONMember] =
      switch query.subject {
      case .words(let text):
        [JSONMember("server", .string("search")), JSONMember("text", .string(text))]
      case .position(let position):
        [JSONMember("server", .string("reverse")), JSONMember("at", self.json(of: position))]
      case .objects(let objects):
        [
          JSONMember("server", .string("lookup")),
          JSONMember("objects", .array(objects.map(JSONValue.string))),
        ]
      }
    return .object(
      subject + [
        JSONMember("kind", .optional(query.kind)),
        JSONMember("near", query.near.map { self.json(of: $0) } ?? .null),
        JSONMember("city", .optional(query.city)),
        JSONMember("country", .optional(query.country)),
        JSONMember("limit", .integer(query.limit)),
      ])
  }

  private func json(of position: Coordinates) -> JSONValue {
    .array([.number(position.latitude), .number(position.longitude)])
  }

  /// In words, for who misses the answer.
  var words: String {
    switch self {
    case .named(let text), .search(let text, _, _), .areas(let text), .beginning(let text, _):
      "the offline places for \"\(text)\""
    case .around, .surroundings: "the offline places around a position"
    case .within: "the offline places in an area"
    case .server(let query):
      query.text.isEmpty ? "a question to the server" : "the server for \"\(query.text)\""
    }
  }
}
