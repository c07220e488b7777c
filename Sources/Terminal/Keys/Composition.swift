// The standard library's only normalisation is behind this interface; it stays in this file and
// under test.
@_spi(_Unicode) import Swift

/// Canonical composition (Unicode's form NFC).
enum Composition {
  static func composed(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: String(text)._nfc)
    return String(result)
  }

  /// The text in small letters without marks, for finding it however it was typed.
  static func folded(_ text: String) -> String {
    let small = text.lowercased()
    if small.utf8.allSatisfy({ $0 < 0x80 }) { return small }
    var result = String.UnicodeScalarView()
    for scalar in small._nfd where scalar.properties.generalCategory != .nonspacingMark {
      result.append(scalar)
    }
    return String(result)
  }

  /// The one character that a mark makes with the character before it, where there is such a one.
  static func join(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var pair = String.UnicodeScalarView()
    pair.append(base)
    pair.append(mark)
    let scalars = composed(String(pair)).unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
