/// A booking and its place among those of its trip.
struct PlacedBooking {
  var booking: Booking
  /// Counted from 0.
  var index: Int

  var number: Int { index + 1 }
  /// As a canonical line speaks of it.
  var reference: BookingReference { .number(number) }
}

extension Resolver {
  /// The booking meant; where several are, asks with `command` of each.
  func booking(
    _ reference: BookingReference, of trip: Trip, _ command: (BookingReference) -> BookingIntent
  ) throws(Interruption) -> PlacedBooking {
    let all = trip.bookings.enumerated().map { PlacedBooking(booking: $1, index: $0) }
    switch reference {
    case .number(let number):
      guard all.indices.contains(number - 1) else {
        throw problem(.noSuchNumber(number, bookings: all.count))
      }
      return all[number - 1]
    case .named(let text):
      let meant = trip.bookings(called: text)
      guard !meant.isEmpty else { throw problem(.noSuch(oneLine(text))) }
      return try only(all.filter { meant.contains($0.booking.id) }, command)
    case .mentioned:
      guard case .booking(trip.id, let id) = scene.session.cursor.mentioned,
        let found = all.first(where: { $0.booking.id == id })
      else { throw .problem(.nothingMentioned, at: .booking, remedies: [.booking(.list(nil))]) }
      return found
    case .onDay(let kind, let reference):
      let day = try day(reference, of: trip, at: .booking) { .booking(command(.onDay(kind, $0))) }
      let meant = all.filter { placed in
        placed.booking.kind == kind && trip.day(of: placed.booking.times.start)?.id == day.id
      }
      guard !meant.isEmpty else {
        throw problem(.noneOn(kind, day: trip.number(of: day.id) ?? 0, day.date))
      }
      return try only(meant, command)
    case .only(let kind):
      let ofKind = all.filter { kind == nil || $0.booking.kind == kind }
      guard !ofKind.isEmpty else { throw problem(.none(kind)) }
      let cursor = scene.session.cursor
      let day = (cursor.day ?? cursor.shownDay).flatMap { trip.day($0) }
      let ofDay = ofKind.filter { booking in
        guard let day else { return false }
        return [booking.booking.times.start, booking.booking.times.end].compactMap(\.self)
          .contains { trip.day(of: $0)?.id == day.id }
      }
      return try only(ofDay.isEmpty ? ofKind : ofDay, command)
    }
  }

  private func only(
    _ bookings: [PlacedBooking], _ command: (BookingReference) -> BookingIntent
  ) throws(Interruption) -> PlacedBooking {
    if let first = bookings.first, bookings.count == 1 { return first }
    let choices = bookings.prefix(Question.choicesAtMost).map { booking in
      let intent = Intent.booking(command(booking.reference))
      return Choice(.command(intent), intent)
    }
    throw .ask(Question(.whichReading, slot: .booking, choices: choices))
  }

  private func problem(_ problem: BookingProblem) -> Interruption {
    .fail(Failure(.booking(problem), at: .booking, remedies: [.booking(.list(nil))]))
  }
}

extension Trip {
  /// The bookings that words mean; who asks more than once keeps `BookingNames`.
  package func bookings(called text: String) -> [BookingID] { BookingNames(bookings).called(text) }

  /// The day of the trip on which one end of a booking is; `nil` where it has no such day.
  package func day(of time: BookingTime) -> Day? {
    if let date = time.date { return days.first { $0.date == date } }
    return time.day.flatMap { day(number: $0) }
  }
}
