private import Glibc
internal import SQLite
internal import Session

extension GazetteerFile {
  /// The places within so many kilometres, the most notable and nearest first.
  func places(
    around centre: Coordinates, kilometres: Double, kinds: KindFilter, limit: Int
  )
    throws(SQLiteFailure) -> [GazetteerMatch]
  {
    guard kilometres >= 0, limit > 0 else { return [] }
    var found: [Int] = []
    let cells = MapCell.runs(around: centre, kilometres: kilometres)
    for kind in kinds.placeKinds {
      for run in cells { found += try places(kind, in: run) }
    }
    // Row ids go by rank: where a wide circle holds very many places, the best are looked at.
    return try nearest(
      found.sorted().prefix(4000), to: centre, kilometres: kilometres, kinds: kinds, limit: limit)
  }

  private func nearest(
    _ places: some Sequence<Int>, to centre: Coordinates, kilometres: Double, kinds: KindFilter,
    limit: Int
  ) throws(SQLiteFailure) -> [GazetteerMatch] {
    var scored: [(score: Double, match: GazetteerMatch)] = []
    for place in places {
      guard let match = try match(place, isOwnName: true), kinds.admits(match) else { continue }
      let distance = match.place.position.kilometres(to: centre)
      guard distance <= kilometres else { continue }
      scored.append((Double(match.rank) - penalty(distance), match))
    }
    scored.sort { $0.score > $1.score }
    return scored.prefix(limit).map(\.match)
  }
}

/// What distance takes from a rank: 40 for the first kilometre and for every doubling from there,
/// so that a tier of fame is worth a walk in a city and a drive in the country.
private func penalty(_ kilometres: Double) -> Double { 40 * log2(1 + kilometres) }

extension KindFilter {
  /// The kinds of place to look among.
  fileprivate var placeKinds: [PlaceKind] {
    guard case .only(let names) = self else { return [.sight] }
    let kinds = PlaceKind.allCases.filter { names.contains($0.rawValue) }
    let hasCategories = names.contains { PlaceKind(rawValue: $0) == nil || $0 == "region" }
    return kinds + [.sight, .region].filter { hasCategories && !kinds.contains($0) }
  }

  fileprivate func admits(_ match: GazetteerMatch) -> Bool {
    guard case .only(let names) = self else { return true }
    return names.contains(match.kind.rawValue)
      || names.contains(match.place.category ?? "")
  }
}
