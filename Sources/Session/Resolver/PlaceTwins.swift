extension Place {
  /// Whether this is what another source knows, though it may say more or fewer words for it, or put
  /// the middle of a town or a country elsewhere.
  func isKnown(as other: Place) -> Bool {
    guard source != other.source, kind == other.kind else { return false }
    let (mine, others) = (folded(name), folded(other.name))
    let away = position.kilometres(to: other.position)
    if mine == others {
      switch kind {
      case .country, .region: return country == other.country
      case .city: return away <= townKilometres
      case .airport, .station, .sight: return away <= spotKilometres
      }
    }
    guard away <= spotKilometres, category == other.category || isUnsaid || other.isUnsaid else {
      return false
    }
    let (words, known) = (Set(mine.split(separator: " ")), Set(others.split(separator: " ")))
    return words.isSubset(of: known) || known.isSubset(of: words)
  }

  /// Whether nothing says what sort of place it is.
  private var isUnsaid: Bool { category == nil }
}

/// So far apart two sources may put one place.
private let spotKilometres = 0.3
/// The same of a town.
private let townKilometres = 10.0

extension [Place] {
  /// Those that no earlier one is as another source knows it.
  var eachOnce: [Place] {
    var kept: [Place] = []
    for place in self where !kept.contains(where: { $0.isKnown(as: place) }) { kept.append(place) }
    return kept
  }
}
