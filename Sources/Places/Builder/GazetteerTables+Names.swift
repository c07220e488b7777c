internal import Session

func country(
  _ row: TextRow, _ spoken: [String: CountryNames]
) throws(GazetteerBuildFailure) -> GazetteerEntry {
  let names = spoken[try row.text("iso2")]
  return GazetteerEntry(
    kind: .country, name: try row.text("name"),
    aliases: try row.list("aliases") + (names?.all ?? []), ownAliases: names?.own ?? [],
    country: try row.text("iso2"), position: try row.position(), rank: try row.integer("rank"),
    timeZone: try row.text("timezone"))
}

/// What a country is called in other languages, and which of the names are those of its own.
struct CountryNames {
  var all: [String]
  var own: [String]
}

func spokenNames(
  ofCountries table: TextTable
) throws(GazetteerBuildFailure) -> [String: CountryNames] {
  var names: [String: CountryNames] = [:]
  for row in table {
    let (others, own) = (try row.list("names"), try row.list("own"))
    names[try row.text("iso2")] = CountryNames(all: others + own, own: own)
  }
  return names
}

/// A part of the world that people know by name, though nobody governs it as such.
func landscape(
  _ row: TextRow, areas: GazetteerAreas
) throws(GazetteerBuildFailure) -> GazetteerEntry {
  let (name, country) = (try row.text("name"), try row.text("country"))
  let (aliases, category) = (try row.list("aliases"), try row.text("category"))
  return GazetteerEntry(
    kind: .region, name: name, aliases: aliases, ownAliases: aliases, context: [category],
    category: category == "region" ? nil : category, country: country,
    position: try row.position(), rank: try row.integer("rank"),
    address: areas.address(of: name, in: nil, country: country),
    timeZone: areas.timeZone(of: country))
}
