internal import SQLite
internal import Session

/// Builds places.db from the data files; the same files give the same bytes.
package struct GazetteerBuilder {
  private let connection: Connection

  /// Writes the database into a file that must not exist yet; returns the number of places.
  ///
  /// `read` gives the bytes of a data file by its name. After a failure the file is worthless.
  package static func build(
    _ path: String, read: (String) throws(GazetteerBuildFailure) -> [UInt8]
  ) throws(GazetteerBuildFailure) -> Int {
    let tables = try GazetteerTables(read: read)
    let entries = try tables.entries()
    let index = GazetteerIndex(entries)
    let scopes = try GazetteerScopes(tables)
    let outlines = try OutlineRows(tables.outlines)
    do throws(SQLiteFailure) {
      let builder = GazetteerBuilder(connection: try Connection(path: path, access: .create))
      try builder.write(entries, index, scopes, outlines)
    } catch {
      throw .database(error)
    }
    return entries.count
  }

  private func write(
    _ entries: [GazetteerEntry], _ index: GazetteerIndex, _ scopes: GazetteerScopes,
    _ outlines: OutlineRows
  ) throws(SQLiteFailure) {
    try connection.execute(GazetteerSchema.pragmas)
    try connection.execute("BEGIN")
    try connection.execute(GazetteerSchema.tables)
    try writePlaces(entries)
    try writeSpellings(index)
    try writeStarts(CrowdedStarts(index.spellings, ranks: entries.map(\.rank)))
    try writeCells(entries)
    try insert(
      "INSERT INTO shape VALUES(?, ?, ?)", KnownShapes(index, ranks: entries.map(\.rank)).rows)
    try insert("INSERT INTO term VALUES(?)", index.terms().map { [.text($0)] })
    try insert("INSERT OR IGNORE INTO scope VALUES(?, ?, ?, ?, ?, ?)", scopes.rows)
    try writeFilter()
    try insert("INSERT INTO outline VALUES(?, ?, ?, ?, ?, ?, ?)", outlines.rows)
    try connection.execute(GazetteerSchema.finish)
    try connection.execute("COMMIT")
    try connection.execute("VACUUM")
  }

  private func insert(_ sql: String, _ rows: some Sequence<[SQLiteValue]>) throws(SQLiteFailure) {
    let statement = try connection.statement(sql)
    for row in rows { try statement.run(row) }
  }

  private func writePlaces(_ entries: [GazetteerEntry]) throws(SQLiteFailure) {
    var (addresses, zones) = (Numbering(), Numbering())
    try insert(
      "INSERT INTO place VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      entries.enumerated().lazy.map { offset, entry in
        row(
          entry, id: offset + 1, address: addresses.number(entry.address),
          zone: zones.number(entry.timeZone))
      })
    try insert("INSERT INTO address VALUES(?, ?)", addresses.rows)
    try insert("INSERT INTO zone VALUES(?, ?)", zones.rows)
  }

  private func writeSpellings(_ index: GazetteerIndex) throws(SQLiteFailure) {
    try insert(
      "INSERT INTO spelling VALUES(?, ?, ?)",
      index.spellings.lazy.map {
        [.text($0.key), .integer($0.place), .integer($0.kind.rawValue)]
      })
    try insert(
      "INSERT INTO words(rowid, t) VALUES(?, ?)",
      index.words.enumerated().lazy.map { offset, words in
        [.integer(offset + 1), .text(words.joined(separator: " "))]
      })
  }

  /// It is made of the keys as they were written, so that it misses none.
  private func writeFilter() throws(SQLiteFailure) {
    var keys: [String] = []
    try connection.query("SELECT key FROM spelling UNION SELECT key FROM scope") { row in
      if let key = row.text(0) { keys.append(key) }
    }
    var filter = KeyFilter(keys: keys.count)
    for key in keys { filter.add(key) }
    try insert(
      "INSERT INTO filter VALUES(?, ?)",
      filter.blocks.enumerated().lazy.map { [.integer($0), .blob($1)] })
  }

  private func writeStarts(_ crowded: CrowdedStarts) throws(SQLiteFailure) {
    for start in crowded.starts {
      try insert(
        "INSERT INTO starts VALUES(?, ?, ?, ?, ?)",
        start.places.enumerated().lazy.map { n, best in
          [
            .text(start.key), .integer(n), .integer(best.place), .integer(best.kind.rawValue),
            .integer(best.score),
          ]
        })
    }
  }

  private func writeCells(_ entries: [GazetteerEntry]) throws(SQLiteFailure) {
    let rows = entries.enumerated().flatMap { offset, entry in
      entry.kinds.map { (kindNumber($0), MapCell.number(of: entry.position), offset + 1) }
    }
    try insert(
      "INSERT INTO cell VALUES(?, ?, ?)",
      rows.sorted { $0 < $1 }.lazy.map { [.integer($0.0), .integer($0.1), .integer($0.2)] })
  }
}

/// In parts of 1/10000.
func storedDegrees(_ position: Coordinates) -> (latitude: Int, longitude: Int) {
  (
    Int((position.latitude * 10_000).rounded()), Int((position.longitude * 10_000).rounded())
  )
}

private func row(_ entry: GazetteerEntry, id: Int, address: Int, zone: Int) -> [SQLiteValue] {
  let degrees = storedDegrees(entry.position)
  return [
    .integer(id), .integer(kindNumber(entry.kind)), .integer(entry.rank), .text(entry.country),
    .text(entry.regions.joined(separator: "|")), .integer(degrees.latitude),
    .integer(degrees.longitude), .integer(entry.population),
    .integer(address), .integer(zone), .optional(entry.category), .text(entry.name),
    .text(folds(of: entry)), .text(entry.tags.joined(separator: "|")), .integer(entry.kilometres),
  ]
}

/// The folded names, the own ones first, then an empty part, then the others.
private func folds(of entry: GazetteerEntry) -> String {
  let own = Set(entry.ownAliases.map(folded))
  let names = entry.aliases.map(folded)
  let mine = [folded(entry.name)] + names.filter(own.contains)
  return (mine + [""] + names.filter { !own.contains($0) }).joined(separator: "|")
}

/// Numbers texts from 1 in the order they come; an empty text is 0.
private struct Numbering {
  private var numbers: [String: Int] = [:]

  mutating func number(_ text: String) -> Int {
    if text.isEmpty { return 0 }
    if let known = numbers[text] { return known }
    numbers[text] = numbers.count + 1
    return numbers.count
  }

  var rows: [[SQLiteValue]] {
    numbers.sorted { $0.value < $1.value }.map { [.integer($0.value), .text($0.key)] }
  }
}
