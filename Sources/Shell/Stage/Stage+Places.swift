internal import JSON
internal import Journal
internal import Language
internal import Session
internal import World

extension Stage {
  /// Rows of the last results, with the numbers that `add` takes.
  func resultLines(from first: Int, count: Int) -> [ReplyLine] {
    let places = session.cursor.results
    let rows = places.indices.filter { $0 >= first && $0 - first < count }
    guard !rows.isEmpty else { return [ReplyLine("No results", .quiet)] }
    var table = placesTable
    for index in rows { table.rows.append(row(places[index], number: index + 1)) }
    var shown = table.linesOfRows(in: layout)
    if let similar = rows.firstIndex(where: { $0 >= session.cursor.exactResults }) {
      shown.insert([ReplyLine("Similar names:", .attention)], at: similar)
    }
    var lines = shown.flatMap(\.self)
    if session.cursor.hasMoreResults {
      lines.append(ReplyLine("  \(layout.signs.omission)  more", .quiet))
    }
    return lines
  }

  private func row(_ place: Place, number: Int) -> [Table.Cell] {
    let away = centre.map { place.position.kilometres(to: $0) } ?? 0
    var facts = Facts()
    facts.add(place.kindInWords, .quiet, rank: 1)
    facts.add(place.address ?? "", .quiet)
    facts.add(away < 0.05 ? "" : distance(away), .quiet, rank: 3)
    facts.add(tellsSource ? place.source.words : "", .quiet, rank: 2)
    return [
      .init(String(number), .text, .right), .init(place.name, .name), .init(facts),
    ]
  }

  /// Number, name and facts; of these the address goes first, then the kind, then whose they are.
  private var placesTable: Table {
    var table = Table()
    table.columns = [
      1: .init(most: layout.columns / 2, least: 12), 2: .init(least: 8, leaves: 1),
    ]
    return table
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

  /// The city of the selected day, else the destination; where no trip is open, home.
  private var tripCentre: Coordinates? {
    guard let id = session.cursor.trip, let trip = trip(id) else {
      return session.settings.home?.position
    }
    return trip.city(at: session.cursor).flatMap { $0.isArea ? nil : $0.position }
  }

  /// That a stop is words alone, and what may be meant by them, with numbers.
  func noPlace(_ name: String, _ maybe: [Place]) -> [ReplyLine] {
    let end =
      maybe.isEmpty
      ? ""
      : "; perhaps one of these is meant\(taking(name).map { " (\($0) takes the first)" } ?? ""):"
    let head = ReplyLine([
      Span("no place", .attention), Span(" is called "), Span(name, .name), Span(end),
    ])
    var table = placesTable
    for (index, place) in maybe.enumerated() { table.rows.append(row(place, number: index + 1)) }
    return layout.broken(head) + table.lines(in: layout)
  }

  /// What gives the stop of this name that was just added the first of the results.
  private func taking(_ name: String) -> String? {
    guard case .stops(let id, let stops)? = session.cursor.mentioned, let trip = trip(id) else {
      return nil
    }
    let stop = stops.last { trip.stop($0)?.name == name }
    return stop.flatMap(trip.reference).map {
      Intent.placeStop($0, .result(1)).canonicalLine
    }
  }

  /// The places that may be meant by words alone, with the numbers that `place` takes.
  func offered(in notices: [Notice]) -> [JSONMember] {
    for case .noPlaceCalled(_, let maybe) in notices.reversed() where !maybe.isEmpty {
      let rows = maybe.enumerated().map { index, place in
        JSONValue.object(["number": .integer(index + 1), "place": place.stateObject])
      }
      return [JSONMember("maybe", .array(rows))]
    }
    return []
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
