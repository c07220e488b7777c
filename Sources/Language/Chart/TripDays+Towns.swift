internal import Session

/// The days of a trip by the town in which they are.
extension Trip {
  /// The numbers of the days whose city that is; `nil` where there is none, or others lie between them.
  func days(in town: String) -> ClosedRange<Int>? {
    let name = folded(town)
    let there = days.indices.filter { days[$0].isIn(name) }
    guard let first = there.first, let last = there.last, last - first + 1 == there.count else {
      return nil
    }
    return first + 1...last + 1
  }
}

extension Day {
  /// Whether its city has this folded name.
  func isIn(_ name: String) -> Bool { city.map { folded($0.name) == name } ?? false }
}

extension Chart {
  /// Days that a town tells apart: `the Tuesday in Edinburgh`, of two tuesdays, `the third day in Naxos`.
  func daysThere(at index: Int, _ spans: [Span]) -> [Span] {
    // `a train to Siena on the second day in Florence` is told with all that it has.
    guard let trip = context.trip, context.words.contains("in"), !context.tellsJourney else {
      return []
    }
    let narrowed = spans.compactMap { span -> Span? in
      guard case .day(.either(let dates)) = span.value,
        let (days, end) = town(at: span.end, in: trip)
      else { return nil }
      let there = dates.filter { date in days.contains { trip.days[$0 - 1].date == date } }
      return there.count == 1 ? day(.on(there[0]), index..<end) : nil
    }
    let start = context.matches(["the"], at: index) ? index + 1 : index
    guard let (place, after) = ordinal(at: start), context.matches(["day"], at: after),
      let (days, end) = town(at: after + 1, in: trip), let number = place.number(of: days.count),
      (1...days.count).contains(number)
    else { return narrowed }
    return narrowed + [day(.number(days.lowerBound + number - 1), index..<end)]
  }

  /// The days of the town behind `in` or `we're in`.
  private func town(at index: Int, in trip: Trip) -> (ClosedRange<Int>, end: Int)? {
    guard let start = context.end(ofOneOf: beingThere, at: index) else { return nil }
    for end in (start..<min(start + 3, context.tokens.count)).map({ $0 + 1 }).reversed() {
      if let days = trip.days(in: context.text(start..<end)) { return (days, end) }
    }
    return nil
  }
}

private let beingThere = BookingWords.ways(
  "in we're_in we_are_in were_in that_we're_in that_we_are_in")
