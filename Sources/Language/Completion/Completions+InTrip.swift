internal import Session

/// What the open trip has, as candidates.
extension Completions {
  /// The days by number, then the days of the week by name.
  static func dayCandidates(_ session: Session, _ today: CivilDate) -> [Candidate] {
    numberedDays(session) + weekdays(session, today)
  }

  private static func numberedDays(_ session: Session) -> [Candidate] {
    guard let trip = session.currentTrip else { return [] }
    return trip.days.enumerated().map { index, day in
      let date = day.date.map { "\($0.weekday.abbreviation) \($0.iso)" }
      let facts = [date, day.title ?? day.city?.name, counted(day.stops.count, "stop")]
      return Candidate("day \(index + 1)", facts.compactMap { $0 }.joined(separator: " · "))
    }
  }

  /// Those that the trip has but once; outside of trips the next ones.
  private static func weekdays(_ session: Session, _ today: CivilDate) -> [Candidate] {
    let ofTrip = session.currentTrip?.days.compactMap(\.date) ?? []
    let dates = ofTrip.isEmpty ? (1...7).map { today.adding($0) } : ofTrip
    let once = dates.filter { date in dates.count { $0.weekday == date.weekday } == 1 }
    return once.map { Candidate($0.weekday.name.lowercased(), $0.iso) }
      + [Candidate("today", today.iso), Candidate("tomorrow", today.adding(1).iso)]
  }

  /// The days of the week that are no one day of the trip: a word that begins as one of them does is
  /// that one, whatever else has its letters.
  static func otherWeekdays(_ session: Session) -> [Candidate] {
    guard let trip = session.currentTrip else { return [] }
    let dates = trip.days.compactMap(\.date)
    return Weekday.allCases.compactMap { weekday in
      let count = dates.count { $0.weekday == weekday }
      guard count != 1, !dates.isEmpty else { return nil }
      let facts = count == 0 ? "not in the trip" : "more than once in the trip"
      return Candidate(weekday.name.lowercased(), facts)
    }
  }

  /// The stops by day and number, then the ideas.
  static func stopCandidates(_ session: Session) -> [Candidate] {
    guard let trip = session.currentTrip else { return [] }
    let planned = trip.days.enumerated().flatMap { day, value in
      value.stops.enumerated().map { index, stop in
        let number = "\(day + 1).\(index + 1)"
        return Candidate(number, label: "\(number) \(stop.name)", stop.facts)
      }
    }
    return planned
      + trip.ideas.enumerated().map { index, stop in
        let number = "idea \(index + 1)"
        return Candidate(number, label: "\(number) \(stop.name)", stop.facts)
      }
  }
}

extension Completions {
  /// What tells of each stop, by the name of which it is found.
  static func detailCandidates(_ session: Session) -> [Candidate] {
    stopCandidates(session).map { stop in
      let command = Verb.details.words
      return Candidate(
        "\(command) \(stop.insertion)", label: "\(command) \(stop.label)", stop.summary)
    }
  }
}

extension Stop {
  fileprivate var facts: String {
    [at?.text, category].compactMap { $0 }.joined(separator: " · ")
  }
}
