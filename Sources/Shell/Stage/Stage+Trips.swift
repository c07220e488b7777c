internal import Session
internal import World

extension Stage {
  /// The numbered list of trips.
  func lines(of trips: [TripSummary]) -> [ReplyLine] {
    guard !trips.isEmpty else { return [ReplyLine("No trips", .quiet)] }
    let details = layout.cuts ? TripDetail.allCases : [.all]
    for detail in details {
      let lines = table(of: trips, detail).lines()
      let widest = lines.reduce(0) { max($0, displayWidth($1.text)) }
      if !layout.cuts || widest <= layout.columns { return lines }
    }
    return table(of: trips, .least).lines().map(layout.fitted)
  }

  /// How much is told of each trip, from the most to what fits everywhere.
  private enum TripDetail: Int, CaseIterable { case all, withoutFacts, withoutNights, least }

  private func table(of trips: [TripSummary], _ detail: TripDetail) -> Table {
    var table = Table()
    table.most = [1: layout.cuts ? layout.columns / 3 : Int.max]
    for (index, trip) in trips.enumerated() {
      table.rows.append(row(trip, number: index + 1, detail))
    }
    return table
  }

  private func row(_ trip: TripSummary, number: Int, _ detail: TripDetail) -> [Table.Cell] {
    let name = trip.favourite ? "\(trip.name) ♥" : trip.name
    let length =
      detail.rawValue < TripDetail.withoutNights.rawValue
      ? lengthText(days: trip.days, trip.dates) : counted(trip.days, "day")
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
    let stops = trip.stops > 0 || trip.ideas == 0 ? counted(trip.stops, "stop") : nil
    let ideas = trip.ideas > 0 ? counted(trip.ideas, "idea") : nil
    return [stops, ideas].compactMap { $0 }.joined(separator: ", ")
  }

  /// What `find` found, with the trip and the day of each.
  func lines(of found: [Found]) -> [ReplyLine] {
    guard !found.isEmpty else { return [ReplyLine("Nothing found", .quiet)] }
    var table = Table()
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
    return table.lines().map(layout.fitted)
  }
}

extension TripSummary {
  /// Its dates, `nil` where it has none.
  var dates: DateRange? {
    guard let start, let end else { return nil }
    return DateRange(first: start, last: end)
  }
}
