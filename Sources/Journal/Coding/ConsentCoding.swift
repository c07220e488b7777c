internal import JSON
internal import Session

extension Consent: Coded {
  var json: JSONValue {
    .object(["host": .string(host), "date": .string(date.iso), "terms": .string(terms)])
  }

  init(json: JSONTree) throws(CodingFault) {
    let day: String = try json.field("date")
    guard let date = CivilDate(iso: day) else { throw .malformed("no date: \(day)") }
    self.init(host: try json.field("host"), date: date, terms: try json.field("terms"))
  }
}

/// What was agreed to, the hosts in order.
struct Consents: Coded {
  var byHost: [String: Consent]

  var json: JSONValue { byHost.values.sorted { $0.host < $1.host }.json }

  init(_ byHost: [String: Consent]) { self.byHost = byHost }

  init(json: JSONTree) throws(CodingFault) {
    let consents = try [Consent](json: json)
    byHost = Dictionary(consents.map { ($0.host, $0) }) { $1 }
  }
}
