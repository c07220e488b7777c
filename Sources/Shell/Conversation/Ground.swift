private import Synchronization
internal import World

/// What the terminal says that it writes on: asked once, and never waited for, because some never
/// answer.
final class Ground: Sendable {
  private let answer = Mutex<TerminalBackground?>(nil)

  /// What it has said so far.
  var known: TerminalBackground? { answer.withLock { $0 } }

  func ask(_ terminal: any LineTerminal) -> Task<Void, Never> {
    Task {
      let told = await terminal.background()
      answer.withLock { $0 = told }
    }
  }
}
