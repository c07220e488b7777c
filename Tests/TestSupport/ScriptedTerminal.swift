private import Synchronization
package import World

/// A terminal at which a script types, and that remembers what was shown.
package final class ScriptedTerminal: LineTerminal {
  private struct State {
    var endings: [LineEnding]
    var transcript = ""
    var prompts: [LinePrompt] = []
    var assistant: (any LineAssistant)?
    var history: [String]
    var background: TerminalBackground?
    var themes: [Theme] = []
  }

  private let state: Mutex<State>
  /// What the person's own editor makes of a text.
  private let edits: @Sendable (String) -> String?
  package let size: TerminalSize

  /// After these the input ends; before it other lines were typed.
  package init(
    _ endings: [LineEnding], history: [String] = [], background: TerminalBackground? = nil,
    columns: Int = 80, rows: Int = 24, edits: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.edits = edits
    state = Mutex(State(endings: endings, history: history, background: background))
    size = TerminalSize(columns: columns, rows: rows)
  }

  /// Types these lines.
  package convenience init(_ lines: String...) { self.init(lines.map(LineEnding.line)) }

  package func readLine(_ prompt: LinePrompt) async -> LineEnding {
    state.withLock { state in
      let ending = state.endings.isEmpty ? .endOfInput : state.endings.removeFirst()
      state.prompts.append(prompt)
      state.transcript += prompt.text + typed(ending) + "\n"
      if prompt.keepsHistory, case .line(let text) = ending { state.history.append(text) }
      return ending
    }
  }

  package func write(_ text: String) async { state.withLock { $0.transcript += text } }

  package func publish(_ assistant: any LineAssistant) async {
    state.withLock { $0.assistant = assistant }
  }

  package func historyLines() async -> [String] { history }

  package func forgetHistory() async { state.withLock { $0.history = [] } }

  /// The transcript says so as a screen would be told.
  package func clearScreen() async { await write("\u{1B}[H\u{1B}[2J") }

  package func edit(_ text: String) async -> String? { edits(text) }

  package func background() async -> TerminalBackground? { state.withLock { $0.background } }

  package func use(_ theme: Theme) async { state.withLock { $0.themes.append(theme) } }

  /// The lines that are remembered.
  package var history: [String] { state.withLock { $0.history } }

  /// In which colours it was told to paint, one after the other.
  package var themes: [Theme] { state.withLock { $0.themes } }

  /// Prompts, typed lines and output, as they would stand on the screen.
  package var transcript: String { state.withLock { $0.transcript } }

  package var prompts: [LinePrompt] { state.withLock { $0.prompts } }

  /// What Tab would ask now.
  package var assistant: (any LineAssistant)? { state.withLock { $0.assistant } }
}

private func typed(_ ending: LineEnding) -> String {
  switch ending {
  case .line(let text): text
  case .interrupted: "^C"
  case .endOfInput: "^D"
  }
}
