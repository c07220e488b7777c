internal import Session

/// Names of towns that may mean the days that take place there.
extension LineReader {
  /// The days whose city that is, or the stops of that name; of a town behind a day, its city or a stop.
  ///
  /// The days come first.
  func orCity(
    _ utterance: Utterance, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult? {
    var asked = utterance
    if let city = cityOfDay(utterance, tokens) {
      // `day 2 in Naples` says where that day is; of `day 4 Hakone` nobody knows.
      let isThere = tokens.contains { $0.says("in") }
      asked.intent = isThere ? city : .either([city, utterance.intent])
      return .understood(asked)
    }
    let towns = townsNotTrip(utterance, tokens)
    if !towns.isEmpty {
      asked.intent = .either([utterance.intent] + towns)
      return .understood(asked)
    }
    let open = OpenReader(
      reader: self, scene: scene, line: expanded.text, tokens: tokens)
    guard utterance.intent.arrangesStops, namesCity(tokens),
      let days = open.meaning(among: [.swap, .moveDay, .removeDay]), days.arrangesDays
    else { return nil }
    asked.intent = .either([days, utterance.intent])
    return .understood(asked)
  }

  /// `EPCOT is for Wednesday`: what no town is called so is something to do on that day.
  func withoutUnknownTowns(_ intent: Intent, _ tokens: [Token]) -> Intent {
    guard let scene, tokens.contains(where: { $0.says("for") }),
      !tokens.contains(where: { ["in", "city", "town"].contains($0.folded) })
    else { return intent }
    switch intent {
    case .cityOfDay(let day, .named(let name, quoted: false)?):
      let isArea = scene.gazetteer.named(name).contains { $0.kind != .sight && $0.kind != .airport }
      guard !isArea, scene.gazetteer.areas(called: name).isEmpty else { return intent }
      return .add(NewStops(.place(.named(name, quoted: false)), to: .day(day)))
    case .several(let parts): return .several(parts.map { withoutUnknownTowns($0, tokens) })
    default: return intent
    }
  }

  /// `put coffee at majestic`, of which the trip has the coffee: it is there, if a place may be meant.
  func orPlace(
    _ utterance: Utterance, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult? {
    guard case .add(let new) = utterance.intent, tokens.first?.says("put") == true,
      case .place(.named(let name, quoted: false)) = new.what,
      name.split(separator: " ").contains(where: { placing.contains($0.lowercased()) })
    else { return nil }
    let open = OpenReader(reader: self, scene: scene, line: expanded.text, tokens: tokens)
    guard let scene, let place = open.meaning(among: [.place]),
      case .placeStop(_, .named) = place
    else { return nil }
    // What is a place is weighed against the name as a whole.
    if case .commit = Interpreter(scene).decide(place) { return nil }
    var asked = utterance
    asked.intent = .either([place, utterance.intent])
    return .understood(asked)
  }

  /// `day 4 hakone`: nothing says that it is to be added.
  private func cityOfDay(_ utterance: Utterance, _ tokens: [Token]) -> Intent? {
    guard case .add(let new) = utterance.intent, case .day(let day)? = new.to,
      case .place(.named(let name, quoted: false)) = new.what,
      new.at == nil, new.minutes == nil, new.position == nil,
      utterance.spans[.day]?.lowerBound == utterance.whole.lowerBound, tokens.count < 6,
      let kinds = scene?.gazetteer.named(name).filter(\.isOwnName).map(\.kind), !kinds.isEmpty,
      !PlainActivities.begin(name), !CommonWords.kind(of: folded(name)).contains(.noun),
      !kinds.contains(.sight), kinds.contains(where: { $0 != .airport })
    else { return nil }
    return .cityOfDay(day, .named(name, quoted: false))
  }

  /// `move day 3 to Lisbon`, which is a trip, and a town of this one as well: where that day takes
  /// place, or the day in whose place it comes.
  private func townsNotTrip(_ utterance: Utterance, _ tokens: [Token]) -> [Intent] {
    guard case .plan(.toTrip(let day, nil, to: .named(let name))) = utterance.intent,
      !tokens.contains(where: { $0.says("trip") }), let scene,
      Interpreter(scene).isTownOfTrip(name)
    else { return [] }
    let there = session.currentTrip?.daysOfCities.first { $0.words == foldedPattern(name) }
    let moved = there.map { Intent.moveDay(day, to: .number($0.number)) }
    return [moved, .cityOfDay(day, .named(name, quoted: false))].compactMap(\.self)
  }

  /// Whether a day takes place in a town of which the line tells.
  private func namesCity(_ tokens: [Token]) -> Bool {
    (session.currentTrip?.daysOfCities ?? []).contains { words, _ in
      tokens.indices.contains { start in
        tokens[start...].prefix(words.count).map(\.folded) == words
      }
    }
  }
}

extension Intent {
  fileprivate var arrangesDays: Bool {
    switch self {
    case .swapDays, .moveDay, .removeDay: true
    default: false
    }
  }

  /// Whether it moves, swaps or removes stops.
  fileprivate var arrangesStops: Bool {
    switch self {
    case .moveStops, .removeStops, .shiftStop, .arrange: true
    default: false
    }
  }
}

/// What stands before where something is; a second reading is worth its while only behind one.
private let placing: Set = ["at", "@", "in", "to"]
