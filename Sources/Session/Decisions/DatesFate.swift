/// What new dates would do to the plans of a trip.
package struct DatesFate: Hashable, Sendable {
  package var policy: DatesPolicy
  /// The days with plans that get another date, in their order.
  package var moves: [Move] = []
  /// The days with plans that stay outside of the new dates.
  package var outside: [NumberedDay] = []
  /// The stops that go to the ideas, by name.
  package var ideas: [String] = []
  /// The days whose title, note or city goes with them.
  package var gone: [NumberedDay] = []

  package struct Move: Hashable, Sendable {
    package var from: CivilDate?
    package var to: CivilDate?
  }

  init(_ policy: DatesPolicy, from trip: Trip, to changed: Trip, within range: DateRange) {
    self.policy = policy
    for (index, day) in trip.days.enumerated() where day.hasPlans {
      let numbered = NumberedDay(number: index + 1, day: day)
      guard let kept = changed.day(day.id) else {
        ideas += day.stops.map(\.name)
        if day.hasWords { gone.append(numbered) }
        continue
      }
      if kept.date != day.date { moves.append(Move(from: day.date, to: kept.date)) }
      if kept.date.map(range.contains) == false { outside.append(numbered) }
    }
  }

  /// By how many days every plan moves; `nil` where they move by different ones, or have no dates.
  package var commonStep: Int? {
    let steps = moves.map { move in move.from.flatMap { from in move.to?.days(since: from) } }
    guard let first = steps.first, steps.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}

/// A day and its number in its trip.
package struct NumberedDay: Hashable, Sendable {
  package var number: Int
  package var day: Day

  package init(number: Int, day: Day) {
    self.number = number
    self.day = day
  }
}
