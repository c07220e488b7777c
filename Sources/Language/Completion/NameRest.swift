package import Session

/// What is missing of a name of which the beginning was typed, by their folded forms: of `Palácio`
/// behind `pal` it is `ácio`.
///
/// `nil` where the name does not begin so, or nothing is missing.
package func rest(of name: String, behind typed: String) -> String? {
  let wanted = foldedWords(typed)
  guard !wanted.isEmpty, foldedWords(name).hasPrefix(wanted) else { return nil }
  let endsInBlank = typed.last?.isWhitespace == true
  var end: String.Index?
  var index = name.startIndex
  while index < name.endIndex {
    index = name.index(after: index)
    let said = foldedWords(String(name[..<index]))
    guard said.utf8.count <= wanted.utf8.count else { break }
    guard said == wanted else { continue }
    end = index
    if !endsInBlank { break }
  }
  guard let end, end < name.endIndex else { return nil }
  return String(name[end...])
}

/// How a name is pinned to a position in a line: `NAME @ LAT, LON`.
package func pinnedName(of place: Place) -> String {
  PlaceReference.pinned(place.name, place.position).canonical
}
