private import Glibc
internal import Session

/// A hundred for each power of ten.
func hundredfoldLogarithm(_ count: Int) -> Int {
  count > 0 ? Int((100 * log10(Double(count))).rounded()) : 0
}

/// The countries: their names are among the areas, the rest of what is known in a table of its own.
func countries(_ tables: GazetteerTables) throws(GazetteerBuildFailure) -> [GazetteerEntry] {
  let spoken = try spokenNames(ofCountries: tables.countryNames)
  var known: [String: TextRow] = [:]
  for row in tables.countries { known[try row.text("iso2")] = row }
  var all: [GazetteerEntry] = []
  for row in tables.areas where try row.text("kind") == PlaceKind.country.rawValue {
    let code = try row.text("country")
    let (names, more) = (spoken[code], known[code])
    all.append(
      GazetteerEntry(
        kind: .country, name: try row.text("name"),
        aliases: try row.list("aliases") + (names?.all ?? []),
        ownAliases: try row.list("aliases") + (names?.own ?? []), country: code,
        position: try row.position(), rank: try row.integer("rank"),
        population: try more?.integer("population") ?? 0,
        timeZone: try more?.text("timezone") ?? ""))
  }
  return all
}

/// A part of the world that people know by name; `region` where it is a division.
func area(
  _ row: TextRow, _ words: GazetteerAddresses
) throws(GazetteerBuildFailure) -> GazetteerEntry {
  let (name, countries) = (try row.text("name"), try row.list("country"))
  // That of its gateway; what lies in several countries is said to lie in none.
  let country = countries.first ?? ""
  let (aliases, kind) = (try row.list("aliases"), try row.text("kind"))
  let reach = try row.text("km")
  return GazetteerEntry(
    kind: .region, name: name, aliases: aliases, ownAliases: aliases, context: [kind],
    category: categories[kind] ?? kind, kilometres: reach.isEmpty ? 0 : try row.integer("km"),
    country: country, region: try row.text("region"), position: try row.position(),
    rank: try row.integer("rank"),
    address: countries.count > 1 ? "" : words.address(of: name, in: nil, country: country),
    timeZone: words.timeZone(of: country))
}

/// England is a country to whoever goes there.
private let categories = ["constituent": "country"]

/// The divisions that have a position; none outranks the town that it is named after.
func divisions(
  _ table: TextTable, _ words: GazetteerAddresses, _ towns: GazetteerTowns
) throws(GazetteerBuildFailure) -> [RegionKey: GazetteerEntry] {
  var all: [RegionKey: GazetteerEntry] = [:]
  for row in table {
    guard let entry = try division(row, words, towns) else { continue }
    all[RegionKey(country: entry.country, code: entry.region)] = entry
  }
  return all
}

private func division(
  _ row: TextRow, _ words: GazetteerAddresses, _ towns: GazetteerTowns
) throws(GazetteerBuildFailure) -> GazetteerEntry? {
  guard try !row.text("lat").isEmpty else { return nil }
  let (name, country) = (spokenName(try row.text("name")), try row.text("country"))
  let (aliases, code) = (try row.list("aliases"), try row.text("code"))
  let names = [name] + aliases
  let twin = towns.bestRank(of: names, country: country)
  let rank = try row.integer("rank")
  let chief = towns.chiefTown(of: RegionKey(country: country, code: code))
  let isNamesake = chief.map { Set(names.map(folded)).contains(folded($0.name)) } ?? false
  return GazetteerEntry(
    kind: .region, name: name, aliases: aliases, country: country, region: code,
    position: try row.position(),
    rank: isNamesake || twin >= rank - farBehind
      ? max(1, min(rank, twin - GazetteerMatch.clearLead)) : rank,
    address: words.address(of: name, in: nil, country: country),
    timeZone: chief?.timeZone ?? words.timeZone(of: country))
}

/// A town so far behind a division of its name is not what that is named after: there are villages
/// called California.
private let farBehind = 100

/// What a country is called in other languages, and which of the names are those of its own.
struct CountryNames {
  var all: [String]
  var own: [String]
}

private func spokenNames(
  ofCountries table: TextTable
) throws(GazetteerBuildFailure) -> [String: CountryNames] {
  var names: [String: CountryNames] = [:]
  for row in table {
    let (others, own) = (try row.list("names"), try row.list("own"))
    names[try row.text("iso2")] = CountryNames(all: others + own, own: own)
  }
  return names
}
