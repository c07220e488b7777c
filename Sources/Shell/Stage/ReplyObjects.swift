internal import JSON
internal import Session

// What replies show that the state document does not.

extension TripSummary {
  var members: [JSONMember] {
    [
      JSONMember("id", .string("t\(id.number)")), JSONMember("name", .string(name)),
      JSONMember("destination", .optional(destination)),
      JSONMember("start", .optional(start?.iso)), JSONMember("end", .optional(end?.iso)),
      JSONMember("favourite", .bool(favourite)), JSONMember("style", .optional(style)),
      JSONMember("days", .integer(days)), JSONMember("stops", .integer(stops)),
      JSONMember("ideas", .integer(ideas)), JSONMember("bookings", .integer(bookings)),
    ]
  }
}

extension EntryChange {
  fileprivate var object: JSONValue {
    let (what, name): (String, String?) =
      switch subject {
      case .name(let name): ("name", name)
      case .day(let date): ("day", date?.iso)
      case .dates: ("dates", nil)
      }
    return .object(["change": .string(kind.rawValue), what: .optional(name)])
  }
}

extension LogRow {
  var object: JSONValue {
    .object([
      "entry": .integer(entry.number), "at": .integer(entry.at),
      "today": .string(entry.today.iso), "kind": .string(entry.kind.rawValue),
      "of": .array(entry.of.map(JSONValue.integer)), "script": .optional(entry.script),
      "line": .string(entry.line), "canonical": .string(entry.canonical),
      "takenBackBy": .optional(takenBackBy), "changes": .array(changes.map(\.object)),
    ])
  }
}
