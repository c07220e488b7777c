internal import Session

/// A day with a word for its plan before what it holds: `Tuesday's programme: 09:30 Edinburgh Castle, …`.
extension LineReader {
  /// What was not understood, read with the day alone before its colon; `nil` where that is no plan.
  func withoutProgramme(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard case .refused(let diagnostic) = result, diagnostic.mayReadOtherwise, let scene,
      session.cursor.trip != nil, (5..<LineReader.mostInSentence).contains(tokens.count),
      let colon = tokens.prefix(6).firstIndex(where: { $0.says(":") }), colon > 1,
      programmes.contains(tokens[colon - 1].folded)
    else { return nil }
    let context = context(expanded.text, tokens)
    var day = context.text(0..<colon - 1)
    for ending in ["'s", "\u{2019}s"] where day.hasSuffix(ending) { day.removeLast(2) }
    for lead in ["programme for ", "plan for "] where folded(day).hasPrefix(lead) {
      day.removeFirst(lead.count)
    }
    let told = "\(day): \(context.text(colon + 1..<tokens.count))"
    guard let again = try? ExpandedLine(told, aliases: [:]),
      let words = try? Lexer.tokens(of: told)
    else { return nil }
    let read = otherwise(
      whole(words, of: again, typed: told), words, of: again, typed: told, inPart: true)
    guard read.trial(in: scene) == .changes else { return nil }
    switch read {
    case .understood(let utterance):
      return .understood(self.told(utterance.intent, by: tokens, of: expanded, typed: line))
    case .incomplete(let question):
      guard let offered = question.offered else { return nil }
      return self.told(offered, by: tokens, of: expanded, typed: line).offered
    case .refused, .nothing: return nil
    }
  }
}

private let programmes: Set = [
  "programme", "program", "plan", "schedule", "itinerary", "agenda", "timetable", "plans",
]
