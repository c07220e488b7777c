internal import Session
private import Synchronization

/// The question that is being put to a server; another thread may cancel it.
package final class RunningLookup: Sendable {
  private let task = Mutex<Task<PlaceAnswer, Never>?>(nil)

  package init() {}

  func answer(to query: PlaceQuery, from server: any PlaceAnswering) async -> PlaceAnswer {
    let running = Task { await server.answer(to: query) }
    task.withLock { $0 = running }
    defer { task.withLock { $0 = nil } }
    return await running.value
  }

  /// Cancels the question that runs, if one does.
  package func cancel() { task.withLock { $0?.cancel() } }
}
