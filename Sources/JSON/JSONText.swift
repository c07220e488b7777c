/// JSON on one line that is written as it is told, without a tree of values before it.
///
/// The same members give the same bytes as a `JSONValue` of them.
package struct JSONText: ~Copyable {
  private var out = TextBytes()
  /// Whether something stands before the next value in its list or object.
  private var isBehindValue = false
  /// Whether who lists members leaves out those that are null.
  package let leavesOutNull: Bool

  package init(leavesOutNull: Bool = false) { self.leavesOutNull = leavesOutNull }

  /// What was written.
  package var text: String { out.text }

  /// Writes the key of a member, whose value comes next; it holds nothing that is escaped.
  package mutating func key(_ key: StaticString) {
    out.addKey(key, isFirst: !isBehindValue)
    isBehindValue = false
  }

  package mutating func key(_ key: String) {
    part()
    out.addQuoted(key)
    out.add(": " as StaticString)
    isBehindValue = false
  }

  package mutating func add(_ value: JSONValue) {
    part()
    value.write(to: &out, indent: nil, depth: 0)
    isBehindValue = true
  }

  package mutating func add(_ text: String) {
    part()
    out.addQuoted(text)
    isBehindValue = true
  }

  package mutating func addNull() {
    part()
    out.add("null" as StaticString)
    isBehindValue = true
  }

  /// Writes an object of the members that `members` writes.
  package mutating func object(_ members: (inout JSONText) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes a list of the values that `items` writes.
  package mutating func list(_ items: (inout JSONText) -> Void) {
    enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), items)
  }

  private mutating func enclosed(
    _ opening: UInt8, _ closing: UInt8, _ inner: (inout JSONText) -> Void
  ) {
    part()
    out.add(opening)
    isBehindValue = false
    inner(&self)
    out.add(closing)
    isBehindValue = true
  }

  private mutating func part() {
    guard isBehindValue else { return }
    out.add(", " as StaticString)
  }
}
