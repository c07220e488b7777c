/// The rules of `check` by their names; each is described in one row of `row`.
package enum CheckRule: String, CaseIterable, Hashable, Sendable {
  // errors: what is certainly wrong
  case overlappingStops = "overlapping-stops"
  case impossibleHop = "impossible-hop"
  case beforeArrival = "before-arrival"
  case afterDeparture = "after-departure"
  case missedConnection = "missed-connection"
  case endsBeforeStart = "ends-before-start"
  case closed
  // warnings: what is probably not meant
  case nightsWithoutHotel = "nights-without-hotel"
  case twoHotels = "two-hotels"
  case hotelFar = "hotel-far"
  case lateCheckIn = "late-check-in"
  case checkInClosed = "check-in-closed"
  case sameTime = "same-time"
  case tooLittleTime = "too-little-time"
  case farFromCity = "far-from-city"
  case closesTooSoon = "closes-too-soon"
  case stopDuringJourney = "stop-during-journey"
  case leftBefore = "left-before"
  case lateForDeparture = "late-for-departure"
  case missingTransfer = "missing-transfer"
  case missingWayBack = "missing-way-back"
  case shortConnection = "short-connection"
  case overlappingJourneys = "overlapping-journeys"
  case bookingOutside = "booking-outside"
  case duplicateBooking = "duplicate-booking"
  case activityConflict = "activity-conflict"
  case overBudget = "over-budget"
  case costWithoutRate = "cost-without-rate"
  case unknownPayer = "unknown-payer"
  case gapInDates = "gap-in-dates"
  case overdueTask = "overdue-task"
  // hints: what is worth a look
  case outOfOrder = "out-of-order"
  case longDay = "long-day"
  case nightStop = "night-stop"
  case duplicateStop = "duplicate-stop"
  case withoutPlace = "without-place"
  case missingLeg = "missing-leg"
  case arrivesAnotherDay = "arrives-another-day"
  case undatedBooking = "undated-booking"
  case emptyDay = "empty-day"
  case notPacked = "not-packed"
}

extension CheckRule {
  /// All there is to a rule.
  struct Row: Sendable {
    let severity: Finding.Severity
    /// One sentence.
    let explanation: String
    let find: @Sendable (CheckedTrip) -> [Sighting]

    init(
      _ severity: Finding.Severity, _ explanation: String,
      _ find: @escaping @Sendable (CheckedTrip) -> [Sighting]
    ) {
      self.severity = severity
      self.explanation = explanation
      self.find = find
    }
  }

  package var severity: Finding.Severity { row.severity }

  /// What it is about, in one sentence.
  package var explanation: String { row.explanation }

  func findings(in trip: CheckedTrip) -> [Finding] {
    row.find(trip).map { Finding(rule: self, seen: $0) }
  }
}

extension CheckedTrip {
  /// What all rules find that are not silenced: errors first, then by days.
  package var findings: [Finding] { findings { _ in true } }

  /// What is certainly wrong; the other rules are not asked.
  package var errors: [Finding] { findings { $0.severity == .error } }

  private func findings(of isWanted: (CheckRule) -> Bool) -> [Finding] {
    let silenced = Set(trip.silenced)
    return sorted(
      CheckRule.allCases.filter { isWanted($0) && !silenced.contains($0.rawValue) }
        .flatMap { $0.findings(in: self) })
  }

  /// The same of one rule, silenced or not.
  package func findings(of rule: CheckRule) -> [Finding] { sorted(rule.findings(in: self)) }

  private func sorted(_ findings: [Finding]) -> [Finding] {
    let numbers = Dictionary(
      days.map { ($0.day.id, $0.number) }, uniquingKeysWith: { first, _ in first })
    let keys = findings.enumerated().map { index, finding in
      (finding, finding.seen.day.flatMap { numbers[$0] } ?? Int.max, index)
    }
    return keys.sorted { ($0.0.severity, $0.1, $0.2) < ($1.0.severity, $1.1, $1.2) }.map(\.0)
  }
}
