internal import JSON
internal import Session

extension StopList: Coded {
  var json: JSONValue {
    switch self {
    case .day(let id): id.json
    case .ideas: .string("ideas")
    }
  }

  init(json: JSONTree) throws(CodingFault) {
    self = json.stringValue == "ideas" ? .ideas : .day(try DayID(json: json))
  }
}

extension StopSlot: Coded {
  var json: JSONValue { .object(["list": list.json, "index": .integer(index)]) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(list: try json.field("list"), index: try json.field("index"))
  }
}

extension DayDate: Coded {
  var json: JSONValue { .object(["id": id.json, "date": date.json]) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(id: try json.field("id"), date: try json.field("date"))
  }
}

extension CursorPosition: Coded {
  var json: JSONValue { .object(["trip": trip.json, "day": day.json]) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(trip: try json.field("trip"), day: try json.field("day"))
  }
}
