extension Interpreter {
  func decideOnTrips(_ intent: Intent) throws(Interruption) -> Decision {
    if case .newTrip(let new) = intent { return try newTrip(new) }
    if case .trips(let filter) = intent { return try listTrips(filter) }
    if case .open(let reference) = intent { return try openTrip(reference) }
    if case .close = intent { return try closeTrip() }
    if case .renameTrip(let name) = intent { return try renameTrip(name) }
    if case .dates(let range, let policy) = intent { return try setDates(range, policy) }
    if case .changeDates(let change) = intent { return try changeDates(change) }
    if case .datesNone = intent { return try removeDates() }
    if case .showDates = intent { return try showDates() }
    if case .shiftTrip(let shift) = intent { return try shiftTrip(shift) }
    if case .copyTrip(let name, let from) = intent { return try copyTrip(name: name, from: from) }
    if case .deleteTrip(let reference) = intent { return try deleteTrip(reference) }
    return try changeField(intent)
  }

  private func openTrip(_ reference: TripReference) throws(Interruption) -> Decision {
    let trip = try openedTrip(reference)
    var cursor = scene.session.cursor
    cursor.enter(trip.id)
    let new = cursor.tellNew(checked(trip).errors, of: trip.id)
    return .reply(
      Look(
        cursor: cursor, canonical: .open(.named(trip.name)),
        notices: [.tripOpened(trip.id)]
          + (new.first.map { [.hasErrors(new.count, $0.message)] } ?? []),
        view: .tripHead(trip.id)))
  }

  private func openedTrip(_ reference: TripReference) throws(Interruption) -> Trip {
    do {
      return try resolver.trip(reference, at: .trip) { .open($0) }
    } catch {
      guard case .fail(let failure) = error, case .noSuchTrip(let name) = failure.problem,
        let going = try resolver.tripGoing(to: name)
      else { throw error }
      return going
    }
  }

  private func closeTrip() throws(Interruption) -> Decision {
    guard let id = scene.session.cursor.trip else { return unchanged(.close) }
    var cursor = scene.session.cursor
    cursor.enter(nil)
    let name = try resolver.trip(id)?.name
    return .reply(
      Look(
        cursor: cursor, canonical: .close, notices: name.map { [.tripClosed(name: $0)] } ?? []))
  }

  private func deleteTrip(_ reference: TripReference?) throws(Interruption) -> Decision {
    let trip =
      if let reference { try resolver.trip(reference, at: .trip) { .deleteTrip($0) } } else {
        try resolver.currentTrip()
      }
    var cursor = scene.session.cursor
    if cursor.trip == trip.id { cursor.enter(nil) }
    if cursor.mentioned?.trip == trip.id { cursor.mentioned = nil }
    return outcome(
      [.tripRemoved(trip)], .deleteTrip(.named(trip.name)), cursor: cursor,
      notices: [.tripDeleted(name: trip.name)])
  }
}

extension Cursor {
  /// Of what is certainly wrong with a trip that which was not told yet; now it is.
  package mutating func tellNew(_ errors: [Finding], of trip: TripID) -> [Finding] {
    let new = errors.filter { !toldErrors.isTold($0.mark, of: trip) }
    toldErrors.tell(errors.map(\.mark), of: trip)
    return new
  }
}

extension Mention {
  /// The trip it is about or in.
  var trip: TripID? {
    switch self {
    case .trip(let trip), .day(let trip, _), .stops(let trip, _), .booking(let trip, _): trip
    case .result: nil
    }
  }
}
