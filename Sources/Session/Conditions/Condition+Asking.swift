extension Condition {
  /// What is there instead of what it says; `nil` where it holds.
  ///
  /// It is about the open trip, which the session must hold.
  package func failure(in session: Session) -> String? {
    if case .alias(let name) = fact {
      return session.aliases[name] == nil ? "there is no alias \(name)" : nil
    }
    guard let id = session.cursor.trip, case .here(let trip)? = session.touched[id] else {
      return "no trip is open"
    }
    if case .daySelected(let number) = fact {
      let selected = session.cursor.day.flatMap(trip.number)
      guard selected != number else { return nil }
      return selected.map { "day \($0) is selected" } ?? "no day is selected"
    }
    return fact.failure(in: trip)
  }
}

extension Condition.Fact {
  fileprivate func failure(in trip: Trip) -> String? {
    switch self {
    case .starts(let date):
      trip.start == date ? nil : "the trip starts \(trip.start?.iso ?? "on no date")"
    case .ends(let date):
      trip.end == date ? nil : "the trip ends \(trip.end?.iso ?? "on no date")"
    case .counts(let counted, let number):
      counted.count(in: trip) == number
        ? nil : "the trip has \(counted.count(in: trip)) \(counted.rawValue)"
    case .goesTo(let name):
      trip.destination.map { matches($0.name, name) } == true
        ? nil : "the trip goes to \(trip.destination?.name ?? "no place")"
    case .called(let name):
      folded(trip.name) == folded(name) ? nil : "the trip is called \(trip.name)"
    case .stopsOfDay(let day, let count):
      trip.stops(ofDay: day).map { $0.count == count ? nil : "day \(day) has \($0.count) stops" }
        ?? "there is no day \(day)"
    case .stop(let name, let day, let time): missing(name, day, time, in: trip)
    case .idea(let name):
      trip.ideas.contains { matches($0.name, name) } ? nil : "\(name) is not among the ideas"
    case .noStop(let name):
      trip.days.flatMap(\.stops).contains { matches($0.name, name) } ? "\(name) is there" : nil
    case .daySelected, .alias: nil
    }
  }
}

extension Condition.Counted {
  fileprivate func count(in trip: Trip) -> Int {
    switch self {
    case .days: trip.days.count
    case .stops: trip.stopCount
    case .ideas: trip.ideas.count
    case .bookings: trip.bookings.count
    }
  }
}

extension Trip {
  fileprivate func stops(ofDay number: Int) -> [Stop]? {
    days.indices.contains(number - 1) ? days[number - 1].stops : nil
  }
}

private func missing(_ name: String, _ day: Int?, _ time: ClockTime?, in trip: Trip) -> String? {
  let there = trip.days.enumerated().flatMap { index, day in day.stops.map { (index + 1, $0) } }
    .filter { matches($0.1.name, name) }
  guard let first = there.first else { return "\(name) is on no day" }
  let fits = there.contains { (day == nil || $0 == day) && (time == nil || $1.at == time) }
  guard !fits else { return nil }
  let clock = first.1.at.map { "at \($0.text)" } ?? "no time"
  return "\(first.1.name) is on day \(first.0), \(clock)"
}

/// Whether a name has these words, one after the other.
private func matches(_ name: String, _ words: String) -> Bool {
  let (name, words) = (folded(name).split(separator: " "), folded(words).split(separator: " "))
  guard !words.isEmpty, name.count >= words.count else { return false }
  return (0...(name.count - words.count)).contains {
    name[$0..<($0 + words.count)].elementsEqual(words)
  }
}
