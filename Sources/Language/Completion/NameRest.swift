package import Session

/// What is missing of a name of which the beginning was typed, by their folded forms: of `Palácio`
/// behind `pal` it is `ácio`.
///
/// `nil` where the name does not begin so, or nothing is missing.
package func rest(of name: String, behind typed: String) -> String? {
  switch plainBeginning(of: name, typed) {
  case .other: return nil
  case .end(let end): return end < name.endIndex ? String(name[end...]) : nil
  case .unsure: break
  }
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

private enum PlainBeginning {
  /// The name begins otherwise.
  case other
  /// What was typed ends there in the name.
  case end(String.Index)
  /// Only folding tells.
  case unsure
}

/// Whether a name begins so, as far as both are letters, digits and single blanks of ASCII there: seen
/// at a glance, and most are.
private func plainBeginning(of name: String, _ typed: String) -> PlainBeginning {
  var end = name.utf8.startIndex
  var isBehindLetter = false
  for byte in typed.utf8 {
    guard end < name.utf8.endIndex else { return .unsure }
    let own = name.utf8[end]
    if let letter = plainLetter(byte), let ownLetter = plainLetter(own) {
      guard letter == ownLetter else { return .other }
      isBehindLetter = true
    } else {
      guard isBehindLetter, byte == UInt8(ascii: " "), own == byte else { return .unsure }
      isBehindLetter = false
    }
    end = name.utf8.index(after: end)
  }
  // A mark that is put over the last letter is a part of it.
  guard isBehindLetter, end == name.utf8.endIndex || name.utf8[end] < 0x80 else { return .unsure }
  return .end(end)
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
