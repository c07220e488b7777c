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
  /// The category of a sight or an area; `nil` for all others.
  var category: String?
  /// Other kinds and categories it is listed under: `family`, `sight` for an island worth seeing.
  var tags: [String] = []
  /// How far an area reaches from its position, in kilometres; 0 for one that is a country or a
  /// division, and for all that is no area.
  var kilometres = 0
  var country: String
  /// Code of the first-level division, empty where unknown.
  var region = ""
  /// The codes of the divisions that an area lies in which is none itself.
  var lyingIn: [String] = []
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

extension GazetteerEntry {
  /// The codes of all divisions it lies in.
  var regions: [String] { region.isEmpty ? lyingIn : [region] }

  /// Its kind, and those it is listed under too.
  var kinds: [PlaceKind] {
    [kind] + tags.compactMap(PlaceKind.init(rawValue:)).filter { $0 != kind }
  }
}
