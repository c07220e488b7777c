internal import World

/// A clock that stands still, in UTC.
package struct FixedClock: WallClock {
  package var seconds: Int64

  /// 2026-11-21T09:00:00Z unless told.
  package init(seconds: Int64 = 1_795_251_600) { self.seconds = seconds }

  package func now() -> Int64 { seconds }

  package func offsetFromUTC(at seconds: Int64) -> Int { 0 }
}
