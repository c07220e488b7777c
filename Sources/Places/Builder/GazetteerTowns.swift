internal import Session

/// The towns of the data, and which of them a name in a country means.
struct GazetteerTowns {
  private(set) var entries: [GazetteerEntry] = []
  private var byName: [TownKey: [Int]] = [:]
  /// The most important town of each division, by its place in `entries`.
  private var chief: [RegionKey: Int] = [:]
  private var people: [RegionKey: Int] = [:]
  private var byCountry: [String: [Int]] = [:]

  struct TownKey: Hashable {
    var country: String
    var name: String

    init(country: String, name: String) {
      self.country = country
      self.name = compact(folded(name))
    }
  }

  init(
    places: TextTable, areas: GazetteerAddresses
  )
    throws(GazetteerBuildFailure)
  {
    var found: [GazetteerEntry] = []
    for row in places {
      let entry = try town(row, areas: areas)
      // A letter was lost on the way here: `Mar?S?` is found as Mars.
      if !entry.name.contains("?") { found.append(entry) }
    }
    entries = found
    for index in entries.indices { note(index) }
  }

  private mutating func note(_ index: Int) {
    let entry = entries[index]
    for name in [entry.name] + entry.aliases {
      byName[TownKey(country: entry.country, name: name), default: []].append(index)
    }
    let region = RegionKey(country: entry.country, code: entry.region)
    if chief[region] == nil { chief[region] = index }
    people[region, default: 0] += entry.population
    byCountry[entry.country, default: []].append(index)
  }

  /// The rank of the best town of one of these names in a country, 0 where there is none.
  func bestRank(of names: [String], country: String) -> Int {
    names.flatMap { byName[TownKey(country: country, name: $0)] ?? [] }
      .map { entries[$0].rank }.max() ?? 0
  }

  /// The town of this name nearest to a position.
  func nearest(_ name: String, country: String, to position: Coordinates) -> GazetteerEntry? {
    let candidates = byName[TownKey(country: country, name: name)] ?? []
    return candidates.map { entries[$0] }
      .min { $0.position.kilometres(to: position) < $1.position.kilometres(to: position) }
  }

  /// The compact spellings of a name that are the name of a town within 60 km.
  func names(in name: String, country: String, near position: Coordinates) -> Set<String> {
    let ofTowns = spellings(of: name, country: country).filter { spelling in
      let town = nearest(spelling, country: country, to: position)
      return town.map { $0.position.kilometres(to: position) < 60 } ?? false
    }
    return Set(ofTowns.map(compact))
  }

  /// The town that an airport or a sight names as its own, unless that lies in another part of the
  /// country.
  func own(_ city: String, country: String, of position: Coordinates) -> GazetteerEntry? {
    guard !city.isEmpty, let town = nearest(city, country: country, to: position) else {
      return nil
    }
    return town.position.kilometres(to: position) < 300 ? town : nil
  }

  /// The divisions that have a good part of the towns around a place in a country.
  func regions(
    around place: Coordinates, kilometres: Double, country: String
  ) -> [String] {
    var counts: [String: Int] = [:]
    for index in byCountry[country] ?? [] {
      let town = entries[index]
      guard !town.region.isEmpty, place.kilometres(to: town.position) <= kilometres else {
        continue
      }
      counts[town.region, default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    return counts.filter { $0.value * 10 >= all }.keys.sorted()
  }

  /// How many live in the towns of a division.
  func people(in region: RegionKey) -> Int { people[region] ?? 0 }

  func chiefTown(of region: RegionKey) -> GazetteerEntry? { chief[region].map { entries[$0] } }
}

private func town(
  _ row: TextRow, areas: GazetteerAddresses
) throws(GazetteerBuildFailure)
  -> GazetteerEntry
{
  let (name, country) = (try row.text("name"), try row.text("country"))
  let region = try row.text("admin1")
  let zone = try row.text("timezone")
  let regionName = areas.regionName(RegionKey(country: country, code: region))
  return GazetteerEntry(
    kind: .city, name: name, aliases: try row.list("alternates"), country: country,
    region: region, position: try row.position(), rank: try row.integer("rank"),
    population: try row.integer("population"),
    address: areas.address(of: name, in: regionName, country: country),
    timeZone: zone.isEmpty ? areas.timeZone(of: country) : zone)
}
