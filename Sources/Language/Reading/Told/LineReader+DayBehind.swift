internal import Session

/// Several things and their day behind the last: `breakfast at 8, museum at 10 on thursday`.
extension LineReader {
  /// What was not understood, read as a list under the day at its end; only what adds counts.
  func withDayBehind(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard case .refused(let diagnostic) = result, diagnostic.mayReadOtherwise, let scene,
      session.cursor.trip != nil, (5..<LineReader.mostInSentence).contains(tokens.count),
      CommandTable.leads[tokens[0].folded] == nil,
      tokens.contains(where: { [",", "and", "then"].contains($0.folded) })
    else { return result }
    let chart = Chart(context(expanded.text, tokens))
    let context = chart.context
    for start in tokens.indices.dropFirst(3)
    where chart.spans(.day(bareNumber: false), at: start).contains(where: { $0.end == tokens.count }
    ) {
      let end = ["on", "for"].contains(tokens[start - 1].folded) ? start - 1 : start
      let listed = "\(context.text(start..<tokens.count)): \(context.text(0..<end))"
      guard let again = try? ExpandedLine(listed, aliases: [:]),
        let words = try? Lexer.tokens(of: listed),
        case .understood(let utterance) = whole(words, of: again, typed: listed),
        utterance.intent.onlyAdds
      else { return result }
      if case .fail = Interpreter(scene).decide(utterance.intent) { return result }
      return .understood(told(utterance.intent, by: tokens, of: expanded, typed: line))
    }
    return result
  }
}
