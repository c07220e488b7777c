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
    }
    let ranges =
      starts.map { $0..<whole.upperBound } + ends.map { whole.lowerBound..<$0 }
      + starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
    return ranges.map { OpenStory(matter: $0, whole: whole, lattice: lattice, spans: spans) }
      .filter { !$0.matter.isEmpty && $0.isStory }.sorted { $0.matter.count > $1.matter.count }
      .prefix(mostTried).map { $0 }
  }

  private static let mostTried = 4

  /// Whether a part may begin here: behind the end of a sentence, a heading, or `so`.
  private static func begins(_ index: Int, in whole: Range<Int>, _ lattice: WordLattice) -> Bool {
    let before = lattice.tokens[index - 1]
    if before.isEndOfSentence || before.says(":") { return lattice.tokens[index].kind != .sign }
    if before.says(",") { return !Lexicon.concluding.contains(lattice.tokens[index].folded) }
    guard index > whole.lowerBound + 1, Lexicon.concluding.contains(before.folded) else {
      return false
    }
    // `we're British so put …`
    let first = lattice.tokens[whole.lowerBound]
    let tellsOfUs = Lexicon.areWe.contains(first.spoken) || Lexicon.subjects.contains(first.folded)
    return lattice.tokens[index - 2].says(",") || before.says("so") && tellsOfUs
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
    told.allSatisfy { index in
      !lattice.edges[index].contains { edge in
        edge.classes.meets(ClassSet([.condition, .either, .except, .instead, .hold, .again]))
          || edge.classes.meets(.orders) && !edge.classes.meets(.operators)
            && !lattice.isReported(index)
          || edge.classes.has(.repair) && !edge.classes.has(.talk)
      }
    }
      && (matter.upperBound..<whole.upperBound).allSatisfy { !lattice.classes(at: $0).has(.not) }
      && (!isHeading || told.allSatisfy { !lattice.classes(at: $0).meets(.operators) })
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
    if isBehindComma && !isSentence(whole.lowerBound..<matter.lowerBound) && !isAdverbial
      || isBeforeComma && !isSentence(matter.upperBound..<whole.upperBound)
    {
      return true
    }
    // `we have settled on Edinburgh …`: a place is no mere telling.
    let namesPlace = told.contains { index in
      index > whole.lowerBound && spans.isCapitalised(index)
        && !spans.knows(lattice.tokens[index].text).isEmpty
    }
    if namesPlace { return true }
    return told.contains { index in
      let types: [RoleType] = [.day, .time, .minutes, .days, .amount]
      return types.contains { type in
        spans.spans(type, at: index, before: whole.upperBound).contains { span in
          (index..<span.end).allSatisfy { !matter.contains($0) }
        }
      }
    }
  }

  /// Whether it only says for what or when: `for the demo, …`.
  private var isAdverbial: Bool {
    lattice.classes(at: whole.lowerBound).has(.preposition) && stops.isEmpty
  }

  /// Whether words are a sentence of their own, not things in a row: `they'll be starving`.
  private func isSentence(_ range: Range<Int>) -> Bool {
    guard
      !range.contains(where: { index in
        lattice.classes(at: index).has(.not)
          || Lexicon.reporting.contains(lattice.tokens[index].spoken)
      })
    else { return false }
    return range.contains { index in
      let word = lattice.tokens[index].spoken
      return lattice.classes(at: index).has(.be) || Lexicon.firstPersons.contains(word)
        || Lexicon.others.contains(word) || Lexicon.subjectsOfRemarks.contains(word)
        || Lexicon.companions.contains(word)
        || ["'s", "'re", "'ll"].contains { word.hasSuffix($0) }
    }
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
  fileprivate var isEndOfSentence: Bool {
    kind == .sign && [".", "!", "?", ";", "…", "—", "–"].contains(folded)
  }
}
