internal import Session

extension LineReader {
  /// What the whole of a line means, of which no slot stands at a place of its own.
  func meant(_ intent: Intent, by line: String, _ expanded: ExpandedLine) -> ReadResult {
    let whole = expanded.typed(0..<expanded.text.utf8.count)
    return .understood(Utterance(line: line, intent: intent, spans: [:], whole: whole))
  }

  /// Whether it is left open if it is to be done: `maybe` stands anywhere but in a name.
  func isUndecided(_ reading: Reading, _ context: ChartContext) -> Bool {
    if context.isUndecided || reading.isMused(in: context) { return true }
    return context.tokens.indices.contains { index in
      context.saysMaybe(at: index)
        && !reading.tokens.values.contains { $0.contains(index) }
    }
  }
}
