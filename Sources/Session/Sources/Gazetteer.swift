/// The places that come with the program.
///
/// It is read synchronously and always answers the same.
package protocol Gazetteer {
  /// Every place that bears exactly this name (folded), as own name, other name or code; best
  /// `rank` first, at most 200.
  func named(_ name: String) -> [GazetteerMatch]

  /// Whether `named` or `areas` may find anything; `false` only where they certainly do not.
  func mayKnow(_ name: String) -> Bool

  /// What this text means, best first: whole names, beginnings, word order, regions and countries
  /// (`valencia, venezuela`), a typo. Places of this kind or category only, where one is given.
  /// `fit` tells which of them bear the words and which are guesses.
  func search(_ text: String, kind: String?, limit: Int) -> [GazetteerMatch]

  /// The places within so many kilometres, most notable and nearest first.
  func around(
    _ centre: Coordinates, kilometres: Double, kind: String?, limit: Int
  ) -> [GazetteerMatch]

  /// The places in an area, most notable first; towns and sights by turns where no kind is given.
  func within(_ area: PlaceExtent, kind: String?, limit: Int) -> [GazetteerMatch]

  /// The countries, divisions and areas of exactly this name or code, as people write them behind the
  /// name of a place that lies in them: `maine`, `TX`, `UK`.
  func areas(called name: String) -> [PlaceExtent]

  /// Places whose name begins so, for completion; best first.
  func beginning(_ text: String, limit: Int) -> [GazetteerMatch]

  /// The better known places where somebody goes, of this kind only, where one is given: those of its
  /// area, else the best known within a day's reach and what can be walked to.
  ///
  /// They order what is offered, and nothing fails without them.
  func surroundings(of goal: Place, kind: String?) -> [GazetteerMatch]
}

extension Gazetteer {
  package func surroundings(of goal: Place, kind: String?) -> [GazetteerMatch] {
    if let area = extent(of: goal) { return within(area, kind: kind, limit: mostAround) }
    var found = around(goal.position, kilometres: 60, kind: kind, limit: mostAround)
    var known = Set(found.map(\.place))
    for match in around(goal.position, kilometres: 5, kind: kind, limit: mostAround)
    where known.insert(match.place).inserted {
      found.append(match)
    }
    return found
  }

  package func mayKnow(_ name: String) -> Bool { true }

  /// Whether words stand for a kind or a category of places, as `museums` does.
  package func isKind(_ words: String) -> Bool {
    !KindWords.kinds(meantBy: folded(words)).isEmpty
  }
}

/// Of one reach.
private let mostAround = 200

/// A place of the gazetteer, and how it was found.
package struct GazetteerMatch: Hashable, Sendable {
  package var place: Place
  package var kind: PlaceKind
  /// Higher is more important; about 0 to 1500.
  package var rank: Int
  /// Whether the word asked for is the place's own name: its name; an English or short name listed
  /// for it; any alias of a sight.
  ///
  /// Else it is one of its other names.
  package var isOwnName: Bool
  /// The number of people who live there, `nil` where unknown or not a town.
  package var population: Int?
  /// The codes of the first-level divisions it lies in: an area may lie in several; none where
  /// unknown.
  package var divisions: [String]
  /// How far it reaches, where it is a country, a region or an area.
  package var extent: PlaceExtent?
  package var fit: NameFit

  package init(
    place: Place, kind: PlaceKind, rank: Int, isOwnName: Bool, population: Int? = nil,
    divisions: [String] = [], extent: PlaceExtent? = nil, fit: NameFit = .borne
  ) {
    self.place = place
    self.kind = kind
    self.rank = rank
    self.isOwnName = isOwnName
    self.population = population
    self.divisions = divisions
    self.extent = extent
    self.fit = fit
  }
}

/// How the words of a search fit the place that was found.
package enum NameFit: String, Hashable, Sendable {
  /// It bears all of them, be it as a beginning or a part of a name.
  case borne
  /// It would, if letters of them were others.
  case misspelt
  /// It bears only some of them.
  case partly
}

package enum PlaceKind: String, CaseIterable, Hashable, Sendable {
  case city, airport, country, region, sight, station
}
