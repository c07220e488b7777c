internal import Session

/// The sights of all tables, with what else each is good for.
struct GazetteerSights {
  var entries: [GazetteerEntry] = []

  init(
    _ tables: GazetteerTables, _ words: GazetteerAddresses, _ towns: GazetteerTowns
  ) throws(GazetteerBuildFailure) {
    var tags: [String: [String]] = [:]
    for row in tables.sightTags { tags[try key(row)] = try row.list("tags") }
    for table in tables.sights {
      for row in table {
        let category = try row.text("category")
        var entry = try spot(row, .sight, called: category, words, towns)
        entry.category = category
        // Which town a day trip is from is told by where it lies.
        entry.tags = (tags[try key(row)] ?? []).map { tag in
          tag.firstIndex(of: ":").map { String(tag[..<$0]) } ?? tag
        }
        entries.append(entry)
      }
    }
  }
}

/// What the tables of sights and of their tags have in common.
private func key(_ row: TextRow) throws(GazetteerBuildFailure) -> String {
  "\(folded(try row.text("name")))|\(try row.text("country"))"
}

/// A row of a table of sights or stations.
///
/// - `sort`: the word that finds it beside its names and its town.
func spot(
  _ row: TextRow, _ kind: PlaceKind, called sort: String, _ words: GazetteerAddresses,
  _ towns: GazetteerTowns
) throws(GazetteerBuildFailure) -> GazetteerEntry {
  let (name, country) = (try row.text("name"), try row.text("country"))
  let (city, aliases) = (try row.text("city"), try row.list("aliases"))
  let position = try row.position()
  let town = towns.own(city, country: country, of: position)
  return GazetteerEntry(
    kind: kind, name: name, aliases: aliases, ownAliases: aliases, context: [city, sort],
    country: country, region: town?.region ?? "", position: position,
    rank: try row.integer("rank"),
    address: words.address(of: name, in: city, country: country),
    timeZone: town?.timeZone ?? words.timeZone(of: country))
}
