internal import JSON

/// What takes the members of an object, in their order: a tree of values, or the bytes of it.
protocol ObjectForm: ~Copyable {
  mutating func add(_ key: StaticString, _ value: some Formed)
  /// A member with a value that is made for it.
  mutating func add(_ key: StaticString, json: JSONValue)
  mutating func add(_ member: JSONMember)
}

/// A value whose form is an object: it lists its members once, for tree and bytes.
protocol FormedObject: Formed {
  func list(in form: inout some ObjectForm & ~Copyable)
}

extension FormedObject {
  var json: JSONValue { .object(members) }

  /// The members of its object.
  var members: [JSONMember] {
    var members: [JSONMember] = []
    list(in: &members)
    return members
  }

  func write(to text: inout JSONText) { text.object { list(in: &$0) } }
}

extension [JSONMember]: ObjectForm {
  mutating func add(_ key: StaticString, _ value: some Formed) { add(key, json: value.json) }

  mutating func add(_ key: StaticString, json: JSONValue) {
    append(JSONMember("\(key)", json))
  }

  mutating func add(_ member: JSONMember) { append(member) }
}

extension JSONText: ObjectForm {
  mutating func add(_ key: StaticString, _ value: some Formed) {
    if leavesOutNull, value.isNull { return }
    self.key(key)
    value.write(to: &self)
  }

  mutating func add(_ key: StaticString, json: JSONValue) {
    self.key(key)
    add(json)
  }

  mutating func add(_ member: JSONMember) {
    key(member.key)
    add(member.value)
  }
}
