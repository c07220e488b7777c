private import Synchronization
internal import World

/// The terminal of a conversation whose lines come from a script, and whose replies are shown by a
/// stage.
final class StageTerminal: LineTerminal {
  private struct State {
    var assistant: (any LineAssistant)?
    var isCleared = false
  }

  private let state = Mutex(State())
  private let measure: @Sendable () -> TerminalSize
  private let ground: @Sendable () async -> TerminalBackground?

  private let paint: @Sendable (Theme) async -> Void

  /// - use: told of the colours that are to be painted in.
  init(
    size: @escaping @Sendable () -> TerminalSize,
    background: @escaping @Sendable () async -> TerminalBackground?,
    use: @escaping @Sendable (Theme) async -> Void = { _ in }
  ) {
    measure = size
    ground = background
    paint = use
  }

  /// Nobody types here.
  func readLine(_ prompt: LinePrompt) async -> LineEnding { .endOfInput }

  func write(_ text: String) async {}

  func publish(_ assistant: any LineAssistant) async { state.withLock { $0.assistant = assistant } }

  func clearScreen() async { state.withLock { $0.isCleared = true } }

  func background() async -> TerminalBackground? { await ground() }

  func use(_ theme: Theme) async { await paint(theme) }

  var size: TerminalSize { measure() }

  /// Who helps with the line that comes.
  var assistant: (any LineAssistant)? { state.withLock { $0.assistant } }

  /// Whether the screen was cleared since this was asked last.
  func takeClearing() -> Bool {
    state.withLock { state in
      defer { state.isCleared = false }
      return state.isCleared
    }
  }
}
