internal import JSON
internal import Session

extension Change where Value: Coded {
  /// The members `before` and `after`.
  var members: [JSONMember] {
    [JSONMember("before", before.json), JSONMember("after", after.json)]
  }

  init(in json: JSONTree) throws(CodingFault) {
    self.init(before: try json.field("before"), after: try json.field("after"))
  }

  func members(field: String) -> [JSONMember] {
    [JSONMember("field", .string(field))] + members
  }
}

extension TripChange {
  var members: [JSONMember] {
    switch self {
    case .name(let change): change.members(field: "name")
    case .destination(let change): change.members(field: "destination")
    case .style(let change): change.members(field: "style")
    case .about(let change): change.members(field: "about")
    case .note(let change): change.members(field: "note")
    case .favourite(let change): change.members(field: "favourite")
    case .budget(let change): change.members(field: "budget")
    case .rate(let pair, let change):
      [JSONMember("pair", .string(pair))] + change.members(field: "rate")
    case .people(let change): change.members(field: "people")
    case .children(let change): change.members(field: "children")
    case .companions(let change): change.members(field: "companions")
    case .currency(let change): change.members(field: "currency")
    case .silenced(let change): change.members(field: "silenced")
    }
  }

  init(in json: JSONTree) throws(CodingFault) {
    switch try String(json: json["field"] ?? .null) {
    case "name": self = .name(try Change(in: json))
    case "destination": self = .destination(try Change(in: json))
    case "style": self = .style(try Change(in: json))
    case "about": self = .about(try Change(in: json))
    case "note": self = .note(try Change(in: json))
    case "favourite": self = .favourite(try Change(in: json))
    case "budget": self = .budget(try Change(in: json))
    case "rate": self = .rate(pair: try json.field("pair"), try Change(in: json))
    case "people": self = .people(try Change(in: json))
    case "children": self = .children(try Change(in: json))
    case "companions": self = .companions(try Change(in: json))
    case "currency": self = .currency(try Change(in: json))
    case "silenced": self = .silenced(try Change(in: json))
    case let field: throw .newer("field \(field) of a trip")
    }
  }
}

extension DayChange {
  var members: [JSONMember] {
    switch self {
    case .title(let change): change.members(field: "title")
    case .city(let change): change.members(field: "city")
    case .note(let change): change.members(field: "note")
    }
  }

  init(in json: JSONTree) throws(CodingFault) {
    switch try String(json: json["field"] ?? .null) {
    case "title": self = .title(try Change(in: json))
    case "city": self = .city(try Change(in: json))
    case "note": self = .note(try Change(in: json))
    case let field: throw .newer("field \(field) of a day")
    }
  }
}

extension StopChange {
  var members: [JSONMember] {
    switch self {
    case .name(let change): change.members(field: "name")
    case .at(let change): change.members(field: "at")
    case .minutes(let change): change.members(field: "minutes")
    case .note(let change): change.members(field: "note")
    case .cost(let change): change.members(field: "cost")
    case .paidBy(let change): change.members(field: "paidBy")
    case .hours(let change): change.members(field: "hours")
    case .done(let change): change.members(field: "done")
    case .place(let change): change.members(field: "place")
    }
  }

  init(in json: JSONTree) throws(CodingFault) {
    switch try String(json: json["field"] ?? .null) {
    case "name": self = .name(try Change(in: json))
    case "at": self = .at(try Change(in: json))
    case "minutes": self = .minutes(try Change(in: json))
    case "note": self = .note(try Change(in: json))
    case "cost": self = .cost(try Change(in: json))
    case "paidBy": self = .paidBy(try Change(in: json))
    case "hours": self = .hours(try Change(in: json))
    case "done": self = .done(try Change(in: json))
    case "place": self = .place(try Change(in: json))
    case let field: throw .newer("field \(field) of a stop")
    }
  }
}
