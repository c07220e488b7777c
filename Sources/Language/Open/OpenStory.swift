internal import Session

/// Words of a line that only tell, before or behind what is to be done: `we are tired. move the walk
/// to friday`, `status update: lunch is at one`, `add a walk, so romantic!`.
///
/// What they tell of is what `it` means in the rest.
struct OpenStory {
  /// What is to be done.
  let matter: Range<Int>
  let whole: Range<Int>
  let lattice: WordLattice
  let spans: OpenSpans

  /// The ways to leave out the least, and not more than a few.
  static func all(
    of whole: Range<Int>, _ lattice: WordLattice, _ spans: OpenSpans
  ) -> [OpenStory] {
    let starts = whole.dropFirst().filter { begins($0, in: whole, lattice) }
    let ends = whole.dropFirst().filter {
      lattice.tokens[$0].isEndOfSentence || lattice.tokens[$0].says(",")
        || beginsRemark($0, in: whole, lattice)
    }
    let ranges =
      starts.map { $0..<whole.upperBound } + ends.map { whole.lowerBound..<$0 }
      + starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
    return ranges.map { OpenStory(matter: $0, whole: whole, lattice: lattice, spans: spans) }
      .filter { !$0.matter.isEmpty && $0.isStory }.sorted { $0.matter.count > $1.matter.count }
      .prefix(mostTried).map { $0 }
  }

  private static let mostTried = 8

  /// `take the coffee off I'll be too tired`: with who it is another sentence begins.
  private static func beginsRemark(
    _ index: Int, in whole: Range<Int>, _ lattice: WordLattice
  ) -> Bool {
    index > whole.lowerBound + 1 && index + 2 < whole.upperBound
      && Lexicon.beginningRemarks.contains(lattice.tokens[index].spoken)
      && !lattice.classes(at: index - 1).meets(
        ClassSet([.joining, .preposition, .reason, .question, .condition]))
      && !["that", "so", "than", "when", "like", "what", "the"].contains(
        lattice.tokens[index - 1].folded)
  }

  /// Whether a part may begin here: behind the end of a sentence, a heading, or `so`.
  private static func begins(_ index: Int, in whole: Range<Int>, _ lattice: WordLattice) -> Bool {
    let before = lattice.tokens[index - 1]
    // `10:00`
    if before.says(":"), before.isGlued, lattice.tokens[index].isGlued, index > 1,
      let hour = Int(lattice.tokens[index - 2].text), hour < 25
    {
      return false
    }
    if before.isEndOfSentence || before.says(":") { return lattice.tokens[index].kind != .sign }
    if before.says(",") { return !Lexicon.concluding.contains(lattice.tokens[index].folded) }
    guard index > whole.lowerBound + 1, Lexicon.concluding.contains(before.folded) else {
      return false
    }
    // `we're British so put …`
    return lattice.tokens[index - 2].says(",")
      || before.says("so") && RemarkGrammar(lattice).isSentence(whole.lowerBound..<index - 1)
  }

  /// What is left out, before and behind.
  var ranges: [Range<Int>] {
    [whole.lowerBound..<matter.lowerBound, matter.upperBound..<whole.upperBound].filter {
      !$0.isEmpty
    }
  }

  private var told: [Int] { whole.filter { !matter.contains($0) } }

  /// What is left out is no order, no condition, and takes nothing back.
  private var isStory: Bool {
    let grammar = RemarkGrammar(lattice)
    return !tellsPosition
      && ranges.allSatisfy { range in
        range.allSatisfy { index in
          !lattice.edges[index].contains { edge in
            edge.classes.meets(ClassSet([.either, .except, .instead, .again]))
              // `we're not sure yet`
              || edge.classes.has(.hold) && !lattice.tokens[index].says("yet")
              || edge.classes.has(.condition) && !grammar.endsWithOtherwise(index, in: whole)
              || edge.classes.has(.repair) && !edge.classes.has(.talk)
          } && !grammar.orders(index, in: range)
        }
      }
      && (!deniesBehind
        || grammar.isSentence(matter.upperBound..<whole.upperBound, maybeDenied: true))
      && (!isHeading || told.allSatisfy { !lattice.classes(at: $0).meets(.operators) })
  }

