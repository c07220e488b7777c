internal import Session

/// What is asked in words of which no view is made: the nearest to what it names.
extension SketchedView {
  /// The stop, the town, the day or the trip that a question names; `nil` where it asks for nothing, or
  /// tells something to be changed.
  var nearest: Intent? {
    let all = context.tokens.indices
    guard context.trip != nil, isQuestion || !shown.isEmpty, !tellsNumber, isOneSentence,
      !all.contains(where: { changes($0) }), !context.matches(["how", "far"], at: start)
    else { return nil }
    func says(_ ways: [[String]]) -> Bool {
      all.contains { context.end(ofOneOf: ways, at: $0) != nil }
    }
    if says(ViewWords.party) { return .show(.trip) }
    if says(ViewWords.withinBudget) { return .money(.costs(.left)) }
    let day = day(all)
    if let day, all.contains(where: context.isLodging) || says(ViewWords.asleep) {
      return .booking(.nights(day))
    }
    if asksWho { return nil }
    if says(ViewWords.booked) { return .booking(.list(nil)) }
    if let stop { return .show(says(ViewWords.neighbours) ? .dayOf(stop) : .stop(stop)) }
    if let day { return .show(.day(day)) }
    if let town, !says(ViewWords.asleep) {
      return .outlook(says(ViewWords.leaving) ? .departureFrom(town) : .arrivalIn(town))
    }
    return says(ViewWords.wholeTrip) ? .show(.trip) : nil
  }

  /// Where it begins, behind what is only talk.
  private var start: Int {
    var start = lattice.behindTalk
    while let token = context.token(start), ViewWords.idleAtFirst.contains(token.folded) {
      start += 1
    }
    return min(start, context.tokens.count - 1)
  }

  /// `move`, `cancel`: a line in which it stands may want that to be done.
  private func changes(_ index: Int) -> Bool {
    lattice.edges[index].contains { $0.classes.meets(ViewWords.changing) } && !isShown(index)
  }

  /// `when in Porto, …`, `how nice, …`, `is it? then …`: a sentence tells more than what it asks.
  private var isOneSentence: Bool {
    let last = context.tokens.count - 1
    return !context.tokens.indices.contains { index in
      let token = context.tokens[index]
      guard token.kind == .sign, !token.isGlued || token.says(",") || token.says("?"), index < last
      else { return false }
      return ["?", ":", ".", "!"].contains(token.folded)
        || token.says(",") && !endsAsking
          && index + 3 < last
    }
  }

  /// Whether a verb stands soon behind the word for what is asked: not `what the hell`.
  private var asksOfSomething: Bool {
    (start..<min(start + 5, context.tokens.count)).contains { index in
      asked.contains(context.tokens[index].spoken)
    } || ViewWords.beingAsked.contains(context.tokens[start].spoken)
  }

  /// Of a person nothing is known but that they come.
  private var asksWho: Bool { context.tokens[start].folded.hasPrefix("who") }

  /// Whether the word for what is asked comes first: `who is coming`.
  private var asksFirst: Bool {
    lattice.classes(at: start).has(.question)
      || ViewWords.questioning.contains(context.tokens[start].folded)
  }

  /// Whether it begins as questions do, or says that somebody wants to know.
  private var isQuestion: Bool {
    guard let first = context.token(start) else { return false }
    if asksFirst { return asksOfSomething }
    guard !lattice.requests else { return false }
    let wonders = context.tokens.indices.contains {
      context.end(ofOneOf: ViewWords.wondering, at: $0) != nil
    }
    return wonders || endsAsking && ViewWords.beingAsked.contains(first.spoken)
  }

  /// The words that ask to be told: `run me through friday`.
  private var shown: [Int] {
    context.tokens.indices.filter { context.end(ofOneOf: ViewWords.telling, at: $0) != nil }
  }

  /// The stop that is named with the most words.
  private var stop: StopReference? {
    var best: (StopReference, Int)?
    for index in context.tokens.indices {
      for span in chart.spans(.knownStop, at: index) {
        guard case .stops(let stops) = span.value, let one = stops.first, case .named = one,
          span.end - index > best?.1 ?? 0,
          span.end > index + 1 || !lattice.isKnown(index)
            || PlainActivities.begin(context.tokens[index].text)
        else { continue }
        best = (one, span.end - index)
      }
    }
    return best?.0
  }

  /// A town in which days of the trip are.
  private var town: String? {
    for start in context.tokens.indices {
      for end in (start + 1..<min(start + 4, context.tokens.count + 1)).reversed() {
        let name = context.text(start..<end)
        if context.trip?.days.contains(where: { $0.isIn(folded(name)) }) == true { return name }
      }
    }
    return nil
  }
}

private let asked: Set = [
  "is", "are", "am", "was", "do", "does", "did", "have", "has", "will", "would", "can", "should",
  "shall", "must", "goes", "comes", "starts", "begins", "ends", "happens", "happening", "looks",
]
