internal import Language
internal import Session
internal import World

extension Conversation {
  /// How many of the next trips are listed at the start.
  private static let nextTrips = 3
  /// How many rows of the day where one left off are shown at the start.
  private static let rowsOfDay = 9

  /// What stands at the start: where one left off, the next trips, and how to go on.
  ///
  /// Of the journal only this much is read: the start is as quick with many trips as with few.
  func greet() async {
    layOut()
    let stage = executor.stage
    let current = executor.session.cursor.trip.flatMap(stage.trip)
    let next = upcoming(besides: current?.id)
    // Their numbers can be opened.
    if !next.isEmpty { executor.session.cursor.listedTrips = next.map(\.id) }
    var lines = [ReplyLine("tripsh \(programVersion) · help, tutorial, or just say it", .quiet)]
    if executor.options.isPrivate {
      lines.append(ReplyLine("private: lines are not kept", .quiet))
    }
    if isNew, stage.givesHints {
      let way = "  Say where you go and when, in your own words; everything is saved as you go."
      lines += executor.layout.broken(ReplyLine(way, .quiet))
    }
    if let current {
      lines += stage.head(of: current) + dayLeftOff(in: current, stage)
      lines += errorLines(of: current, stage)
    }
    lines += stage.upcomingLines(next)
    if stage.givesHints, let hint = stage.tries(hints(current, next, stage)) {
      lines += executor.layout.broken(ReplyLine("  \(hint)", .quiet), hanging: 5)
    }
    await show(lines)
  }

  /// Whether nothing has been done in this home.
  private var isNew: Bool { (try? executor.world.journal.newestEntry()) == 0 }

  /// The day that is selected, with what is planned on it; of a long one the beginning.
  private func dayLeftOff(in trip: Trip, _ stage: Stage) -> [ReplyLine] {
    guard let day = executor.session.cursor.day.flatMap(trip.day) else { return [] }
    let lines = stage.lines(of: day, in: trip)
    guard lines.count > Conversation.rowsOfDay + 1 else { return lines }
    let number = trip.number(of: day.id) ?? 0
    let rest = lines.count - Conversation.rowsOfDay
    return lines.prefix(Conversation.rowsOfDay)
      + [ReplyLine("  \(counted(rest, "more row")): show day \(number)", .quiet)]
  }

  /// What is certainly wrong with the trip and was not told before, in one line, as `open` tells it.
  private func errorLines(of trip: Trip, _ stage: Stage) -> [ReplyLine] {
    let errors = CheckedTrip(trip, today: executor.today, executor.seen.settings).errors
    let new = executor.session.cursor.tellNew(errors, of: trip.id)
    return new.first.map {
      executor.layout.broken(stage.errorLine(new.count, $0.message))
    } ?? []
  }

  /// One trip more is read than is shown: the open one may be among them.
  private func upcoming(besides open: TripID?) -> [TripSummary] {
    let limit = Conversation.nextTrips
    let trips = try? executor.world.journal.summaries(
      notOverOn: executor.today, limit: limit + 1)
    return Array((trips ?? []).filter { $0.id != open }.prefix(limit))
  }

  private func hints(_ current: Trip?, _ next: [TripSummary], _ stage: Stage) -> [String] {
    if let current {
      let commands = stage.nextCommands(in: current).prefix(2)
      return commands + [next.isEmpty ? "trips" : "open 1"]
    }
    if !next.isEmpty { return ["open 1", "trips", "new trip"] }
    return isNew ? ["new trip to Porto 19-23 april"] : ["trips", "new trip"]
  }
}
