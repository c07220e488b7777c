internal import Session

extension Stage {
  /// What a view looks like now.
  func lines(of view: View) -> [ReplyLine] {
    switch view {
    case .tripHead(let id): with(id, headLines)
    case .trip(let id): with(id) { lines(of: $0) }
    case .pastTrip(let trip): lines(of: trip)
    case .day(let id, let day): with(id) { lines(of: day, in: $0) }
    case .days(let id): with(id) { head(of: $0) + dayRows(of: $0) }
    case .calendar(let id): with(id, calendarLines)
    case .ideas(let id): with(id, ideaLines)
    case .bookings(let id, let kind): with(id) { bookingRows(of: $0, kind) }
    case .nights(let id, let day): with(id) { nightRows(of: $0, day) }
    case .trips(let trips): lines(of: trips)
    case .results(let first, let count): resultLines(from: first, count: count)
    case .stop(let id, let stop): with(id) { lines(of: stop, in: $0) }
    case .place(let details): lines(of: details)
    case .stopDetails(let id, let stop, let details):
      with(id) { trip in trip.stop(stop).map { lines(of: $0, in: trip, details) } ?? [] }
    case .map(let map): lines(of: map)
    case .found(let found): lines(of: found)
    case .log(let rows): lines(of: rows)
    case .lists(let id, let list, let open): with(id) { listLines(of: $0, list, open: open) }
    case .costs(let report): lines(of: report)
    case .settlement(let report): lines(of: report)
    case .settings: settingLines
    case .aliases: aliasLines
    case .meaning(let meaning): lines(of: meaning)
    case .findings(let found): with(found.trip) { lines(of: found, in: $0) }
    case .rules(let silenced): ruleLines(silenced: silenced)
    case .outlook(let outlook): lines(of: outlook)
    }
  }

  private func with(_ id: TripID, _ lines: (Trip) -> [ReplyLine]) -> [ReplyLine] {
    trip(id).map(lines) ?? []
  }

  private func lines(of id: DayID, in trip: Trip) -> [ReplyLine] {
    trip.day(id).map { lines(of: $0, in: trip) } ?? []
  }

  private func lines(of id: StopID, in trip: Trip) -> [ReplyLine] {
    trip.stop(id).map { lines(of: $0, in: trip) } ?? []
  }
}
