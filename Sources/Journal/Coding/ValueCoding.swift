internal import JSON
internal import Session

extension TripID: Coded {
  var json: JSONValue { .string("t" + String(number)) }

  func write(to text: inout JSONText) { text.add("t" + String(number)) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(try Journal.number(in: json, after: "t"))
  }
}

extension DayID: Coded {
  var json: JSONValue { .string("d" + String(number)) }

  func write(to text: inout JSONText) { text.add("d" + String(number)) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(try Journal.number(in: json, after: "d"))
  }
}

extension StopID: Coded {
  var json: JSONValue { .string("s" + String(number)) }

  func write(to text: inout JSONText) { text.add("s" + String(number)) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(try Journal.number(in: json, after: "s"))
  }
}

extension BookingID: Coded {
  var json: JSONValue { .string("b" + String(number)) }

  func write(to text: inout JSONText) { text.add("b" + String(number)) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(try Journal.number(in: json, after: "b"))
  }
}

extension TaskID: Coded {
  var json: JSONValue { .string("c" + String(number)) }

  func write(to text: inout JSONText) { text.add("c" + String(number)) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(try Journal.number(in: json, after: "c"))
  }
}

extension CivilDate: Coded {
  var json: JSONValue { .string(iso) }

  init(json: JSONTree) throws(CodingFault) {
    let text = try String(json: json)
    guard let date = CivilDate(iso: text) else { throw .malformed("no date: \(text)") }
    self = date
  }
}

extension ClockTime: Coded {
  var json: JSONValue { .string(text) }

  init(json: JSONTree) throws(CodingFault) {
    let text = try String(json: json)
    guard let time = ClockTime(text: text) else { throw .malformed("no time: \(text)") }
    self = time
  }
}

extension Money: Coded {
  var json: JSONValue {
    .object(["amount": .string(amount), "currency": .string(currency.code)])
  }

  init(json: JSONTree) throws(CodingFault) {
    let code: String = try json.field("currency")
    guard let currency = Currency(code: code) else { throw .newer("currency \(code)") }
    let amount: String = try json.field("amount")
    do {
      try self.init(digits: amount, currency: currency)
    } catch {
      throw .malformed("no amount: \(amount)")
    }
  }
}

extension Currency: Coded {
  var json: JSONValue { .string(code) }

  init(json: JSONTree) throws(CodingFault) {
    let code = try String(json: json)
    guard let currency = Currency(code: code) else { throw .newer("currency \(code)") }
    self = currency
  }
}

extension OpeningHours: Coded {
  var json: JSONValue { .string(text) }

  init(json: JSONTree) throws(CodingFault) {
    let text = try String(json: json)
    guard let hours = OpeningHours(text: text) else { throw .malformed("no hours: \(text)") }
    self = hours
  }
}

extension Companion: Coded {
  var json: JSONValue { .object(["name": .string(name), "kind": .string(kind.rawValue)]) }

  init(json: JSONTree) throws(CodingFault) {
    self.init(name: try json.field("name"), kind: try json.word("kind"))
  }
}
