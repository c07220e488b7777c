internal import Session

/// What is said first of a trip, however it is said: `Dolomites hut to hut, 28 aug - 4 sep: me and Tom`.
extension LineReader {
  /// A new trip as a line tells of it, where no trip is open.
  ///
  /// It is done where the place is led to and all days and numbers stand for something, and offered
  /// else; what was understood stays unless it says less of a trip.
  func firstLine(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard let scene, scene.session.cursor.trip == nil, result.mayBeFirstLine(tokens),
      tokens.count < LineReader.mostInSentence, !isQuestion(tokens),
      !orders.contains(tokens[0].folded)
    else { return result }
    let isCommand = tokens.count > 1 && tokens[0].says("new") && tokens[1].says("trip")
    let chart = Chart(context(expanded.text, tokens))
    // What is said as the command has it is read as that.
    guard
      !isCommand || FirstTitle(chart.context) != nil && !tokens.contains(where: { $0.says(";") })
    else { return result }
    guard let sketch = TripSketch(chart, scene, today: today), sketch.facts > 0,
      // Of two that say as much the one that can be done.
      sketch.facts >= result.tripFacts,
      sketch.facts > result.tripFacts || !result.isUnderstood || result.trial(in: scene) != .changes
    else { return result }
    let utterance = told(sketch.intent, by: tokens, of: expanded, typed: line)
    switch ReadResult.understood(utterance).trial(in: scene) {
    case .fails: return result
    case .asks: return .understood(utterance)
    case .changes, .shows:
      let isAsked = tokens.last?.says("?") == true
      return sketch.isCertain && !isAsked ? .understood(utterance) : utterance.offered
    }
  }

  /// Whether it asks something, and not that a trip be made: `…, can you set that up?`.
  private func isQuestion(_ tokens: [Token]) -> Bool {
    guard tokens.last?.says("?") == true else { return false }
    let asksForIt = tokens.indices.dropLast().contains { index in
      ["can", "could", "would", "will", "what", "how"].contains(tokens[index].folded)
        && ["you", "we", "do", "about"].contains(tokens[index + 1].folded)
    }
    return !asksForIt
  }
}

extension ReadResult {
  /// Whether it came to nothing, to a trip, or to no more than a view.
  fileprivate func mayBeFirstLine(_ tokens: [Token]) -> Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise || tokens.count > 6
    case .incomplete(let question): question.offered.map(\.makesTrip) ?? (tokens.count > 6)
    case .understood(let utterance): utterance.intent.makesTrip || tokens.count > 8
    case .nothing: false
    }
  }

  /// How much it tells of a trip besides where it goes.
  fileprivate var tripFacts: Int {
    switch self {
    case .understood(let utterance): utterance.intent.tripFacts
    case .incomplete(let question): question.offered?.tripFacts ?? 0
    case .refused, .nothing: 0
    }
  }
}

extension Intent {
  fileprivate var tripFacts: Int {
    switch self {
    case .newTrip(let new):
      // Numbers that stand in `about` were not understood.
      return [
        new.dates != nil && new.about?.contains(where: \.isNumber) != true,
        new.name != nil && new.destination != nil,
        new.style != nil,
      ]
      .count { $0 }
    case .several(let parts):
      // `new trip to surprise; new trip to venice`
      guard parts.count(where: \.makesTrip) == 1 else { return 0 }
      let others = parts.dropFirst().reduce(into: Set<String>()) { kinds, part in
        switch part {
        case .people, .money(.party): kinds.insert("people")
        case .budget: kinds.insert("budget")
        case .cityOfDay: kinds.insert("cities")
        default: break
        }
      }
      return (parts.first?.tripFacts ?? 0) + others.count
    default: return 0
    }
  }
}

/// With these something is to be done that is no trip.
private let orders: Set = [
  "add", "put", "move", "remove", "delete", "cancel", "undo", "redo", "show", "list", "search",
  "open", "close", "note", "rename", "export", "import", "save", "run", "record", "replay", "set",
  "alias", "log", "history", "nearby", "near", "route", "weather", "when", "where", "cost", "rate",
  "todo", "pack", "share", "swap", "copy", "mark", "done", "rewrite", "assert", "find", "which",
  "who", "how", "is", "are", "does", "city", "hotel", "flight", "train", "style", "dates", "people",
]
