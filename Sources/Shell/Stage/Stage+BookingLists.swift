internal import Session
internal import World

extension Stage {
  /// What is booked, by its time, with the numbers that lines name it by.
  func bookingRows(of trip: Trip, _ kind: Booking.Kind?) -> [ReplyLine] {
    let rows = trip.bookings.enumerated().filter { kind == nil || $1.kind == kind }
      .sorted { left, right in
        let keys = (left.element.times.start.order, right.element.times.start.order)
        return keys.0 == keys.1
          ? left.offset < right.offset : keys.0.lexicographicallyPrecedes(keys.1)
      }
    let prices = prices(of: trip)
    var table = Table()
    table.columns = [4: .init(least: 12), 5: .init(least: 8, leaves: 1)]
    for (index, booking) in rows {
      table.rows.append([
        .init(String(index + 1), .text, .right),
        .init(booking.kind.rawValue, .quiet),
        .init(day(booking.times.start), .when),
        .init(hours(of: booking), .when),
        .init(booking.titleOfWay),
        .init(facts(of: booking, prices)),
      ])
    }
    return table.lines(in: layout) + sumLine(of: rows.map(\.element), in: trip)
  }

  /// What several of one kind cost together.
  private func sumLine(of bookings: [Booking], in trip: Trip) -> [ReplyLine] {
    guard bookings.count(where: { $0.cost != nil }) > 1, let kind = bookings.first?.kind,
      bookings.allSatisfy({ $0.kind == kind })
    else { return [] }
    let own = Set(bookings.map { CostEntry.Source.booking($0.id) })
    let sheet = CostSheet(
      trip, trip.costEntries.filter { own.contains($0.source) }, settings: session.settings)
    let sums = ([sheet.total].compactMap(\.self) + sheet.others).map(\.text)
    return [ReplyLine("  In all \(sums.joined(separator: " and "))", .quiet)]
  }

  private func facts(of booking: Booking, _ prices: Prices) -> Facts {
    var facts = Facts()
    facts.add(booking.times.minutes.map(durationText) ?? "", .when, rank: 5)
    facts.add(booking.kind == .hotel ? counted(booking.nights.count, "night") : "", rank: 5)
    facts.add(booking.checkInUntil.map { "check-in until \($0.text)" } ?? "", .when, rank: 3)
    facts.add(booking.place?.name ?? "", .quiet, rank: 1)
    facts.add(booking.seat.map { "seat \($0)" } ?? "", rank: 3)
    facts.add(booking.reference.map { "ref \($0)" } ?? "", rank: 4)
    facts.add(prices.text(booking.cost, paidBy: booking.paidBy), .quiet, rank: 2)
    facts.add(booking.note.map { "“\(oneLine($0))”" } ?? "", .quiet, rank: 0)
    return facts
  }

  func day(_ time: BookingTime) -> String {
    time.date?.dayText ?? time.day.map { "day \($0)" } ?? ""
  }

  /// `10:05 – 11:10`, `22:15 – 07:30 Tue 20 Apr`, `– Thu 22 Apr`.
  func hours(of booking: Booking) -> String {
    let (start, end) = (booking.times.start, booking.times.end)
    let first = start.time?.text ?? ""
    guard let end else { return first }
    let isSameDay = end.date == start.date && end.day == start.day
    let last = [end.time?.text ?? "", isSameDay ? "" : day(end)].filter { !$0.isEmpty }
    return last.isEmpty
      ? first
      : [first, "– " + last.joined(separator: " ")]
        .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Who sleeps where: a line a night, those on the way and open ones too.
  func nightRows(of trip: Trip, _ only: DayID?) -> [ReplyLine] {
    let nights = trip.nightDays.filter { only == nil || $0.id == only }
    guard !nights.isEmpty else { return [ReplyLine("No nights yet", .quiet)] }
    var table = Table()
    table.columns = [2: .init(least: 12)]
    for day in nights {
      let hotels = trip.hotels(on: day)
      let way = trip.wayOvernight(on: day)
      let beds =
        hotels.map { [Span($0.name, .name)] }
        + [way.map { [Span("on the way: ", .name)] + $0.titleOfWay.spans }].compactMap(\.self)
      table.rows.append([
        .init("day \(trip.number(of: day.id) ?? 0)", .name),
        .init(day.date?.dayText ?? "", .when),
        beds.isEmpty
          ? .init("open", .attention)
          : .init(ReplyLine(Array(beds.joined(separator: [Span(" and ", .name)])))),
        .init(hotels.compactMap { $0.place?.name }.first ?? day.city?.name ?? "", .quiet),
      ])
    }
    return table.lines(in: layout)
  }

  /// What is booked on dates that are no day of the trip.
  func outsideLines(of trip: Trip) -> [ReplyLine] {
    let rows = trip.bookingsOutside
    guard !rows.isEmpty else { return [] }
    return [ReplyLine(), ReplyLine("Booked on other days", .name)]
      + rows.flatMap { number, booking in
        layout.broken(
          .facts(
            ReplyLine(
              [Span(rightAligned("b\(number)", 3) + "  ", .name)] + booking.titleOfWay.spans),
            [Span(day(booking.times.start), .when), Span(hours(of: booking), .when)]))
      }
  }
}

extension Trip {
  /// What is booked on dates that are no day of it, with its numbers.
  var bookingsOutside: [(number: Int, booking: Booking)] {
    bookings.enumerated().filter { _, booking in
      day(of: booking.times.start) == nil && booking.times.end.flatMap(day) == nil
    }.map { (number: $0.offset + 1, booking: $0.element) }
  }
}

extension BookingTime {
  /// By day, then by the clock.
  fileprivate var order: [Int] {
    [date?.daysSinceEpoch ?? day ?? Int.max, time?.minutes ?? -1]
  }
}
