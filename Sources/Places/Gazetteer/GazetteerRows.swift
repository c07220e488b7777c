internal import SQLite
internal import Session

/// A place and how a spelling belongs to it.
struct SpelledPlace: Hashable {
  var place: Int
  var kind: NameClass
}

/// A place that a beginning may be completed to.
struct CompletedPlace {
  var spelled: SpelledPlace
  var score: Int

  func isBefore(_ other: CompletedPlace) -> Bool {
    (other.score, spelled.place) < (score, other.spelled.place)
  }
}

extension SpelledPlace {
  init?(row: Statement) {
    guard let kind = NameClass(rawValue: Int(row.integer(1))) else { return nil }
    self.init(place: Int(row.integer(0)), kind: kind)
  }
}

/// As much of a place as decides about its score.
struct GazetteerCandidate {
  let id: Int
  let kind: PlaceKind
  let rank: Int
  let country: String
  /// The codes of the divisions it lies in: one, where it is no area.
  let regions: [Substring]
  let position: Coordinates
  /// The folded name, its own other names, then the rest.
  let names: [FoldedName]
  /// How many of the names are its own.
  let ownNames: Int

  init?(row: Statement) {
    guard let kind = placeKind(Int(row.integer(1))),
      let position = storedPosition(row.integer(5), row.integer(6))
    else { return nil }
    id = Int(row.integer(0))
    self.kind = kind
    rank = Int(row.integer(2))
    country = row.text(3) ?? ""
    regions = row.text(4)?.split(separator: "|") ?? []
    self.position = position
    let parts = (row.text(7) ?? "").utf8
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    ownNames = parts.firstIndex(where: \.isEmpty) ?? parts.count
    names = parts.filter { !$0.isEmpty }.map(FoldedName.init)
  }

  /// Whether it is a spot in or near a town.
  var isSpot: Bool { kind == .airport || kind == .sight || kind == .station }

  func lies(in scope: SearchScope?) -> Bool {
    guard let scope else { return true }
    return scope.regions.contains(RegionKey(country: country, code: ""))
      || regions.contains {
        scope.regions.contains(RegionKey(country: country, code: String($0)))
      }
      || scope.circles.contains {
        $0.centre.kilometres(to: position) <= $0.kilometres * MatchScore.areaBorder
      }
  }
}

extension SearchScope {
  /// One row: a country, a division or a circle.
  init?(row: Statement) {
    guard let country = row.text(0) else { return nil }
    let kilometres = row.integer(4)
    if kilometres == 0 {
      self.init(regions: [RegionKey(country: country, code: row.text(1) ?? "")])
    } else {
      guard let centre = storedPosition(row.integer(2), row.integer(3)) else { return nil }
      self.init(circles: [
        Circle(country: country, centre: centre, kilometres: Double(kilometres))
      ])
    }
  }
}

extension GazetteerMatch {
  init?(row: Statement, isOwnName: Bool) {
    guard let kind = placeKind(Int(row.integer(0))),
      let position = storedPosition(row.integer(3), row.integer(4))
    else { return nil }
    let population = Int(row.integer(5))
    let place = Place(
      name: row.text(7) ?? "", position: position,
      category: row.text(6) ?? category(of: kind, population: population),
      address: row.text(8), country: row.text(2), timeZone: row.text(9), source: .gazetteer)
    self.init(
      place: place.cleaned, kind: kind, rank: Int(row.integer(1)), isOwnName: isOwnName,
      population: population > 0 ? population : nil,
      divisions: row.text(10)?.split(separator: "|").map(String.init) ?? [],
      extent: storedExtent(kind, row, position))
  }
}

/// How far a place reaches: a country by its code, a division by its own, an area as a circle.
private func storedExtent(
  _ kind: PlaceKind, _ row: Statement, _ position: Coordinates
) -> PlaceExtent? {
  guard let country = row.text(2) else { return nil }
  switch kind {
  case .country: return .country(country)
  case .region:
    let kilometres = row.integer(11)
    if kilometres > 0 { return .circle(position, kilometres: Double(kilometres)) }
    return row.text(10).map { .division(country: country, code: $0) }
  case .city, .airport, .station, .sight: return nil
  }
}

private func storedPosition(_ latitude: Int64, _ longitude: Int64) -> Coordinates? {
  Coordinates(latitude: Double(latitude) / 10_000, longitude: Double(longitude) / 10_000)
}

private func category(of kind: PlaceKind, population: Int) -> String {
  switch kind {
  case .city: population >= 100_000 ? "city" : population >= 10_000 ? "town" : "village"
  case .airport, .country, .region, .sight, .station: kind.rawValue
  }
}
