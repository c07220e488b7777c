internal import JSON
internal import Session

extension Booking: Coded {
  /// What only some have stands behind the rest: an object without it is as it always was.
  var json: JSONValue {
    let all: KeyValuePairs<String, JSONValue> = [
      "id": id.json, "kind": .string(kind.rawValue), "name": .string(name), "from": from.json,
      "to": to.json, "place": place.json, "start": times.start.json, "end": times.end.json,
      "minutes": .optional(times.minutes), "reference": .optional(reference),
      "seat": .optional(seat), "note": .optional(note), "cost": cost.json,
      "paidBy": .optional(paidBy),
    ]
    let some = checkInUntil.map { [JSONMember("checkInUntil", $0.json)] } ?? []
    return .object(all.map { JSONMember($0.key, $0.value) } + some)
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(
      id: try json.field("id"), kind: try json.word("kind"), name: try json.field("name"),
      times: try BookingTimes(in: json))
    from = try json.field("from")
    to = try json.field("to")
    place = try json.field("place")
    reference = try json.field("reference")
    seat = try json.field("seat")
    note = try json.field("note")
    cost = try json.field("cost")
    paidBy = try json.field("paidBy")
    checkInUntil = try json.field("checkInUntil")
  }
}

extension BookingTimes: Coded {
  var json: JSONValue {
    .object(["start": start.json, "end": end.json, "minutes": .optional(minutes)])
  }

  init(json: JSONTree) throws(CodingFault) { try self.init(in: json) }

  /// Reads the members that the object of a booking has of them too.
  fileprivate init(in json: JSONTree) throws(CodingFault) {
    self.init(
      start: try json.field("start"), end: try json.field("end"),
      minutes: try json.field("minutes"))
  }
}

extension BookingTime: Coded {
  var json: JSONValue {
    .object([
      "date": date.json, "day": .optional(day), "time": time.json, "zone": .optional(zone),
    ])
  }

  init(json: JSONTree) throws(CodingFault) {
    self.init(
      date: try json.field("date"), day: try json.field("day"), time: try json.field("time"),
      zone: try json.field("zone"))
  }
}

extension BookingChange {
  var members: [JSONMember] {
    switch self {
    case .name(let change): change.members(field: "name")
    case .from(let change): change.members(field: "from")
    case .to(let change): change.members(field: "to")
    case .place(let change): change.members(field: "place")
    case .times(let change): change.members(field: "times")
    case .checkInUntil(let change): change.members(field: "checkInUntil")
    case .reference(let change): change.members(field: "reference")
    case .seat(let change): change.members(field: "seat")
    case .note(let change): change.members(field: "note")
    case .cost(let change): change.members(field: "cost")
    case .paidBy(let change): change.members(field: "paidBy")
    }
  }

  init(in json: JSONTree) throws(CodingFault) {
    switch try String(json: json["field"] ?? .null) {
    case "name": self = .name(try Change(in: json))
    case "from": self = .from(try Change(in: json))
    case "to": self = .to(try Change(in: json))
    case "place": self = .place(try Change(in: json))
    case "times": self = .times(try Change(in: json))
    case "checkInUntil": self = .checkInUntil(try Change(in: json))
    case "reference": self = .reference(try Change(in: json))
    case "seat": self = .seat(try Change(in: json))
    case "note": self = .note(try Change(in: json))
    case "cost": self = .cost(try Change(in: json))
    case "paidBy": self = .paidBy(try Change(in: json))
    case let field: throw .newer("field \(field) of a booking")
    }
  }
}
