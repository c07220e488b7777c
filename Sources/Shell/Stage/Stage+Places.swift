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
    if let similar = rows.firstIndex(where: { $0 >= session.cursor.exactResults }) {
      lines.insert(ReplyLine("Similar names:", .attention), at: similar)
    }
    if session.cursor.hasMoreResults { lines.append(ReplyLine("  …  more", .quiet)) }
    return lines
  }

  private func row(_ place: Place, number: Int) -> [Table.Cell] {
    let away = centre.map { place.position.kilometres(to: $0) } ?? 0
    let facts = [
      place.kindInWords, place.address ?? "", away < 0.05 ? "" : distance(away),
      tellsSource ? place.source.words : "",
    ].map { Span($0, .quiet) }
    return [
      .init(String(number), .text, .right), .init(place.name, .name), .init(.facts(facts)),
    ]
  }

  /// Whether some of the results are from a server and some are not.
  private var tellsSource: Bool { Set(session.cursor.results.map(\.source)).count > 1 }

  /// What the results are near to; where nothing was said, the middle of the trip.
  private var centre: Coordinates? {
    switch session.cursor.resultsAsked?.query {
    case .search(_, _, let near?): near
    case .suggest(_, let near): near
    case .search(_, _, nil), nil: tripCentre
    }
  }

  /// The city of the selected day, else the destination.
  private var tripCentre: Coordinates? {
    guard let id = session.cursor.trip, let trip = trip(id) else { return nil }
    return trip.city(at: session.cursor).flatMap { $0.isArea ? nil : $0.position }
  }

  /// That a stop is words alone, and what may be meant by them, with numbers.
  func noPlace(_ name: String, _ maybe: [Place]) -> [ReplyLine] {
    let end = maybe.isEmpty ? "" : "; perhaps one of these is meant:"
    let head = ReplyLine([
      Span("no place", .attention), Span(" is called "), Span(name, .name), Span(end),
    ])
    var table = Table()
    for (index, place) in maybe.enumerated() { table.rows.append(row(place, number: index + 1)) }
    return [head] + table.lines().map(layout.fitted)
  }
}

extension PlaceSource {
  /// Whose knowledge a row of a list is.
  fileprivate var words: String {
    switch self {
    case .gazetteer: "offline"
    case .nominatim: "server"
    case .typed: "typed"
    }
  }
}
