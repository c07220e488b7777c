/// A number by which most names that differ are told apart at a glance: FNV-1a over the letters and
/// digits of ASCII in them, whatever their size.
///
/// Of one name in all its spellings it is one, as folding changes nothing else of them.
struct NameMark: Sendable {
  /// `nil` where a name has letters that folding changes otherwise.
  private let sum: UInt64?

  init(_ name: String) {
    var name = name
    sum = name.withUTF8 { bytes in
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes {
        if byte >= 0x80 || byte == UInt8(ascii: "&") { return nil }
        if byte.isLetterOrDigit { sum = (sum ^ UInt64(byte.lowered)) &* 0x100_0000_01b3 }
      }
      return sum
    }
  }

  /// Whether two names may be the same once they are folded.
  func mayBe(_ other: NameMark) -> Bool {
    guard let sum, let wanted = other.sum else { return true }
    return sum == wanted
  }
}
