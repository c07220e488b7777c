internal import Session

/// Finished words that nothing understands.
extension Highlighter {
  /// Finished words that show nothing and are those that lead to a slot, or names of settings, but for
  /// a slip.
  func slips(
    besides parts: [TokenPart], _ entry: CommandLead, _ start: Int, _ chart: Chart
  ) -> [TokenPart] {
    let tokens = chart.context.tokens
    let shown = Set(parts.flatMap { Array($0.tokens) })
    return (start..<tokens.count).filter { index in
      guard !shown.contains(index), isUnknown(index, chart.context) else { return false }
      if entry.verb == .set, index == start { return true }
      let word = tokens[index].folded
      return entry.frame.keywords.contains { $0.isMeant(by: word, of: LetterSet(word)) }
    }.map { TokenPart(tokens: $0..<$0 + 1, role: .unknown) }
  }

  /// A finished word that the language does not have, and no stop of the trip.
  func isUnknown(_ index: Int, _ context: ChartContext) -> Bool {
    let token = context.tokens[index]
    guard token.kind == .word, token.bytes.upperBound < cursor || token.bytes.lowerBound >= cursor,
      context.token(index + 1)?.isGlued != true, !token.isGlued
    else { return false }
    return !context.isKnownWord(at: index) && context.stops.match(token.folded) == .none
  }

  /// Whether the first word is finished and begins no command, no sentence, and no name as far as that
  /// is typed; names are written with capitals, too.
  func beginsNothing(_ context: ChartContext) -> Bool {
    guard isUnknown(0, context), context.tokens[0].text.first?.isUppercase != true else {
      return false
    }
    let words = context.tokens.prefix(2)
    let isOver = words.last.map { $0.bytes.upperBound < cursor } ?? true
    let name = folded(context.text(0..<words.count))
    return !known.beginsName(isOver ? name + " " : name)
  }
}
