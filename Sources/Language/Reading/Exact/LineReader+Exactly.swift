internal import Session

extension LineReader {
  /// What a line means that is written as canonical lines are, all names and texts in quotes; `nil`
  /// where it is written otherwise.
  ///
  /// It is what the same line means with all that is asked of other lines. Of a line in no trip, and in
  /// one without days, more is asked where it says more than the words of a command, unless it makes a
  /// trip of which no place is told: that is the same wherever it is said.
  func exactly(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard readsExactly, let reading = ExactLine(tokens: tokens).reading,
      reading.isBare || reading.makesNamedTrip
        || reading.verb != .newTrip && session.currentTrip?.days.isEmpty == false,
      let intent = reading.lead.frame.build(reading.fills), let first = tokens.first,
      let last = tokens.last
    else { return nil }
    func typed(_ range: Range<Int>) -> Range<Int> {
      expanded.typed(
        tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound)
    }
    var utterance = Utterance(
      line: line, intent: intent, spans: reading.tokens.mapValues(typed),
      whole: expanded.typed(first.bytes.lowerBound..<last.bytes.upperBound))
    utterance.isExact = true
    utterance.isCanonical = true
    utterance.isReadExactly = true
    utterance.looseNames = []
    utterance.pointsBack = reading.lead.words.contains(where: LineReader.pronouns.contains)
    // Of stops that an open trip gets nothing more is asked either.
    guard reading.verb != .newTrip, reading.verb != .add || !isInTrip else {
      return .understood(utterance)
    }
    return otherwise(.understood(utterance), tokens, of: expanded, typed: line)
  }

  private var isInTrip: Bool { !hasScene || session.kept.fields.cursor.trip != nil }

  /// Words for what was spoken of last.
  static let pronouns: Set = ["it", "that", "them", "this"]
}
