/// The better known places where a trip goes, with their folded names.
package struct NearPlaces: Sendable {
  /// What lies near there, as the resolver sees it.
  package let comparison: PlaceComparison
  private let places: [(name: String, match: GazetteerMatch)]

  /// Those of all kinds, or the towns there.
  package init(_ gazetteer: any Gazetteer, at goal: Place, onlyTowns: Bool = false) {
    let area = gazetteer.extent(of: goal)
    comparison = PlaceComparison(
      centres: area == nil ? [goal.position] : [], area: area.map { (goal, $0) }, order: .none)
    let kind = onlyTowns ? PlaceKind.city.rawValue : nil
    let found = gazetteer.surroundings(of: goal, kind: kind)
    places = found.map { (folded($0.place.name), $0) }
  }

  /// Those whose names begin so, then those of which a word does.
  package func beginning(_ words: String) -> [GazetteerMatch] {
    guard !words.isEmpty else { return [] }
    let found = places.filter { wordBegins(words, in: $0.name) }
    return found.filter { $0.name.hasPrefix(words) }.map(\.match)
      + found.filter { !$0.name.hasPrefix(words) }.map(\.match)
  }

  /// Those that have the letters in their order, be it behind another word of theirs; the closest
  /// first.
  package func similar(to words: String) -> [GazetteerMatch] {
    guard words.utf8.count > 2 else { return [] }
    let found = places.compactMap { place in
      leastLetterGap(of: words, in: place.name).map { (gap: $0, place.match) }
    }
    return found.sorted { $0.gap < $1.gap }.prefix(NearPlaces.mostSimilar).map(\.1)
  }

  private static let mostSimilar = 8
}
