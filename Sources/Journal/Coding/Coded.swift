internal import JSON

/// A value with one JSON form, in the journal and in the state document.
protocol Coded {
  var json: JSONValue { get }
  init(json: JSONTree) throws(CodingFault)
}

/// Why a JSON value is none of ours.
enum CodingFault: Error, Hashable, Sendable {
  /// It names something this version does not know.
  case newer(String)
  /// It is not what any version wrote.
  case malformed(String)
}

extension String: Coded {
  var json: JSONValue { .string(self) }

  init(json: JSONTree) throws(CodingFault) {
    guard let text = json.stringValue else { throw .malformed("no text: \(json.text)") }
    self = text
  }
}

extension Bool: Coded {
  var json: JSONValue { .bool(self) }

  init(json: JSONTree) throws(CodingFault) {
    guard let flag = json.boolValue else { throw .malformed("neither true nor false") }
    self = flag
  }
}

extension Int: Coded {
  var json: JSONValue { .integer(self) }

  init(json: JSONTree) throws(CodingFault) {
    guard let number = json.integerValue.flatMap({ Int(exactly: $0) }) else {
      throw .malformed("no whole number: \(json.text)")
    }
    self = number
  }
}

extension Optional: Coded where Wrapped: Coded {
  var json: JSONValue { map(\.json) ?? .null }

  init(json: JSONTree) throws(CodingFault) {
    self = json.isNull ? nil : try Wrapped(json: json)
  }
}

extension Array: Coded where Element: Coded {
  var json: JSONValue { .array(map(\.json)) }

  init(json: JSONTree) throws(CodingFault) {
    guard let items = json.arrayValue else { throw .malformed("no list") }
    self = []
    reserveCapacity(items.count)
    for item in items { append(try Element(json: item)) }
  }
}
