package import Places
package import Session
private import Synchronization

/// The question that is being put to a server; another thread may cancel it.
package final class RunningLookup: Sendable {
  /// Shows that something is waited for, and since how many milliseconds; `nil` when that is over.
  package typealias Sign = @Sendable (_ milliseconds: Int?) async -> Void

  private let task = Mutex(Running())
  private let sign = Mutex<Waiting?>(nil)

  private struct Running {
    var task: Task<Answered, Never>?
    var number = 0
  }

  /// How waiting is shown.
  private struct Waiting: Sendable {
    let show: Sign
    let clock: any LookupClock
  }

  package init() {}

  /// From now on what takes longer is shown.
  package func showWaiting(by clock: any LookupClock, _ show: @escaping Sign) {
    let waiting = Waiting(show: show, clock: clock)
    sign.withLock { $0 = waiting }
  }

  /// Asks; a question that still runs is cancelled, on the wire too: only the newest is waited for.
  package func answer(
    to query: PlaceQuery, from server: any PlaceAnswering, for asker: Asker
  ) async -> Answered {
    let running = Task { await server.answer(to: query, for: asker) }
    let number = task.withLock { state in
      state.task?.cancel()
      state.task = running
      state.number += 1
      return state.number
    }
    defer { task.withLock { if $0.number == number { $0.task = nil } } }
    guard let waiting = sign.withLock({ $0 }) else { return await running.value }
    let showing = Task { await RunningLookup.show(waiting) }
    let answered = await running.value
    showing.cancel()
    if await showing.value { await waiting.show(nil) }
    return answered
  }

  /// Shows the sign until the task is cancelled; whether it was shown at all.
  private static func show(_ waiting: Waiting) async -> Bool {
    var shown = 0
    await waiting.clock.pause(milliseconds: patience)
    while !Task.isCancelled {
      await waiting.show(shown)
      shown += step
      await waiting.clock.pause(milliseconds: step)
    }
    return shown > 0
  }

  /// A sign sooner would only flicker.
  private static let patience = 200
  private static let step = 120

  /// Cancels the question that runs, if one does.
  package func cancel() { task.withLock { $0.task?.cancel() } }
}
