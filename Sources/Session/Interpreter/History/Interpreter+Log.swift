extension Interpreter {
  /// The entries, oldest first: the newest twenty unless more or others are asked for.
  func log(_ target: LogTarget?) throws(Interruption) -> Decision {
    switch target {
    case nil: return try logNewest(20, nil)
    case .entries(.newest(let count)):
      guard count > 0 else { throw .problem(.notPositive, at: .number) }
      return try logNewest(count, target)
    case .entries(let range):
      let extent = try extent(of: range)
      return try log(
        target, about: extent.trip, while: { $0 >= extent.oldest }, where: extent.suits)
    case .trip(let reference):
      let known = try knownTrip(reference, at: .trip) { .log(.trip($0)) }
      return try log(.trip(.named(known.name)), about: known.id)
    case .day(let reference): return try logDay(reference)
    case .stop(let reference): return try logStop(reference)
    case .booking(let reference):
      let trip = try resolver.currentTrip()
      let found = try resolver.booking(reference, of: trip) { .remove($0) }
      return try log(
        .booking(found.reference), about: trip.id,
        where: { Footprint($0.events).concerns(.booking(found.booking.id)) })
    }
  }

  /// The history of a day: its own, and that of the stops that stood on it then.
  private func logDay(_ reference: DayReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let day = try resolver.day(reference, of: trip, at: .day) { .log(.day($0)) }
    var trail = StopTrail(day)
    return try log(.day(trip.reference(to: day)), about: trip.id, where: { trail.concerns($0) })
  }

  private func logStop(_ reference: StopReference) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    let placed = try resolver.stop(reference, of: trip, at: .stop) { .log(.stop($0)) }
    let first = try firstEntry(of: placed.stop.id, inWhateverTripSince: trip.id)?.number ?? 1
    return try log(
      .stop(placed.reference), while: { $0 >= first },
      where: { $0.events.concern(placed.stop.id) })
  }

  /// The entry that added a stop to the first trip it stood in: another trip took it over by an
  /// entry that is about both.
  private func firstEntry(
    of stop: StopID, inWhateverTripSince trip: TripID
  ) throws(Interruption) -> Entry? {
    guard let first = try firstEntry(of: stop, in: trip) else { return nil }
    for case .trip(let other, .stopRemoved(let at)) in first.events
    where other != trip && at.stop.id == stop {
      guard let before = try firstEntry(of: stop, in: other), before.number < first.number
      else { continue }
      return try firstEntry(of: stop, inWhateverTripSince: other)
    }
    return first
  }

  private func logNewest(_ count: Int, _ target: LogTarget?) throws(Interruption) -> Decision {
    let newest = try newestEntry()
    return try log(target, while: { $0 > newest - count })
  }

  /// The entries that suit, read from the newest down to the first whose number does not go on.
  private func log(
    _ target: LogTarget?, about trip: TripID? = nil, while goesOn: (Int) -> Bool = { _ in true },
    where suits: (Entry) -> Bool = { _ in true }
  ) throws(Interruption) -> Decision {
    var walk = EntryWalk(resolver, about: trip)
    var trail = NameTrail { id in try? resolver.trip(id) }
    var rows: [LogRow] = []
    while let walked = try walk.next(), goesOn(walked.entry.number) {
      let changes = trail.changes(of: walked.entry)
      guard suits(walked.entry) else { continue }
      rows.append(
        LogRow(
          entry: walked.entry, takenBackBy: walked.takenBackBy, changes: changes,
          trips: trail.names(of: walked.entry)))
    }
    return look(.log(target), .log(rows.reversed()))
  }

  /// The entries down to the first whose number does not suit, newest first.
  func entries(
    about trip: TripID? = nil, while goesOn: (Int) -> Bool = { _ in true }
  ) throws(Interruption) -> [WalkedEntry] {
    var walk = EntryWalk(resolver, about: trip)
    var found: [WalkedEntry] = []
    while let walked = try walk.next(), goesOn(walked.entry.number) { found.append(walked) }
    return found
  }
}
