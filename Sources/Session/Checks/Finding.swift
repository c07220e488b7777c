/// What `check` noticed in a trip, and what would settle it.
package struct Finding: Hashable, Sendable {
  package enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    /// Certainly wrong.
    case error
    /// Probably not meant.
    case warning
    /// Worth a look.
    case hint

    package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int { Severity.allCases.firstIndex(of: self) ?? 0 }
  }

  package let rule: CheckRule
  package let seen: Sighting

  package var severity: Severity { rule.severity }
  package var message: FindingMessage { seen.message }
  /// A command that settles it; `nil` where only a person can.
  package var fix: Intent? { seen.fix }
  package var toComplete: FindingMessage? { seen.toComplete }
  /// The message, and behind it the line to complete.
  package var whole: FindingMessage { toComplete.map { message + ": " + $0 } ?? message }
}

/// What a rule saw, and where; `nil` for what is of the trip as a whole.
package struct Sighting: Hashable, Sendable {
  package var day: DayID?
  package var stop: StopID?
  package var booking: BookingID?
  package var task: TaskID?
  package var message: FindingMessage
  package var fix: Intent?
  /// Where no command settles it: a line whose words in capitals a person fills in.
  package var toComplete: FindingMessage?

  init(
    _ message: FindingMessage, day: CheckedDay? = nil, stop: CheckedStop? = nil,
    booking: CheckedBooking? = nil, task: TaskID? = nil, fix: Intent? = nil,
    orElse line: FindingMessage? = nil
  ) {
    self.day = day?.day.id ?? stop?.day
    self.stop = stop?.stop.id
    self.booking = booking?.booking.id
    self.task = task
    self.message = message
    toComplete = fix == nil ? line : nil
    self.fix = fix
  }
}

extension Finding {
  package var mark: FindingMark {
    FindingMark(
      rule: rule.rawValue, day: seen.day, stop: seen.stop, booking: seen.booking, task: seen.task)
  }
}
