internal import JSON
internal import Session

extension Trip: Coded, FormedObject {
  /// The trip's object of the state document.
  func list(in form: inout some ObjectForm & ~Copyable) {
    form.add("id", id)
    form.add("name", name)
    form.add("destination", destination)
    form.add("start", start)
    form.add("end", end)
    form.add("style", style)
    form.add("about", about)
    form.add("note", note)
    form.add("favourite", favourite)
    form.add("days", days.enumerated().map { NumberedDay(number: $0.offset + 1, day: $0.element) })
    form.add("ideas", ideas)
    form.add("bookings", bookings)
    form.add("checklist", json: .array(checklist.map { $0.json(due: $0.dueDate(start: start)) }))
    form.add("budget", budget)
    form.add("rates", json: object(of: rates))
    form.add("people", people)
    form.add("children", children)
    form.add("companions", companions)
    form.add("currency", currency)
    form.add("silenced", silenced)
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
