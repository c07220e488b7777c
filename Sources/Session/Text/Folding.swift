@_spi(_Unicode) private import Swift

/// What an apostrophe inside a name becomes.
package enum ApostropheReading: Hashable, Sendable {
  /// Nothing: `O'Hare` is `ohare`.
  case dropped
  /// A blank: `Musée d'Orsay` is `musee d orsay`.
  case split
}

/// The text without case, accents and punctuation, words parted by one blank: how names are
/// compared.
///
/// Builder and reader of the gazetteer use this one function. Letters that have no accent to lose
/// are written as people type them (`ß` ss, `ø` o, `ł` l), apostrophes vanish, `&` is `and`,
/// compatibility characters are what they stand for. The result is in NFC. `data/tables.py` holds
/// the same rule.
package func folded(_ text: String) -> String { folded(text, apostrophes: .dropped) }

/// Whether a text comes to this folded one.
///
/// To fold is dear: what ends with another letter or digit is none, and seen at a glance; plain
/// letters are compared where they stand.
func isFolded(_ text: String, to name: String) -> Bool {
  if let last = text.utf8.last, let other = name.utf8.last, last.isLetterOrDigit,
    other.isLetterOrDigit,
    last.lowered != other
  {
    return false
  }
  var wanted = name.utf8.makeIterator()
  var (isBegun, owesBlank) = (false, false)
  for byte in text.utf8 {
    switch byte {
    case _ where byte.isLetterOrDigit:
      if owesBlank, wanted.next() != UInt8(ascii: " ") { return false }
      guard wanted.next() == byte.lowered else { return false }
      (isBegun, owesBlank) = (true, false)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): continue
    // What becomes more letters or others is folded as a whole.
    case UInt8(ascii: "&"), 0x80...: return folded(text) == name
    default: owesBlank = isBegun
    }
  }
  return wanted.next() == nil
}

extension UInt8 {
  /// A letter or digit of ASCII, which folding changes in nothing but its size.
  var isLetterOrDigit: Bool {
    (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }

  var lowered: UInt8 { (65...90).contains(self) ? self + 32 : self }
}

package func folded(_ text: String, apostrophes: ApostropheReading) -> String {
  var text = text
  let letters = text.withUTF8(Letters.init)
  // Most words of a line are small already.
  if letters.areFolded { return text }
  guard letters.areASCII else { return foldedUnicode(text, apostrophes: apostrophes) }
  return text.withUTF8 { bytes in
    foldedASCII(bytes, ampersands: letters.ampersands, apostrophes: apostrophes)
  }
}

/// What there is to fold, seen in one walk over the bytes where they lie.
private struct Letters {
  var areFolded = true
  var areASCII = true
  var ampersands = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes where !(97...122).contains(byte) && !(48...57).contains(byte) {
      areFolded = false
      if byte >= 0x80 { areASCII = false }
      if byte == UInt8(ascii: "&") { ampersands += 1 }
    }
  }
}

private func foldedASCII(
  _ text: UnsafeBufferPointer<UInt8>, ampersands: Int, apostrophes: ApostropheReading
) -> String {
  String(unsafeUninitializedCapacity: text.count + 4 * ampersands) { buffer in
    var out = SqueezedBytes(buffer: buffer)
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        out.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): out.append(byte | 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): if apostrophes == .split { out.appendBlank() }
      case UInt8(ascii: "&"): out.appendWord("and")
      default: out.appendBlank()
      }
    }
    return out.count
  }
}

/// Bytes written one after the other; blanks are squeezed and never first or last.
private struct SqueezedBytes {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  var count = 0
  private var owesBlank = false

  init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func append(_ byte: UInt8) {
    if owesBlank {
      buffer[count] = UInt8(ascii: " ")
      count += 1
      owesBlank = false
    }
    buffer[count] = byte
    count += 1
  }

  mutating func appendBlank() { owesBlank = count > 0 }

  mutating func appendWord(_ word: StaticString) {
    appendBlank()
    word.withUTF8Buffer { for byte in $0 { append(byte) } }
    appendBlank()
  }
}

private func foldedUnicode(_ text: String, apostrophes: ApostropheReading) -> String {
  LatinFolding.folded(text, apostrophes) ?? foldedByRule(text, apostrophes: apostrophes)
}

/// The folding of any text.
func foldedByRule(_ text: String, apostrophes: ApostropheReading) -> String {
  var letters = SqueezedScalars()
  for scalar in text._nfd {
    guard let compatible = compatibleLetters(scalar) else {
      letters.fold(scalar, apostrophes: apostrophes)
      continue
    }
    for part in compatible.unicodeScalars { letters.fold(part, apostrophes: apostrophes) }
  }
  var composed = String.UnicodeScalarView()
  composed.append(contentsOf: String(letters.scalars)._nfc)
  return String(composed)
}

/// Scalars written one after the other; blanks are squeezed and never first or last.
private struct SqueezedScalars {
  private(set) var scalars = String.UnicodeScalarView()
  private var owesBlank = false

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == " " {
      owesBlank = !scalars.isEmpty
      return
    }
    if owesBlank { scalars.append(" ") }
    owesBlank = false
    scalars.append(scalar)
  }

  mutating func fold(_ scalar: Unicode.Scalar, apostrophes: ApostropheReading) {
    if isApostrophe(scalar) {
      if apostrophes == .split { append(" ") }
      return
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark: return
    case .spacingMark: append(scalar)
    case .uppercaseLetter, .titlecaseLetter:
      for small in scalar.properties.lowercaseMapping.unicodeScalars { appendLetters(of: small) }
    default: appendLetters(of: scalar)
    }
  }

  private mutating func appendLetters(of small: Unicode.Scalar) {
    if let letters = typedLetters(small) {
      for letter in letters.unicodeScalars { append(letter) }
      return
    }
    switch small.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      append(small)
    case .nonspacingMark: return
    default: append(" ")
    }
  }
}
