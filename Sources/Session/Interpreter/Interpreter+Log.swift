extension Interpreter {
  /// The entries, oldest first: the newest twenty unless more or others are asked for.
  func log(_ target: LogTarget?) throws(Interruption) -> Decision {
    switch target {
    case nil: return try logNewest(20, .log(nil))
    case .newest(let count):
      guard count > 0 else { throw .problem(.notPositive, at: .number) }
      return try logNewest(count, .log(.newest(count)))
    case .entries(let range):
      try checkEntry(range.lowerBound, from: 1)
      return rows(
        try entries(while: { $0 >= range.lowerBound }, where: { range.contains($0.number) }),
        .log(.entries(range)))
    case .trip(let reference):
      let known = try knownTrip(reference, at: .trip) { .log(.trip($0)) }
      return rows(
        try entries(about: known.id), .log(.trip(.named(known.name))))
    case .day(let reference): return try logDay(reference)
    case .stop(let reference): return try logStop(reference)
    }
  }

  private func logDay(_ reference: DayReference) throws(Interruption) -> Decision {
    let trip = try currentTrip()
    let day = try day(reference, of: trip, at: .day) { .log(.day($0)) }
    let found = try entries(
      about: trip.id, where: { Footprint($0.events).concerns(.day(day.id)) })
    return rows(found, .log(.day(trip.reference(to: day))))
  }

  private func logStop(_ reference: StopReference) throws(Interruption) -> Decision {
    let trip = try currentTrip()
    let placed = try stop(reference, of: trip, at: .stop) { .log(.stop($0)) }
    let found = try entries(where: { Footprint($0.events).concerns(.stop(placed.stop.id)) })
    return rows(found, .log(.stop(placed.reference)))
  }

  private func logNewest(_ count: Int, _ canonical: Intent) throws(Interruption) -> Decision {
    let newest = try newestEntry()
    return rows(try entries(while: { $0 > newest - count }), canonical)
  }

  private func rows(_ newestFirst: [WalkedEntry], _ canonical: Intent) -> Decision {
    let rows = newestFirst.reversed().map { LogRow(entry: $0.entry, takenBackBy: $0.takenBackBy) }
    return look(canonical, .log(rows))
  }

  /// The entries down to the first whose number does not suit, newest first.
  func entries(
    about trip: TripID? = nil, while goesOn: (Int) -> Bool = { _ in true },
    where suits: (Entry) -> Bool = { _ in true }
  ) throws(Interruption) -> [WalkedEntry] {
    var walk = EntryWalk(self, about: trip)
    var found: [WalkedEntry] = []
    while let walked = try walk.next(), goesOn(walked.entry.number) {
      if suits(walked.entry) { found.append(walked) }
    }
    return found
  }
}
