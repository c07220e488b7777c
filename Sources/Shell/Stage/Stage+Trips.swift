internal import Session
internal import World

extension Stage {
  /// The numbered list of trips.
  ///
  /// Where they have no room, place and style go first, then nights,
  /// then how much is planned, then when they are, seen from today, then their length. Where not
  /// even that has room, each trip is a card of several lines that tells all.
  func lines(of trips: [TripSummary]) -> [ReplyLine] {
    guard !trips.isEmpty else { return [ReplyLine("No trips", .quiet)] }
    for detail in TripDetail.allCases {
      let table = table(of: trips, detail)
      if table.fits(layout) { return table.lines(in: layout) }
    }
    let least = table(of: trips, .least)
    return least.hasRoom(in: layout) ? least.lines(in: layout) : cards(of: trips)
  }

  private func cards(of trips: [TripSummary]) -> [ReplyLine] {
    var table = table(of: trips, .all)
    table.columns = [:]
    return table.lines(in: layout)
  }

  /// How much is told of each trip, from the most to what fits everywhere.
  private enum TripDetail: Int, CaseIterable { case all, withoutFacts, withoutNights, least }

  private func table(of trips: [TripSummary], _ detail: TripDetail) -> Table {
    var table = Table()
    table.columns = [
      1: .init(most: layout.columns / 3, least: 12), 3: .init(leaves: 2), 5: .init(leaves: 1),
    ]
    for (index, trip) in trips.enumerated() {
      table.rows.append(row(trip, number: index + 1, detail))
    }
    return table
  }

  private func row(_ trip: TripSummary, number: Int, _ detail: TripDetail) -> [Table.Cell] {
    let name = trip.favourite ? layout.signs.favourite(trip.name) : trip.name
    let length =
      detail.rawValue < TripDetail.withoutNights.rawValue
      ? lengthText(days: trip.days) : counted(trip.days, "day")
    return [
      .init(String(number), .text, .right),
      .init(name, .name),
      .init(trip.dates?.text ?? "no dates yet", trip.dates == nil ? .quiet : .when),
      .init(length, .text, .right),
      .init(detail == .least ? "" : contents(of: trip), .text, .right),
      .init(trip.dates?.seen(from: today) ?? "", .when),
      .init(detail == .all ? facts(of: trip) : "", .quiet),
    ]
  }

  /// Where it goes, if its name does not say it, and in what style.
  private func facts(of trip: TripSummary) -> String {
    let place = trip.destination.flatMap { folded($0) == folded(trip.name) ? nil : $0 }
    return [place, trip.style].compactMap { $0 }.joined(separator: " · ")
  }

  private func contents(of trip: TripSummary) -> String {
    let isEmpty = trip.stops + trip.ideas + trip.bookings == 0
    let stops = trip.stops > 0 || isEmpty ? counted(trip.stops, "stop") : nil
    let ideas = trip.ideas > 0 ? counted(trip.ideas, "idea") : nil
    let bookings = trip.bookings > 0 ? "\(trip.bookings) booked" : nil
    return [stops, ideas, bookings].compactMap { $0 }.joined(separator: ", ")
  }

  /// What `find` found, with the trip and the day of each.
  func lines(of found: [Found]) -> [ReplyLine] {
    guard !found.isEmpty else { return [ReplyLine("Nothing found", .quiet)] }
    var table = Table()
    table.columns = [
      0: .init(least: 8, leaves: 2), 4: .init(least: 12), 5: .init(least: 12, leaves: 1),
    ]
    for item in found {
      table.rows.append([
        .init(item.trip.name, .name),
        .init(item.day.map { "day \($0)" } ?? (item.stop == nil ? "" : "idea")),
        .init(item.date?.fullText ?? "", .when),
        .init(item.stop?.at?.text ?? "", .when),
        .init(item.stop?.name ?? "", .name),
        .init(item.stop?.address ?? "", .quiet),
      ])
    }
    return table.lines(in: layout)
  }
}

extension TripSummary {
  /// Its dates, `nil` where it has none.
  var dates: DateRange? {
    guard let start, let end else { return nil }
    return DateRange(first: start, last: end)
  }
}
