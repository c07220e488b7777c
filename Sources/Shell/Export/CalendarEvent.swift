internal import Session

/// A stop or a booking of a trip as a calendar has it.
struct CalendarEvent {
  /// The same in every export of a trip that is written down, and of nothing else in the world.
  var uid: String
  var summary: String
  var begins: CalendarMoment
  /// The day or the moment at which it is over; `nil` where nobody said.
  var ends: CalendarMoment?
  var location: String?
  var position: Coordinates?
  /// What else is known of it, a line each.
  var facts: [String]
  var own: [OwnProperty] = []

  func add(to lines: inout ContentLines, stamp: String) {
    lines.component("VEVENT") { lines in
      lines.add("UID", uid)
      lines.add("DTSTAMP", stamp)
      begins.add(as: "DTSTART", to: &lines)
      ends?.add(as: "DTEND", to: &lines)
      lines.add("SUMMARY", text: summary)
      lines.add("LOCATION", text: location)
      if let position {
        lines.add("GEO", "\(position.latitudeText);\(position.longitudeText)")
      }
      lines.add("DESCRIPTION", text: facts.joined(separator: "\n"))
      for property in own { property.add(to: &lines) }
      OwnProperty(OwnProperty.begins, begins.plain).add(to: &lines)
      // A whole day of plans keeps nobody from meeting.
      if case .day = begins { lines.add("TRANSP", "TRANSPARENT") }
    }
  }
}

extension Trip {
  /// All of it that has a date, in the order of the plan.
  func calendarEvents(mark: String) -> [CalendarEvent] {
    days.flatMap { day in day.stops.compactMap { event(of: $0, on: day, mark) } }
      + bookings.compactMap { event(of: $0, mark) }
  }

  private func event(of stop: Stop, on day: Day, _ mark: String) -> CalendarEvent? {
    guard let date = day.date else { return nil }
    let zone =
      stop.timeZone ?? day.city?.place?.timeZone ?? destination?.place?.timeZone
    let begins = stop.at.map { CalendarMoment.clock(date, $0, zone: zone) } ?? .day(date)
    let ends: CalendarMoment? =
      stop.at == nil ? .day(date.adding(1)) : stop.minutes.map(begins.later)
    return CalendarEvent(
      uid: "s\(stop.id.number)-\(mark)", summary: stop.name, begins: begins, ends: ends,
      location: [stop.position == nil ? nil : stop.name, stop.address].joinedLine,
      position: stop.position, facts: [stop.note, stop.cost?.text].compactMap(\.self),
      own: [
        OwnProperty(OwnProperty.kind, "stop"), OwnProperty(OwnProperty.note, stop.note),
        OwnProperty(OwnProperty.cost, stop.cost?.text),
        OwnProperty(OwnProperty.paidBy, stop.paidBy),
        OwnProperty(OwnProperty.done, stop.done ? "yes" : nil),
      ])
  }

  private func event(of booking: Booking, _ mark: String) -> CalendarEvent? {
    guard let begins = booking.times.start.moment(ofStay: booking.kind == .hotel) else {
      return nil
    }
    let place = booking.kind.isJourney ? booking.from : booking.place
    return CalendarEvent(
      uid: "b\(booking.id.number)-\(mark)", summary: booking.titleOfWay.text, begins: begins,
      ends: end(of: booking, from: begins),
      location: [place?.name, place?.place?.address].joinedLine,
      position: place?.position, facts: booking.calendarFacts, own: booking.ownProperties)
  }

  /// A day that is a whole one ends with the next, a stay with the day on which one leaves.
  private func end(of booking: Booking, from begins: CalendarMoment) -> CalendarMoment? {
    let said = booking.times.end?.moment(ofStay: booking.kind == .hotel)
    switch (begins, said) {
    case (.day(let first), .day(let last)?) where booking.kind == .hotel && last > first:
      return .day(last)
    case (.day(let first), _): return .day(max(said?.date ?? first, first).adding(1))
    case (.clock, .clock?): return said
    case (.clock, _): return nil
    }
  }
}

extension BookingTime {
  /// `nil` in a trip without dates.
  fileprivate func moment(ofStay: Bool) -> CalendarMoment? {
    guard let date else { return nil }
    guard let time, !ofStay else { return .day(date) }
    return .clock(date, time, zone: zone)
  }
}

extension Booking {
  fileprivate var ownProperties: [OwnProperty] {
    let isStay = kind == .hotel
    return [
      OwnProperty(OwnProperty.kind, kind.rawValue), OwnProperty(OwnProperty.name, name),
      OwnProperty(OwnProperty.from, from, zone: times.start.zone),
      OwnProperty(OwnProperty.to, to, zone: times.end?.zone),
      OwnProperty(OwnProperty.place, place, zone: times.start.zone),
      OwnProperty(OwnProperty.reference, reference), OwnProperty(OwnProperty.seat, seat),
      OwnProperty(OwnProperty.note, note), OwnProperty(OwnProperty.cost, cost?.text),
      OwnProperty(OwnProperty.paidBy, paidBy),
      OwnProperty(OwnProperty.checkIn, isStay ? times.start.time?.text : nil),
      OwnProperty(OwnProperty.checkInUntil, checkInUntil?.text),
      OwnProperty(OwnProperty.checkOut, isStay ? times.end?.time?.text : nil),
    ]
  }

  fileprivate var calendarFacts: [String] {
    let isStay = kind == .hotel
    let facts: [String?] = [
      kind.rawValue, to.map { "to \($0.name)" },
      isStay
        ? checkInHours(from: times.start.time, until: checkInUntil).map { "check-in \($0)" } : nil,
      isStay ? times.end?.time.map { "check-out \($0.text)" } : nil,
      reference.map { "ref \($0)" }, seat.map { "seat \($0)" }, cost?.text, note,
    ]
    return facts.compactMap(\.self)
  }
}

extension [String?] {
  /// What is there of it, with commas; `nil` where there is nothing.
  fileprivate var joinedLine: String? {
    let parts = compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
