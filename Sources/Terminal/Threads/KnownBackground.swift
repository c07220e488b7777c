private import Synchronization
internal import World

/// What the terminal has said that it writes on, for whoever wants to know, without asking its owner.
///
/// It is asked once, and answers when it likes.
final class KnownBackground: Sendable {
  private struct State {
    var isAsked = false
    var told: TerminalBackground?
  }

  private let state = Mutex(State())

  /// Whether it has not been asked yet; from now on it has.
  func isToBeAsked() -> Bool {
    state.withLock { state in
      defer { state.isAsked = true }
      return !state.isAsked
    }
  }

  func tell(_ background: TerminalBackground) { state.withLock { $0.told = background } }

  var told: TerminalBackground? { state.withLock { $0.told } }
}
