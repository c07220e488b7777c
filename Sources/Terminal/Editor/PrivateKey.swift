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
    functions.enumerated().map { (notation(WideCharacter(firstCode + $0)), $1.function) }
  }

  /// Leads from vi's text to its commands.
  static let viCommands = WideCharacter(0x90)

  /// Leads from vi's commands to its text, by one of the ways there are.
  static func viInsert(_ index: Int) -> WideCharacter { WideCharacter(0x91 + index) }

  /// A key as `bind` is told it.
  static func notation(_ code: WideCharacter) -> String { #"\"# + String(code, radix: 8) }

  private static let firstCode = 0x80

  private static let functions: [(key: SpecialKey, function: String)] = [
    (.left, "ed-prev-char"), (.right, "ed-next-char"),
    (.home, "ed-move-to-beg"), (.end, "ed-move-to-end"),
    (.wordLeft, "ed-prev-word"), (.wordRight, "em-next-word"),
    (.delete, "ed-delete-next-char"), (.deleteWord, "em-delete-next-word"),
  ]
}
