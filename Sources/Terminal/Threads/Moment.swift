private import Glibc

/// Milliseconds on a clock that only goes forward.
enum Moment {
  static func now() -> Int64 { nanoseconds() / 1_000_000 }

  static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// What `poll` is told: the time until the nearest of these moments, -1 for no end.
  static func timeout(until moments: [Int64?]) -> Int32 {
    guard let nearest = moments.compactMap({ $0 }).min() else { return -1 }
    return Int32(clamping: max(0, nearest - now()))
  }
}
