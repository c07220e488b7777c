internal import Session

extension LineReader {
  /// The likeliest meaning of a line without some of its pieces, where the rest is a line that is
  /// understood; `nil` where there is none.
  ///
  /// Nothing is left out that takes back what is said, or leaves it alone.
  func likeliestRest(
    of table: OpenClauses, _ likely: LikelyFrames, after before: LinesBefore
  ) -> LikelyMeaning? {
    let open = table.parent
    var clauses = SpokenClauses(open.line, open.tokens)
    // `…, never mind, show me tuesday`: what stands before it is left.
    var most = likely.verbs.lazy.filter { $0.verb != nil }.map(\.chance).max() ?? 0
    if let leaving = clauses.pieces.lastIndex(where: { DialogueAct.leaves(open.tokens[$0]) }) {
      clauses.pieces.removeFirst(leaving + 1)
      // The words of the whole line tell little of the rest.
      most += likely.nothing
    }
    let swallowed = SwallowedWords(open.tokens)
    func telling(_ index: Int) -> Int { table.tells(index) ? 2 : 0 }
    var best: LikelyMeaning?
    var effort = 0
    let storied = StoriedOrders(clauses: clauses, table: table).retellings
    for rest in storied + clauses.retellings(LineReader.mostRetold, telling: telling) {
      let kept = rest.leftOut.reduce(rest.joinsTorn ? LineReader.tornJoined : 1) { chance, index in
        chance
          * (!rest.isStoried && table.tells(index)
            ? LineReader.tellingLeftOut : LineReader.plainLeftOut)
      }
      // What cannot come to enough is not read: that is dear.
      guard !losesWhen(rest.leftOut, table), kept * most > max(best?.chance ?? 0, leastOfRest)
      else { continue }
      // To read a line takes by the square of its length.
      let length = open.tokens.count - rest.leftOut.count
      guard effort + length * length < LineReader.mostEffort else { continue }
      effort += length * length
      let (said, certainty) = readBehind(rest.text, before).probable
      guard let said, said.isPlainlySaid, !swallowed.areIn(said),
        let (intent, isLook) = carriedOut(table.withHour(of: rest.leftOut, in: said), table),
        // `where is the louvre? move it to friday`
        !isLook || certainty == 1 && !rest.leftOut.contains(where: { table.orders($0) })
      else { continue }
      // Lines that only ask are among those of which nothing is done.
      let share = self.chance(of: said, likely) + (isLook ? likely.nothing : 0)
      let chance = kept * certainty * share
      if chance > best?.chance ?? 0 {
        best = LikelyMeaning(
          intent: intent, chance: chance, isLook: isLook, isPutRight: rest.isPutRight)
      }
    }
    return best
  }

  /// Whether no day, or no hour, is left that the line tells: what is done by then would be another thing.
  private func losesWhen(_ leftOut: [Int], _ table: OpenClauses) -> Bool {
    let left = Set(leftOut)
    return [RoleType.day, .time].contains { type in
      let told = table.whole.filter {
        !table.spans.spans(type, at: $0, before: table.whole.upperBound).isEmpty
      }
      return !told.isEmpty && told.allSatisfy(left.contains)
    }
  }

  /// What is done, told as what was found, and whether it only looks; `nil` where it cannot be done.
  private func carriedOut(_ intent: Intent, _ table: OpenClauses) -> (Intent, isLook: Bool)? {
    switch table.decision(on: intent) {
    case .commit(let commit): (commit.canonical, false)
    case .reply:
      reading(of: intent.canonicalLine).map { Signatures.asking.contains($0.verb) } == true
        ? (intent, true) : nil
    case .ask(let question):
      switch question.topic {
      case .whichStop: (intent, false)
      // The likeliest place stands first.
      case .whichPlace: question.choices.first.map { ($0.intent, false) }
      default: nil
      }
    case .perform, .fail, .lookUp, nil: nil
    }
  }

  /// So many ways to leave something out are tried.
  private static let mostRetold = 6
  /// So much is read at most: six lines of 14 words, or one of 34.
  private static let mostEffort = 1200
  /// So much is left of what is likely for each word left out that tells nothing.
  private static let plainLeftOut = 0.97
  private static let tellingLeftOut = 0.85
  private static let tornJoined = 0.6
}

extension OpenClauses {
  /// Whether a word orders a change.
  func orders(_ index: Int) -> Bool {
    lattice.edges.indices.contains(index)
      && lattice.edges[index].contains { $0.classes.meets(.orders) }
  }
}

extension DialogueAct {
  private static let joking: Set = ["jk", "lol", "joking", "kidding", "no", "nah", "ah", "oh"]

  /// Whether a word says no.
  static func denies(_ token: Token) -> Bool {
    ["no", "nah", "nope", "don't", "dont"].contains(token.spoken)
  }

  /// Whether words leave what was said: `never mind`, `keep it`.
  static func leaves(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.drop { joking.contains($0.folded) }
    if words.map(\.folded) == ["keep", "it"] { return true }
    return switch of(Array(words)) {
    // `no` alone puts right what stands before it.
    case .retract, .decline, .declineAll: !words.allSatisfy(denies)
    default: false
    }
  }
}

extension Signatures {
  /// The commands that only look.
  fileprivate static let asking = Set(all.filter { $0.traits.contains(.asks) }.map(\.verb))
}

extension ReadResult {
  /// What it probably means, and how sure that is; what is left open may as well be offered.
  fileprivate var probable: (Intent?, certainty: Double) {
    switch self {
    case .understood(let utterance):
      if case .undecided(let intent) = utterance.intent {
        (intent, 0.9)
      } else {
        (utterance.intent, 1)
      }
    case .incomplete(let question): (question.offered, 0.6)
    case .refused, .nothing: (nil, 0)
    }
  }
}
