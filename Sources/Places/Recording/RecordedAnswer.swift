internal import JSON
internal import Session

extension GazetteerMatch {
  var json: JSONValue {
    .object(
      place.members + [
        JSONMember("is", .string(kind.rawValue)), JSONMember("rank", .integer(rank)),
        JSONMember("ownName", .bool(isOwnName)), JSONMember("population", .optional(population)),
        JSONMember("division", .optional(joinedDivisions)),
        JSONMember("extent", extent?.json ?? .null),
        JSONMember("fit", .string(fit.rawValue)),
      ])
  }

  private var joinedDivisions: String? {
    divisions.isEmpty ? nil : divisions.joined(separator: "|")
  }

  /// The match of such an object; `nil` where it is none.
  init?(json: JSONValue) {
    guard let place = Place(recorded: json), let rank = json["rank"]?.integerValue,
      let kind = json["is"]?.stringValue.flatMap(PlaceKind.init(rawValue:)),
      let isOwnName = json["ownName"]?.boolValue
    else { return nil }
    self.init(
      place: place, kind: kind, rank: Int(rank), isOwnName: isOwnName,
      population: json["population"]?.integerValue.map { Int($0) },
      divisions: json["division"]?.stringValue?.split(separator: "|").map(String.init) ?? [],
      extent: json["extent"].flatMap(PlaceExtent.init),
      // Recordings of the first versions do not tell.
      fit: json["fit"]?.stringValue.flatMap(NameFit.init(rawValue:)) ?? .borne)
  }
}

extension PlaceExtent {
  var json: JSONValue {
    switch self {
    case .country(let code): .object(["country": .string(code)])
    case .division(let country, let code):
      .object(["country": .string(country), "division": .string(code)])
    case .circle(let centre, let kilometres):
      .object([
        "lat": .number(centre.latitude), "lon": .number(centre.longitude),
        "kilometres": .number(kilometres),
      ])
    }
  }

  /// The extent of such an object; `nil` where it is none, as in recordings of earlier versions.
  init?(json: JSONValue) {
    if let country = json["country"]?.stringValue {
      self =
        json["division"]?.stringValue.map { .division(country: country, code: $0) }
        ?? .country(country)
    } else {
      guard let latitude = json["lat"]?.doubleValue, let longitude = json["lon"]?.doubleValue,
        let centre = Coordinates(latitude: latitude, longitude: longitude),
        let kilometres = json["kilometres"]?.doubleValue
      else { return nil }
      self = .circle(centre, kilometres: kilometres)
    }
  }
}

extension PlaceAnswer {
  /// A list of places, or an object that names the failure.
  var json: JSONValue {
    switch self {
    case .found(let places): .array(places.map { .object($0.members) })
    case .failed(let failure): failure.json
    }
  }

  init?(json: JSONValue) {
    if let list = json.arrayValue {
      let places = list.compactMap(Place.init(recorded:))
      guard places.count == list.count else { return nil }
      self = .found(places)
    } else {
      guard let failure = LookupFailure(json: json) else { return nil }
      self = .failed(failure)
    }
  }
}

extension Place {
  fileprivate var members: [JSONMember] {
    [
      JSONMember("name", .string(name)), JSONMember("lat", .number(position.latitude)),
      JSONMember("lon", .number(position.longitude)),
      JSONMember("category", .optional(category)), JSONMember("address", .optional(address)),
      JSONMember("country", .optional(country)), JSONMember("timeZone", .optional(timeZone)),
      JSONMember("osm", .optional(osm)), JSONMember("source", .string(source.rawValue)),
    ]
  }

  fileprivate init?(recorded json: JSONValue) {
    guard let name = json["name"]?.stringValue, let latitude = json["lat"]?.doubleValue,
      let longitude = json["lon"]?.doubleValue,
      let position = Coordinates(latitude: latitude, longitude: longitude),
      let source = json["source"]?.stringValue.flatMap(PlaceSource.init(rawValue:))
    else { return nil }
    func text(_ key: String) -> String? { json[key]?.stringValue }
    let place = Place(
      name: name, position: position, category: text("category"), address: text("address"),
      country: text("country"), timeZone: text("timeZone"), osm: text("osm"), source: source)
    self = place.cleaned
  }
}

extension LookupFailure {
  fileprivate var json: JSONValue {
    let (name, number, detail): (String, Int?, String?) =
      switch self {
      case .offline(let words): ("offline", nil, words)
      case .refused(let status): ("refused", status, nil)
      case .slowed(let seconds): ("slowed", seconds, nil)
      case .serverTrouble(let status): ("trouble", status, nil)
      case .notUnderstood(let words): ("not-understood", nil, words)
      case .timedOut(let seconds): ("timed-out", seconds, nil)
      case .cancelled: ("cancelled", nil, nil)
      case .tooLong(let limit): ("too-long", limit, nil)
      case .noLibrary(let words): ("no-library", nil, words)
      case .notAllowed(let host, .agreement): ("no-agreement", nil, host)
      case .notAllowed(let host, .contact): ("no-contact", nil, host)
      case .notRecorded(let words): ("not-recorded", nil, words)
      }
    return .object([
      "failed": .string(name), "number": .optional(number), "detail": .optional(detail),
    ])
  }

  fileprivate init?(json: JSONValue) {
    let number = json["number"]?.integerValue.map { Int($0) }
    let detail = cleaned(json["detail"]?.stringValue ?? "")
    switch json["failed"]?.stringValue {
    case "offline": self = .offline(detail)
    case "refused": self = .refused(status: number ?? 403)
    case "slowed": self = .slowed(retryAfterSeconds: number)
    case "trouble": self = .serverTrouble(status: number ?? 500)
    case "not-understood": self = .notUnderstood(detail)
    case "timed-out": self = .timedOut(seconds: number ?? 10)
    case "too-long": self = .tooLong(limit: number ?? 0)
    case "no-library": self = .noLibrary(detail)
    case "no-agreement": self = .notAllowed(host: detail, .agreement)
    case "no-contact": self = .notAllowed(host: detail, .contact)
    default: return nil
    }
  }
}
