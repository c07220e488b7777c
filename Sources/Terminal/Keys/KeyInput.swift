/// What the terminal sent, taken whole.
package enum KeyInput: Hashable, Sendable {
  /// A character, control characters included.
  case character(Unicode.Scalar)
  case special(SpecialKey)
  /// A character with the Alt key, or quickly after Esc.
  case meta(Unicode.Scalar)
  /// Esc alone.
  case escape
  /// A bracketed paste, as it came.
  case paste(String)
  /// An answer of the terminal itself.
  case report(TerminalReport)
}

/// A key that sends an escape sequence.
package enum SpecialKey: String, CaseIterable, Sendable {
  case up, down, left, right, home, end, delete
  case wordLeft, wordRight, deleteWord, backTab, pageUp, pageDown
  /// Enter with Shift, Alt or Control, where the terminal tells them apart.
  case newLine
}
