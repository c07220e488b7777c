internal import Session

/// Countries and first-level divisions by code, for the words and zones of the places in them.
struct GazetteerAddresses {
  struct Country {
    var name: String
    var timeZone: String
  }

  private(set) var countries: [String: Country] = [:]
  private var regions: [RegionKey: String] = [:]

  init(countries table: TextTable, regions divisions: TextTable) throws(GazetteerBuildFailure) {
    var countries: [String: Country] = [:]
    for row in table {
      countries[try row.text("iso2")] = Country(
        name: try row.text("name"), timeZone: try row.text("timezone"))
    }
    var regions: [RegionKey: String] = [:]
    for row in divisions {
      let key = RegionKey(country: try row.text("country"), code: try row.text("code"))
      regions[key] = spokenName(try row.text("name"))
    }
    self.countries = countries
    self.regions = regions
  }

  func regionName(_ key: RegionKey) -> String? { regions[key] }

  func timeZone(of country: String) -> String { countries[country]?.timeZone ?? "" }

  /// Where a place lies in words, without its own name: `Bavaria, Germany`.
  func address(of name: String, in inner: String?, country: String) -> String {
    let own = folded(name)
    var seen = [own]
    return [inner, countries[country]?.name].compactMap(\.self)
      .filter { part in
        let plain = folded(part)
        defer { seen.append(plain) }
        return !part.isEmpty && !seen.contains(plain)
      }
      .joined(separator: ", ")
  }
}

/// A name as people say it: lists put the general word last (`Murcia, Región de`).
func spokenName(_ name: String) -> String {
  let parts = name.split(separator: ",").map { Substring($0.drop { $0 == " " }) }
  guard parts.count == 2, !parts[1].split(separator: " ").contains("y") else { return name }
  return "\(parts[1]) \(parts[0])"
}
