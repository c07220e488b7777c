internal import Session

/// The places against which readings of one line are tried: each question is asked once, and what is
/// longer than names that people misspell is looked for only as it stands.
///
/// What is carried out in the end asks the gazetteer itself.
final class TriedPlaces: Gazetteer {
  private let places: any Gazetteer
  private var named: [String: [GazetteerMatch]] = [:]
  private var areas: [String: [PlaceExtent]] = [:]
  private var searched: [Search: [GazetteerMatch]] = [:]

  private struct Search: Hashable {
    var text: String
    var kind: String?
    var limit: Int
  }

  init(_ places: any Gazetteer) { self.places = places }

  func named(_ name: String) -> [GazetteerMatch] {
    if let known = named[name] { return known }
    let found = places.named(name)
    named[name] = found
    return found
  }

  func mayKnow(_ name: String) -> Bool { places.mayKnow(name) }

  func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch] {
    let search = Search(text: text, kind: kind, limit: limit)
    if let known = searched[search] { return known }
    let isLong = text.split(separator: " ").count > TriedPlaces.mostMisspelt
    let found =
      isLong ? Array(named(text).prefix(limit)) : places.search(text, kind: kind, limit: limit)
    searched[search] = found
    return found
  }

  /// More words hold more than one name.
  private static let mostMisspelt = 4

  func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch] {
    places.around(centre, kilometres: kilometres, kind: kind, limit: limit)
  }

  func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch] {
    places.within(area, kind: kind, limit: limit)
  }

  func areas(called name: String) -> [PlaceExtent] {
    if let known = areas[name] { return known }
    let found = places.areas(called: name)
    areas[name] = found
    return found
  }

  func beginning(_ text: String, limit: Int) -> [GazetteerMatch] {
    places.beginning(text, limit: limit)
  }

  /// None: they only order what is offered, which is looked at when the line is carried out.
  func surroundings(of goal: Place, kind: String?) -> [GazetteerMatch] { [] }
}
