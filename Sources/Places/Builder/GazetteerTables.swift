internal import Session

/// The data files the gazetteer is built from.
struct GazetteerTables {
  let places: TextTable
  let airports: TextTable
  /// What is known of a country beside its names: codes, people, time zone.
  let countries: TextTable
  /// First-level divisions.
  let regions: TextTable
  /// Countries, islands, landscapes and other parts of the world that people name.
  let areas: TextTable
  let exonyms: TextTable
  /// Names of countries in other languages.
  let countryNames: TextTable
  /// Sights, the best known first; the last are only known to be there.
  let sights: [TextTable]
  /// What else a sight is good for.
  let sightTags: TextTable
  let stations: TextTable
  let britishStations: TextTable
  /// What maps draw of the earth.
  let outlines: TextTable

  /// Reads each file by its name in the data folder.
  init(read: (String) throws(GazetteerBuildFailure) -> [UInt8]) throws(GazetteerBuildFailure) {
    func table(_ name: String) throws(GazetteerBuildFailure) -> TextTable {
      try TextTable(name: name, bytes: read(name))
    }
    places = try table("places.tsv")
    airports = try table("airports.tsv")
    countries = try table("countries.tsv")
    regions = try table("admin1.tsv")
    areas = try table("areas.tsv")
    exonyms = try table("exonyms.tsv")
    countryNames = try table("country_names.tsv")
    sights = [
      try table("sights.tsv"), try table("sights_world.tsv"), try table("sights_tail.tsv"),
    ]
    sightTags = try table("sights_tags.tsv")
    stations = try table("stations.tsv")
    britishStations = try table("stations_uk.tsv")
    outlines = try table("outlines.tsv")
  }

  /// Every place, most important first.
  func entries() throws(GazetteerBuildFailure) -> [GazetteerEntry] {
    let words = try GazetteerAddresses(countries: countries, regions: regions)
    let towns = try GazetteerTowns(places: places, areas: words)
    var areas = try GazetteerAreas(self, words, towns)
    var sights = try GazetteerSights(self, words, towns)
    areas.take(&sights)
    let stations = try stations(beside: &sights, words, towns)
    var all = areas.entries + sights.entries + stations
    for row in airports { all.append(try airport(row, areas: words, towns: towns)) }
    all.putTownsBeforeQuarters()
    all.sort { $0.isBefore($1) }
    var short = ShortSightNames(all)
    short.add(to: &all)
    try Exonyms(exonyms).add(to: &all)
    return all
  }
}

private func airport(
  _ row: TextRow, areas: GazetteerAddresses, towns: GazetteerTowns
)
  throws(GazetteerBuildFailure) -> GazetteerEntry
{
  let (name, country) = (try row.text("name"), try row.text("country"))
  let (city, position) = (try row.text("city"), try row.position())
  let town = towns.own(city, country: country, of: position)
  return GazetteerEntry(
    kind: .airport, name: name, aliases: try row.list("aliases"),
    context: [city, try row.text("metro"), "airport", try row.text("icao")],
    namesOfTowns: towns.names(in: name, country: country, near: position),
    code: try row.text("iata"), country: country, region: town?.region ?? "",
    position: position, rank: try row.integer("rank"),
    address: areas.address(of: name, in: city, country: country),
    timeZone: try row.text("timezone"))
}
