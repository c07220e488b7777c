/// A terminal at which a person types lines.
package protocol LineTerminal: Sendable {
  /// Waits for a line. The prompt's style is the terminal's own affair where it has none.
  func readLine(_ prompt: LinePrompt) async -> LineEnding

  /// Shows text; lines end in "\n". It is clean already: no control characters but styles of ours.
  func write(_ text: String) async

  /// Shows that something is waited for, in a row that the next text replaces; `nil` takes it away.
  /// It is for the time between lines only.
  func sign(_ text: String?) async

  /// Puts another text before the line that is being read; what was typed of it stays.
  func change(promptText: String) async

  /// Who helps with the line from now on.
  func publish(_ assistant: any LineAssistant) async

  /// More rows for the list below the line, from somebody who took longer; those of another topic
  /// than the list's are too late and are dropped.
  func extend(_ list: LiveList) async

  /// Lets the person edit a text in the editor of their choice; `nil` where there is none, or it failed.
  func edit(_ text: String) async -> String?

  /// Clears the screen.
  func clearScreen() async

  /// The colours of everything that the terminal itself paints.
  func use(_ theme: Theme) async

  /// What the terminal says its text stands on; `nil` where it does not say so, or has not yet: an
  /// answer that is on its way is not waited for.
  func background() async -> TerminalBackground?

  /// What is called when the terminal says what its text stands on while a line is awaited. It is
  /// called on a thread of the terminal and must return at once; the newest one given counts.
  func onBackground(_ act: @escaping @Sendable () -> Void) async

  /// The lines that were entered, oldest first.
  func historyLines() async -> [String]

  /// Forgets every line that was entered, on disk too.
  func forgetHistory() async

  /// What is called when Ctrl-C is pressed while no line is awaited: a command is running then. It is
  /// called on a thread of the terminal and must return at once; the newest one given counts.
  func onInterrupt(_ act: @escaping @Sendable () -> Void) async

  /// Whose keys edit the lines from now on.
  func use(_ keys: EditingKeys) async

  /// Who is told of all that is shown from now on; `nil` for nobody. It is called on a thread of the
  /// terminal and must return at once.
  func record(_ listener: (@Sendable (String) -> Void)?) async

  /// Puts the terminal back as the program found it. A line asked for afterwards is the end of input.
  func close() async

  var size: TerminalSize { get }
}

/// A terminal without keys of its own, or that cannot go back in a row, has nothing to do here.
extension LineTerminal {
  package func sign(_ text: String?) async {}
  package func change(promptText: String) async {}
  package func onInterrupt(_ act: @escaping @Sendable () -> Void) async {}
  package func extend(_ list: LiveList) async {}
  package func use(_ theme: Theme) async {}
  package func background() async -> TerminalBackground? { nil }
  package func onBackground(_ act: @escaping @Sendable () -> Void) async {}
  package func edit(_ text: String) async -> String? { nil }
  package func clearScreen() async {}
  package func historyLines() async -> [String] { [] }
  package func forgetHistory() async {}
  package func use(_ keys: EditingKeys) async {}
  package func record(_ listener: (@Sendable (String) -> Void)?) async {}
  package func close() async {}
}

/// What stands before the cursor while a line is awaited.
package struct LinePrompt: Hashable, Sendable {
  package var text: String
  /// What the line will be about: of the lines entered before, those about the same come first.
  package var context: String?
  /// What stands in the line at the beginning.
  package var draft: String
  /// Whether there are answers to choose from, with the arrows too, while nothing is typed.
  package var hasAnswers: Bool
  /// Whether the line is written to the history's file; in this window it can be recalled all the same.
  package var keepsHistory: Bool
  /// Lines, as they were entered, of which nothing came: nobody is to be led to them again.
  package var mistakes: [String] = []

  package init(
    text: String, context: String? = nil, draft: String = "", hasAnswers: Bool = false,
    keepsHistory: Bool = true
  ) {
    self.text = text
    self.context = context
    self.draft = draft
    self.hasAnswers = hasAnswers
    self.keepsHistory = keepsHistory
  }
}

/// How the wait for a line ended.
package enum LineEnding: Hashable, Sendable {
  /// The text without its line end; one that was pasted may hold several lines, "\n" between them.
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
