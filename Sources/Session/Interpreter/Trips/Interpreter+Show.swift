extension Interpreter {
  /// Shows what is named, else the selected day, else the trip; what is shown is remembered.
  func show(_ target: ShowTarget?) throws(Interruption) -> Decision {
    if case .results = target { return try showResults() }
    let trip = try resolver.currentTrip()
    switch target {
    case nil:
      if let day = scene.session.cursor.day.flatMap(trip.day) {
        return show(day, of: trip, .show(nil))
      }
      return showTrip(trip, .show(nil))
    case .trip: return showTrip(trip, .show(.trip))
    case .day(let reference):
      let day = try resolver.day(reference, of: trip, at: .day) { .show(.day($0)) }
      return show(day, of: trip, .show(.day(trip.reference(to: day))))
    case .ideas:
      // The numbers that were seen last are those of ideas.
      var cursor = scene.session.cursor
      cursor.see(nil)
      return .reply(Look(cursor: cursor, canonical: .show(.ideas), view: .ideas(trip.id)))
    case .results: return try showResults()
    case .dayOf(let reference):
      let placed = try resolver.stop(reference, of: trip, at: .anchor) { .show(.dayOf($0)) }
      guard case .day(let id) = placed.slot.list, let day = trip.day(id) else {
        return try show(.stop(placed.reference))
      }
      return show(day, of: trip, .show(.day(trip.reference(to: day))))
    case .stop(let reference):
      let placed = try resolver.stop(reference, of: trip, at: .stop) { .show(.stop($0)) }
      var cursor = scene.session.cursor
      cursor.mentioned = .stops(trip.id, [placed.stop.id])
      return .reply(
        Look(
          cursor: cursor, canonical: .show(.stop(placed.reference)),
          view: .stop(trip.id, placed.stop.id)))
    }
  }

  private func show(_ day: Day, of trip: Trip, _ canonical: Intent) -> Decision {
    var cursor = scene.session.cursor
    cursor.see(day.id)
    cursor.mentioned = .day(trip.id, day.id)
    return .reply(Look(cursor: cursor, canonical: canonical, view: .day(trip.id, day.id)))
  }

  private func showTrip(_ trip: Trip, _ canonical: Intent) -> Decision {
    var cursor = scene.session.cursor
    cursor.see(cursor.shownDay)
    cursor.mentioned = .trip(trip.id)
    return .reply(Look(cursor: cursor, canonical: canonical, view: .trip(trip.id)))
  }

  private func showResults() throws(Interruption) -> Decision {
    let results = scene.session.cursor.results
    guard !results.isEmpty else { throw .problem(.noResults) }
    let listed = scene.session.cursor.resultsAsked?.listed ?? results.count
    return look(.show(.results), .results(from: 0, count: min(listed, results.count)))
  }
}
