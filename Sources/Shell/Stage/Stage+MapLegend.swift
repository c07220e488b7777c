internal import Language
internal import Session
internal import World

extension Stage {
  /// `Porto · Mon 2027-04-19 – Fri 2027-04-23 · 5 stops · 6.3 km from stop to stop`.
  func mapHead(_ map: MapView) -> ReplyLine {
    if case .spot = map.subject { return layout.fitted(facts: subjectFacts(map)) }
    let onWay = map.marks.filter(\.isOnWay)
    let length = map.steps.compactMap(\.self?.kilometres).reduce(0, +)
    let facts =
      subjectFacts(map) + [
        Span(onWay.isEmpty ? "" : counted(onWay.count, "stop"), .quiet),
        Span(onWay.count < 2 ? "" : "\(distance(length)) from stop to stop", .quiet),
      ]
    return layout.fitted(facts: facts.filter { !$0.text.isEmpty })
  }

  private func subjectFacts(_ map: MapView) -> [Span] {
    switch map.subject {
    case .trip(let id):
      let trip = trip(id)
      return [
        Span(trip?.name ?? "", .name), Span(trip?.dates.map(DateWording.spelled) ?? "", .when),
      ]
    case .day(let id, let day):
      let trip = trip(id)
      return [
        Span(trip?.number(of: day).map { "Day \($0)" } ?? "", .name),
        Span(trip?.day(day)?.date?.dayText ?? "", .when), Span(trip?.name ?? ""),
      ]
    case .trips: return [Span("World", .name), Span(counted(map.marks.count, "trip"), .quiet)]
    case .results:
      return [Span("Results", .name), Span(counted(map.marks.count, "place"), .quiet)]
    case .spot(let name, let position):
      return [Span(name, .name), Span(position.rounded, .quiet)]
    }
  }

  /// An entry a mark: number, name, day, how far it is from the one before; side by side where they
  /// would take too many rows.
  func legend(_ map: MapView, _ places: [MapLabels.Place]) -> [ReplyLine] {
    let columns = map.marks.count > layout.rows / 4 ? max(1, layout.columns / 38) : 1
    guard columns > 1 else { return legend(map, places, in: layout).flatMap(\.self) }
    let width = layout.columns / columns
    return legend(map, places, in: layout.part(columns: width - 1))
      .sideBySide(columns, width: width)
  }

  private func legend(
    _ map: MapView, _ places: [MapLabels.Place], in layout: Layout
  ) -> [[ReplyLine]] {
    var table = Table()
    table.columns = [
      1: Table.Column(most: max(22, layout.columns / 2), least: 10),
      4: Table.Column(least: 6, leaves: 1),
    ]
    let days = Set(map.marks.map(\.day)).count > 1
    for (index, (mark, step)) in zip(map.marks, map.steps).enumerated() {
      let on = step.map { legendWords($0, of: map) } ?? ""
      table.rows.append([
        .init(mark.shownNumber, .name, .right), .init(mark.name),
        .init(days ? mark.dayWords : "", .when), .init(on, .quiet),
        .init(index < places.count ? places[index].words : "", .quiet),
      ])
    }
    return table.linesOfRows(in: layout, indent: 1)
  }

  private func legendWords(_ step: MapWayStep, of map: MapView) -> String {
    guard step.kilometres >= 0.05 else { return "" }
    if case .spot = map.subject {
      return "\(distance(step.kilometres)) \(step.direction?.rawValue ?? "away")"
    }
    return "\(distance(step.kilometres)) on"
  }

  /// What is not on the map, and why.
  func mapNotes(_ map: MapView) -> [ReplyLine] {
    var notes: [ReplyLine] = []
    if !map.withoutPlace.isEmpty {
      let names = map.withoutPlace.joined(separator: ", ")
      let line = ReplyLine([Span("no place: ", .quiet), Span(names, .quiet)]).indented(1)
      notes += layout.broken(line, hanging: 3)
    }
    if !map.beyond.isEmpty {
      let names = map.beyond.joined(separator: ", ")
      let words = "too far for this map: \(names) (map all shows everything)"
      notes += layout.broken(ReplyLine(words, .quiet).indented(1), hanging: 3)
    }
    if map.left > 0 {
      notes.append(
        ReplyLine("\(counted(map.left, "older trip")) not on the map", .quiet).indented(1))
    }
    return notes
  }
}

extension MapMark {
  /// `day 2`, or the date of what has no day.
  var dayWords: String { day.map { "day \($0)" } ?? date?.dayText ?? "" }
}

extension MapLabels.Place {
  /// Why its number is not on the map.
  fileprivate var words: String {
    switch self {
    case .shown: ""
    case .with(let number): "at \(number)"
    case .outside(let direction): "off the map\(direction.map { ", \($0.rawValue)" } ?? "")"
    }
  }
}

extension Coordinates {
  /// `41.1579, -8.6291`: about ten metres.
  var rounded: String { "\(decimal(latitude)), \(decimal(longitude))" }

  private func decimal(_ value: Double) -> String {
    let units = Int((abs(value) * 10_000).rounded())
    let sign = value < 0 && units > 0 ? "-" : ""
    return "\(sign)\(units / 10_000).\(padded(units % 10_000, 4))"
  }
}
