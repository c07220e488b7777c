internal import Session

/// What `export` has written of a booking, read again.
///
/// Calendars have no words for flights and hotels; properties of our own keep them, and other
/// programs leave those as they are. Days and times are taken from the event itself, which may have
/// been moved.
struct ImportedBooking {
  let booking: NewBooking

  /// `nil` for an event that is no booking of ours.
  init?(
    _ name: String, _ entry: CalendarEntry, _ begins: CalendarMoment, _ ends: CalendarMoment?
  ) {
    guard let kind = entry.line(OwnProperty.kind).flatMap(Booking.Kind.init(rawValue:)) else {
      return nil
    }
    var new = NewBooking(kind, name: entry.line(OwnProperty.name) ?? name)
    new.day = .on(begins.date)
    new.reference = entry.line(OwnProperty.reference)
    new.seat = entry.line(OwnProperty.seat)
    new.note = entry.note
    new.cost = entry.cost
    switch kind.shape {
    case .stay:
      new.place = entry.place(OwnProperty.place)
      new.lastDay = .on(ends?.date ?? begins.date.adding(1))
      new.time = entry.line(OwnProperty.checkIn).flatMap(ClockTime.init(text:))
      new.checkOut = entry.line(OwnProperty.checkOut).flatMap(ClockTime.init(text:))
    case .activity:
      new.place = entry.place(OwnProperty.place)
      new.time = begins.time
      new.minutes = ends.flatMap { end in
        end.time.flatMap { last in
          begins.time.map { end.date.days(since: begins.date) * 1440 + last.minutes - $0.minutes }
        }
      }
      guard new.time != nil else { return nil }
    case .journey:
      guard let from = entry.place(OwnProperty.from), let to = entry.place(OwnProperty.to) else {
        return nil
      }
      (new.from, new.to, new.time) = (from, to, begins.time)
      if let ends, let last = ends.time { new.arrival = NewArrival(last, .on(.on(ends.date))) }
    }
    booking = new
  }
}

extension CalendarEntry {
  var position: Coordinates? { property("GEO").flatMap { Coordinates(geo: $0.value) } }

  /// What is written down: of our own events the note, of others all that is said.
  var note: String? {
    let isOurs = property(OwnProperty.kind) != nil
    let text = property(isOurs ? OwnProperty.note : "DESCRIPTION")?.text ?? ""
    return text.contains { !$0.isWhitespace } ? text : nil
  }

  /// As `12.50 EUR`.
  var cost: Amount? {
    let parts = line(OwnProperty.cost)?.split(separator: " ").map(String.init) ?? []
    guard parts.count == 2, let currency = Currency(code: parts[1]) else { return nil }
    return Amount(digits: parts[0], currency: .code(currency))
  }

  /// A place by its name, and where it is where that is said.
  func place(_ name: String) -> PlaceReference? {
    guard let words = line(name) else { return nil }
    let position = property(name)?.parameters["GEO"].flatMap(Coordinates.init(geo:))
    return position.map { .pinned(words, $0) } ?? .words(words)
  }
}

extension Coordinates {
  /// As `41.1469;-8.6148`.
  fileprivate init?(geo: String) {
    let parts = geo.split(separator: ";").compactMap { Double($0) }
    guard parts.count == 2 else { return nil }
    self.init(latitude: parts[0], longitude: parts[1])
  }
}
