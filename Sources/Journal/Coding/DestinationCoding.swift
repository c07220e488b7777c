internal import JSON
internal import Session

/// The form of a place; words of one's own have nothing but their name.
extension Destination: Coded {
  var json: JSONValue { placeObject(name, place) }

  init(json: JSONTree) throws(CodingFault) {
    guard try json.position() == nil else {
      self = .place(try Place(json: json))
      return
    }
    let told = try json.namedMembers().filter { !$0.value.isNull }.map(\.key)
    guard Set(told) == ["name", "source"] else { throw .malformed("a place without position") }
    self = .words(try json.field("name"))
  }
}
