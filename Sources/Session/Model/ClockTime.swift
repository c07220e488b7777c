/// A time of day, local to the place it is about: minutes since midnight, 0 to 1439.
package struct ClockTime: Hashable, Comparable, Sendable {
  package let minutes: Int

  /// The time, or `nil` where a day has no such minute; 24:00 is refused.
  package init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  package init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  package static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }

  /// The form `09:30`.
  package var text: String { "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))" }

  /// Reads exactly the form `09:30`.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 2, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
