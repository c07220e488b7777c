internal import Session

extension GazetteerTables {
  /// The stations that are no sights; one that is gives its other names to the sight.
  func stations(
    beside sights: inout GazetteerSights, _ words: GazetteerAddresses, _ towns: GazetteerTowns
  ) throws(GazetteerBuildFailure) -> [GazetteerEntry] {
    var known = StationSpots(sights.entries.filter { $0.category == "station" })
    var all: [GazetteerEntry] = []
    for row in stations {
      let entry = try spot(row, .station, called: "station", words, towns)
      if known.take(entry) { all.append(entry) } else { sights.takeNames(ofStation: entry) }
    }
    let near = NearestTowns(towns.entries.filter { $0.country == "GB" })
    for row in britishStations {
      let entry = try britishStation(row, words, near)
      if known.take(entry) { all.append(entry) }
    }
    return all
  }
}

extension GazetteerSights {
  fileprivate mutating func takeNames(ofStation station: GazetteerEntry) {
    let twin = entries.firstIndex {
      $0.category == "station" && $0.name == station.name && $0.country == station.country
    }
    guard let twin else { return }
    let known = Set(entries[twin].aliases)
    let new = station.aliases.filter { !known.contains($0) }
    entries[twin].aliases += new
    entries[twin].ownAliases += new
  }
}

/// Most bear the name of their town, which is what that name means by itself.
private func britishStation(
  _ row: TextRow, _ words: GazetteerAddresses, _ towns: NearestTowns
) throws(GazetteerBuildFailure) -> GazetteerEntry {
  let (name, position) = ("\(try row.text("name")) Station", try row.position())
  let town = towns.nearest(to: position)
  return GazetteerEntry(
    kind: .station, name: name, context: ["station", try row.text("crs")], country: "GB",
    region: town?.region ?? "", position: position, rank: max(100, (town?.rank ?? 0) / 2),
    address: words.address(of: name, in: town?.name, country: "GB"),
    timeZone: words.timeZone(of: "GB"))
}

/// Where stations are known, so that none is taken from two tables.
private struct StationSpots {
  private var spots: [Coordinates]

  init(_ entries: [GazetteerEntry]) { spots = entries.map(\.position) }

  /// Whether it is none of those known; from then on it is.
  mutating func take(_ entry: GazetteerEntry) -> Bool {
    guard !spots.contains(where: { $0.kilometres(to: entry.position) < 0.3 }) else { return false }
    spots.append(entry.position)
    return true
  }
}

/// The towns of a country by quarters of degrees.
private struct NearestTowns {
  private var cells: [Int: [GazetteerEntry]] = [:]

  init(_ towns: [GazetteerEntry]) {
    for town in towns { cells[MapCell.number(of: town.position), default: []].append(town) }
  }

  /// The one that is nearest within some 25 km, if any is.
  func nearest(to position: Coordinates) -> GazetteerEntry? {
    MapCell.runs(around: position, kilometres: 25).joined().flatMap { cells[$0] ?? [] }
      .min { $0.position.kilometres(to: position) < $1.position.kilometres(to: position) }
  }
}
