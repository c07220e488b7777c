internal import Language
internal import Session

extension Stage {
  /// Rows of the last results, with the numbers that `add` takes.
  func resultLines(from first: Int, count: Int) -> [ReplyLine] {
    let places = session.cursor.results
    let rows = places.indices.filter { $0 >= first && $0 - first < count }
    guard !rows.isEmpty else { return [ReplyLine("No results", .quiet)] }
    var table = Table()
    table.most = [1: layout.cuts ? layout.columns / 2 : Int.max]
    for index in rows { table.rows.append(row(places[index], number: index + 1)) }
    var lines = table.lines().map(layout.fitted)
    if session.cursor.resultsAsked != nil { lines.append(ReplyLine("  …  more", .quiet)) }
    return lines
  }

  private func row(_ place: Place, number: Int) -> [Table.Cell] {
    let away = centre.map { distance(place.position.kilometres(to: $0)) } ?? ""
    let facts = [place.category ?? "", place.address ?? "", away].map { Span($0, .quiet) }
    return [
      .init(String(number), .text, .right), .init(place.name, .name), .init(.facts(facts)),
    ]
  }

  /// What the results are near to.
  private var centre: Coordinates? {
    switch session.cursor.resultsAsked?.query {
    case .search(_, _, let near): near
    case .suggest(_, let near): near
    case nil: nil
    }
  }

  /// All that is known of a stop.
  func lines(of stop: Stop, in trip: Trip) -> [ReplyLine] {
    let day = trip.days.first { $0.stops.contains { $0.id == stop.id } }
    let head = ReplyLine.facts([
      Span(stop.name, .name),
      Span(day.map { "day \(trip.number(of: $0.id) ?? 0)" } ?? "idea"),
      Span(day?.date.map(DateWording.spelled) ?? "", .when),
      Span(stop.at?.text ?? "", .when),
      Span(stop.minutes.map(durationText) ?? "", .when),
      Span(stop.cost?.text ?? ""),
      Span(stop.done ? "done" : ""),
    ])
    let place = stop.place.map { placeFacts($0) } ?? [ReplyLine("  no place", .quiet)]
    return [layout.fitted(head)] + place + noteLines(stop.note, indent: 2)
  }

  func lines(of place: Place) -> [ReplyLine] {
    [ReplyLine(place.name, .name)] + placeFacts(place)
  }

  private func placeFacts(_ place: Place) -> [ReplyLine] {
    let position = place.position
    let country = place.address == nil ? place.country ?? "" : ""
    let lines: [ReplyLine] = [
      .facts([Span(place.category ?? ""), Span(place.address ?? country)]),
      .facts([
        Span("\(degrees(position.latitude)), \(degrees(position.longitude))", .quiet),
        Span(place.timeZone ?? "", .quiet), Span(place.osm ?? "", .quiet),
        Span(place.source.rawValue, .quiet),
      ]),
    ]
    return lines.filter { !$0.spans.isEmpty }.map { layout.fitted($0.indented(2)) }
  }
}

/// Degrees with five decimals, about a metre.
private func degrees(_ value: Double) -> String {
  let units = Int((abs(value) * 100_000).rounded())
  return "\(value < 0 ? "-" : "")\(units / 100_000).\(padded(units % 100_000, 5))"
}
