internal import Session

extension CommandSpec {
  static let map = CommandSpec(
    .map, .places,
    "Draws a map: of the trip, a day, the world, the results, or what lies around a place.",
    examples: ["map", "map day 2", "map world", "map near Porto 5 km"],
    [
      Frame(
        mapLeads,
        [
          .takes(
            .filter, .choice(["trip", "world", "results"] + everything),
            "trip | all | world | results")
        ]
      ) { fills in
        switch fills.text(.filter) {
        case let word? where everything.contains(word): .map(.everything)
        case "world": .map(.world)
        case "results": .map(.results)
        default: .map(nil)
        }
      },
      Frame(mapLeads, [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")]) { fills in
        fills.day().map { .map(.day($0)) }
      },
      Frame(
        ["map"], [.needs(.filter, .choice(MapStep.saidOfMaps), "closer | wider | north …", ask: "")]
      ) { fills in fills.text(.filter).flatMap(MapStep.init(said:)).map(Intent.moveMap) },
      Frame(["map", "map result"], [.needs(.number, .integer, "N", ask: "Which result?")]) {
        fills in
        fills.integer().map { .map(.number($0)) }
      },
      Frame(["map trip"], [.needs(.trip, .trip, "TRIP", ask: "Which trip?")]) { fills in
        fills.trip().map { .map(.trip($0)) }
      },
      Frame(["map"], [.needs(.trip, .trip, "TRIP", ask: "")]) { fills in
        if case .named(let name)? = fills.trip() { .map(.trip(.named(name))) } else { nil }
      },
      Frame(["map near", "map around"], around) { fills in
        fills.near.map { .map(.around($0.asSaid, kilometres: fills.kilometres)) }
      },
      Frame(["map", "map of"], around) { fills in
        // A number alone is a result.
        if case .stop(.number)? = fills.near { return nil }
        return fills.near.map { .map(.around($0.asSaid, kilometres: fills.kilometres)) }
      },
    ])

  static let zoom = CommandSpec(
    .zoom, .places, "Shows the last map from nearer or from further away.",
    examples: ["map", "zoom in", "zoom out"],
    [
      Frame(["zoom in", "zoom"]) { _ in .moveMap(.closer) },
      Frame(["zoom out"]) { _ in .moveMap(.wider) },
    ])

  static let pan = CommandSpec(
    .pan, .places, "Shows what lies beside the last map.", examples: ["map", "pan west"],
    [
      Frame(["pan", "(pan|scroll) (to the|to|)", "(move|shift) map (to the|to|)"], [way]) { fills in
        fills.text(.filter).flatMap(MapStep.init(said:)).map(Intent.moveMap)
      },
      Frame(
        ["(go|look|more|further|farther) (further|farther|more|a bit|a little|) (to the|to|)"],
        [.needs(.filter, .choice(MapStep.compass), "", ask: "")]
      ) { fills in fills.text(.filter).flatMap(MapStep.init(said:)).map(Intent.moveMap) },
    ])

  private static let around: [SlotSpec] = [
    .needs(.near, .near, "STOP | PLACE", ask: "Around which place?"),
    .takes(.distance, .distance, after: ["", "within"], "N km"),
  ]

  private static let way = SlotSpec.needs(
    .filter, .choice(MapStep.compass + ["up", "down", "left", "right"]),
    "north | south | east | west", ask: "Which way?")

  private static let mapLeads = ["map", "map of", "map for"]
  private static let everything = ["all", "everything", "it all", "all of it"]
}

extension MapStep {
  static let compass = [
    "north", "south", "east", "west", "northwards", "southwards", "eastwards", "westwards",
  ]

  static let saidOfMaps =
    ["closer", "wider", "nearer", "in", "out", "further out", "further", "farther"] + compass

  init?(said word: String) {
    switch word {
    case "north", "up", "northwards": self = .north
    case "south", "down", "southwards": self = .south
    case "east", "right", "eastwards": self = .east
    case "west", "left", "westwards": self = .west
    case "closer", "nearer", "in": self = .closer
    case "wider", "further", "farther", "further out", "out": self = .wider
    default: return nil
    }
  }

  var canonical: String {
    switch self {
    case .closer: "zoom in"
    case .wider: "zoom out"
    case .north, .south, .east, .west: "pan \(rawValue)"
    }
  }
}

extension MapTarget {
  var canonical: String {
    switch self {
    case .trip(let trip): "trip \(trip.canonical)"
    case .day(let day): day.canonical
    case .everything: "all"
    case .world: "world"
    case .results: "results"
    case .number(let number): "\(number)"
    case .around(.stop(let stop), nil): stop.canonical
    case .around(let near, nil): "near \(near.canonical)"
    case .around(let near, let kilometres?): "near \(near.canonical) \(spelled(kilometres))"
    }
  }

  private func spelled(_ kilometres: Double) -> String {
    let isWhole = kilometres == kilometres.rounded() && kilometres < 1_000_000
    return "\(isWhole ? "\(Int(kilometres))" : plainDecimal(kilometres)) km"
  }
}

extension NearReference {
  /// A name may be that of a place, though a stop has it as a part of its own.
  fileprivate var asSaid: NearReference {
    if case .stop(.named(let name)) = self { .place(.named(name, quoted: false)) } else { self }
  }
}
