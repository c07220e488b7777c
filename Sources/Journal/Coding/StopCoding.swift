internal import JSON
internal import Session

extension Stop: Coded {
  var json: JSONValue {
    .object([
      "id": id.json, "name": .string(name), "lat": position.map { .number($0.latitude) } ?? .null,
      "lon": position.map { .number($0.longitude) } ?? .null, "category": .optional(category),
      "address": .optional(address), "country": .optional(country),
      "timeZone": .optional(timeZone), "at": at.json, "minutes": .optional(minutes),
      "note": .optional(note), "cost": cost.json, "paidBy": .optional(paidBy),
      "hours": hours.json, "done": .bool(done), "osm": .optional(osm),
      "source": .string(source.rawValue),
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(id: try json.field("id"), text: try json.field("name"))
    position = try json.position()
    category = try json.field("category")
    address = try json.field("address")
    country = try json.field("country")
    timeZone = try json.field("timeZone")
    at = try json.field("at")
    minutes = try json.field("minutes")
    note = try json.field("note")
    cost = try json.field("cost")
    paidBy = try json.field("paidBy")
    hours = try json.field("hours")
    done = try json.field("done")
    osm = try json.field("osm")
    source = try json.word("source")
  }
}
