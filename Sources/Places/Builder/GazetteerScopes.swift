internal import SQLite
internal import Session

/// The names by which countries and divisions narrow a search: `paris, texas`.
struct GazetteerScopes {
  private(set) var rows: [[SQLiteValue]] = []

  /// Where the codes of divisions are part of the common language.
  private static let countriesWithKnownCodes: Set<String> = ["US", "CA", "AU", "GB"]

  init(_ tables: GazetteerTables) throws(GazetteerBuildFailure) {
    var rows: [[SQLiteValue]] = []
    func add(_ names: [String], country: String, region: String) {
      for key in (names + names.flatMap(sides)).map({ compact(folded($0)) }) where !key.isEmpty {
        rows.append([.text(key), .text(country), .text(region)])
      }
    }
    for row in tables.countries {
      let code = try row.text("iso2")
      add([code, try row.text("iso3")], country: code, region: "")
    }
    for row in tables.countryNames {
      add(
        try row.list("names") + row.list("own"), country: try row.text("iso2"), region: "")
    }
    // What lies in an area that is no division is told by how far it is.
    for row in tables.areas where try row.text("km").isEmpty {
      let names = [try row.text("name")] + (try row.list("aliases"))
      add(names, country: try row.text("country"), region: try row.text("region"))
    }
    for row in tables.regions {
      let (country, code) = (try row.text("country"), try row.text("code"))
      var names = [try row.text("name")] + (try row.list("aliases"))
      if GazetteerScopes.countriesWithKnownCodes.contains(country) {
        names += [code] + (try row.text("iso").split(separator: "-").dropFirst().map(String.init))
      }
      add(names, country: country, region: code)
    }
    self.rows = rows
  }
}

/// Each side of a double name: Newfoundland and Labrador; none of a single one.
private func sides(of name: String) -> [String] {
  let words = name.split(separator: " ")
  guard let cut = words.firstIndex(of: "and"), cut > 0, cut < words.count - 1 else { return [] }
  return [words[..<cut], words[(cut + 1)...]].map { $0.joined(separator: " ") }
}
