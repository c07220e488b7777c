internal import Language
internal import Session

/// What is looked for where a place is typed.
package enum PlaceWish: Hashable, Sendable {
  case anything
  /// Where a trip or a day goes: towns, regions and countries before all else.
  case goal
  /// Where a way begins or ends: no sights, unless there is nothing else.
  case endOfWay

  fileprivate func isMeant(_ kind: PlaceKind) -> Bool {
    switch (self, kind) {
    case (.anything, _), (.goal, .city), (.goal, .region), (.goal, .country): true
    case (.endOfWay, .city), (.endOfWay, .airport), (.endOfWay, .station): true
    case (.goal, _), (.endOfWay, _): false
    }
  }
}

/// The order of places that may become what is typed: what lies where the trip goes before all else,
/// as the resolver has it once the line is carried out, whatever the fame of others.
struct PlaceOrder {
  let words: String
  let wish: PlaceWish
  let comparison: PlaceComparison

  func ordered(_ all: [GazetteerMatch]) -> [GazetteerMatch] {
    let keyed = all.enumerated().map { (key: key($1, at: $0), match: $1) }
    let found = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.match)
    guard wish == .endOfWay else { return found }
    let ends = found.filter { wish.isMeant($0.kind) }
    return ends.isEmpty ? found : ends
  }

  private func key(_ match: GazetteerMatch, at index: Int) -> [Int] {
    let name = folded(match.place.name)
    let isNear = comparison.isNear(match)
    let fit = name == words ? 0 : name.hasPrefix(words) ? 1 : 2
    // The others keep the order of the gazetteer.
    return [
      wish.isMeant(match.kind) ? 0 : 1, tier(match, name, isNear), isNear ? fit : min(1, fit / 2),
      isNear ? -match.rank : 0, index,
    ]
  }

  private func tier(_ match: GazetteerMatch, _ name: String, _ isNear: Bool) -> Int {
    guard isNear else { return name == words && match.isKnownToAll ? 1 : 3 }
    let isInside = !name.hasPrefix(words) && wordBegins(words, in: name)
    return isInside ? 2 : 0
  }
}
