internal import Session

extension BookingReader {
  /// The `For` with which a sentence begins: no name, though it is written as one.
  func isFunctionWord(_ run: Range<Int>) -> Bool {
    isOpen && run.count == 1
      && Lexicon.shared.classes(of: context.tokens[run.lowerBound].spoken).meets(
        ClassSet([.preposition, .function, .pronoun]))
  }

  func isOfTrain(_ run: Range<Int>) -> Bool {
    kind == .train && context.tokens[run].contains { BookingWords.trains.contains($0.folded) }
  }

  /// `coach 254`, where one sits.
  func isCarriage(_ run: Range<Int>) -> Bool {
    let word = context.tokens[run.lowerBound].folded
    let isNumbered = context.token(run.lowerBound + 1)?.kind == .number
    return isNumbered && ["coach", "carriage", "wagon", "car"].contains(word) || isStand(run)
  }

  /// `platform 3`, `gate B12`: from where it leaves, which is kept as a note.
  func isStand(_ run: Range<Int>) -> Bool {
    let word = context.tokens[run.lowerBound].folded
    guard standing.contains(word), run.count > 1, run.count < 4 else { return false }
    return run.dropFirst().contains { context.tokens[$0].kind == .number }
      || run.count == 2 && context.tokens[run.lowerBound + 1].text.utf8.count == 1
  }

  /// Whether an hour is led to: `arr 1500`.
  func leadsToHour(_ run: Range<Int>) -> Bool {
    [BookingWords.arriving, BookingWords.departing].contains {
      context.end(ofOneOf: $0, at: run.lowerBound) != nil
    }
  }
}

private let standing: Set = [
  "platform", "gate", "terminal", "track", "pier", "bay", "quay", "stand", "gleis", "dock", "berth",
]
