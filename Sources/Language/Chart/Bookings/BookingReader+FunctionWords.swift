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
    ["coach", "carriage", "wagon", "car"].contains(context.tokens[run.lowerBound].folded)
      && context.token(run.lowerBound + 1)?.kind == .number
  }

  /// Whether an hour is led to: `arr 1500`.
  func leadsToHour(_ run: Range<Int>) -> Bool {
    [BookingWords.arriving, BookingWords.departing].contains {
      context.end(ofOneOf: $0, at: run.lowerBound) != nil
    }
  }
}
