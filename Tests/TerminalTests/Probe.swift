import TestSupport

/// The probe at a pseudo-terminal, waiting at its prompt.
func startProbe(
  _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 60,
  rows: Int = 12
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    PseudoTerminal.built("editor-probe"), arguments, environment: environment, columns: columns,
    rows: rows)
  _ = terminal.wait { $0.isBracketedPaste && $0.cursorLine.hasPrefix(">") }
  return terminal
}

extension TemporaryFolder {
  /// A command that runs these lines of the shell, which edit the file that it is given.
  ///
  /// The shell reads the file; it is not a program of its own. What is still open for writing cannot
  /// be executed ("Text file busy"), and it is for a moment in every child that another test forks
  /// while it is written.
  func editor(_ lines: String) -> String {
    write(lines, to: "editor")
    return "/bin/sh \(file("editor"))"
  }
}

extension PseudoTerminal {
  /// Whether a row with this text comes to stand on the screen.
  func shows(_ line: String) -> Bool { wait { $0.lines.contains(line) } }

  /// Whether the cursor comes to stand in this row, which the prompt begins.
  ///
  /// A line that has just been entered looks the same; the column tells it from one of which the end
  /// is only shown.
  func edits(_ line: String, column: Int? = nil) -> Bool {
    wait {
      $0.cursorLine == line && $0.isBracketedPaste && $0.column == column ?? $0.column
    }
  }
}
