/// Where a trip goes, as far as it says what a name means that is added to it.
struct Reach {
  /// How places of one name are compared there.
  var comparison: PlaceComparison
  /// What a far place is far from: the city of the day, else the destination.
  var centre: Place?
  private let positions: Positions

  /// The destination, the city of the day and all stops; looked up where they are asked for.
  private final class Positions {
    private let find: () -> [Coordinates]
    lazy var all = find()

    init(_ find: @escaping () -> [Coordinates]) { self.find = find }
  }

  init(_ comparison: PlaceComparison, of trip: Trip, on day: Day?) {
    self.comparison = comparison
    centre = trip.city(on: day)
    positions = Positions {
      [trip.destination, day?.city].compactMap { $0?.position } + trip.ofStops(\.position)
    }
  }

  /// Whether a place can be a part of the trip: it lies in the country or area that the trip goes to,
  /// or not surprisingly far from something of the trip.
  func includes(_ match: GazetteerMatch) -> Bool {
    comparison.area?.extent.holds(match) == true || includes(match.place)
  }

  /// The same of a place of which no more is known.
  func includes(_ place: Place) -> Bool {
    if comparison.area?.extent.holds(place) == true { return true }
    return positions.all.contains {
      $0.kilometres(to: place.position) <= PlaceComparison.farKilometres
    }
  }

  /// Whether anything says where the trip goes.
  var isKnown: Bool { !positions.all.isEmpty }
}

/// What sort of word a name is that is added: it says which of the places that bear it are meant.
enum NameSort {
  /// One of the plain activities and nothing else: no village on another continent, no other name.
  case activity
  /// A word for a kind of place, as `zoo` or `opera`: what bears it where the trip goes.
  case kind
  /// A word for a thing, as `home` or `pool`: also a well-known town or country, as `cork`.
  case thing
  /// Small letters only, or three: also what everybody knows, as `kyoto`.
  case everyday
  /// Written as names are: what has it but as one of its other names has to be well known.
  case name
  /// Written as the code of an airport is.
  case code

  /// Whether this place is meant by such a word, said in a trip that goes there.
  func means(_ match: GazetteerMatch, in reach: Reach) -> Bool {
    let isNear = reach.comparison.isNear(match)
    // Three letters are the code of some airport, nearly whatever they are.
    switch self {
    case .activity: return isNear && match.isOwnName
    case .kind, .thing, .everyday:
      return match.isCalledByCode
        ? isNear : reach.includes(match) || meansAnywhere(match)
    case .name, .code: return !reach.isKnown || reach.includes(match) || meansAnywhere(match)
    }
  }

  /// The same wherever the trip goes.
  func meansAnywhere(_ match: GazetteerMatch) -> Bool {
    switch self {
    case .activity, .kind: false
    case .thing:
      // Its whole name, as `cork`: the keys of a flat are not those of Florida.
      match.isKnownToAll && match.kind != .sight && match.rank >= GazetteerMatch.wellKnown
        && !match.place.name.contains(" ")
    case .everyday: match.isKnownToAll
    case .name: match.isOwnName || match.rank >= GazetteerMatch.wellKnown
    case .code: true
    }
  }
}

extension GazetteerMatch {
  /// The rank from which on a town or country is known to those who were never there; most words
  /// that are a village's name as well lie far below.
  static let wellKnown = 800

  /// How far the rank of a place must be above the next to be taken unasked: section 10 of the
  /// design.
  package static let clearLead = 150

  /// Whether the word asked for is the code of an airport, or another name of it.
  var isCalledByCode: Bool { kind == .airport && !isOwnName }

  /// Whether who says the name means this place wherever in the world the trip goes.
  package var isKnownToAll: Bool {
    switch kind {
    case .sight, .country: isOwnName
    case .city, .region, .airport, .station: isOwnName && rank >= 750
    }
  }
}

extension [GazetteerMatch] {
  /// Those whose own name it is before those that have it beside theirs.
  var ownNamesFirst: [GazetteerMatch] {
    filter(\.isOwnName) + filter { !$0.isOwnName }
  }
}

extension Resolver {
  /// What sort a name is; `isPlain` where one of those that bear it would be taken unasked.
  func sort(of name: String, in reach: Reach, isPlain: Bool) -> NameSort {
    // Who tells where it lies (`paris, texas`) means no other.
    let isSmall = name == name.lowercased() && reach.isKnown && !name.contains(",")
    let sort = sort(of: name)
    return sort == .name && isSmall && isPlain ? .everyday : sort
  }

  /// The same by its letters alone, an article before it left out.
  func sort(of name: String) -> NameSort { scene.gazetteer.sort(of: name) }

  /// Places of the kind that a word stands for, where the trip goes: the nearest.
  func places(ofKind word: String, in reach: Reach) -> [GazetteerMatch] {
    guard let centre = reach.centre?.position, scene.gazetteer.isKind(folded(word)) else {
      return []
    }
    return scene.gazetteer.around(centre, kilometres: 50, kind: folded(word), limit: 3)
  }
}

extension Gazetteer {
  /// What sort a name is by its letters alone, an article before it left out.
  func sort(of name: String) -> NameSort {
    let name = spokenNames(name).last ?? name
    if PlainActivities.isJust(name) { return .activity }
    if isKind(folded(name)) { return .kind }
    if AirportCode.isWritten(name) { return .code }
    if CommonWords.isThing(name) { return .thing }
    return name.unicodeScalars.count == AirportCode.length ? .everyday : .name
  }
}
