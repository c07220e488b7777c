extension Interpreter {
  func showTrip(_ reference: TripReference, at moment: Moment) throws(Interruption) -> Decision {
    let known = try knownTrip(reference, at: .trip) { .showTripAt($0, moment) }
    let entry: Int
    switch moment {
    case .entry(let number):
      try checkEntry(number, from: 1)
      entry = number
    case .date(let date):
      let newest = try resolver.reading { library throws(LibraryFailure) in
        try library.newestEntry(about: known.id, until: date)
      }
      guard let newest, try isThere(known, after: newest) else {
        throw try notThereYet(known, on: date)
      }
      entry = newest
    }
    let past = try pastTrip(known, after: entry)
    return look(.showTripAt(.named(known.name), .entry(entry)), .pastTrip(past))
  }

  /// Makes the trip what it was after an entry, as a change of its own.
  func restore(_ reference: TripReference, at entry: Int) throws(Interruption) -> Decision {
    let known = try knownTrip(reference, at: .trip) { .restoreTrip($0, entry: entry) }
    try checkEntry(entry, from: 1)
    let present = try resolver.trip(known.id)
    let past = try withoutStopsElsewhere(
      try renamedIfTaken(try pastTrip(known, after: entry)), since: entry)
    let canonical = Intent.restoreTrip(.named(known.name), entry: entry)
    guard present != past else { return unchanged(canonical) }
    var cursor = scene.session.cursor
    if cursor.trip == past.id { cursor.forgetDays(notIn: past) }
    cursor.mentioned = .trip(past.id)
    return outcome(
      (present.map { [.tripRemoved($0)] } ?? []) + [.tripAdded(past)], canonical, cursor: cursor,
      notices: [.restored(name: past.name, entry: entry)], view: .tripHead(past.id))
  }

  private func pastTrip(_ known: KnownTrip, after entry: Int) throws(Interruption) -> Trip {
    let id = known.id
    let past = try resolver.reading { library throws(LibraryFailure) in
      try library.trip(id, after: entry)
    }
    guard let past else { throw .problem(.tripNotThere(entry: entry), at: .entry) }
    return past
  }

  private func renamedIfTaken(_ trip: Trip) throws(Interruption) -> Trip {
    var trip = trip
    trip.name = try resolver.freeName(trip.name, for: trip.id)
    return trip
  }

  /// The trip with new numbers for those stops that have gone to another trip since: an entry about
  /// both trips took them there.
  private func withoutStopsElsewhere(_ trip: Trip, since entry: Int) throws(Interruption) -> Trip {
    var elsewhere: Set<StopID> = []
    for walked in try entries(about: trip.id, while: { $0 > entry }) {
      for case .trip(let other, .stopAdded(let at)) in walked.entry.events where other != trip.id {
        elsewhere.insert(at.stop.id)
      }
    }
    guard !elsewhere.isEmpty else { return trip }
    var (renewed, nextID) = (trip, scene.session.nextID)
    func renew(_ stop: Stop) -> Stop {
      guard elsewhere.contains(stop.id) else { return stop }
      defer { nextID += 1 }
      return Stop(id: StopID(nextID), copying: stop)
    }
    renewed.ideas = trip.ideas.map(renew)
    for index in trip.days.indices {
      renewed.days[index].stops = trip.days[index].stops.map(renew)
    }
    return renewed
  }

  private func isThere(_ known: KnownTrip, after entry: Int) throws(Interruption) -> Bool {
    let id = known.id
    return try resolver.reading { library throws(LibraryFailure) in
      try library.trip(id, after: entry) != nil
    }
  }

  /// The failure for a day on which there was no such trip; the remedy shows it as it was made.
  private func notThereYet(
    _ known: KnownTrip, on date: CivilDate
  ) throws(Interruption) -> Interruption {
    let first = try resolver.reading { library throws(LibraryFailure) in
      try library.firstEntry(about: known.id)
    }
    guard let made = first, made.today > date else {
      return .problem(
        .tripNotThereYet(date, madeBy: nil), at: .entry,
        remedies: [.log(.trip(.named(known.name)))])
    }
    return .problem(
      .tripNotThereYet(date, madeBy: made.number), at: .entry,
      remedies: [.showTripAt(.named(known.name), .entry(made.number))])
  }
}

/// A trip that is there, or was.
struct KnownTrip {
  var id: TripID
  var name: String
}

extension Interpreter {
  /// The trip meant; where there is none (any more), the one of this name that was deleted last.
  func knownTrip(
    _ reference: TripReference, at slot: Slot, _ command: (TripReference) -> Intent
  ) throws(Interruption) -> KnownTrip {
    do {
      let trip = try resolver.trip(reference, at: slot, command)
      return KnownTrip(id: trip.id, name: trip.name)
    } catch {
      guard case .fail(let failure) = error, case .noSuchTrip = failure.problem,
        case .named(let name) = reference, let deleted = try deletedTrip(named: name)
      else { throw error }
      return KnownTrip(id: deleted.id, name: deleted.name)
    }
  }

  private func deletedTrip(named name: String) throws(Interruption) -> Trip? {
    let deleted = try resolver.reading { library throws(LibraryFailure) in
      try library.deletedTrips()
    }
    for id in deleted {
      let last = try resolver.reading { library throws(LibraryFailure) in
        try library.entries(before: nil, about: id, limit: 1).first
      }
      for case .tripRemoved(let trip) in last?.events ?? []
      where trip.id == id && nameKey(trip.name) == nameKey(name) { return trip }
    }
    return nil
  }
}
