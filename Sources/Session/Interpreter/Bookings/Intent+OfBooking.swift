extension Interpreter {
  /// What is said of a stop, where a booking is meant: as what was mentioned, by its number, or by a
  /// name that no stop bears.
  ///
  /// Activities stand on their day beside the stops, so people speak of them in the same words.
  func ofBooking(_ intent: Intent) throws(Interruption) -> Intent? {
    guard let stop = intent.onlyStop, let trip = try resolver.openTrip() else { return nil }
    let meant = bookings(meantBy: stop, in: trip)
    let ways = meant.compactMap { intent.of($0.kind, $0.reference) }
    // Of several of one name those are meant of which it can be said.
    if ways.count == 1 { return ways[0] }
    if case .named(let text) = stop,
      let kind = meant.first(where: { intent.of($0.kind, $0.reference) != nil })?.kind
    {
      return intent.of(kind, .named(text))
    }
    guard let first = meant.first, stop != .mentioned else { return nil }
    throw .problem(
      .booking(.isNoStop(first.name)), at: .stop,
      remedies: [.booking(intent.asNote(of: first.reference) ?? .list(first.kind))])
  }

  func bookings(meantBy stop: StopReference, in trip: Trip) -> [MeantBooking] {
    switch stop {
    case .mentioned:
      guard case .booking(trip.id, let id)? = scene.session.cursor.mentioned else { return [] }
      return trip.bookings.indices.filter { trip.bookings[$0].id == id }
        .map { MeantBooking($0, in: trip) }
    case .named(let text):
      // Bookings are few: they are asked for first.
      var found = bookingNumber(text).map { [$0 - 1] } ?? []
      found = found.filter(trip.bookings.indices.contains)
      if found.isEmpty {
        let called = Set(trip.bookings(called: text))
        found = trip.bookings.indices.filter { called.contains(trip.bookings[$0].id) }
      }
      guard !found.isEmpty, trip.stops(named: text).isEmpty, trip.days(inCityNamed: text).isEmpty
      else { return [] }
      return found.map { MeantBooking($0, in: trip) }
    case .number, .inDay, .idea, .other, .set, .through: return []
    }
  }

  /// The number in `booking 2`, counted from 1.
  private func bookingNumber(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    return words.count == 2 && folded(String(words[0])) == "booking" ? Int(words[1]) : nil
  }
}

/// A booking that words for a stop mean.
struct MeantBooking {
  let reference: BookingReference
  let kind: Booking.Kind
  let name: String

  init(_ index: Int, in trip: Trip) {
    reference = .number(index + 1)
    (kind, name) = (trip.bookings[index].kind, trip.bookings[index].name)
  }
}

extension Intent {
  /// The stop that it is about, where it is about one and a booking may be meant by its words.
  fileprivate var onlyStop: StopReference? {
    switch self {
    case .removeStops(let stops), .done(let stops, _): stops.count == 1 ? stops[0] : nil
    case .moveStops(let move): move.stops.count == 1 ? move.stops[0] : nil
    case .copyStops(let copy): copy.stops.count == 1 ? copy.stops[0] : nil
    case .note(.stop(let stop), _), .addNote(.stop(let stop), _), .renameStop(let stop, _),
      .cost(let stop, _), .money(.paid(let stop, _)), .time(let stop, _), .stay(let stop, _),
      .shiftStop(let stop, _), .placeStop(let stop, _), .hours(let stop, _),
      .show(.stop(let stop)), .details(.stop(let stop)), .log(.stop(let stop)):
      stop
    default: nil
    }
  }

  /// What is not kept of bookings as a line of their note: opening hours, and that it is done.
  fileprivate func asNote(of booking: BookingReference) -> BookingIntent? {
    switch self {
    case .hours(_, let hours?): .addNote(booking, "open \(hours.text)")
    case .done(_, true): .addNote(booking, "done")
    default: nil
    }
  }

  /// The same of a booking of this kind, where it can be said of one.
  fileprivate func of(_ kind: Booking.Kind, _ booking: BookingReference) -> Intent? {
    switch self {
    case .show, .details: .booking(.list(kind))
    case .log: .log(.booking(booking))
    default: change(of: kind, booking).map(Intent.booking)
    }
  }

  private func change(of kind: Booking.Kind, _ booking: BookingReference) -> BookingIntent? {
    switch self {
    case .removeStops: .remove(booking)
    case .moveStops(let move):
      if move.trip == nil, move.position == nil, case .day(let day)? = move.to {
        .move(booking, to: day)
      } else {
        nil
      }
    case .note(_, let text): .note(booking, text)
    case .addNote(_, let line): .addNote(booking, line)
    case .renameStop(_, let name): .rename(booking, name)
    case .cost(_, let amount): .cost(booking, amount)
    case .money(.paid(_, let payer)): .paid(booking, by: payer)
    // Of a stay nobody knows which of its ends is meant.
    case .time(_, let time): kind.shape == .stay ? nil : .departure(booking, time)
    case .shiftStop(_, .dial(let time, or: _)):
      kind.shape == .stay ? nil : .departure(booking, time)
    // Of the others their ends tell it.
    case .stay(_, let minutes): kind.shape == .activity ? .length(booking, minutes) : nil
    case .placeStop(_, let place): kind.isJourney ? nil : .place(booking, place)
    default: nil
    }
  }
}
