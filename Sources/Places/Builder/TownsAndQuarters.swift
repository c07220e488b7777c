internal import Session

extension [GazetteerEntry] {
  /// A village that is listed among the sights too, as a neighbourhood, is the town first; a part
  /// of a city is not.
  mutating func putTownsBeforeQuarters() {
    var quarters: [GazetteerTowns.TownKey: [GazetteerEntry]] = [:]
    for entry in self where entry.kind == .sight && entry.category == "neighbourhood" {
      quarters[GazetteerTowns.TownKey(country: entry.country, name: entry.name), default: []]
        .append(entry)
    }
    let cities = filter { $0.kind == .city && $0.population >= cityPeople }
    for index in indices where self[index].kind == .city {
      let town = self[index]
      let key = GazetteerTowns.TownKey(country: town.country, name: town.name)
      let ranks = (quarters[key] ?? [])
        .filter { $0.position.kilometres(to: town.position) < sameSpot }.map(\.rank)
      guard let best = ranks.max(), best >= town.rank,
        !cities.contains(where: {
          $0.position.kilometres(to: town.position) < aroundCity && $0.population > town.population
        })
      else { continue }
      self[index].rank = best + 1
    }
  }
}

/// So many kilometres apart the two are the same.
private let sameSpot = 5.0

/// What is so close to a city of so many people is a part of it.
private let (cityPeople, aroundCity) = (100_000, 10.0)
