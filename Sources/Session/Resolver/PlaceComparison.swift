/// Which of several places of one name is meant: they are compared by nearness, kind, own name and
/// fame, in this order, and the one that stands alone at the first difference is taken.
package struct PlaceComparison {
  /// Whether kinds are compared: what is added to a trip is rather a sight than a town.
  package enum KindOrder {
    case sightsFirst, none
  }

  /// The destination of the trip and the city of the day, where there are any.
  var centres: [Coordinates]
  /// The country or area the trip goes to, and how far it reaches.
  var area: (place: Place, extent: PlaceExtent)?
  var order: KindOrder

  package init(
    centres: [Coordinates], area: (place: Place, extent: PlaceExtent)? = nil, order: KindOrder
  ) {
    self.centres = centres
    self.area = area
    self.order = order
  }

  /// What a name means by itself, be it of a town or of anything else.
  package static let anywhere = PlaceComparison(centres: [], order: .none)

  /// The same comparison in no trip: what a name means by itself.
  var alone: PlaceComparison { PlaceComparison(centres: [], order: order) }

  /// The place meant, `nil` where several are as likely, or there is none.
  func choice(among candidates: [GazetteerMatch]) -> GazetteerMatch? {
    let candidates = withoutTheWhole(candidates)
    guard let first = ordered(candidates).first else { return nil }
    let equal = candidates.filter { key($0) == key(first) }
    let next = equal.map(\.rank).sorted(by: >).dropFirst().first
    guard next.map({ first.rank >= $0 + GazetteerMatch.clearLead }) ?? true else { return nil }
    let isPassedOver = candidates.contains { $0.isWellKnownArea && $0.rank > first.rank }
    return isPassedOver ? nil : first
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

  /// Whether it lies where the trip goes.
  package func isNear(_ match: GazetteerMatch) -> Bool {
    isNear(match.place) || area?.extent.holds(match) == true
  }

  /// The same of a place of which no more is known.
  func isNear(_ place: Place) -> Bool {
    centres.contains { $0.kilometres(to: place.position) <= PlaceComparison.nearKilometres }
      || area?.extent.holds(place) == true
  }

  /// Who is in Luxembourg and says its name means the town.
  private func withoutTheWhole(_ candidates: [GazetteerMatch]) -> [GazetteerMatch] {
    guard let area else { return candidates }
    let parts = candidates.filter { !$0.place.isSame(as: area.place) }
    return parts.contains(where: isNear) ? parts : candidates
  }

  /// What is compared before the rank; smaller is better.
  private func key(_ candidate: GazetteerMatch) -> [Int] {
    [
      isNear(candidate) ? 0 : 1,
      candidate.isWellKnownArea ? 0 : step(of: candidate.kind),
      candidate.isOwnName ? 0 : 1,
    ]
  }

  private func step(of kind: PlaceKind) -> Int {
    switch (order, kind) {
    case (.none, _), (.sightsFirst, .sight): 0
    case (.sightsFirst, .airport), (.sightsFirst, .station): 1
    case (.sightsFirst, .city): 2
    case (.sightsFirst, .region), (.sightsFirst, .country): 3
    }
  }

  /// How near a place must lie to count as one of the trip.
  static let nearKilometres = 150.0
  /// How far from all else of the trip a place is surprising.
  static let farKilometres = 500.0
}

extension GazetteerMatch {
  /// A country, or an area that everybody knows: it is never passed over in silence.
  fileprivate var isWellKnownArea: Bool {
    switch kind {
    case .country: isOwnName
    case .region: isOwnName && rank >= GazetteerMatch.wellKnown
    case .city, .airport, .station, .sight: false
    }
  }
}

extension Place {
  /// Whether it is this very place: of the same name, within 200 m.
  package func isSame(as other: Place) -> Bool {
    folded(name) == folded(other.name) && isWithin200Metres(of: other.position)
  }

  func isWithin200Metres(of other: Coordinates) -> Bool { position.kilometres(to: other) <= 0.2 }

  /// What kind of place it is, by its category.
  var kind: PlaceKind {
    switch category {
    case "city", "town", "village", "hamlet", "suburb", "municipality": .city
    case "airport", "aerodrome": .airport
    case "station", "railway station", "bus station": .station
    case "country": .country
    case "region", "state", "province", "county", "island", "area", "route", "administrative":
      .region
    default: .sight
    }
  }

  /// Whether it is a country or a part of one, whose middle says little of what lies in it.
  package var isArea: Bool { kind == .country || kind == .region }

  /// As a candidate that the gazetteer does not rank.
  var unranked: GazetteerMatch {
    GazetteerMatch(place: self, kind: kind, rank: 0, isOwnName: true)
  }
}

extension [GazetteerMatch] {
  /// With these too, but for those that are here already.
  func joined(with others: [GazetteerMatch]) -> [GazetteerMatch] {
    var all = self
    for other in others
    where !all.contains(where: {
      $0.place.isSame(as: other.place) || $0.place.isKnown(as: other.place)
    }) {
      all.append(other)
    }
    return all
  }
}
