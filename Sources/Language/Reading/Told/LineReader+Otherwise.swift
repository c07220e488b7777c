internal import Session

extension LineReader {
  /// What came to nothing, read in the ways that cost too much for every line.
  ///
  /// A part of a line is not parted again.
  func otherwise(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String,
    inPart: Bool = false
  ) -> ReadResult {
    guard let scene else { return read }
    // To compare what was read is dear: it is done where one of them has anything to say.
    if !inPart, scene.session.kept.fields.cursor.trip == nil {
      let first = firstLine(read, tokens, of: expanded, typed: line)
      if first != read { return first }
    }
    if !inPart, session.currentTrip?.days.isEmpty == true {
      let days = daysOfTrip(read, tokens, of: expanded, typed: line)
      if days != read { return days }
    }
    guard !read.isUnderstood else {
      if read.tellsPartyBeside, let facts = facts(tokens, of: expanded, typed: line) {
        return facts
      }
      return sketched(read, tokens, of: expanded, typed: line)
    }
    if let day = withoutProgramme(read, tokens, of: expanded, typed: line) { return day }
    let ways = [withOptions, withDayBehind, withFacts, withoutRemark]
    let told = ways.reduce(read) { result, way in
      result.isUnderstood ? result : way(result, tokens, expanded, line)
    }
    guard !told.isUnderstood else { return told }
    let sketch = sketched(told, tokens, of: expanded, typed: line)
    // A route is told as a whole, however it is parted.
    guard !inPart, !sketch.isUnderstood, !sketch.offersRoute else { return sketch }
    guard let apart = inSentences(read, tokens, of: expanded, typed: line) else { return sketch }
    // Of two offers the one that says more is the nearer.
    return !apart.isUnderstood && sketch.matters >= apart.matters ? sketch : apart
  }
}

extension LineReader {
  /// An offer in words that mean the same once it is agreed to: of `it` nobody speaks then.
  func spelled(_ result: ReadResult) -> ReadResult {
    guard case .incomplete(let question) = result, let offered = question.offered, let scene,
      !offered.makesTrip, case .commit(let commit) = Interpreter(scene).decide(offered),
      commit.canonical != offered
    else { return result }
    var utterance = question.utterance
    utterance.intent = commit.canonical
    return utterance.offered
  }
}

extension ReadResult {
  /// Whether it came to nothing, or to no more than an offer.
  var isOpenStill: Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise
    case .incomplete(let question): question.offered != nil
    case .understood, .nothing: false
    }
  }

  /// Whether something is added and how many travel is told anew beside it: `lunch …, 20 each, 3 of us`
  /// may well say how many eat.
  fileprivate var tellsPartyBeside: Bool {
    guard case .understood(let utterance) = self else { return false }
    let steps = utterance.intent.steps
    guard case .add? = steps.first else { return false }
    return steps.contains { if case .people = $0 { true } else { false } }
  }

  var isRefused: Bool { if case .refused = self { true } else { false } }

  fileprivate var offersRoute: Bool {
    guard case .incomplete(let question) = self else { return false }
    return question.offered?.tellsRoute == true
  }

  /// How many things are offered.
  fileprivate var matters: Int {
    guard case .incomplete(let question) = self, let offered = question.offered else { return 0 }
    switch offered {
    // They say more than the stops that one would make of their words.
    case .list(.add), .people, .money(.party), .booking(.add): return 2
    case .several(let parts):
      // Two stays say more than one that has the words of both.
      let areBookings = parts.allSatisfy { if case .booking(.add) = $0 { true } else { false } }
      return areBookings ? 2 * parts.count : parts.count
    default: return 1
    }
  }
}
