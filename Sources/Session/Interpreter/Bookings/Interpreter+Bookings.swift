extension Interpreter {
  func decideOnBookings(_ intent: BookingIntent) throws(Interruption) -> Decision {
    let trip = try resolver.currentTrip()
    switch intent {
    case .add(let new): return try book(new, in: trip)
    case .list(let kind): return list(kind, of: trip)
    case .nights(let day): return try nights(day, of: trip)
    case .remove(let reference): return try removeBooking(reference, of: trip)
    case .move(let reference, let day): return try moveBooking(reference, to: day, in: trip)
    case .departure(let reference, let time):
      return try setDeparture(reference, time, in: trip)
    case .arrival(let reference, let arrival):
      return try setArrival(reference, arrival, in: trip)
    case .leaving(let reference, let day):
      return try setLeaving(reference, on: day, in: trip)
    case .paid(let reference, let payer): return try paid(reference, by: payer, in: trip)
    case .length(let reference, let minutes):
      return try setLength(reference, minutes, in: trip)
    case .place(let reference, let place): return try setPlace(reference, place, in: trip)
    case .rename, .note, .addNote, .cost, .reference, .seat, .checkInUntil:
      return try changeWords(intent, of: trip)
    }
  }

  private func list(_ kind: Booking.Kind?, of trip: Trip) -> Decision {
    let none = !trip.bookings.contains { kind == nil || $0.kind == kind }
    return look(
      .booking(.list(kind)), .bookings(trip.id, kind),
      notices: none ? [.booking(.none(kind))] : [])
  }

  private func nights(_ day: DayReference?, of trip: Trip) throws(Interruption) -> Decision {
    guard let day else { return look(.booking(.nights(nil)), .nights(trip.id, nil)) }
    let found = try resolver.day(day, of: trip, at: .day) { .booking(.nights($0)) }
    return look(.booking(.nights(trip.reference(to: found))), .nights(trip.id, found.id))
  }

  private func removeBooking(
    _ reference: BookingReference, of trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .remove($0) }
    var draft = TripDraft(trip)
    try draft.apply(.bookingRemoved(BookingAt(index: found.index, booking: found.booking)))
    return outcome(
      draft, about: found.booking, .remove(found.reference),
      [.booking(.removed(found.booking.name))])
  }

  /// What is written with a booking.
  private func changeWords(
    _ intent: BookingIntent, of trip: Trip
  ) throws(Interruption) -> Decision {
    if case .seat(.mentioned, let text) = intent, let journey = try journeyMeant(text, in: trip) {
      return try changeWords(.seat(journey, text), of: trip)
    }
    let (reference, command) = intent.changed
    let found = try resolver.booking(reference, of: trip, command)
    let booking = found.booking
    let canonical = command(found.reference)
    var notices: [Notice] = []
    let change: BookingChange
    switch intent {
    case .rename(_, let name):
      change = .name(Change(before: booking.name, after: try stopName(name, at: .name)))
    case .note(_, let text):
      if let text, isBlank(text) { throw .problem(.emptyName, at: .text) }
      notices = booking.note.replaced(by: text)
      change = .note(Change(before: booking.note, after: text))
    case .addNote(_, let line):
      guard let line = paragraphs(line), !line.isEmpty else {
        throw .problem(.emptyName, at: .text)
      }
      let text = booking.note.map { "\($0)\n\(line)" } ?? line
      change = .note(Change(before: booking.note, after: text))
    case .cost(_, let amount): return try cost(found, amount, of: trip)
    case .reference(_, let text):
      change = .reference(Change(before: booking.reference, after: words(text)))
    case .checkInUntil(_, let time):
      guard booking.kind == .hotel else {
        throw .problem(.booking(.takesNobodyIn(booking.name)), at: .booking)
      }
      change = .checkInUntil(Change(before: booking.checkInUntil, after: time))
    case .seat(_, let text): change = .seat(Change(before: booking.seat, after: words(text)))
    case .add, .list, .nights, .remove, .move, .departure, .arrival, .leaving, .paid, .length,
      .place:
      throw .problem(.inconsistent("words of a booking that are none"))
    }
    return try changed(found, [change], canonical, notices, of: trip)
  }

  /// Seats are of a journey, though a hotel may have been spoken of last.
  private func journeyMeant(
    _ seats: String?, in trip: Trip
  ) throws(Interruption) -> BookingReference? {
    guard try resolver.booking(.mentioned, of: trip, { .seat($0, seats) }).booking.kind == .hotel
    else { return nil }
    let journeys = trip.bookings.indices.filter { trip.bookings[$0].kind.isJourney }
    let meant = journeys.map { BookingReference.number($0 + 1) }
    guard meant.count > 1 else { return meant.first }
    let choices = meant.prefix(Question.choicesAtMost).map { booking in
      let intent = Intent.booking(.seat(booking, seats))
      return Choice(.command(intent), intent)
    }
    throw .ask(Question(.whichReading, slot: .booking, choices: choices))
  }

  /// All that it costs, and who paid.
  private func cost(
    _ found: PlacedBooking, _ amount: Amount?, of trip: Trip
  ) throws(Interruption) -> Decision {
    let booking = found.booking
    var price: Price?
    var notices: [Notice] = []
    if let amount {
      price = try self.price(
        amount, of: booking.name, paidBy: booking.paidBy, nights: booking.nights.count, in: trip
      ) { .booking(.cost(found.reference, $0)) }
      notices = amount.replacing(booking.cost, by: price)
    }
    return try changed(
      found,
      [
        .cost(Change(before: booking.cost, after: price?.money)),
        .paidBy(Change(before: booking.paidBy, after: price?.payer)),
      ], .cost(found.reference, price?.amount), (price?.notices ?? []) + notices, of: trip)
  }

  /// Who paid what it costs already.
  private func paid(
    _ reference: BookingReference, by said: String?, in trip: Trip
  ) throws(Interruption) -> Decision {
    let found = try resolver.booking(reference, of: trip) { .paid($0, by: said) }
    guard let money = found.booking.cost else {
      throw .problem(.hasNoCost(found.booking.name), at: .booking)
    }
    var amount = Amount(spelling: money)
    amount.payer = said.map(Payer.named) ?? .nobody
    return try cost(found, amount, of: trip)
  }

  /// Fields of one booking changed.
  func changed(
    _ found: PlacedBooking, _ changes: [BookingChange], _ canonical: BookingIntent,
    _ notices: [Notice], of trip: Trip
  ) throws(Interruption) -> Decision {
    var draft = TripDraft(trip)
    for change in changes where change != change.reversed {
      try draft.apply(.bookingChanged(found.booking.id, change))
    }
    guard draft.trip.bookings != trip.bookings, let now = draft.trip.booking(found.booking.id)
    else { return unchanged(.booking(canonical)) }
    return outcome(draft, about: now, canonical, [.booking(.changed(now))] + notices)
  }

  /// The commit of a change of bookings; shown is the day that this one is on, else all of them.
  func outcome(
    _ draft: TripDraft, about booking: Booking, _ canonical: BookingIntent, _ notices: [Notice]
  ) -> Decision {
    let day = draft.trip.day(of: booking.times.start)
    return outcome(
      draft.events, .booking(canonical), notices,
      view: day.map { .day(draft.trip.id, $0.id) } ?? .bookings(draft.trip.id, nil),
      mentioning: draft.trip.booking(booking.id).map { .booking(draft.trip.id, $0.id) }
        ?? day.map { .day(draft.trip.id, $0.id) })
  }
}

extension BookingIntent {
  /// What it changes, and the same of another.
  fileprivate var changed: (BookingReference, (BookingReference) -> BookingIntent) {
    switch self {
    case .rename(let booking, let name): (booking, { .rename($0, name) })
    case .note(let booking, let text): (booking, { .note($0, text) })
    case .addNote(let booking, let line): (booking, { .addNote($0, line) })
    case .cost(let booking, let amount): (booking, { .cost($0, amount) })
    case .reference(let booking, let text): (booking, { .reference($0, text) })
    case .checkInUntil(let booking, let time): (booking, { .checkInUntil($0, time) })
    case .seat(let booking, let text): (booking, { .seat($0, text) })
    case .add, .list, .nights, .remove, .move, .departure, .arrival, .leaving, .paid, .length,
      .place:
      (.only(nil), { .remove($0) })
    }
  }
}
