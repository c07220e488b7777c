internal import Language
internal import Session

extension Stage {
  /// What is likely to be said next in a trip, the likeliest first; at most three commands.
  func nextCommands(in trip: Trip) -> [String] {
    var commands: [String] = []
    if trip.stopCount == 0, trip.destination != nil { commands.append("suggest") }
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
