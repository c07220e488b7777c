/// A JSON value; an object keeps its keys in order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}

/// One key of an object and its value.
package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  package static func integer(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// A string, or null where there is none.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A whole number, or null where there is none.
  package static func optional(_ number: Int?) -> JSONValue {
    number.map { .integer(Int64($0)) } ?? .null
  }

  /// An object of these pairs, in this order.
  package static func object(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(pairs.map { JSONMember($0.key, $0.value) })
  }

  /// The value under a key, `nil` where this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var stringValue: String? { if case .string(let text) = self { text } else { nil } }

  package var integerValue: Int64? { if case .integer(let number) = self { number } else { nil } }

  package var boolValue: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The number, whether it was written with a fraction or without.
  package var doubleValue: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .null, .bool, .string, .array, .object: nil
    }
  }

  package var arrayValue: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  package var isNull: Bool { self == .null }
}
