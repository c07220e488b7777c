internal import Session

extension LineReader {
  /// What all of a line tells, where its words need no other reading and no second look.
  func told(
    _ intent: Intent, by tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> Utterance {
    let first = tokens.first?.bytes.lowerBound ?? 0
    let whole = expanded.typed(first..<(tokens.last?.bytes.upperBound ?? first))
    var utterance = Utterance(line: line, intent: intent, spans: [:], whole: whole)
    utterance.isExact = true
    utterance.isCanonical = true
    return utterance
  }
}
