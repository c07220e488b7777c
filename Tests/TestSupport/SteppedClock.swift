private import Synchronization

/// A clock that only goes on when a test says so, and knows who sleeps.
package final class SteppedClock: Sendable {
  private struct Sleeper {
    var number: Int
    var wakesAt: Int
    var waiter: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = 0
    var count = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Int { state.withLock { $0.now } }

  /// Sleeps until the clock has gone on so far, or the task is cancelled.
  package func sleep(milliseconds: Int) async {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let isOver = state.withLock { state in
          if Task.isCancelled { return true }
          state.sleepers.append(
            Sleeper(number: number, wakesAt: state.now + milliseconds, waiter: waiter))
          return false
        }
        if isOver { waiter.resume() }
      }
    } onCancel: {
      wake { $0.number == number }
    }
  }

  /// Goes on, and wakes whoever has slept enough.
  package func advance(milliseconds: Int) {
    let now = state.withLock { state in
      state.now += milliseconds
      return state.now
    }
    wake { $0.wakesAt <= now }
  }

  /// Waits until so many sleep.
  package func sleeps(_ count: Int) async {
    while state.withLock({ $0.sleepers.count }) != count { await Task.yield() }
  }

  private func wake(_ isMeant: (Sleeper) -> Bool) {
    let woken = state.withLock { state in
      let woken = state.sleepers.filter(isMeant)
      state.sleepers.removeAll(where: isMeant)
      return woken
    }
    for sleeper in woken { sleeper.waiter.resume() }
  }
}
