private import Glibc

/// Time for lookups; tests pass one of their own.
package protocol LookupClock: Sendable {
  /// Milliseconds of a clock that only goes forward.
  func milliseconds() -> Int

  /// Whole seconds since 1970-01-01T00:00:00Z.
  func seconds() -> Int64

  /// Milliseconds since 1970, by the same clock.
  func wallMilliseconds() -> Int64

  /// Waits; returns early when the task is cancelled.
  func pause(milliseconds: Int) async
}

extension LookupClock {
  package func wallMilliseconds() -> Int64 { seconds() * 1000 }
}

/// The machine's clocks.
package struct SystemLookupClock: LookupClock {
  package init() {}

  package func milliseconds() -> Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  package func seconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec)
  }

  package func wallMilliseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec / 1_000_000)
  }

  package func pause(milliseconds: Int) async {
    try? await Task.sleep(for: .milliseconds(milliseconds))
  }
}
