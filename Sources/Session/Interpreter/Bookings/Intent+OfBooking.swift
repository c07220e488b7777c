extension Interpreter {
  /// What is said of `it`, where that is a booking.
  func ofMentionedBooking(_ intent: Intent) throws(Interruption) -> Intent? {
    guard case .booking(let trip, let id)? = scene.session.cursor.mentioned,
      trip == scene.session.cursor.trip,
      let index = try resolver.currentTrip().bookings.firstIndex(where: { $0.id == id })
    else { return nil }
    let booking = try resolver.currentTrip().bookings[index]
    return intent.ofMentioned(booking.kind, .number(index + 1)).map(Intent.booking)
  }
}

extension Intent {
  /// The same of a booking of this kind, where it is said of what was mentioned and can be.
  fileprivate func ofMentioned(
    _ kind: Booking.Kind, _ booking: BookingReference
  ) -> BookingIntent? {
    switch self {
    case .removeStops([.mentioned]): .remove(booking)
    case .moveStops(let move):
      if move.stops == [.mentioned], move.trip == nil, move.position == nil,
        case .day(let day)? = move.to
      {
        .move(booking, to: day)
      } else {
        nil
      }
    case .note(.stop(.mentioned), let text): .note(booking, text)
    case .addNote(.stop(.mentioned), let line): .addNote(booking, line)
    case .renameStop(.mentioned, let name): .rename(booking, name)
    case .cost(.mentioned, let amount): .cost(booking, amount)
    case .money(.paid(.mentioned, let payer)): .paid(booking, by: payer)
    // Of a stay nobody knows which of its ends is meant.
    case .time(.mentioned, let time): kind.shape == .stay ? nil : .departure(booking, time)
    case .shiftStop(.mentioned, .dial(let time, or: _)):
      kind.shape == .stay ? nil : .departure(booking, time)
    default: nil
    }
  }
}
