extension Interpreter {
  func newTrip(_ new: NewTrip) throws(Interruption) -> Decision {
    if let name = new.name, isBlank(name) { throw .problem(.emptyName, at: .name) }
    let found =
      try destination(of: new) ?? (new.namesPlace ? new.name.flatMap(wellKnownPlace) : nil)
    guard let wanted = words(new.name) ?? found?.destination.name else {
      throw .problem(.emptyName, at: .name)
    }
    let name = try resolver.freeName(wanted)
    var trip = Trip(id: TripID(scene.session.nextID), name: name)
    trip.destination = found?.destination
    trip.style = words(new.style)
    trip.about = paragraphs(new.about)
    trip.days = try days(of: new.dates, from: trip.id.number + 1)
    var canonical = new
    canonical.namesPlace = new.namesPlace && found == nil
    canonical.name = name == found?.destination.name ? nil : name
    canonical.destination = found?.reference
    canonical.style = trip.style
    canonical.about = trip.about
    return added(
      trip, .newTrip(canonical), wanted: wanted, dates: new.dates, (found?.notices ?? []))
  }

  /// The commit of a new trip, which is the current one from now on.
  func added(
    _ trip: Trip, _ canonical: Intent, wanted: String, dates: TripDates?, _ notices: [Notice] = []
  ) -> Decision {
    var cursor = scene.session.cursor
    cursor.enter(trip.id)
    var notices = notices + [.tripMade(trip.id)]
    if trip.name != wanted { notices.append(.nameTaken(wanted: wanted, given: trip.name)) }
    if case .range(let range) = dates { notices.append(.understood(range)) }
    return outcome(
      [.tripAdded(trip)], canonical, cursor: cursor, notices: notices, view: .tripHead(trip.id))
  }

  private func destination(of new: NewTrip) throws(Interruption) -> ResolvedDestination? {
    guard let reference = new.destination else { return nil }
    return try resolver.destination(reference, by: .anywhere, at: .place) { pinned in
      var command = new
      command.destination = pinned
      return .newTrip(command)
    }
  }

  /// The town or country that everybody means who says this name: a trip called after it goes there.
  ///
  /// `nil` where several bear it that may be meant, or where it may as well be another word.
  private func wellKnownPlace(_ name: String) -> ResolvedDestination? {
    let comparison = PlaceComparison(centres: [], order: .none)
    guard
      let found = comparison.choice(among: scene.gazetteer.named(oneLine(name))), found.isOwnName,
      found.kind == .city || found.kind == .country, found.rank >= GazetteerMatch.wellKnown
    else { return nil }
    return ResolvedDestination(resolver.resolved(found.place, comparison, own: []))
  }

  private func days(of dates: TripDates?, from firstID: Int) throws(Interruption) -> [Day] {
    switch dates {
    case nil: return []
    case .range(let range):
      try checkLength(range.count)
      return range.dates.enumerated().map { Day(id: DayID(firstID + $0), date: $1) }
    case .days(let count):
      try checkLength(count)
      return (0..<count).map { Day(id: DayID(firstID + $0)) }
    }
  }

  /// Fails where a trip cannot have so many days.
  func checkLength(_ days: Int) throws(Interruption) {
    guard days > 0 else { throw .problem(.notPositive, at: .dates) }
    guard days <= Trip.daysAtMost else {
      throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .dates)
    }
  }
}
