internal import Session

/// Towns, divisions and areas: each part of the world once, though several tables know it.
///
/// An area is the division or the island of its name, and the only town of a small country is that
/// country.
struct GazetteerAreas {
  private(set) var entries: [GazetteerEntry] = []
  /// The places of the areas in `entries`, by country.
  private var areas: [String: [Int]] = [:]

  init(
    _ tables: GazetteerTables, _ words: GazetteerAddresses, _ towns: GazetteerTowns
  ) throws(GazetteerBuildFailure) {
    var divisions = try divisions(tables.regions, words, towns)
    var countries = try countries(tables)
    entries = towns.entries
    mergeTownsThatAreCountries(&countries)
    for row in tables.areas {
      if try row.text("kind") == PlaceKind.country.rawValue { continue }
      var area = try area(row, words)
      if let division = divisions.removeValue(forKey: area.division) {
        area.take(division, towns)
      }
      if area.category == "island" { area.standBefore(towns, called: [area.name] + area.aliases) }
      if area.kilometres > 0 {
        area.standBefore(towns, called: [area.name])
        area.lyingIn = towns.regions(
          around: area.position, kilometres: Double(area.kilometres), country: area.country)
      }
      areas[area.country, default: []].append(entries.count)
      entries.append(area)
    }
    entries += countries + divisions.values
  }

  /// Lists what both tables have only once: an island among the sights is the area of its name, and
  /// a sight bears no name of an area it lies in.
  mutating func take(_ sights: inout GazetteerSights) {
    sights.entries.removeAll { sight in
      let twin = areas[sight.country, default: []].first {
        entries[$0].isNamed(sight.name) && entries[$0].isAround(sight.position)
      }
      guard let twin else { return false }
      entries[twin].take(sight)
      return true
    }
    for index in sights.entries.indices {
      let sight = sights.entries[index]
      for area in areas[sight.country, default: []] where entries[area].isAround(sight.position) {
        sights.entries[index].aliases.removeAll { entries[area].isNamed($0) }
        sights.entries[index].ownAliases = sights.entries[index].aliases
      }
    }
  }

  /// A country of one town is that town: Singapore, Monaco.
  private mutating func mergeTownsThatAreCountries(_ countries: inout [GazetteerEntry]) {
    let byName = Dictionary(
      countries.enumerated().map { ($1.country, $0) }, uniquingKeysWith: { first, _ in first })
    var gone: [Int] = []
    for index in entries.indices {
      guard let place = byName[entries[index].country], !gone.contains(place) else { continue }
      let country = countries[place]
      guard entries[index].population * 2 >= country.population,
        country.isNamed(entries[index].name),
        country.position.kilometres(to: entries[index].position) < 30
      else { continue }
      entries[index].takeNames(of: country)
      entries[index].rank = max(entries[index].rank, country.rank)
      gone.append(place)
    }
    for place in gone.sorted(by: >) { countries.remove(at: place) }
  }
}

/// So many kilometres around it a small area is still meant.
private let closeBy = 60.0

extension GazetteerEntry {
  fileprivate var division: RegionKey { RegionKey(country: country, code: region) }

  fileprivate func isNamed(_ other: String) -> Bool {
    let key = compact(folded(other))
    return compact(folded(name)) == key || aliases.contains { compact(folded($0)) == key }
  }

  fileprivate func isAround(_ other: Coordinates) -> Bool {
    // The middle of a division says little of where it ends.
    let reach = kilometres == 0 ? 400 : max(closeBy, Double(kilometres))
    return position.kilometres(to: other) <= reach
  }

  fileprivate mutating func takeNames(of other: GazetteerEntry) {
    let new = ([other.name] + other.aliases).filter { !isNamed($0) }
    aliases += new
    ownAliases += new.filter { $0 == other.name || other.ownAliases.contains($0) }
  }

  /// A division of many people is as well known as a country, but not where it has its name from its
  /// first town: New York is the town.
  fileprivate mutating func take(_ division: GazetteerEntry, _ towns: GazetteerTowns) {
    takeNames(of: division)
    timeZone = division.timeZone
    guard let chief = towns.chiefTown(of: self.division), !isNamed(chief.name),
      !chief.aliases.contains(where: { folded($0) == folded(division.name) })
    else { return }
    rank = max(rank, 400 + hundredfoldLogarithm(towns.people(in: self.division)))
  }

  /// An island or an area stands clearly before the town in it that bears its name, which is what
  /// people go to when they go there.
  fileprivate mutating func standBefore(_ towns: GazetteerTowns, called names: [String]) {
    for name in names {
      guard let town = towns.nearest(name, country: country, to: position), isAround(town.position)
      else { continue }
      rank = max(rank, town.rank + GazetteerMatch.clearLead)
    }
  }

  fileprivate mutating func take(_ sight: GazetteerEntry) {
    takeNames(of: sight)
    tags += [PlaceKind.sight.rawValue] + [sight.category].compactMap(\.self) + sight.tags
    rank = max(rank, sight.rank)
    context += sight.context
  }
}
