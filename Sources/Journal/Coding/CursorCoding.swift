internal import JSON
internal import Session

extension Cursor: Coded {
  var json: JSONValue {
    .object([
      "trip": trip.json, "day": day.json, "results": results.json,
      "resultsAsked": resultsAsked.json, "listedTrips": listedTrips.json,
      "shownDay": shownDay.json, "shownBefore": shownBefore.json, "mentioned": mentioned.json,
      "map": map.json, "findings": findings.json,
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init()
    trip = try json.field("trip")
    day = try json.field("day")
    results = try json.field("results")
    resultsAsked = try json.field("resultsAsked")
    listedTrips = try json.field("listedTrips")
    shownDay = try json.field("shownDay")
    // Not in the cursors of the first versions.
    if json["shownBefore"] != nil { shownBefore = try json.field("shownBefore") }
    mentioned = try json.field("mentioned")
    map = try json.field("map")
    // Not in the cursors of the first versions.
    if json["findings"] != nil { findings = try json.field("findings") }
  }
}

extension Mention: Coded {
  var json: JSONValue {
    switch self {
    case .trip(let trip): .object(["trip": trip.json])
    case .day(let trip, let day): .object(["trip": trip.json, "day": day.json])
    case .stops(let trip, let stops): .object(["trip": trip.json, "stops": stops.json])
    case .booking(let trip, let booking):
      .object(["trip": trip.json, "booking": booking.json])
    case .result(let row): .object(["result": row.json])
    }
  }

  init(json: JSONTree) throws(CodingFault) {
    if let row = json["result"] {
      self = .result(try Int(json: row))
      return
    }
    let trip: TripID = try json.field("trip")
    if let stops = json["stops"] {
      self = .stops(trip, try [StopID](json: stops))
    } else if let booking = json["booking"] {
      self = .booking(trip, try BookingID(json: booking))
    } else if let day = json["day"] {
      self = .day(trip, try DayID(json: day))
    } else {
      self = .trip(trip)
    }
  }
}

extension ResultsAsked: Coded {
  var json: JSONValue {
    .object(["query": query.json, "listed": .integer(listed), "similar": .integer(similar)])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(query: try json.field("query"), listed: try json.field("listed"))
    // Not in the cursors of the first versions.
    if json["similar"] != nil { similar = try json.field("similar") }
  }
}

extension ResultsQuery: Coded {
  var json: JSONValue {
    switch self {
    case .search(let words, let kind, let near):
      .object(
        [JSONMember("words", .string(words)), JSONMember("kind", .optional(kind))]
          + members(of: near))
    case .suggest(let kind, let near):
      .object([JSONMember("kind", .optional(kind))] + members(of: near))
    }
  }

  init(json: JSONTree) throws(CodingFault) {
    let near = try json.position()
    if let words = json["words"] {
      self = .search(words: try String(json: words), kind: try json.field("kind"), near: near)
    } else {
      self = .suggest(kind: try json.field("kind"), near: near)
    }
  }
}
