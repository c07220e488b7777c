/// Something that a trip can be asked, such as whether day 2 has 3 stops.
///
/// A script asserts it, a lesson waits for it.
package struct Condition: Hashable, Sendable {
  package var fact: Fact

  package init(_ fact: Fact) { self.fact = fact }

  package enum Fact: Hashable, Sendable {
    case starts(CivilDate)
    case ends(CivilDate)
    case counts(Counted, HowMany)
    case goesTo(String)
    case called(String)
    case stopsOfDay(DayReference, HowMany)
    case dayCalled(DayReference, String)
    case daySelected(DayReference)
    case stop(String, day: DayReference?, at: ClockTime?)
    case idea(String)
    case noStop(String, day: DayReference?, at: ClockTime?)
    case file(String)
    case alias(String)
    case noAlias(String)
    /// So many trips are in the home.
    case trips(Int)
    case trip(String)
    case noTrip(String)
    /// What `check` finds: nothing, or no error.
    case noFindings(errorsOnly: Bool)
  }

  package enum Counted: String, CaseIterable, Hashable, Sendable {
    case days, stops, ideas, bookings
  }
}

/// Why words are no condition.
package struct ConditionFault: Error, Hashable, Sendable {
  package let text: String

  /// Conditions that can be said, to go on with.
  package static let forms = [
    "trip starts 2027-04-19", "trip ends 2027-04-23", "trip goes to Porto", "trip called Spring",
    "trip has 5 days", "trip has at least 5 stops", "day 2 has 3 stops", "day 2 called Temples",
    "day 2 selected",
    "lunch on day 2 at 13:00",
    "lunch on day 2", "lunch among ideas", "no lunch", "no lunch on day 2", "3 trips",
    "alias brunch", "no alias brunch", "file porto.trip", "no findings", "no errors",
  ]
}
