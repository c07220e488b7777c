internal import JSON

extension JSONTree {
  /// The value under a key, read as what is wanted; a missing key counts as null.
  func field<Value: Coded>(_ key: String) throws(CodingFault) -> Value {
    try Value(json: self[key] ?? .null)
  }

  /// The items under a key; none where it is missing, as it is in what older versions wrote.
  func list<Value: Coded>(_ key: String) throws(CodingFault) -> [Value] {
    try field(key) ?? []
  }

  /// The member of an enum whose raw value stands under a key.
  func word<Value: RawRepresentable<String>>(_ key: String) throws(CodingFault) -> Value {
    let text: String = try field(key)
    guard let value = Value(rawValue: text) else { throw .newer("\(key) \(text)") }
    return value
  }

  /// The members of an object, in order.
  func namedMembers() throws(CodingFault) -> [(key: String, value: JSONTree)] {
    guard let members else { throw .malformed("no object") }
    return members
  }
}

/// The number behind the letter of an id, such as 12 of `t12`.
func number(in json: JSONTree, after letter: Character) throws(CodingFault) -> Int {
  let text = try String(json: json)
  guard text.first == letter, let number = Int(text.dropFirst()), number > 0 else {
    throw .malformed("no id: \(text)")
  }
  return number
}
