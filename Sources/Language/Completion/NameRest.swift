package import Session

/// What is missing of a name of which the beginning was typed, by their folded forms: of `Palácio`
/// behind `pal` it is `ácio`.
///
/// `nil` where the name does not begin so, or nothing is missing.
package func rest(of name: String, behind typed: String) -> String? {
  guard mayBegin(name, typed) else { return nil }
  let wanted = foldedWords(typed)
  guard !wanted.isEmpty else { return nil }
  // Mostly as many characters were typed as the name has there.
  var end =
    name.index(name.startIndex, offsetBy: typed.count, limitedBy: name.endIndex)
    ?? name.endIndex
  let isShort = { foldedWords(String(name[..<$0])).utf8.count < wanted.utf8.count }
  while end < name.endIndex, isShort(end) { end = name.index(after: end) }
  while end > name.startIndex {
    let before = name.index(before: end)
    if isShort(before) { break }
    end = before
  }
  guard foldedWords(String(name[..<end])) == wanted else { return nil }
  // Blanks, points and apostrophes were typed as well.
  if let last = typed.last, !last.isLetter, !last.isNumber {
    while end < name.endIndex {
      let next = name.index(after: end)
      guard foldedWords(String(name[..<next])) == wanted else { break }
      end = next
    }
  }
  return end < name.endIndex ? String(name[end...]) : nil
}

/// Whether the first letters allow it: seen at a glance, for most names do not begin so.
private func mayBegin(_ name: String, _ typed: String) -> Bool {
  guard let first = name.utf8.first.flatMap(plainLetter),
    let wanted = typed.utf8.first.flatMap(plainLetter)
  else { return true }
  return first == wanted
}

/// The small letter or digit of ASCII that a byte is.
private func plainLetter(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
  default: nil
  }
}

/// How a name is pinned to a position in a line: `NAME @ LAT, LON`.
package func pinnedName(of place: Place) -> String {
  PlaceReference.pinned(place.name, place.position).canonical
}
