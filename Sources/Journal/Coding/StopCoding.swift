internal import JSON
internal import Session

extension Stop: Coded {
  var json: JSONValue {
    // Without the pairs of which others are made: of nothing as much is written.
    .object([
      JSONMember("id", id.json), JSONMember("name", .string(name)),
      JSONMember("lat", position.map { .number($0.latitude) } ?? .null),
      JSONMember("lon", position.map { .number($0.longitude) } ?? .null),
      JSONMember("category", .optional(category)), JSONMember("address", .optional(address)),
      JSONMember("country", .optional(country)), JSONMember("timeZone", .optional(timeZone)),
      JSONMember("at", at.json), JSONMember("minutes", .optional(minutes)),
      JSONMember("note", .optional(note)), JSONMember("cost", cost.json),
      JSONMember("paidBy", .optional(paidBy)), JSONMember("hours", hours.json),
      JSONMember("done", .bool(done)), JSONMember("osm", .optional(osm)),
      JSONMember("source", .string(source.rawValue)),
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    var fields = StopFields(id: try json.field("id"), name: try json.field("name"))
    fields.position = try json.position()
    fields.category = try json.field("category")
    fields.address = try json.field("address")
    fields.country = try json.field("country")
    fields.timeZone = try json.field("timeZone")
    fields.at = try json.field("at")
    fields.minutes = try json.field("minutes")
    fields.note = try json.field("note")
    fields.cost = try json.field("cost")
    fields.paidBy = try json.field("paidBy")
    fields.hours = try json.field("hours")
    fields.done = try json.field("done")
    fields.osm = try json.field("osm")
    fields.source = try json.word("source")
    self.init(fields)
  }
}
