internal import JSON
internal import Session

extension Trip: Coded {
  /// The trip's object of the state document.
  var json: JSONValue {
    .object([
      "id": id.json, "name": .string(name), "destination": destination.json,
      "start": start.json, "end": end.json, "style": .optional(style), "about": .optional(about),
      "note": .optional(note), "favourite": .bool(favourite),
      "days": .array(days.enumerated().map { $0.element.json(number: $0.offset + 1) }),
      "ideas": ideas.json, "bookings": bookings.json,
      "checklist": .array(checklist.map { $0.json(due: $0.dueDate(start: start)) }),
      "budget": budget.json, "rates": object(of: rates), "people": .optional(people),
      "children": .optional(children), "companions": companions.json,
      "currency": currency.json, "silenced": silenced.json,
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(id: try json.field("id"), name: try json.field("name"))
    destination = try json.field("destination")
    style = try json.field("style")
    about = try json.field("about")
    note = try json.field("note")
    favourite = try json.field("favourite")
    days = try json.field("days")
    ideas = try json.field("ideas")
    bookings = try json.field("bookings")
    checklist = try json.field("checklist")
    budget = try json.field("budget")
    rates = try texts(in: json["rates"] ?? .null)
    people = try json.field("people")
    children = try json.field("children")
    companions = try json.list("companions")
    currency = try json.field("currency")
    silenced = try json.field("silenced")
  }
}

/// An object of texts, its keys sorted.
func object(of texts: [String: String]) -> JSONValue {
  .object(texts.sorted { $0.key < $1.key }.map { JSONMember($0.key, .string($0.value)) })
}

/// The texts of an object by their keys.
func texts(in json: JSONTree) throws(CodingFault) -> [String: String] {
  var found: [String: String] = [:]
  for member in try json.namedMembers() { found[member.key] = try String(json: member.value) }
  return found
}
