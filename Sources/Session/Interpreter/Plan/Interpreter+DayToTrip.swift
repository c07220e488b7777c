extension Interpreter {
  /// A day goes into another trip with all that is planned on it: to the day of its date there, to
  /// its own date where that lies next to the others, else behind the last day.
  ///
  /// What is booked goes along where it begins on that day, but for stays of several nights.
  func moveDay(
    _ reference: DayReference, of owner: TripReference?, to target: TripReference
  ) throws(Interruption) -> Decision {
    let trip: Trip
    if let owner {
      trip = try resolver.trip(owner, at: .otherTrip) {
        .plan(.toTrip(reference, of: $0, to: target))
      }
    } else {
      trip = try resolver.currentTrip()
    }
    let source = trip.id == scene.session.cursor.trip ? nil : TripReference.named(trip.name)
    let other = try resolver.trip(target, at: .trip) {
      .plan(.toTrip(reference, of: source, to: $0))
    }
    guard other.id != trip.id else { throw .problem(.sameTrip(trip.name), at: .trip) }
    let goal = TripReference.named(other.name)
    let day = try resolver.day(reference, of: trip, at: .day) {
      .plan(.toTrip($0, of: source, to: goal))
    }
    return try moved(day, from: trip, to: other) { number in
      .plan(.toTrip(number, of: source, to: goal))
    }
  }

  private func moved(
    _ day: Day, from trip: Trip, to other: Trip, _ command: (DayReference) -> Intent
  ) throws(Interruption) -> Decision {
    let number = trip.number(of: day.id) ?? 0
    let (going, staying) = trip.bookings(on: day)
    var source = TripDraft(trip)
    for booking in going {
      guard let index = source.trip.bookings.firstIndex(of: booking) else { continue }
      try source.apply(.bookingRemoved(BookingAt(index: index, booking: booking)))
    }
    try source.removeDay(day.id)
    var draft = TripDraft(other)
    let (there, lost) = try draft.take(day)
    for booking in going {
      let moved = try moved(booking, to: there, of: draft.trip)
      try draft.apply(
        .bookingAdded(BookingAt(index: draft.trip.bookings.count, booking: moved)))
    }
    let place = DayInTrip(
      trip: other.id, number: draft.trip.number(of: there) ?? 0, date: draft.trip.day(there)?.date)
    var notices: [Notice] = [.dayInTrip(number, place)]
    if !going.isEmpty { notices.append(.booking(.wentAlong(going.map(\.name)))) }
    if !staying.isEmpty { notices.append(.booking(.stayed(staying.map(\.name), in: trip.name))) }
    if let lost { notices.append(.replaced(lost)) }
    notices += leftBehind(by: source, command(.number(number)))
    notices += day.stops.flatMap { draft.sameTimeNotice($0) }
    var cursor = scene.session.cursor
    cursor.mentioned = .day(other.id, there)
    if cursor.trip == trip.id {
      cursor.forgetDays(notIn: source.trip)
      notices += source.trip.gaps.filter { $0.number == number }
        .map { .gapLeft(before: $0.number, dates: $0.length) }
    }
    return outcome(
      source.events + draft.events, command(.number(number)), cursor: cursor, notices: notices,
      view: .day(other.id, there))
  }

  /// The same booking on a day of another trip.
  private func moved(
    _ booking: Booking, to day: DayID, of trip: Trip
  ) throws(Interruption) -> Booking {
    let date = trip.day(day)?.date
    let start = BookingTime(date: date, day: date == nil ? trip.number(of: day) : nil)
    guard let times = booking.times.moved(to: start) else {
      throw .problem(.dateOutOfRange, at: .booking)
    }
    var moved = booking
    moved.times = times
    moved = zoned(moved, in: trip)
    if isOver(moved) { moved.times.minutes = nil }
    return moved
  }

  /// Whether a town of this name may be a part of the open trip.
  package func isTownOfTrip(_ name: String) -> Bool {
    guard let trip = try? resolver.currentTrip() else { return false }
    let known = [trip.destination] + trip.days.map(\.city)
    if known.contains(where: { $0.map { folded($0.name) == folded(name) } == true }) { return true }
    let area = resolver.comparison(of: trip).area
    return scene.gazetteer.named(name).contains { town in
      town.kind == .city && town.isOwnName
        && (area?.extent.holds(town) == true
          || trip.destination?.position.map {
            $0.kilometres(to: town.place.position) < Interpreter.dayTrip
          } == true)
    }
  }

  /// Farther nobody goes for a day, in kilometres.
  private static var dayTrip: Double { 150 }
}

extension TripDraft {
  /// Takes a day of another trip in; returns where its plans are now, and the name of a city that
  /// did not fit there.
  fileprivate mutating func take(_ day: Day) throws(Interruption) -> (day: DayID, lost: String?) {
    let date = try trip.date(for: day)
    guard let same = trip.days.first(where: { date != nil && $0.date == date }) else {
      guard trip.days.count < Trip.daysAtMost else {
        throw .problem(.tooManyDays(limit: Trip.daysAtMost), at: .trip)
      }
      var moved = day
      moved.date = date
      let index = trip.days.firstIndex { other in
        date.map { date in other.date.map { $0 > date } == true } ?? false
      }
      try apply(.dayAdded(DayAt(index: index ?? trip.days.count, day: moved)))
      return (day.id, nil)
    }
    for stop in day.stops {
      let index = DayOrder.index(for: stop.at, among: stops(in: .day(same.id)))
      try add(stop, at: StopSlot(list: .day(same.id), index: index))
    }
    return (same.id, try joinWords(of: day, to: same))
  }
}

extension Trip {
  /// The date that a day of another trip takes here; `nil` in a trip without dates.
  fileprivate func date(for day: Day) throws(Interruption) -> CivilDate? {
    guard !days.isEmpty else { return day.date }
    guard let first = start, let last = end else { return nil }
    if let own = day.date, own.days(since: first) >= -1, own.days(since: last) <= 1 { return own }
    guard let next = last.later(by: 1) else { throw .problem(.dateOutOfRange, at: .trip) }
    return next
  }

  /// What is booked on a day and goes where that goes, and what is of other days too.
  fileprivate func bookings(on day: Day) -> (going: [Booking], staying: [Booking]) {
    let here = bookings.filter { booking in
      let ends = booking.kind == .hotel ? nil : booking.times.end
      return self.day(of: booking.times.start)?.id == day.id
        || ends.flatMap(self.day)?.id == day.id
        || booking.kind == .hotel && hotels(on: day).contains(booking)
    }
    func isOfDay(_ booking: Booking) -> Bool {
      self.day(of: booking.times.start)?.id == day.id
        && (booking.kind != .hotel || booking.nights.count == 1)
    }
    return (here.filter(isOfDay), here.filter { !isOfDay($0) })
  }
}
