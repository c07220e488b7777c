extension Interpreter {
  /// A result with what is around it.
  func spot(of place: Place) -> (subject: MapSubject, frame: MapFrame) {
    let near = ResolvedNear(
      name: place.name, position: place.position, area: scene.gazetteer.extent(of: place),
      reference: .place(.named(place.name, quoted: true)))
    return spot(of: near, nil)
  }

  /// What was named, as far as was said, else as far as it reaches.
  func spot(
    of near: ResolvedNear, _ kilometres: Double?
  ) -> (subject: MapSubject, frame: MapFrame) {
    let subject = MapSubject.spot(near.name, near.position)
    if let kilometres { return (subject, frame(near.position, kilometres)) }
    switch near.area {
    case .circle(let centre, let reach)?: return (subject, frame(centre, reach))
    case let area?:
      let towns = scene.gazetteer.within(area, kind: PlaceKind.city.rawValue, limit: 200)
        .map(\.place.position)
      let whole = MapFrame.around(
        withoutFarOnes(towns, from: near.position) + [near.position], atLeast: 50)
      return (subject, whole ?? frame(near.position, 50))
    case nil: return (subject, frame(near.position, 5))
    }
  }

  /// The best known towns, where the map does not reach so far that they are too many.
  func towns(in frame: MapFrame, besides marks: [MapMark]) -> [MapTown] {
    let reach = max(frame.width, 2 * frame.height) * 0.6
    guard reach <= farthestTown else { return [] }
    let found = scene.gazetteer.around(
      frame.centre, kilometres: reach, kind: PlaceKind.city.rawValue, limit: mostTowns)
    let taken = Set(marks.map { folded($0.name) })
    return found.map { MapTown(name: $0.place.name, position: $0.place.position) }
      .filter { !taken.contains(folded($0.name)) }
  }

  /// Without what belongs to it across an ocean.
  private func withoutFarOnes(
    _ positions: [Coordinates], from middle: Coordinates
  ) -> [Coordinates] {
    let away = positions.map { $0.kilometres(to: middle) }.sorted()
    guard !away.isEmpty else { return [] }
    let usual = away[away.count * 3 / 4]
    return positions.filter { $0.kilometres(to: middle) <= 3 * usual }
  }

  private func frame(_ centre: Coordinates, _ kilometres: Double) -> MapFrame {
    MapFrame(centre: centre, width: 2 * kilometres, height: 2 * kilometres)
  }
}

/// In kilometres.
private let farthestTown = 1500.0
private let mostTowns = 60
