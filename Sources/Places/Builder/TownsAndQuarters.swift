internal import Session

extension [GazetteerEntry] {
  /// A village that is listed among the sights too, as a neighbourhood, is the town first.
  mutating func putTownsBeforeQuarters() {
    var quarters: [GazetteerTowns.TownKey: [GazetteerEntry]] = [:]
    for entry in self where entry.kind == .sight && entry.category == "neighbourhood" {
      quarters[GazetteerTowns.TownKey(country: entry.country, name: entry.name), default: []]
        .append(entry)
    }
    for index in indices where self[index].kind == .city {
      let town = self[index]
      let key = GazetteerTowns.TownKey(country: town.country, name: town.name)
      let ranks = (quarters[key] ?? [])
        .filter { $0.position.kilometres(to: town.position) < sameSpot }.map(\.rank)
      if let best = ranks.max() { self[index].rank = Swift.max(town.rank, best + 1) }
    }
  }
}

/// So many kilometres apart the two are the same.
private let sameSpot = 5.0
