/// What time it is; tests pass one that stands still.
package protocol WallClock: Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z.
  func now() -> Int64

  /// How many seconds local time is ahead of UTC at that moment.
  func offsetFromUTC(at seconds: Int64) -> Int
}

/// A clock that stands at nine in the morning of a day, at the prime meridian.
package struct StandingClock: WallClock {
  private let seconds: Int64

  /// The day is counted from 1970-01-01.
  package init(onDay day: Int) { seconds = Int64(day * 24 + 9) * 3600 }

  package func now() -> Int64 { seconds }

  package func offsetFromUTC(at seconds: Int64) -> Int { 0 }
}
