/// What time it is; tests pass one that stands still.
package protocol WallClock: Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z.
  func now() -> Int64

  /// How many seconds local time is ahead of UTC at that moment.
  func offsetFromUTC(at seconds: Int64) -> Int
}
