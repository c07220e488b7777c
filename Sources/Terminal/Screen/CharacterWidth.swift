private import CEdit

/// How a character stands on the screen, by libedit's own rules.
enum CharacterWidth {
  /// The columns it takes: 0 for a mark that joins the character before, 2 for a wide one.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    (" "..."~").contains(scalar) ? 1 : max(0, Int(wcwidth(wide(scalar))))
  }

  /// What is shown for it: itself, or `^X` for a control character, or `\U+1234` for one that the
  /// locale cannot print.
  ///
  /// Tab and newline have no text of their own.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: "^" + String(Unicode.Scalar(UInt8(scalar.value) | 0x40))
    case 0x7F: "^?"
    case 0x80..<0xA0: "^" + String(Unicode.Scalar(UInt8(scalar.value) | 0x40))
    default: iswprint(wint_t(scalar.value)) != 0 ? String(scalar) : number(scalar)
    }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = max(0, 4 - digits.utf8.count)
    return #"\U+"# + String(repeating: "0", count: zeros) + digits
  }

  private static func wide(_ scalar: Unicode.Scalar) -> wchar_t {
    wchar_t(bitPattern: scalar.value)
  }
}
