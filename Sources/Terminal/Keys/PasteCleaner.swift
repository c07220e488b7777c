/// Makes text from outside fit for the line: nothing in it acts on the terminal.
package enum PasteCleaner {
  /// Line ends become "\n", tabs blanks; escape sequences go whole, other control characters and
  /// direction overrides singly.
  ///
  /// One line end at the very end goes too.
  package static func clean(_ text: String) -> String {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in withoutEscapes(text) {
      defer { previous = scalar }
      if let shown = shown(scalar, after: previous) { result.append(shown) }
    }
    if result.last == "\n" { result.removeLast() }
    return Composition.composed(String(result))
  }

  /// The same on one line: line ends become blanks.
  package static func cleanLine(_ text: String) -> String {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in clean(text).unicodeScalars { result.append(scalar == "\n" ? " " : scalar) }
    return String(result)
  }

  /// Whether a character may stand in the line.
  package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: false
    // Direction overrides and isolates; the byte order mark.
    case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }

  /// Whether there is nothing to do, seen at a glance: the text has only what is printed and comes
  /// before the marks of Unicode, so that there is nothing to join either.
  private static func isClean(_ text: String) -> Bool {
    var lead: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x20..<0x7F, 0xC2...0xCB: break
      case 0xA0...0xBF where (0xC2...0xCB).contains(lead): break
      case 0x80..<0xA0 where (0xC3...0xCB).contains(lead): break
      default: return false
      }
      lead = byte
    }
    return true
  }

  private static func shown(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar {
    case "\n": previous == "\r" ? nil : "\n"
    case "\r", "\u{85}", "\u{2028}", "\u{2029}": "\n"
    case "\t": " "
    default: isAllowed(scalar) ? scalar : nil
    }
  }

  private static func withoutEscapes(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      switch first == escapeByte ? DecodingStep.escape(rest) : .character(rest) {
      case .key(.character(let scalar), let length):
        result.append(scalar)
        rest = rest.dropFirst(length)
      case .key(_, let length), .skip(let length): rest = rest.dropFirst(length)
      case .wait: rest = rest.dropFirst()
      }
    }
    return result
  }
}
