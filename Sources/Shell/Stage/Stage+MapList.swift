internal import JSON
internal import Journal
internal import Session
internal import World

extension Stage {
  /// A map in words: where each mark is, and how one comes to it from the one before.
  func inWords(_ map: MapView) -> [ReplyLine] {
    let size = "\(distance(map.frame.width)) by \(distance(map.frame.height))"
    var table = Table()
    for (mark, on) in zip(map.marks, map.steps) {
      table.rows.append([
        .init(mark.number.isEmpty ? "-" : mark.number, .name, .right), .init(mark.name),
        .init(mark.position.rounded, .quiet), .init(mark.dayWords, .when),
        .init(on.map(words) ?? "", .quiet),
      ])
    }
    let shows = ReplyLine("Shows \(size) around \(map.frame.centre.rounded)", .quiet)
    return [mapHead(map)] + layout.broken(shows.indented(1), hanging: 3)
      + table.lines(in: layout, indent: 1) + mapNotes(map)
  }

  /// `0.6 km north-east of 1`.
  private func words(_ step: MapWayStep) -> String {
    let away = distance(step.kilometres)
    guard let direction = step.direction else { return "at \(step.before)" }
    return "\(away) \(direction.rawValue) of \(step.before)"
  }

  /// The same for programs.
  func data(of map: MapView) -> JSONValue {
    let sheet = MapSheet(map.frame, columns: 80, rows: 20)
    let marks = zip(map.marks, map.steps).map { mark, step -> JSONValue in
      .object([
        "number": .optional(mark.number.isEmpty ? nil : mark.number),
        "name": .string(mark.name), "lat": .number(mark.position.latitude),
        "lon": .number(mark.position.longitude), "day": .optional(mark.day),
        "date": .optional(mark.date?.iso), "onWay": .bool(mark.isOnWay),
        "kilometres": step.map { .number(($0.kilometres * 1000).rounded() / 1000) } ?? .null,
        "direction": .optional(step?.direction?.rawValue),
        "inside": .bool(sheet.cell(mark.position) != nil),
      ])
    }
    let frame = map.frame
    return .object([
      "map": .object([
        "of": .string(map.subject.word),
        "lat": .number(frame.centre.latitude), "lon": .number(frame.centre.longitude),
        "width": .number((frame.width * 1000).rounded() / 1000),
        "height": .number((frame.height * 1000).rounded() / 1000),
        "bounds": bounds(of: frame.box),
        "marks": .array(marks),
        "withoutPlace": .array(map.withoutPlace.map(JSONValue.string)),
      ])
    ])
  }

  private func bounds(of box: MapBox) -> JSONValue {
    func rounded(_ degrees: Double) -> JSONValue { .number((degrees * 10_000).rounded() / 10_000) }
    return .object([
      "south": rounded(box.south), "west": rounded(box.west), "north": rounded(box.north),
      "east": rounded(box.east),
    ])
  }
}

extension MapSubject {
  fileprivate var word: String {
    switch self {
    case .trip: "trip"
    case .day: "day"
    case .trips: "world"
    case .results: "results"
    case .spot: "place"
    }
  }
}