  /// `…, last thing that day`: where it is to stand is no mere telling.
  private var tellsPosition: Bool {
    let behind = (matter.upperBound..<whole.upperBound).first {
      lattice.tokens[$0].kind != .sign
        && !["as", "the", "right"].contains(lattice.tokens[$0].folded)
    }
    return behind.map { ["first", "last"].contains(lattice.tokens[$0].folded) } ?? false
  }

  private var deniesBehind: Bool {
    (matter.upperBound..<whole.upperBound).contains { lattice.classes(at: $0).has(.not) }
  }

  /// Whether the language knows each word that is told.
  var isKnown: Bool {
    told.allSatisfy { index in
      let token = lattice.tokens[index]
      return token.kind == .sign || token.dateWords?.isEmpty == false || lattice.isKnown(index)
    }
  }

  /// Whether what stands before it is headed by a colon.
  var isHeading: Bool {
    matter.lowerBound > whole.lowerBound && lattice.tokens[matter.lowerBound - 1].says(":")
  }

  /// Whether days, hours or amounts are told of, which may have been meant to be done.
  var tellsValues: Bool {
    // A comma parts more than sentences.
    let isBehindComma =
      matter.lowerBound > whole.lowerBound && lattice.tokens[matter.lowerBound - 1].says(",")
    let isBeforeComma =
      matter.upperBound < whole.upperBound && lattice.tokens[matter.upperBound].says(",")
    if told.contains(where: { Lexicon.pondering.contains(lattice.tokens[$0].spoken) }) {
      return true
    }
    let grammar = RemarkGrammar(lattice)
    if isBehindComma
      && !grammar.isSentence(whole.lowerBound..<matter.lowerBound, maybeDenied: true)
      && !isAdverbial
      || isBeforeComma
        && !grammar.isSentence(matter.upperBound..<whole.upperBound, maybeDenied: true)
    {
      return true
    }
    // `we have settled on Edinburgh …`, `vienna we're in wombats`: a place is no mere telling.
    let namesPlace = told.contains { index in
      spans.towns.contains {
        lattice.tokens[index...].prefix($0.words.count).map(\.folded) == $0.words
      }
        || index > whole.lowerBound && spans.isCapitalised(index)
          && !spans.knows(lattice.tokens[index].text).isEmpty
    }
    if namesPlace { return true }
    let open = ranges.filter { !grammar.complains($0) }.joined()
    return open.contains { index in
      let types: [RoleType] = [.day, .time, .minutes, .days, .amount]
      return types.contains { type in
        spans.spans(type, at: index, before: whole.upperBound).contains { span in
          (index..<span.end).allSatisfy { !matter.contains($0) }
        }
      }
    }
  }

  /// Whether it tells of an amount that nobody complains about.
  var tellsNumbers: Bool {
    let grammar = RemarkGrammar(lattice)
    return ranges.filter { !grammar.complains($0) }.joined().contains { index in
      spans.spans(.amount, at: index, before: whole.upperBound).contains { span in
        (index..<span.end).allSatisfy { !matter.contains($0) }
      }
    }
  }

  /// Whether it only says for what or when: `for the demo, …`.
  private var isAdverbial: Bool {
    lattice.classes(at: whole.lowerBound).has(.preposition) && stops.isEmpty
  }

  /// The stops of the trip that are told of, each perhaps by several references.
  var stops: [StopReference] {
    told.flatMap { index in
      spans.spans(.oneStop, at: index, before: whole.upperBound).compactMap { span in
        guard case .stops(let found) = span.value, let one = found.first, one != .mentioned,
          !matter.contains(span.end - 1)
        else { return nil }
        return one
      }
    }
  }
}

extension Token {
  var isEndOfSentence: Bool {
    kind == .sign && [".", "!", "?", ";", "…", "—", "–"].contains(folded)
  }
}
