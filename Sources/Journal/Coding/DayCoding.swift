internal import JSON
internal import Session

extension Day {
  /// The day's object; its number is its position in the trip, counted from 1, and left out where
  /// it is not part of one.
  func json(number: Int?) -> JSONValue {
    var members = [JSONMember("id", id.json)]
    if let number { members.append(JSONMember("number", .integer(number))) }
    members += [
      JSONMember("date", date.json), JSONMember("title", .optional(title)),
      JSONMember("city", city.json), JSONMember("note", .optional(note)),
      JSONMember("stops", stops.json),
    ]
    return .object(members)
  }
}

extension Day: Coded {
  var json: JSONValue { json(number: nil) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(id: try json.field("id"), date: try json.field("date"))
    title = try json.field("title")
    city = try json.field("city")
    note = try json.field("note")
    stops = try json.field("stops")
  }
}
