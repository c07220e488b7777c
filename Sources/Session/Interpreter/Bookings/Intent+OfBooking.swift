extension Interpreter {
  /// What is said of a stop, where a booking is meant: as what was mentioned, by its number, or by a
  /// name that no stop bears.
  ///
  /// Activities stand on their day beside the stops, so people speak of them in the same words.
  func ofBooking(_ intent: Intent) throws(Interruption) -> Intent? {
    guard let stop = intent.onlyStop, let trip = try resolver.openTrip(),
      let meant = booking(meantBy: stop, in: trip)
    else { return nil }
    if let other = intent.of(meant.kind, meant.reference) { return other }
    if stop == .mentioned { return nil }
    throw .problem(
      .booking(.isNoStop(meant.name)), at: .stop, remedies: [.booking(.list(meant.kind))])
  }

  private func booking(meantBy stop: StopReference, in trip: Trip) -> MeantBooking? {
    switch stop {
    case .mentioned:
      guard case .booking(trip.id, let id)? = scene.session.cursor.mentioned,
        let index = trip.bookings.firstIndex(where: { $0.id == id })
      else { return nil }
      return MeantBooking(.number(index + 1), trip.bookings[index])
    case .named(let text):
      guard !trip.bookings.isEmpty, trip.stops(named: text).isEmpty else { return nil }
      if let number = bookingNumber(text), trip.bookings.indices.contains(number - 1) {
        return MeantBooking(.number(number), trip.bookings[number - 1])
      }
      let called = trip.bookings(called: text)
      guard let first = called.first.flatMap(trip.booking) else { return nil }
      return MeantBooking(.named(text), first)
    case .number, .inDay, .idea, .other, .set, .through: return nil
    }
  }

  /// The number in `booking 2`, counted from 1.
  private func bookingNumber(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    return words.count == 2 && folded(String(words[0])) == "booking" ? Int(words[1]) : nil
  }
}

/// A booking that words for a stop mean.
private struct MeantBooking {
  let reference: BookingReference
  let kind: Booking.Kind
  let name: String

  init(_ reference: BookingReference, _ booking: Booking) {
    self.reference = reference
    kind = booking.kind
    name = booking.name
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
