internal import Session

/// The stops that a line tells of, with their days, hours and facts in any order.
struct SketchedStops {
  let scan: SketchScan
  let names: SketchNames
  private(set) var things: [SketchedThing] = []
  /// Whether nothing but names and facts is said.
  private(set) var isPlain = true
  private var ahead = SketchedThing()

  /// `nil` where something in it is no stop.
  init?(_ scan: SketchScan, _ names: SketchNames) {
    (self.scan, self.names) = (scan, names)
    guard !speaksOfIt, !hasOptions else { return nil }
    for segment in segments() {
      guard take(segment.pieces, isSequel: segment.isSequel) else { return nil }
    }
    guard !things.isEmpty, things.count < 9, tellsMore else { return nil }
  }

  var context: ChartContext { scan.context }

  /// Whether there is more than a name: `ad louvre` may be anything.
  private var tellsMore: Bool {
    let hasFact = scan.pieces.contains { !$0.isWord && !$0.isJoint && !$0.isIdle }
    let goesOn = scan.pieces.contains { piece in
      piece.isFirmJoint && context.tokens[piece.tokens.lowerBound].kind == .word
    }
    return hasFact || goesOn || context.tokens.contains { wishing.contains($0.folded) }
  }

  // MARK: - The parts of the line

  /// The pieces between the joints; a word that may join two names does where one of them has an hour.
  private func segments() -> [Segment] {
    var parts = [Segment()]
    for (index, piece) in scan.pieces.enumerated() {
      let isCut = piece.isFirmJoint || piece.isSoftJoint && partsMoments(index)
      if isCut {
        let isSequel = context.tokens[piece.tokens.lowerBound].kind == .word
        parts.append(Segment(isSequel: isSequel && piece.isFirmJoint))
      } else {
        parts[parts.count - 1].pieces.append(piece)
      }
    }
    return parts.filter { !$0.pieces.isEmpty }
  }

  private struct Segment {
    /// Whether it follows `then`.
    var isSequel = false
    var pieces: [SketchPiece] = []
  }

  private func partsMoments(_ index: Int) -> Bool {
    let before = scan.pieces[..<index].reversed().prefix { !$0.isJoint }
    let after = scan.pieces[(index + 1)...].prefix { !$0.isFirmJoint }
    if let one = place(before.reversed()), let other = place(Array(after)) {
      return one != other
    }
    return before.contains(where: \.isMoment) && after.contains(where: \.isMoment)
      && after.contains(where: \.isWord) && before.contains(where: \.isWord)
  }

  /// The place that the words among these pieces name.
  private func place(_ pieces: [SketchPiece]) -> String? {
    guard let first = pieces.first(where: \.isWord), let last = pieces.last(where: \.isWord),
      let clean = names.clean(first.tokens.lowerBound..<last.tokens.upperBound),
      case let name = context.text(clean), names.isPlace(name)
    else { return nil }
    return name
  }

  private mutating func take(_ segment: [SketchPiece], isSequel: Bool) -> Bool {
    let all = segment.split { !$0.isWord && !$0.isSoftJoint }.map { run in
      run[run.startIndex].tokens.lowerBound..<run[run.endIndex - 1].tokens.upperBound
    }
    let (runs, position) = withoutAnchor(all)
    // `hang mua 5.30am for sunrise`
    let purposes = runs.dropFirst().filter { context.tokens[$0.lowerBound].says("for") }
    let named = runs.filter { !purposes.contains($0) }.compactMap { run in
      names.clean(run).map { (run, $0) }
    }
    let cleaned = named.map(\.1)
    let hasMoment = segment.contains(where: \.isMoment)
    let text = named.map { self.text(of: $1, in: $0) }
    if cleaned.isEmpty {
      if runs.contains(where: { !$0.allSatisfy(names.isIdle) }) { isPlain = false }
      for piece in segment { tell(piece) }
      return true
    }
    let range = segment[0].tokens.lowerBound..<segment[segment.count - 1].tokens.upperBound
    // `…, the saturday gets too full`
    if RemarkGrammar(names.lattice).complains(range)
      || context.matches(["too"], at: range.lowerBound)
    {
      isPlain = false
      return true
    }
    let isNew = things.isEmpty || hasMoment || isSequel || text.allSatisfy(names.isKnown)
    guard isNew else {
      // What is said beside it is kept with it.
      let facts = segment.filter { !$0.isWord && !$0.isSoftJoint }
      for piece in facts { tell(piece) }
      let isOfSpeaker = range.contains {
        Lexicon.firstPersons.contains(context.tokens[$0].spoken)
      }
      if !isOfSpeaker {
        things[things.count - 1].notes += facts.isEmpty ? [context.text(range)] : text
      }
      isPlain = false
      return true
    }
    let known = position == nil ? knownStop(in: range, segment, called: cleaned) : nil
    guard cleaned.allSatisfy(names.isName), !saysOtherwise(runs, isKnown: known != nil) else {
      return false
    }
    if named.contains(where: { names.leaves(out: $0.1, of: $0.0) > 1 }) || named.count < runs.count
    {
      isPlain = false
    }
    let (called, besides) = parted(named.map(\.0), text)
    var thing = SketchedThing(names: called)
    thing.notes = besides
    thing.stop = known
    thing.position = position
    if known != nil || position != nil { isPlain = false }
    thing.isNamedPlainly =
      (hasMoment || beginsWithDay) && cleaned.allSatisfy(names.isPlain)
      && (text.count == 1 || text.first.map(PlainActivities.begin) == true)
    (thing.day, thing.lastDay) = (ahead.day, ahead.lastDay)
    (thing.time, thing.isExact, thing.minutes) = (ahead.time, ahead.isExact, ahead.minutes)
    thing.facts = ahead.facts
    let inherited = things.last
    things.append(thing)
    ahead = SketchedThing()
    let own = segment.contains { piece in
      switch piece.fact {
      case .day, .days: true
      default: false
      }
    }
    if own { (things[things.count - 1].day, things[things.count - 1].lastDay) = (nil, nil) }
    for piece in segment { tell(piece) }
    things[things.count - 1].notes += purposes.map(context.text)
    if things[things.count - 1].day == nil, let inherited {
      things[things.count - 1].day = inherited.day
      things[things.count - 1].lastDay = inherited.lastDay
    }
    return true
  }

  /// `with Ana`: what belongs to the words before it.
  private func text(of name: Range<Int>, in run: Range<Int>) -> String {
    let isLed = ["with", "w"].contains(context.tokens[run.lowerBound].folded)
    return context.text((isLed ? run : name).lowerBound..<name.upperBound)
  }

  private mutating func tell(_ piece: SketchPiece) {
    if things.isEmpty {
      ahead.take(piece.fact)
    } else {
      things[things.count - 1].take(piece.fact)
    }
  }

  /// Whether words order something else than to add, or speak of a stop that is there.
  private func saysOtherwise(_ runs: [Range<Int>], isKnown: Bool) -> Bool {
    runs.contains { run in
      run.contains { index in
        let classes = names.lattice.classes(at: index)
        let isLarge = context.tokens[index].text.first?.isUppercase == true && index > 0
        return !isLarge && classes.meets(others)
          && !PlainActivities.begin(context.tokens[index].text)
      } || !isKnown && names.clean(run).map { context.stops.isWhole(context.text($0)) } ?? false
    }
  }
}

private let others = ClassSet.turning.union(
  ClassSet([.move, .remove, .swap, .undo, .redo, .copy, .every, .except, .again, .both])
)
.subtracting(ClassSet([.tentative]))
private let wishing: Set = ["must", "have", "want", "wants", "should", "let's", "lets", "need"]
