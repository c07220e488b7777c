/// A terminal at which a person types lines.
package protocol LineTerminal: Sendable {
  /// Waits for a line. The prompt's style is the terminal's own affair where it has none.
  func readLine(_ prompt: LinePrompt) async -> LineEnding

  /// Shows text; lines end in "\n". It is clean already: no control characters but styles of ours.
  func write(_ text: String) async

  /// What Tab asks from now on.
  func publish(_ completer: any LineCompleter) async

  var size: TerminalSize { get }
}

/// What stands before the cursor while a line is awaited.
package struct LinePrompt: Hashable, Sendable {
  package var text: String
  /// Whether the answers belong into the history.
  package var keepsHistory: Bool

  package init(text: String, keepsHistory: Bool = true) {
    self.text = text
    self.keepsHistory = keepsHistory
  }
}

/// How the wait for a line ended.
package enum LineEnding: Hashable, Sendable {
  case line(String)
  /// Ctrl-C: the line is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal has gone.
  case endOfInput
}

package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
