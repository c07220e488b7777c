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
        var entry = try sight(row, words, towns)
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

private func sight(
  _ row: TextRow, _ words: GazetteerAddresses, _ towns: GazetteerTowns
)
  throws(GazetteerBuildFailure) -> GazetteerEntry
{
  let (name, country) = (try row.text("name"), try row.text("country"))
  let (city, category) = (try row.text("city"), try row.text("category"))
  let (aliases, position) = (try row.list("aliases"), try row.position())
  let town = towns.own(city, country: country, of: position)
  return GazetteerEntry(
    kind: .sight, name: name, aliases: aliases, ownAliases: aliases, context: [city, category],
    category: category, country: country, region: town?.region ?? "", position: position,
    rank: try row.integer("rank"),
    address: words.address(of: name, in: city, country: country),
    timeZone: town?.timeZone ?? words.timeZone(of: country))
}
