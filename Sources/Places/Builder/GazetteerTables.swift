internal import Session

/// The data files the gazetteer is built from.
struct GazetteerTables {
  let places: TextTable
  let airports: TextTable
  let countries: TextTable
  let regions: TextTable
  let sights: TextTable
  let exonyms: TextTable
  /// Names of countries in other languages.
  let countryNames: TextTable
  /// Islands, landscapes and other parts of the world that are no divisions.
  let landscapes: TextTable

  /// Reads each file by its name in the data folder.
  init(read: (String) throws(GazetteerBuildFailure) -> [UInt8]) throws(GazetteerBuildFailure) {
    places = try TextTable(name: "places.tsv", bytes: read("places.tsv"))
    airports = try TextTable(name: "airports.tsv", bytes: read("airports.tsv"))
    countries = try TextTable(name: "countries.tsv", bytes: read("countries.tsv"))
    regions = try TextTable(name: "admin1.tsv", bytes: read("admin1.tsv"))
    sights = try TextTable(name: "sights.tsv", bytes: read("sights.tsv"))
    exonyms = try TextTable(name: "exonyms.tsv", bytes: read("exonyms.tsv"))
    countryNames = try TextTable(
      name: "country_names.tsv", bytes: read("country_names.tsv"))
    landscapes = try TextTable(name: "regions.tsv", bytes: read("regions.tsv"))
  }

  /// Every place, most important first.
  func entries() throws(GazetteerBuildFailure) -> [GazetteerEntry] {
    let areas = try GazetteerAreas(countries: countries, regions: regions)
    let towns = try GazetteerTowns(places: places, areas: areas)
    var all = towns.entries
    for row in airports {
      all.append(try airport(row, areas: areas, towns: towns))
    }
    let spoken = try spokenNames(ofCountries: countryNames)
    for row in countries { all.append(try country(row, spoken)) }
    for row in regions {
      if let entry = try region(row, areas: areas, towns: towns) { all.append(entry) }
    }
    for row in landscapes { all.append(try landscape(row, areas: areas)) }
    for row in sights {
      all.append(try sight(row, areas: areas, towns: towns))
    }
    all.sort { $0.isBefore($1) }
    try Exonyms(exonyms).add(to: &all)
    return all
  }
}

private func airport(
  _ row: TextRow, areas: GazetteerAreas, towns: GazetteerTowns
)
  throws(GazetteerBuildFailure) -> GazetteerEntry
{
  let (name, country) = (try row.text("name"), try row.text("country"))
  let (city, position) = (try row.text("city"), try row.position())
  let town = nearby(city, country, position, in: towns)
  return GazetteerEntry(
    kind: .airport, name: name, aliases: try row.list("aliases"),
    context: [city, try row.text("metro"), "airport", try row.text("icao")],
    namesOfTowns: towns.names(in: name, country: country, near: position),
    code: try row.text("iata"), country: country, region: town?.region ?? "",
    position: position, rank: try row.integer("rank"),
    address: areas.address(of: name, in: city, country: country),
    timeZone: try row.text("timezone"))
}

/// A division with a position; it does not outrank the town that it is named after.
private func region(
  _ row: TextRow, areas: GazetteerAreas, towns: GazetteerTowns
)
  throws(GazetteerBuildFailure) -> GazetteerEntry?
{
  guard try !row.text("lat").isEmpty else { return nil }
  let (name, country) = (spokenName(try row.text("name")), try row.text("country"))
  let (aliases, code) = (try row.list("aliases"), try row.text("code"))
  let twin = towns.bestRank(of: [name] + aliases, country: country)
  let rank = try row.integer("rank")
  let chief = towns.chiefTown(of: RegionKey(country: country, code: code))
  let isNamesake =
    chief.map { Set(([name] + aliases).map(folded)).contains(folded($0.name)) } ?? false
  return GazetteerEntry(
    kind: .region, name: name, aliases: aliases, country: country, region: code,
    position: try row.position(),
    rank: isNamesake || twin >= rank - farBehind ? max(1, min(rank, twin - 40)) : rank,
    address: areas.address(of: name, in: nil, country: country),
    timeZone: chief?.timeZone ?? areas.timeZone(of: country))
}

/// A town so far behind a division of its name is not what that is named after: there are villages
/// called California.
private let farBehind = 100

private func sight(
  _ row: TextRow, areas: GazetteerAreas, towns: GazetteerTowns
)
  throws(GazetteerBuildFailure) -> GazetteerEntry
{
  let (name, country) = (try row.text("name"), try row.text("country"))
  let (city, category) = (try row.text("city"), try row.text("category"))
  let (aliases, position) = (try row.list("aliases"), try row.position())
  let town = nearby(city, country, position, in: towns)
  return GazetteerEntry(
    kind: .sight, name: name, aliases: aliases, ownAliases: aliases, context: [city, category],
    category: category, country: country, region: town?.region ?? "", position: position,
    rank: try row.integer("rank"),
    address: areas.address(of: name, in: city, country: country),
    timeZone: town?.timeZone ?? areas.timeZone(of: country))
}

/// The town that an airport or a sight names as its own, unless that lies in another part of the
/// country.
private func nearby(
  _ city: String, _ country: String, _ position: Coordinates, in towns: GazetteerTowns
) -> GazetteerEntry? {
  guard !city.isEmpty, let town = towns.nearest(city, country: country, to: position) else {
    return nil
  }
  return town.position.kilometres(to: position) < 300 ? town : nil
}
