import Session
import TestSupport
import Testing

/// What holds of every finding and the command beside it.
struct FixLawTests {
  private static func window(_ labelled: LabelledTrip) throws -> TestWindow {
    var window = TestWindow(MemoryLibrary([labelled.trip]))
    // What is made has ids of its own.
    window.session.cursor.trip = labelled.trip.id
    return window
  }

  private static func found(_ trip: Trip, _ labelled: LabelledTrip) -> [Finding] {
    CheckedTrip(trip, today: labelled.today, currency: .euro).findings
  }

  /// What a command only asks about: which place is meant.
  private static let asking: Set<CheckRule> = [.withoutPlace]

  @Test(arguments: LabelledTests.all.filter { !$0.found.isEmpty })
  func `a command settles its finding and makes no error`(_ labelled: LabelledTrip) throws {
    let before = FixLawTests.found(labelled.trip, labelled)
    for finding in before where !FixLawTests.asking.contains(finding.rule) {
      guard let fix = finding.fix else { continue }
      var window = try FixLawTests.window(labelled)
      window.today = labelled.today ?? window.today
      try window.commit(fix)
      let after = FixLawTests.found(try window.trip, labelled)
      #expect(
        after.count { $0.rule == finding.rule } < before.count { $0.rule == finding.rule },
        "\(finding.message.text)")
      let errors = before.count { $0.severity == .error }
      #expect(after.count { $0.severity == .error } <= errors, "\(finding.message.text)")
    }
  }

  /// Of the landing on another date there is nothing to settle.
  @Test(arguments: LabelledTests.all.filter { !$0.found.isEmpty })
  func `a finding has a command, or a line to complete`(_ labelled: LabelledTrip) {
    let found = FixLawTests.found(labelled.trip, labelled)
    for finding in found where finding.fix == nil && finding.rule != .arrivesAnotherDay {
      let end = finding.toComplete?.text ?? ""
      let blanks = ["TIME", "DAY", "PLACE", "NAME", "NUMBER", "WORDS", "the other"]
      let verbs = ["at ", "move ", "city ", "hotel ", "rate ", "tick ", "add ", "remove "]
      #expect(
        (verbs + ["departure ", "arrival "]).contains { end.hasPrefix($0) }
          && blanks.contains { end.contains($0) }, "\(finding.message.text)")
    }
  }

  @Test(arguments: CheckRule.allCases)
  func `of a rule some finding has a command, but for those that only a person settles`(
    _ rule: CheckRule
  ) {
    let ofAPerson: Set<CheckRule> = [
      .nightsWithoutHotel, .hotelFar, .checkInClosed, .missedConnection, .shortConnection,
      .costWithoutRate, .longDay, .undatedBooking, .notPacked, .arrivesAnotherDay,
    ]
    let found = LabelledTests.all.flatMap { FixLawTests.found($0.trip, $0) }
    let isFixed = found.contains { $0.rule == rule && $0.fix != nil }
    #expect(isFixed != ofAPerson.contains(rule))
  }
}
