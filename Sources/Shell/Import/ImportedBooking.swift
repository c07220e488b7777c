internal import Session

/// What `export` has written of a booking, read again.
///
/// Calendars have no words for flights and hotels; properties of our own keep them, and other
/// programs leave those as they are. Days and times are taken from the event itself, which may have
/// been moved.
struct ImportedBooking {
  let booking: NewBooking

  /// `nil` for an event that is no booking of ours.
  ///
  /// - `zone`: that in which the trip is on that day.
  init?(
    _ name: String, _ entry: CalendarEntry, _ start: CalendarMoment, _ end: CalendarMoment?,
    _ zone: String?, _ zones: any TimeZones
  ) {
    guard let kind = entry.line(OwnProperty.kind).flatMap(Booking.Kind.init(rawValue:)) else {
      return nil
    }
    // Each end is by the clocks of its place, whatever another program has made of that.
    let ends =
      kind.isJourney ? (OwnProperty.from, OwnProperty.to) : (OwnProperty.place, OwnProperty.place)
    let begins = start.shown(in: entry.zone(ends.0) ?? start.zone ?? zone, zones)
    let over = end.map { $0.shown(in: entry.zone(ends.1) ?? $0.zone ?? zone, zones) }
    var new = NewBooking(kind, name: entry.line(OwnProperty.name) ?? name)
    new.day = .on(begins.date)
    new.reference = entry.line(OwnProperty.reference)
    new.seat = entry.line(OwnProperty.seat)
    new.note = entry.note
    new.cost = entry.cost
    if case .named(let payer)? = new.cost?.payer { new.paidBy = payer }
    new.cost?.payer = nil
    switch kind.shape {
    case .stay:
      new.place = entry.place(OwnProperty.place)
      new.lastDay = .on(max(over?.date ?? begins.date, begins.date.adding(1)))
      new.time = entry.line(OwnProperty.checkIn).flatMap(ClockTime.init(text:))
      new.checkInUntil = entry.line(OwnProperty.checkInUntil).flatMap(ClockTime.init(text:))
      new.checkOut = entry.line(OwnProperty.checkOut).flatMap(ClockTime.init(text:))
    case .activity:
      guard begins.time != nil else { return nil }
      new.place = entry.place(OwnProperty.place)
      new.time = begins.time
      new.minutes = begins.minutes(to: over)
    case .journey:
      guard let from = entry.place(OwnProperty.from), let to = entry.place(OwnProperty.to) else {
        return nil
      }
      (new.from, new.to, new.time) = (from, to, begins.time)
      if let over, let last = over.time, !over.isBefore(begins, zones) {
        new.arrival = NewArrival(last, .on(.on(over.date)))
      }
    }
    booking = new
  }
}

extension CalendarMoment {
  /// Whether it is plain that it comes before another one.
  fileprivate func isBefore(_ other: CalendarMoment, _ zones: any TimeZones) -> Bool {
    if let own = moment(zones), let begin = other.moment(zones) { return own < begin }
    // No two clocks are more than a day and a few hours apart.
    return date < other.date.adding(-1)
  }
}

extension CalendarEntry {
  var position: Coordinates? { property("GEO").flatMap { Coordinates(geo: $0.value) } }

  /// What is written down: of our own events the note, of others all that is said, and where it is
  /// where no map knows that.
  var note: String? {
    let isOurs = property(OwnProperty.kind) != nil
    let place = isOurs || position != nil ? nil : line("LOCATION")
    let text = importedNote(property(isOurs ? OwnProperty.note : "DESCRIPTION")?.text)
    let facts = [place, text].compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: "\n")
  }

  /// The zone of one end, where `export` has said it.
  func zone(_ name: String) -> String? { property(name)?.parameters["TZ"] }

  var cost: Amount? {
    Amount(written: line(OwnProperty.cost), paidBy: line(OwnProperty.paidBy))
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

extension Amount {
  /// As `12.50 EUR`; `nil` where that is none.
  init?(written text: String?, paidBy: String?) {
    let parts = text?.split(separator: " ").map(String.init) ?? []
    guard parts.count == 2, let currency = Currency(code: parts[1]),
      (try? Money(digits: parts[0], currency: currency)) != nil
    else { return nil }
    self.init(
      digits: parts[0], currency: .code(currency), payer: paidBy.map(Payer.named))
  }
}
