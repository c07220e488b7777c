/// What is looked for where a place is typed.
package enum PlaceWish: Hashable, Sendable {
  case anything
  /// Where a trip or a day goes: towns, regions and countries before all else.
  case goal
  /// Where a way begins or ends: no sights, unless there is nothing else.
  case endOfWay

  fileprivate func isMeant(_ match: GazetteerMatch) -> Bool {
    // One goes along a route, not to it.
    if self == .goal, match.place.category == "route" { return false }
    return switch (self, match.kind) {
    case (.anything, _), (.goal, .city), (.goal, .region), (.goal, .country): true
    case (.endOfWay, .city), (.endOfWay, .airport), (.endOfWay, .station): true
    case (.goal, _), (.endOfWay, _): false
    }
  }
}

/// The order of places that words may mean, while they are typed and once they are searched for: what
/// bears exactly these words and lies where the trip goes, or is known to everybody, then what else
/// lies there, whatever the fame of others.
package struct PlaceOrder {
  /// Folded.
  private let words: String
  private let wish: PlaceWish
  private let comparison: PlaceComparison
  /// What is called so by another name of its own.
  private let bearers: Set<Place>

  package init(
    words: String, wish: PlaceWish = .anything, comparison: PlaceComparison,
    _ gazetteer: any Gazetteer
  ) {
    self.words = words
    self.wish = wish
    self.comparison = comparison
    // So few letters are mostly a code of something.
    let isCode = words.utf8.count <= PlaceOrder.longestCode
    bearers =
      !isCode && gazetteer.mayKnow(words) ? Set(gazetteer.named(words).map(\.place)) : []
  }

  package func ordered(_ all: [GazetteerMatch]) -> [GazetteerMatch] {
    let keyed = all.enumerated().map { (key: key($1, at: $0), match: $1) }
    let found = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.match)
    guard wish == .endOfWay else { return found }
    let ends = found.filter { wish.isMeant($0) }
    return ends.isEmpty ? found : ends
  }

  private func key(_ match: GazetteerMatch, at index: Int) -> [Int] {
    let name = folded(match.place.name)
    let isNear = comparison.isNear(match)
    let isCalledSo = name == words || bearers.contains(match.place)
    let fit = isCalledSo ? 0 : name.hasPrefix(words) ? 1 : 2
    // The others keep the order of the gazetteer.
    return [
      wish.isMeant(match) ? 0 : 1, tier(match, name, isCalledSo, isNear: isNear),
      isNear ? fit : min(1, fit / 2), isNear ? -match.rank : 0, index,
    ]
  }

  private func tier(
    _ match: GazetteerMatch, _ name: String, _ isCalledSo: Bool, isNear: Bool
  ) -> Int {
    if isCalledSo, isNear || match.isFamous { return isNear ? 0 : 1 }
    guard isNear else { return 5 }
    if name.hasPrefix(words) { return 2 }
    // What is not called so at all was found by another name of it, or by where it lies.
    return wordBegins(words, in: name) ? 3 : 4
  }

  private static let longestCode = 3
  /// Among so many places whose names begin so the order is made, of all the world.
  package static let mostCompared = 20
}

extension GazetteerMatch {
  /// Whether everybody who says its name means it.
  fileprivate var isFamous: Bool { isKnownToAll && rank >= GazetteerMatch.wellKnown }
}
