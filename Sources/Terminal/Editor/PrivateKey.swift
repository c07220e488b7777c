private import CEdit

/// Keys of one character that no person types, bound alike in each of libedit's key maps: an escape
/// sequence bound there would hold up the Esc key in vi's.
enum PrivateKey {
  /// Runs the next `EditorCommand`.
  static let command = WideCharacter(0x1C)

  static func code(_ key: SpecialKey) -> WideCharacter? {
    functions.firstIndex { $0.key == key }.map { WideCharacter(firstCode + $0) }
  }

  /// Each code in the notation of `bind`, with the name of libedit's function.
  static var bindings: [(key: String, function: String)] {
    functions.enumerated().map { (#"\"# + String(firstCode + $0, radix: 8), $1.function) }
  }

  private static let firstCode = 0x80

  private static let functions: [(key: SpecialKey, function: String)] = [
    (.up, "ed-prev-history"), (.down, "ed-next-history"),
    (.left, "ed-prev-char"), (.right, "ed-next-char"),
    (.home, "ed-move-to-beg"), (.end, "ed-move-to-end"),
    (.wordLeft, "ed-prev-word"), (.wordRight, "em-next-word"),
    (.delete, "ed-delete-next-char"), (.deleteWord, "em-delete-next-word"),
  ]
}
