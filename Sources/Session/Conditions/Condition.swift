/// Something that a trip can be asked, such as whether day 2 has 3 stops.
///
/// A script asserts it, a lesson waits for it.
package struct Condition: Hashable, Sendable {
  /// The words it was made of.
  package let text: String
  let fact: Fact

  enum Fact: Hashable, Sendable {
    case starts(CivilDate)
    case ends(CivilDate)
    case counts(Counted, Int)
    case goesTo(String)
    case called(String)
    case stopsOfDay(Int, Int)
    case daySelected(Int)
    case stop(String, day: Int?, at: ClockTime?)
    case idea(String)
    case noStop(String)
    case alias(String)
  }

  enum Counted: String, Hashable, Sendable { case days, stops, ideas, bookings }
}

/// Why words are no condition.
package struct ConditionFault: Error, Hashable, Sendable {
  package let text: String

  /// Conditions that can be said, to go on with.
  package static let forms = [
    "trip starts 2027-04-19", "trip ends 2027-04-23", "trip goes to Porto", "trip called Spring",
    "trip has 5 days", "day 2 has 3 stops", "day 2 selected", "lunch on day 2 at 13:00",
    "lunch on day 2", "lunch among ideas", "no lunch", "alias brunch",
  ]
}
