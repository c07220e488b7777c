internal import Language
internal import Session

/// The better known places where a trip goes, with their folded names.
struct NearPlaces: Sendable {
  /// How far that reaches, where it is a country or an area.
  let area: PlaceExtent?
  private let places: [(name: String, match: GazetteerMatch)]

  init(_ gazetteer: any Gazetteer, at goal: Place) {
    area = gazetteer.extent(of: goal)
    let found =
      area.map { gazetteer.within($0, kind: nil, limit: NearPlaces.most) }
      ?? gazetteer.around(goal.position, kilometres: 60, kind: nil, limit: NearPlaces.most)
    places = found.map { (folded($0.place.name), $0) }
  }

  /// Those whose names begin so, then those of which a word does.
  func beginning(_ words: String) -> [GazetteerMatch] {
    let found = places.filter { wordBegins(words, in: $0.name) }
    return found.filter { $0.name.hasPrefix(words) }.map(\.match)
      + found.filter { !$0.name.hasPrefix(words) }.map(\.match)
  }

  /// Those that have the letters in their order, the closest first.
  func similar(to words: String) -> [GazetteerMatch] {
    guard words.utf8.count > 2 else { return [] }
    let found = places.compactMap { place in
      letterGap(of: words, in: place.name).map { (gap: $0, place.match) }
    }
    return found.sorted { $0.gap < $1.gap }.prefix(NearPlaces.mostSimilar).map(\.1)
  }

  private static let most = 200
  private static let mostSimilar = 8
}
