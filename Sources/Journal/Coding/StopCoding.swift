internal import JSON
internal import Session

extension Stop: Coded, FormedObject {
  func list(in form: inout some ObjectForm & ~Copyable) {
    let fields = fields
    form.add("id", fields.id)
    form.add("name", fields.name)
    form.add("lat", fields.position?.latitude)
    form.add("lon", fields.position?.longitude)
    form.add("category", fields.category)
    form.add("address", fields.address)
    form.add("country", fields.country)
    form.add("timeZone", fields.timeZone)
    form.add("at", fields.at)
    form.add("minutes", fields.minutes)
    form.add("note", fields.note)
    form.add("cost", fields.cost)
    form.add("paidBy", fields.paidBy)
    form.add("hours", fields.hours)
    form.add("done", fields.done)
    form.add("osm", fields.osm)
    form.add("source", fields.source.rawValue)
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
