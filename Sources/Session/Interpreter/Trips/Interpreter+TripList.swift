extension Interpreter {
  /// The trips that the filter lets through, in the order of the setting; rows are numbered by it.
  func listTrips(_ filter: TripFilter) throws(Interruption) -> Decision {
    let listed = ordered(try resolver.summaries().filter { belongs($0, to: filter) })
    var cursor = scene.session.cursor
    cursor.listedTrips = listed.map(\.id)
    var notices: [Notice] = []
    if case .words(let text) = filter, listed.isEmpty { notices = [.nothingFound(text)] }
    return .reply(
      Look(cursor: cursor, canonical: .trips(filter), notices: notices, view: .trips(listed)))
  }

  private func belongs(_ trip: TripSummary, to filter: TripFilter) -> Bool {
    switch filter {
    case .all: true
    case .words(let text): trip.hasWords(text)
    case .favourite: trip.favourite
    case .upcoming: trip.end.map { $0 >= scene.today } ?? false
    case .past: trip.end.map { $0 < scene.today } ?? false
    case .undated: trip.start == nil
    }
  }

  private func ordered(_ trips: [TripSummary]) -> [TripSummary] {
    switch scene.session.settings[.tripsOrder] {
    case "oldest": trips
    case "name":
      trips.map { (key: nameKey($0.name), trip: $0) }
        .sorted { ($0.key, $0.trip.id) < ($1.key, $1.trip.id) }.map(\.trip)
    case "start": trips.inOrderOfTime
    default: trips.reversed()
    }
  }
}

extension TripSummary {
  /// Whether each of the words begins a word of the name, the destination or the style.
  fileprivate func hasWords(_ text: String) -> Bool {
    let own = [name, destination, style].compactMap(\.self).flatMap {
      folded($0).split(separator: " ")
    }
    let wanted = folded(text).split(separator: " ")
    guard !wanted.isEmpty else { return name.contains(text) }
    return wanted.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }
}
