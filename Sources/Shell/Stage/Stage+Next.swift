internal import Language
internal import Session
internal import World

extension Stage {
  /// What is likely to be said next in a trip, the likeliest first; at most three commands.
  func nextCommands(in trip: Trip) -> [String] {
    var commands: [String] = []
    if trip.stopCount == 0, trip.destination?.place != nil { commands.append("suggest") }
    if trip.days.isEmpty { commands.append("dates 19-23 april") }
    if let day = trip.days.first(where: { $0.stops.isEmpty }), let number = trip.number(of: day.id)
    {
      commands +=
        trip.stopCount == 0
        ? ["add breakfast to day \(number)", "day \(number)"] : ["day \(number)"]
    }
    if !trip.ideas.isEmpty, !trip.days.isEmpty { commands.append("move idea 1 to day 1") }
    if let stop = firstWithoutTime(in: trip) { commands.append("at \(stop) 10:00") }
    if trip.stopCount > 0 { commands += ["days", "log"] }
    return Array(commands.prefix(3))
  }

  /// What could be said after this was shown; `nil` where nothing is likelier than the rest.
  func hint(of view: View) -> String? {
    switch view {
    case .tripHead(let id):
      guard let trip = trip(id), trip.stopCount == 0 else { return nil }
      return tries(nextCommands(in: trip))
    case .trip(let id): return trip(id).flatMap { tries(nextCommands(in: $0)) }
    case .results:
      guard !session.cursor.results.isEmpty else { return nil }
      return session.cursor.trip == nil
        ? "Try: new trip to 1, details 1" : "Try: add 1, details 1"
    case .trips(let trips):
      guard trips.isEmpty else { return nil }
      let hasTrips = session.cursor.trip != nil
      return hasTrips ? "Try: trips" : "Try: new trip to Porto 19-23 april"
    case .ideas(let id): return trip(id).flatMap { tries(fillsIdeas(of: $0)) }
    case .day(let id, let day): return trip(id).flatMap { tries(fills(day, of: $0)) }
    case .lists, .costs, .settlement: return nil
    case .map, .pastTrip, .days, .calendar, .bookings, .nights, .stop, .stopDetails, .place, .found,
      .log, .settings,
      .aliases, .meaning, .findings, .rules, .outlook:
      return nil
    }
  }

  /// Whether hints are shown: to people who have not done much here yet.
  var givesHints: Bool {
    session.settings[.hints] == "on" && ((try? library.newestEntry()) ?? 0) < Stage.stepsWithHints
  }

  /// Who has made so many steps knows what can be said.
  private static let stepsWithHints = 30

  /// As many of the commands as fit in a line.
  func tries(_ commands: [String]) -> String? {
    guard !commands.isEmpty else { return nil }
    let hint = "Try: " + commands.joined(separator: ", ")
    let isTooWide = layout.cuts && displayWidth(hint) > layout.columns - 2
    return isTooWide && commands.count > 1 ? tries(commands.dropLast()) : hint
  }

  /// What fills the ideas, or takes one of them to a day.
  private func fillsIdeas(of trip: Trip) -> [String] {
    if trip.ideas.isEmpty { return ["add lunch to ideas"] }
    return trip.days.isEmpty ? [] : ["move idea \(trip.ideas.count) to day 1", "day 1"]
  }

  /// What fills a day on which nothing is planned; nothing for any other.
  func fills(_ id: DayID, of trip: Trip) -> [String] {
    guard let day = trip.day(id), day.stops.isEmpty, let number = trip.number(of: id) else {
      return []
    }
    let looks = trip.city(on: day) == nil ? [] : ["suggest"]
    return looks + ["add breakfast to day \(number)"]
  }

  /// The first stop that has no time yet, as a line names it.
  private func firstWithoutTime(in trip: Trip) -> String? {
    for (number, day) in trip.days.enumerated() {
      if let index = day.stops.firstIndex(where: { $0.at == nil && !$0.done }) {
        return "\(number + 1).\(index + 1)"
      }
    }
    return nil
  }

  /// The next trips beside the one that is open, the soonest first; their numbers are rows of
  /// `upcoming`.
  func upcomingLines(_ trips: [TripSummary]) -> [ReplyLine] {
    guard !trips.isEmpty else { return [] }
    return [ReplyLine("Next trips", .quiet)] + lines(of: trips)
  }
}
