internal import Language
internal import Session
internal import World

/// One end of a booking, as it shows among the stops of its day.
struct BookingRow {
  /// As people name it: the number of the booking in its trip.
  var number: Int
  var time: ClockTime? = nil
  var title: ReplyLine
  var facts: [Span]
  var note: String? = nil
  /// How many stops of the day stand before it.
  var index = 0
  /// Whether it takes one elsewhere on this day, and where to.
  var isWay = false
  var goal: Coordinates? = nil
}

extension Stage {
  /// What is booked on a day, as it stands among its stops.
  func rows(ofBookingsOn day: Day, _ trip: Trip) -> [BookingRow] {
    // Most trips that are being written have none, and the course of each day need not be told.
    guard !trip.bookings.isEmpty else { return [] }
    let prices = prices(of: trip)
    return DayCourse(of: day, in: trip).booked.map { part in
      let booking = part.booking
      var row =
        switch part.kind {
        case _ where booking.kind == .hotel: stayRow(part, prices)
        case .start: startRow(part.number, booking, trip.change(to: booking), prices)
        case .amid: amidRow(part.number, booking)
        case .end: endRow(part.number, booking)
        }
      row.index = part.index
      row.isWay = booking.kind.isJourney && part.kind != .amid
      row.goal = booking.to?.position
      return row
    }
  }

  private func startRow(
    _ number: Int, _ booking: Booking, _ change: JourneyChange?, _ prices: Prices
  ) -> BookingRow {
    var row = BookingRow(
      number: number, time: booking.times.start.time, title: booking.titleOfWay, facts: [],
      note: booking.note)
    row.facts = [Span(booking.kind.rawValue, .quiet)]
    if booking.kind.isJourney { row.facts.append(Span(arrival(of: booking), .when)) }
    if let change {
      row.facts.append(Span("\(durationText(change.minutes)) to change", .when))
    }
    row.facts += [
      Span(booking.place?.name ?? "", .quiet),
      Span(booking.times.minutes.map(durationText) ?? "", .when),
      Span(booking.seat.map { "seat \($0)" } ?? ""),
      Span(booking.reference.map { "ref \($0)" } ?? ""),
      Span(prices.text(booking.cost, paidBy: booking.paidBy), .quiet),
    ]
    return row
  }

  /// On a day between: on the way, or what still goes on.
  private func amidRow(_ number: Int, _ booking: Booking) -> BookingRow {
    let end = day(booking.times.end ?? booking.times.start)
    return BookingRow(
      number: number, title: booking.titleOfWay,
      facts: [
        Span(booking.kind.rawValue, .quiet),
        Span(booking.kind.isJourney ? "on the way, arrives \(end)" : "until \(end)", .when),
      ])
  }

  private func endRow(_ number: Int, _ booking: Booking) -> BookingRow {
    BookingRow(
      number: number, time: booking.times.end?.time, title: booking.titleOfWay,
      facts: [
        Span(booking.kind.rawValue, .quiet),
        Span(booking.kind.isJourney ? "arrives" : "ends", .when),
      ])
  }

  /// `11:10`, `07:30 Tue 20 Apr`.
  func arrival(of booking: Booking) -> String {
    guard let end = booking.times.end, let time = end.time else { return "" }
    let start = booking.times.start
    let isSameDay = end.date == start.date && end.day == start.day
    let day = isSameDay ? "" : " " + (end.date?.dayText ?? "day \(end.day ?? 0)")
    return "arrives \(time.text)\(day)"
  }

  /// A hotel shows on its first and last day; its nights stand in the heads of the days.
  private func stayRow(_ part: BookingPart, _ prices: Prices) -> BookingRow {
    let (booking, isStart) = (part.booking, part.kind == .start)
    let nights = isStart ? counted(booking.nights.count, "night") : ""
    let until = booking.checkInUntil.map { " until \($0.text)" } ?? ""
    return BookingRow(
      number: part.number, time: part.time, title: ReplyLine(booking.name, .name),
      facts: [
        Span("hotel", .quiet),
        Span(isStart ? "check-in\(until)" : "check-out", .when), Span(nights),
        Span(isStart ? booking.reference.map { "ref \($0)" } ?? "" : ""),
        Span(isStart ? prices.text(booking.cost, paidBy: booking.paidBy) : "", .quiet),
      ], note: isStart ? booking.note : nil)
  }

  /// A row with the number by which a line names it: `b1`.
  func lines(of row: BookingRow, _ columns: StopColumns) -> [ReplyLine] {
    var spans = [Span(rightAligned("b\(row.number)", 3) + "  ", .quiet)]
    if columns.hasTimes { spans.append(Span(leftAligned(row.time?.text ?? "", 5) + "  ", .when)) }
    let before = displayWidth(ReplyLine(spans).text)
    let (title, onward) = inColumn(row.title, columns, after: before)
    spans += title
    var facts = Facts()
    for (index, fact) in row.facts.enumerated() {
      facts.add(fact.text, fact.role, rank: row.facts.count - index)
    }
    let indent = displayWidth(ReplyLine(spans).text)
    guard layout.cuts else {
      return [ReplyLine(spans + facts.line.spans)] + noteLines(row.note)
    }
    let (line, left) = facts.fitted(columns: layout.columns - indent)
    let below =
      left.isEmpty
      ? [] : layout.broken(.facts(left.reversed().map(\.span)).indented(5), hanging: 5)
    return [ReplyLine(spans + line.spans)] + onward + below + noteLines(row.note)
  }

  /// Where one sleeps after a day, for its head.
  func bed(on day: Day, in trip: Trip) -> String {
    let hotels = trip.hotels(on: day).map(\.name)
    return hotels.isEmpty ? "" : "night at \(hotels.joined(separator: " and "))"
  }
}

extension Booking {
  /// `TP1234 Lisbon → Porto`; the arrow is no part of a name.
  var titleOfWay: ReplyLine {
    guard kind.isJourney, let from, let to else { return ReplyLine(name, .name) }
    let way = [Span(from.name, .name), Span(" → "), Span(to.name, .name)]
    return ReplyLine(isNamedAfterWay ? way : [Span("\(name) ", .name)] + way)
  }
}
