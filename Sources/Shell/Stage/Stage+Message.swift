internal import Session

extension Stage {
  /// What a view comes to in a sentence, where its first line is only the first of its rows; `nil`
  /// where that line says it.
  func sentence(of view: View) -> String? {
    switch view {
    case .trips(let trips): told(trips.count, "trip")
    case .results(let first, let count):
      told(max(0, min(count, session.cursor.results.count - first)), "place")
    case .found(let found): told(found.count, "thing").map { "Found \($0)" }
    case .log(let rows): rows.isEmpty ? nil : entryCount(rows.count)
    case .bookings(let id, let kind):
      trip(id).flatMap { trip in
        told(trip.bookings.count { kind == nil || $0.kind == kind }, "booking")
      }
    case .nights(let id, let day):
      day == nil ? trip(id).map { "The nights of \($0.name)" } : nil
    case .settings: "The settings of this home"
    case .aliases:
      session.knownAliases.isEmpty
        ? nil : "\(session.knownAliases.count) alias\(session.knownAliases.count == 1 ? "" : "es")"
    case .rules: "The rules of check"
    case .tripHead, .trip, .pastTrip, .day, .days, .calendar, .ideas, .stop, .place, .stopDetails,
      .map, .lists, .costs, .settlement, .meaning, .findings, .outlook:
      nil
    }
  }

  /// So many; where there are none, the view has words of its own for it.
  private func told(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : counted(count, noun)
  }
}
