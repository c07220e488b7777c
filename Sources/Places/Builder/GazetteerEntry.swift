internal import Session

/// One place as the builder knows it.
struct GazetteerEntry {
  var kind: PlaceKind
  var name: String
  /// Other names, as written in the data.
  var aliases: [String] = []
  /// Those of the aliases that count as its own name.
  var ownAliases: [String] = []
  /// Words that find it beside its names: the city of a sight, the ICAO code.
  var context: [String] = []
  /// Compact spellings of its name that are the name of a town nearby: they find an airport, but are
  /// no name of it (`Bologna` of `Bologna / Borgo Panigale Airport`).
  var namesOfTowns: Set<String> = []
  /// IATA code, empty for all but airports.
  var code = ""
  /// The category of a sight, or of an island; `nil` for all others.
  var category: String?
  var country: String
  /// Code of the first-level division, empty where unknown.
  var region = ""
  var position: Coordinates
  var rank: Int
  /// 0 where unknown.
  var population = 0
  var address = ""
  var timeZone = ""
}

extension GazetteerEntry {
  /// Whether it stands before another: by rank, then by kind, name and position, so that every
  /// build gives the same order.
  func isBefore(_ other: GazetteerEntry) -> Bool {
    if rank != other.rank { return rank > other.rank }
    if kind != other.kind { return kind.rawValue < other.kind.rawValue }
    if name != other.name { return name < other.name }
    if country != other.country { return country < other.country }
    if position.latitude != other.position.latitude {
      return position.latitude < other.position.latitude
    }
    return position.longitude < other.position.longitude
  }
}
