internal import JSON
internal import Session

extension ChecklistTask {
  /// The object of the state document.
  ///
  /// `due` is the date itself, as it is in this trip; `daysBefore` tells where it depends on the
  /// start of the trip.
  func json(due date: CivilDate?) -> JSONValue {
    var daysBefore: Int?
    if case .before(let days) = due { daysBefore = days }
    return .object([
      "id": id.json, "list": .string(list.rawValue), "text": .string(text), "due": date.json,
      "daysBefore": .optional(daysBefore), "done": .bool(done),
    ])
  }
}

extension ChecklistTask: Coded {
  /// The form outside of a trip, where a date that depends on one is not known.
  var json: JSONValue { json(due: dueDate(start: nil)) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(
      id: try json.field("id"), list: try json.word("list"), text: try json.field("text"),
      due: try Due?(in: json), done: try json.field("done"))
  }
}

extension ChecklistTask.Due: Coded {
  var json: JSONValue {
    switch self {
    case .on(let date): .object(["due": date.json, "daysBefore": .null])
    case .before(let days): .object(["due": .null, "daysBefore": .integer(days)])
    }
  }

  init(json: JSONTree) throws(CodingFault) {
    guard let due = try Self?(in: json) else { throw .malformed("nothing says when it is due") }
    self = due
  }
}

extension ChecklistTask.Due? {
  /// Reads the members `due` and `daysBefore`.
  fileprivate init(in json: JSONTree) throws(CodingFault) {
    if let days: Int = try json.field("daysBefore") {
      self = .before(days: days)
    } else {
      let date: CivilDate? = try json.field("due")
      self = date.map { .on($0) }
    }
  }
}

extension TaskChange {
  var members: [JSONMember] {
    switch self {
    case .text(let change): change.members(field: "text")
    case .due(let change): change.members(field: "due")
    case .done(let change): change.members(field: "done")
    }
  }

  init(in json: JSONTree) throws(CodingFault) {
    switch try String(json: json["field"] ?? .null) {
    case "text": self = .text(try Change(in: json))
    case "due": self = .due(try Change(in: json))
    case "done": self = .done(try Change(in: json))
    case let field: throw .newer("field \(field) of something to do")
    }
  }
}
