/// Which of several places of one name is meant: they are compared by nearness, kind, own name and
/// rank, in this order, and the one that stands alone at the first difference is taken.
struct PlaceComparison {
  /// Which kinds come first.
  enum KindOrder {
    case sightsFirst, townsFirst
  }

  /// The destination of the trip and the city of the day, where there are any.
  var centres: [Coordinates]
  var order: KindOrder

  /// The same comparison in no trip: what a name means by itself.
  var alone: PlaceComparison { PlaceComparison(centres: [], order: order) }

  /// The place meant, `nil` where several are as likely, or there is none.
  func choice(among candidates: [GazetteerMatch]) -> GazetteerMatch? {
    guard let first = ordered(candidates).first else { return nil }
    let equal = candidates.filter { key($0) == key(first) }
    guard let next = equal.map(\.rank).sorted(by: >).dropFirst().first else { return first }
    return first.rank >= next + PlaceComparison.clearLead ? first : nil
  }

  /// The most likely first; equal ones stay in their order.
  func ordered(_ candidates: [GazetteerMatch]) -> [GazetteerMatch] {
    let keyed = candidates.enumerated().map { (key: key($1), offset: $0, candidate: $1) }
    return keyed.sorted { left, right in
      if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
      if left.candidate.rank != right.candidate.rank {
        return left.candidate.rank > right.candidate.rank
      }
      return left.offset < right.offset
    }.map(\.candidate)
  }

  func isNear(_ position: Coordinates) -> Bool {
    centres.contains { $0.kilometres(to: position) <= PlaceComparison.nearKilometres }
  }

  /// What is compared before the rank; smaller is better.
  private func key(_ candidate: GazetteerMatch) -> [Int] {
    [
      isNear(candidate.place.position) ? 0 : 1,
      step(of: candidate.kind),
      candidate.isOwnName ? 0 : 1,
    ]
  }

  private func step(of kind: PlaceKind) -> Int {
    switch (order, kind) {
    case (.sightsFirst, .sight), (.townsFirst, .city): 0
    case (_, .airport): 1
    case (.sightsFirst, .city), (.townsFirst, .region), (.townsFirst, .country): 2
    case (.sightsFirst, .region), (.sightsFirst, .country), (.townsFirst, .sight): 3
    }
  }

  /// How near a place must lie to count as one of the trip.
  static let nearKilometres = 150.0
  /// How far from all else of the trip a place is surprising.
  static let farKilometres = 500.0
  /// How far its rank must be above the next to be taken unasked.
  private static let clearLead = 150
}

extension Place {
  /// Whether it is this very place: of the same name, within 200 m.
  func isSame(as other: Place) -> Bool {
    folded(name) == folded(other.name) && isWithin200Metres(of: other.position)
  }

  func isWithin200Metres(of other: Coordinates) -> Bool { position.kilometres(to: other) <= 0.2 }

  /// What kind of place it is, by its category.
  var kind: PlaceKind {
    switch category {
    case "city", "town", "village", "hamlet", "suburb", "municipality": .city
    case "airport", "aerodrome", "station", "railway station", "bus station": .airport
    case "country": .country
    case "region", "state", "province", "county", "island", "administrative": .region
    default: .sight
    }
  }

  /// As a candidate that the gazetteer does not rank.
  var unranked: GazetteerMatch {
    GazetteerMatch(place: self, kind: kind, rank: 0, isOwnName: true)
  }
}

extension [GazetteerMatch] {
  /// With these too, but for those that are here already.
  func joined(with others: [GazetteerMatch]) -> [GazetteerMatch] {
    var all = self
    for other in others where !all.contains(where: { $0.place.isSame(as: other.place) }) {
      all.append(other)
    }
    return all
  }
}
