extension Token {
  /// The word as the lexicon lists it: folded, but with its apostrophe.
  var spoken: String {
    // The second is what ’ begins with in UTF-8; few words have either.
    guard kind == .word, text.utf8.contains(where: { $0 == 0x27 || $0 == 0xE2 }),
      text.unicodeScalars.contains(where: { $0 == "'" || $0 == "\u{2019}" })
    else {
      return folded
    }
    return String(text.map { $0 == "\u{2019}" ? "'" : $0 }).lowercased()
  }
}
