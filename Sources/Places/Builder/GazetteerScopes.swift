internal import SQLite
internal import Session

/// The names by which countries, divisions and areas narrow a search: `paris, texas`.
struct GazetteerScopes {
  private(set) var rows: [[SQLiteValue]] = []

  /// Where the codes of divisions are part of the common language.
  private static let countriesWithKnownCodes: Set<String> = ["US", "CA", "AU", "GB", "BR", "MX"]

  init(_ tables: GazetteerTables) throws(GazetteerBuildFailure) {
    var rows: [[SQLiteValue]] = []
    func add(
      _ names: [String], country: String, region: String, at point: Coordinates? = nil,
      kilometres: Int = 0
    ) {
      let (latitude, longitude) = point.map(storedDegrees) ?? (0, 0)
      for key in (names + names.flatMap(sides)).map({ compact(folded($0)) }) where !key.isEmpty {
        rows.append([
          .text(key), .text(country), .text(region), .integer(latitude), .integer(longitude),
          .integer(kilometres),
        ])
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
    for row in tables.areas {
      let names = [try row.text("name")] + (try row.list("aliases"))
      let country = try row.text("country")
      // What lies in an area that is no division is told by how far it is.
      if try row.text("km").isEmpty {
        add(names, country: country, region: try row.text("region"))
      } else {
        add(
          names + names.compactMap(withoutSort), country: country, region: "",
          at: try row.position(), kilometres: try row.integer("km"))
      }
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

/// The name of an area without the word that says what it is: Moselle Valley; `nil` where it has
/// none.
private func withoutSort(_ name: String) -> String? {
  let words = name.split(separator: " ")
  guard words.count > 1, let last = words.last, sorts.contains(String(last)) else { return nil }
  return words.dropLast().joined(separator: " ")
}

private let sorts: Set<String> = [
  "Valley", "Island", "Islands", "Peninsula", "Region", "area", "island", "islands", "region",
]

/// Each side of a double name: Newfoundland and Labrador; none of a single one.
private func sides(of name: String) -> [String] {
  let words = name.split(separator: " ")
  guard let cut = words.firstIndex(of: "and"), cut > 0, cut < words.count - 1 else { return [] }
  return [words[..<cut], words[(cut + 1)...]].map { $0.joined(separator: " ") }
}
