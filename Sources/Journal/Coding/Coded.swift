internal import JSON

/// A value with one JSON form, in the journal and in the state document.
protocol Formed {
  var json: JSONValue { get }

  /// Writes the bytes of `json`; what is written often does so without making that.
  func write(to text: inout JSONText)

  /// Whether its form is null.
  var isNull: Bool { get }
}

/// A value that is also read from its form.
protocol Coded: Formed {
  init(json: JSONTree) throws(CodingFault)
}

extension Formed {
  func write(to text: inout JSONText) { text.add(json) }

  var isNull: Bool { false }

  /// Its JSON form on one line.
  var jsonText: String {
    var text = JSONText()
    write(to: &text)
    return text.text
  }

  /// The same without members that are null, as far as objects list their members.
  ///
  /// A member that is missing is read as null. Of a stop's seventeen members most are.
  var leanText: String {
    var text = JSONText(leavesOutNull: true)
    write(to: &text)
    return text.text
  }
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

  func write(to text: inout JSONText) { text.add(self) }

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

extension Double: Formed {
  var json: JSONValue { .number(self) }
}

extension Optional: Formed where Wrapped: Formed {
  var json: JSONValue { map(\.json) ?? .null }

  func write(to text: inout JSONText) {
    if let self { self.write(to: &text) } else { text.addNull() }
  }

  var isNull: Bool { self == nil }
}

extension Optional: Coded where Wrapped: Coded {
  init(json: JSONTree) throws(CodingFault) {
    self = json.isNull ? nil : try Wrapped(json: json)
  }
}

extension Array: Formed where Element: Formed {
  var json: JSONValue { .array(map(\.json)) }

  func write(to text: inout JSONText) {
    text.list { text in for item in self { item.write(to: &text) } }
  }
}

extension Array: Coded where Element: Coded {
  init(json: JSONTree) throws(CodingFault) {
    guard let items = json.arrayValue else { throw .malformed("no list") }
    self = []
    reserveCapacity(items.count)
    for item in items { append(try Element(json: item)) }
  }
}
