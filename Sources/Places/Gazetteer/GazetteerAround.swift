private import Glibc
internal import SQLite
internal import Session

extension GazetteerFile {
  /// The places within so many kilometres: by fame and nearness together, and of each ten those in
  /// walking reach first.
  func places(
    around centre: Coordinates, kilometres: Double, kinds: KindFilter, limit: Int
  )
    throws(SQLiteFailure) -> [GazetteerMatch]
  {
    guard kilometres >= 0, limit > 0 else { return [] }
    // Row ids go by rank: where a wide circle holds very many places, the best are looked at.
    let found = try places(kinds, within: kilometres, of: centre).prefix(4000)
    var scored: [(score: Double, distance: Double, match: GazetteerMatch)] = []
    for place in found {
      guard let (match, tags) = try tagged(place) else { continue }
      let distance = match.place.position.kilometres(to: centre)
      guard distance <= kilometres, kinds.admits(match, tags, distance: distance) else { continue }
      scored.append((Double(match.rank) - kinds.penalty(distance), distance, match))
    }
    scored.sort { $0.score > $1.score }
    let known = scored.filter { !$0.match.isFiller }
    let listed = known.count < shortList ? scored : known
    return walkingFirst(Array(listed.prefix(limit)).map { ($0.distance, $0.match) })
  }

  /// The rows listed under these kinds, best first.
  private func places(
    _ kinds: KindFilter, within kilometres: Double, of centre: Coordinates
  ) throws(SQLiteFailure) -> [Int] {
    var found: [Int] = []
    let cells = MapCell.runs(around: centre, kilometres: kilometres)
    for kind in kinds.placeKinds {
      for run in cells { found += try places(kind, in: run) }
    }
    return found.sorted()
  }

  /// The places in an area, best first; towns and sights by turns where no kind is asked for.
  func places(
    in area: PlaceExtent, kinds: KindFilter, limit: Int
  ) throws(SQLiteFailure) -> [GazetteerMatch] {
    guard kinds == .any else { return try places(of: kinds, in: area, limit: limit) }
    let half = (limit + 1) / 2
    let towns = try places(of: .only([PlaceKind.city.rawValue]), in: area, limit: half)
    let sights = try places(of: .only([PlaceKind.sight.rawValue]), in: area, limit: half)
    let turns = (0..<max(towns.count, sights.count)).flatMap { index in
      [towns, sights].compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    return Array(turns.prefix(limit))
  }

  private func places(
    of kinds: KindFilter, in area: PlaceExtent, limit: Int
  ) throws(SQLiteFailure) -> [GazetteerMatch] {
    let found: [Int]
    switch area {
    case .country(let code): found = try places(of: kinds, marked: SearchMark.country(code))
    case .division(let country, let code):
      found = try places(
        of: kinds, marked: SearchMark.region(RegionKey(country: country, code: code)))
    case .circle(let centre, let kilometres):
      found =
        kilometres > widestCircle
        ? try places(of: kinds, marked: nil)
        : try places(kinds, within: kilometres, of: centre)
    }
    var matches: [GazetteerMatch] = []
    for place in found where matches.count < limit {
      guard let (match, tags) = try tagged(place), area.holds(match),
        kinds.admits(match, tags, distance: nil)
      else { continue }
      matches.append(match)
    }
    return matches
  }

  private func places(of kinds: KindFilter, marked mark: String?) throws(SQLiteFailure) -> [Int] {
    let reading = SearchReading(words: [], scope: nil)
    guard let expression = reading.expression(kinds: kinds) else { return [] }
    let marked = mark.map { " AND \"\($0)\"" } ?? ""
    return try places(matching: expression + marked, limit: 4000)
  }
}

/// A list shorter than this is filled up with what is only known to be there.
private let shortList = 10
/// In a wider circle the best places of the world are looked through instead of its squares.
private let widestCircle = 300.0
/// How far people walk to the next sight.
private let walkingReach = 2.5

/// Of each ten those in walking reach first; else in their order.
private func walkingFirst(_ found: [(distance: Double, match: GazetteerMatch)]) -> [GazetteerMatch]
{
  stride(from: 0, to: found.count, by: shortList).flatMap { start in
    let page = found[start..<min(start + shortList, found.count)]
    let (near, far) = (
      page.filter { $0.distance <= walkingReach }, page.filter { $0.distance > walkingReach }
    )
    return (near + far).map(\.match)
  }
}

extension GazetteerMatch {
  /// Whether nothing tells that it is worth a visit: its rank is that of the last table of sights.
  fileprivate var isFiller: Bool { kind == .sight && rank < 650 }
}

extension KindFilter {
  /// The kinds of place to look among.
  fileprivate var placeKinds: [PlaceKind] {
    guard case .only(let names) = self else { return [.sight] }
    let kinds = PlaceKind.allCases.filter { names.contains($0.rawValue) }
    // A region or a station is a category of sights as well.
    let hasCategories = names.contains {
      PlaceKind(rawValue: $0) == nil || $0 == "region" || $0 == "station"
    }
    return kinds + [.sight, .region].filter { hasCategories && !kinds.contains($0) }
  }

  /// - `distance`: from what was named, where something was.
  fileprivate func admits(
    _ match: GazetteerMatch, _ tags: [Substring], distance: Double?
  ) -> Bool {
    guard case .only(let names) = self else { return true }
    if isAway, let distance, distance < KindFilter.dayTrip { return false }
    return names.contains(match.kind.rawValue) || names.contains(match.place.category ?? "")
      || tags.contains { names.contains(String($0)) }
      || isAway && match.kind == .sight && match.rank >= 800 && (distance ?? 0) >= 25
  }

  /// What distance takes from a rank.
  ///
  /// The famous tower across the river comes before the chapel next door, and that before the palace
  /// of the next town; who asks for a day trip minds it less.
  fileprivate func penalty(_ kilometres: Double) -> Double {
    isAway ? 40 * log2(1 + kilometres) : 100 * log2(1 + kilometres / 2)
  }

  /// Nearer places are no trip.
  private static let dayTrip = 8.0
}
