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
  /// The bookings of this whole name, else those with it as a part of theirs.
  ///
  /// `the ferry` is one, where any is booked, and no drive to a ferry; `the hotel sacher` is the hotel of
  /// just this name rather than another one that begins with these words.
  package func bookings(called text: String) -> [BookingID] {
    let names = spokenNames(text).map { folded($0) }
    let kind = names.lazy.compactMap(Booking.Kind.init(rawValue:)).first
    let isKind = bookings.contains { $0.kind == kind }
    // One that has no other name is not meant rather than the others.
    let isNameless = bookings.contains { $0.kind == kind && folded($0.name) == kind?.rawValue }
    if isNameless {
      return bookings.filter { $0.kind == kind }.map(\.id)
    }
    for name in names where !name.isEmpty {
      let whole = bookings(NamePart.whole, name).map(\.id)
      if !whole.isEmpty { return whole }
      let ofKind = bookings(ofKindIn: name)
      if !ofKind.isEmpty { return ofKind }
      let found = bookings(NamePart.words, name).filter { !isKind || $0.kind == kind }.map(\.id)
      if !found.isEmpty { return found }
    }
    let several = onlyBooking(ofSeveral: names)
    return several.isEmpty ? onlyHouse(names) : several
  }

  /// `the flat`, `our hostel`: the only house that is booked, whatever it is.
  private func onlyHouse(_ names: [String]) -> [BookingID] {
    let houses = bookings.filter { $0.kind == .hotel }
    return houses.count == 1 && names.contains(where: houseWords.contains) ? [houses[0].id] : []
  }

  /// `the flights`, of which there is one: there and back in one.
  private func onlyBooking(ofSeveral names: [String]) -> [BookingID] {
    let kind = names.lazy.compactMap { name in
      name.hasSuffix("s") ? Booking.Kind(rawValue: String(name.dropLast())) : nil
    }.first
    let all = bookings.filter { $0.kind == kind }
    return all.count == 1 ? all.map(\.id) : []
  }

  private func bookings(_ way: NamePart, _ name: String) -> [Booking] {
    bookings.filter { way.matches(name, in: nameSpellings($0.name)) }
  }

  /// Those of a kind that stands before their whole name.
  private func bookings(ofKindIn name: String) -> [BookingID] {
    let words = name.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let kind = Booking.Kind(rawValue: String(words[0])) else { return [] }
    return bookings(NamePart.whole, String(words[1])).filter { $0.kind == kind }.map(\.id)
  }

  /// The day of the trip on which one end of a booking is; `nil` where it has no such day.
  package func day(of time: BookingTime) -> Day? {
    if let date = time.date { return days.first { $0.date == date } }
    return time.day.flatMap { day(number: $0) }
  }
}

/// What people stay in, beside a hotel.
private let houseWords: Set = [
  "flat", "apartment", "hostel", "guesthouse", "guest house", "airbnb", "villa", "cottage",
  "chalet",
  "holiday flat", "holiday home", "b&b", "inn", "cabin", "lodge", "pension", "accommodation",
]
