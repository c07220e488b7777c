/// A terminal that gives keys one by one, between lines.
package protocol KeyTerminal: LineTerminal {
  /// Waits for a key, at most so many milliseconds; for ever where that is `nil`.
  func readKey(within milliseconds: Int?) async -> KeyEnding
}

/// How the wait for a key ended.
package enum KeyEnding: Hashable, Sendable {
  case key(PressedKey)
  /// Nothing was pressed for so long.
  case timeout
  /// The program was stopped and goes on: other text may stand where the cursor is.
  case resumed
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D, or the terminal has gone.
  case endOfInput
}

/// A key, as far as a show can use it.
package enum PressedKey: Hashable, Sendable {
  case character(Unicode.Scalar)
  case enter, tab
  /// Right, down, page down: what clickers send, too.
  case forward
  /// Left, up, page up, backspace.
  case backward
  case other
}
