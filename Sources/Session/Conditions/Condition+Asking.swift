extension Condition {
  /// What is there instead of what it says; `nil` where it holds.
  package func failure(in home: HomeState) -> String? {
    var trip: Trip?
    if let id = home.session.cursor.trip, case .here(let open)? = home.session.touched[id] {
      trip = open
    }
    return failure(in: home, trip: trip)
  }

  /// The same of this trip as the open one.
  func failure(in home: HomeState, trip: Trip?) -> String? {
    let session = home.session
    switch fact {
    case .file(let name): return home.hasFile(name) ? nil : "there is no file \(name)"
    case .alias(let name):
      return session.knownAliases[name] == nil ? "there is no alias \(name)" : nil
    case .noAlias(let name): return session.knownAliases[name].map { "\(name) stands for \($0)" }
    case .trips, .trip, .noTrip:
      guard let trips = home.trips() else { return "the trips cannot be read" }
      return failure(among: trips)
    case .starts, .ends, .counts, .goesTo, .called, .stopsOfDay, .dayCalled, .daySelected, .stop,
      .idea, .noStop, .noFindings:
      break
    }
    guard let trip else { return "no trip is open" }
    if case .noFindings(let errorsOnly) = fact {
      return findings(
        CheckedTrip(trip, today: home.today, session.settings), errorsOnly)
    }
    if case .daySelected(let day) = fact {
      let selected = session.cursor.day.flatMap(trip.number)
      guard selected == nil || selected != day.number else { return nil }
      return selected.map { "day \($0) is selected" } ?? "no day is selected"
    }
    return fact.failure(in: trip)
  }

  private func failure(among names: [String]) -> String? {
    switch fact {
    case .trips(let count):
      names.count == count
        ? nil
        : counted(
          names.count, "trip", names, there: names.count == 1 ? "there is" : "there are")
    case .trip(let name):
      names.contains { folded($0) == folded(name) }
        ? nil : "there is no trip \(name)" + (names.isEmpty ? "" : ", but \(few(names))")
    case .noTrip(let name):
      names.contains { folded($0) == folded(name) } ? "there is a trip \(name)" : nil
    default: nil
    }
  }
}

extension Condition.Fact {
  fileprivate func failure(in trip: Trip) -> String? {
    switch self {
    case .starts(let date):
      trip.start == date ? nil : "the trip starts \(trip.start?.iso ?? "on no date")"
    case .ends(let date):
      trip.end == date ? nil : "the trip ends \(trip.end?.iso ?? "on no date")"
    case .counts(let what, let number):
      number.holds(of: what.count(in: trip))
        ? nil : "the trip has \(what.count(in: trip)) \(what.rawValue)"
    case .goesTo(let name):
      trip.destination.map { matches($0.name, name) } == true
        ? nil : "the trip goes to \(trip.destination?.name ?? "no place")"
    case .called(let name):
      folded(trip.name) == folded(name) ? nil : "the trip is called \(trip.name)"
    case .stopsOfDay(let day, let count): wrongCount(count, of: day, in: trip)
    case .dayCalled(let day, let name): wrongName(name, of: day, in: trip)
    case .stop(let name, let day, let time): missing(name, day?.number, time, in: trip)
    case .idea(let name):
      trip.ideas.contains { matches($0.name, name) } ? nil : wrongIdea(name, in: trip)
    case .noStop(let name, let day, let time): present(name, day, time, in: trip)
    case .daySelected, .file, .alias, .noAlias, .trips, .trip, .noTrip, .noFindings: nil
    }
  }
}

extension DayReference {
  var number: Int? { if case .number(let number) = self { number } else { nil } }
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
  fileprivate func stops(ofDay day: DayReference) -> [Stop]? {
    guard let number = day.number, days.indices.contains(number - 1) else { return nil }
    return days[number - 1].stops
  }
}

private func wrongCount(_ count: HowMany, of day: DayReference, in trip: Trip) -> String? {
  let number = day.number ?? 0
  guard let stops = trip.stops(ofDay: day) else { return "there is no day \(number)" }
  guard !count.holds(of: stops.count) else { return nil }
  return counted(stops.count, "stop", stops.map(\.name), there: "day \(number) has")
}

private func wrongName(_ name: String, of day: DayReference, in trip: Trip) -> String? {
  let number = day.number ?? 0
  guard trip.stops(ofDay: day) != nil else { return "there is no day \(number)" }
  guard let title = trip.days[number - 1].title else { return "day \(number) has no name" }
  return folded(title) == folded(name) ? nil : "day \(number) is called \(title)"
}

private func present(
  _ name: String, _ day: DayReference?, _ time: ClockTime?, in trip: Trip
) -> String? {
  if let day, trip.stops(ofDay: day) == nil { return "there is no day \(day.number ?? 0)" }
  let there = trip.plannedStops.filter {
    matches($0.stop.name, name) && (day == nil || $0.day == day?.number)
      && (time == nil || $0.stop.at == time)
  }
  return there.isEmpty ? nil : "\(name) is there: " + few(there.map(\.words))
}

/// What is there instead of a stop: others of the name, else all of the day, else of the trip.
private func missing(_ name: String, _ day: Int?, _ time: ClockTime?, in trip: Trip) -> String? {
  let called = trip.plannedStops.filter { matches($0.stop.name, name) }
  guard called.isEmpty else {
    let fits = called.contains {
      (day == nil || $0.day == day) && (time == nil || $0.stop.at == time)
    }
    return fits ? nil : few(called.map { "\($0.stop.name) is on day \($0.day), \($0.clock)" })
  }
  if let day, let stops = trip.stops(ofDay: .number(day)) {
    let told = stops.map { PlannedStop(stop: $0, day: day).named }
    return "\(name) is on no day; " + counted(stops.count, "stop", told, there: "day \(day) has")
  }
  let told = trip.plannedStops.map(\.words)
  let head = "\(name) is on no day; the trip has"
  return counted(told.count, "stop", told, there: head)
}

private func wrongIdea(_ name: String, in trip: Trip) -> String {
  let there = trip.ideas.map(\.name)
  return "\(name) is not among the ideas"
    + (there.isEmpty ? ", of which there are none" : ": \(few(there))")
}

/// A stop with the number of its day.
private struct PlannedStop {
  var stop: Stop
  var day: Int

  var clock: String { stop.at.map { "at \($0.text)" } ?? "no time" }
  var named: String { stop.name + (stop.at.map { " at \($0.text)" } ?? "") }
  var words: String { "\(stop.name) on day \(day)" + (stop.at.map { " at \($0.text)" } ?? "") }
}

extension Trip {
  fileprivate var plannedStops: [PlannedStop] {
    days.enumerated().flatMap { index, day in
      day.stops.map { PlannedStop(stop: $0, day: index + 1) }
    }
  }
}

/// `day 2 has 2 stops: breakfast, lunch`.
private func counted(_ count: Int, _ unit: String, _ names: [String], there: String) -> String {
  let head = "\(there) \(count) \(unit)\(count == 1 ? "" : "s")"
  return names.isEmpty ? head : "\(head): \(few(names))"
}

/// The first of the names, and that there are more.
private func few(_ names: [String]) -> String {
  names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and more" : "")
}

/// Whether a name has these words, one after the other.
private func matches(_ name: String, _ words: String) -> Bool {
  let (name, words) = (folded(name).split(separator: " "), folded(words).split(separator: " "))
  guard !words.isEmpty, name.count >= words.count else { return false }
  return (0...(name.count - words.count)).contains {
    name[$0..<($0 + words.count)].elementsEqual(words)
  }
}
