internal import Language
private import Synchronization

/// How far lines that are carried out have come.
package struct Progress: Hashable, Sendable {
  /// What is being done, as a few words.
  package var what: String
  package var done: Int
  package var total: Int

  package init(_ what: String, _ done: Int, of total: Int) {
    (self.what, self.done, self.total) = (what, done, total)
  }
}

/// The lines that are being carried out, seen from outside: how far they are, and whether they are
/// to stop; another thread may say so.
package final class RunningWork: Sendable {
  /// Shows how far it is; `nil` when that is over.
  package typealias Show = @Sendable (Progress?) async -> Void

  private struct Watcher: Sendable {
    let clock: any LookupClock
    let show: Show
  }

  private struct State {
    var isStopped = false
    var watcher: Watcher?
    /// When the next picture is due, by the clock of the watcher.
    var due = 0
    var isShown = false
  }

  private let state = Mutex(State())

  package init() {}

  /// From now on what takes longer is shown.
  package func showProgress(by clock: any LookupClock, _ show: @escaping Show) {
    let watcher = Watcher(clock: clock, show: show)
    state.withLock { $0.watcher = watcher }
  }

  /// What was entered is carried out from now on; what was stopped is over.
  package func begin() {
    state.withLock { state in
      state.isStopped = false
      state.due = (state.watcher?.clock.milliseconds() ?? 0) + RunningWork.patience
    }
  }

  /// No further line is begun.
  package func stop() { state.withLock { $0.isStopped = true } }

  package var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Whether anybody sees how far it is.
  var isWatched: Bool { state.withLock { $0.watcher != nil } }

  /// So far it is now; it is shown where it is time to.
  package func note(_ progress: Progress) async {
    let watcher = state.withLock { state -> Watcher? in
      guard let watcher = state.watcher else { return nil }
      let now = watcher.clock.milliseconds()
      guard now >= state.due else { return nil }
      state.due = now + RunningWork.step
      state.isShown = true
      return watcher
    }
    await watcher?.show(progress)
  }

  /// It is over: what was shown goes.
  package func end() async {
    let watcher = state.withLock { state in
      defer { state.isShown = false }
      return state.isShown ? state.watcher : nil
    }
    await watcher?.show(nil)
  }

  /// A bar sooner would only flicker.
  private static let patience = 500
  private static let step = 100
}

extension Diagnostic {
  /// Ctrl-C in the middle of a script that is one step.
  static func stopped(_ file: String, _ bytes: Range<Int>) -> Diagnostic {
    Diagnostic(
      kind: "stopped", message: "stopped; nothing of \(file) was done", bytes: bytes)
  }

  /// Ctrl-C in the middle of several lines.
  static func stopped(after done: Int, of total: Int) -> Diagnostic {
    Diagnostic(
      kind: "stopped",
      message: "stopped: \(done) of \(total) lines are done, the others wait in the line",
      bytes: 0..<0)
  }
}
