internal import JSON
internal import Session

extension MapShown: Coded {
  var json: JSONValue {
    .object(
      subject.members + members(of: frame.centre) + [
        JSONMember("width", .number(frame.width)), JSONMember("height", .number(frame.height)),
      ])
  }

  init(json: JSONTree) throws(CodingFault) {
    guard let centre = try json.position(), let width = json["width"]?.doubleValue,
      let height = json["height"]?.doubleValue
    else { throw .malformed("a map without a frame") }
    self.init(
      try MapSubject(json: json), MapFrame(centre: centre, width: width, height: height))
  }
}

extension MapSubject {
  fileprivate var members: [JSONMember] {
    switch self {
    case .trip(let trip): [JSONMember("trip", trip.json)]
    case .day(let trip, let day): [JSONMember("trip", trip.json), JSONMember("day", day.json)]
    case .trips: [JSONMember("of", .string("trips"))]
    case .results: [JSONMember("of", .string("results"))]
    case .spot(let name, let position):
      [
        JSONMember("name", .string(name)),
        JSONMember("at", .object(Journal.members(of: position))),
      ]
    }
  }

  fileprivate init(json: JSONTree) throws(CodingFault) {
    if let spot = json["at"] {
      guard let position = try spot.position() else { throw .malformed("a map of nowhere") }
      self = .spot(try json.field("name"), position)
    } else if let day = json["day"] {
      self = .day(try json.field("trip"), try DayID(json: day))
    } else if json["trip"] != nil {
      self = .trip(try json.field("trip"))
    } else {
      let what: String = try json.field("of")
      switch what {
      case "trips": self = .trips
      case "results": self = .results
      default: throw .newer("a map of \(what)")
      }
    }
  }
}
