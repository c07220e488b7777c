internal import Session

/// The other names of towns, divisions, landscapes and sights that people use: exonyms.tsv.
struct Exonyms {
  private struct Names {
    var all: [String]
    var own: [String]
  }

  private var names: [GazetteerTowns.TownKey: Names] = [:]

  init(_ table: TextTable) throws(GazetteerBuildFailure) {
    for row in table {
      let key = GazetteerTowns.TownKey(
        country: try row.text("country"), name: try row.text("name"))
      names[key] = Names(all: try row.list("alternates"), own: try row.list("own"))
    }
  }

  /// Gives each row to the first place that bears its name, else to the first that has it as one of
  /// its other names.
  ///
  /// - `entries`: most important first.
  func add(to entries: inout [GazetteerEntry]) {
    var open = names
    for names in [{ [$0.name] }, { (entry: GazetteerEntry) in entry.aliases }] {
      for index in entries.indices where entries[index].isExonymous {
        let (country, isSight) = (entries[index].country, entries[index].kind == .sight)
        for name in names(entries[index]) {
          let key = GazetteerTowns.TownKey(country: country, name: name)
          guard let found = open.removeValue(forKey: key) else { continue }
          entries[index].aliases += found.all
          entries[index].ownAliases += isSight ? found.all : found.own
        }
        if open.isEmpty { return }
      }
    }
  }
}

extension GazetteerEntry {
  /// Whether the table speaks of such places.
  fileprivate var isExonymous: Bool {
    switch kind {
    case .city, .region, .sight: true
    case .airport, .country, .station: false
    }
  }
}
