extension Interpreter {
  /// Trips, days and stops of all trips that have these words in a name, a title or a note.
  func find(_ words: String) throws(Interruption) -> Decision {
    let wanted = folded(words)
    guard !wanted.isEmpty else { throw .fail(Failure(.emptyName, at: .words)) }
    var found: [Found] = []
    for summary in try resolver.summaries() {
      if let trip = try resolver.trip(summary.id) { found += trip.found(wanted, summary) }
    }
    return .reply(
      Look(
        cursor: scene.session.cursor, canonical: .find(words),
        notices: found.isEmpty ? [.nothingFound(words), .onlyInTrips] : [], view: .found(found)))
  }
}

extension Trip {
  fileprivate func found(_ wanted: String, _ summary: TripSummary) -> [Found] {
    var found: [Found] = []
    if [name, destination?.name, about, note].mention(wanted) {
      found.append(Found(trip: summary, day: nil, date: nil, stop: nil))
    }
    for (index, day) in days.enumerated() {
      if [day.title, day.note].mention(wanted) {
        found.append(Found(trip: summary, day: index + 1, date: day.date, stop: nil))
      }
      for stop in day.stops where [stop.name, stop.note].mention(wanted) {
        found.append(Found(trip: summary, day: index + 1, date: day.date, stop: stop))
      }
    }
    for stop in ideas where [stop.name, stop.note].mention(wanted) {
      found.append(Found(trip: summary, day: nil, date: nil, stop: stop))
    }
    return found
  }
}

extension [String?] {
  /// Whether one of the texts has these folded words in it.
  fileprivate func mention(_ wanted: String) -> Bool {
    contains { text in text.map { folded($0).contains(wanted) } == true }
  }
}
