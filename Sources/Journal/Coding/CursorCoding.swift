internal import JSON
internal import Session

extension Cursor: Coded, FormedObject {
  func list(in form: inout some ObjectForm & ~Copyable) {
    form.add("trip", trip)
    form.add("day", day)
    form.add("results", results)
    form.add("resultsAsked", resultsAsked)
    form.add("listedTrips", listedTrips)
    form.add("shownDay", shownDay)
    form.add("shownBefore", shownBefore)
    form.add("mentioned", mentioned)
    form.add("map", map)
    form.add("findings", findings)
    if let resultsTrip { form.add("resultsTrip", resultsTrip) }
    if !toldErrors.lists.isEmpty { form.add("toldErrors", toldErrors.lists) }
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
    if json["resultsTrip"] != nil { resultsTrip = try json.field("resultsTrip") }
    if json["toldErrors"] != nil { toldErrors = ToldErrors(try json.field("toldErrors")) }
  }
}

extension Mention: Coded, FormedObject {
  func list(in form: inout some ObjectForm & ~Copyable) {
    switch self {
    case .trip(let trip): form.add("trip", trip)
    case .day(let trip, let day):
      form.add("trip", trip)
      form.add("day", day)
    case .stops(let trip, let stops):
      form.add("trip", trip)
      form.add("stops", stops)
    case .booking(let trip, let booking):
      form.add("trip", trip)
      form.add("booking", booking)
    case .result(let row): form.add("result", row)
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
