/// Which letters occur in a text: a bit for each from `a` to `z`, one for all digits.
///
/// Texts two edits apart differ in at most four letters, so a look at the sets tells most of those
/// that are not.
enum LetterSet {
  static func of(_ key: some Sequence<UInt8>) -> UInt32 {
    key.reduce(0) { set, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): set | 1 << UInt32(byte - UInt8(ascii: "a"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"): set | 1 << 26
      default: set
      }
    }
  }

  /// The most letters in which the sets of texts differ that are so many edits apart.
  static func mostApart(edits: Int) -> Int { 2 * edits }
}
