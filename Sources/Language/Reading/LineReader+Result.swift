internal import Session

extension LineReader {
  /// What a reading of the shapes comes to.
  func result(
    of reading: Reading, _ context: ChartContext, _ expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    if let diagnostic = reading.faultDiagnostic(context, expanded, typed: line) {
      return .refused(diagnostic)
    }
    let intent = reading.missing == nil ? reading.frame.build(reading.fills) : nil
    let utterance = Utterance(
      line: line, intent: intent ?? .help(reading.verb.words),
      spans: reading.tokens.mapValues { expanded.typed(context.bytes($0)) },
      whole: expanded.typed(context.bytes(0..<context.tokens.count)))
    if let intent {
      if case .alias(let name, _) = intent, CommandTable.firstWords.contains(folded(name)) {
        return .refused(utterance.diagnostic(Failure(.aliasHidesCommand(name), at: .alias)))
      }
      return .understood(utterance)
    }
    return .incomplete(OpenQuestion(missing: reading, of: utterance))
  }
}
