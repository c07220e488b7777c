internal import Session

/// Lines that tell a thing before what is to be done with it, or what it is.
extension LineReader {
  /// `idea: day trip to Kutná Hora`, `another idea, an afternoon in Bratislava`: an idea in the words in
  /// which it is told, where they are no list.
  func toldIdea(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard let heading = tokens.prefix(5).firstIndex(where: { $0.says("idea") }),
      heading + 2 < tokens.count, [":", ",", "-", "–"].contains(tokens[heading + 1].folded),
      tokens[..<heading].allSatisfy({ beforeIdea.contains($0.folded) }), let scene
    else { return nil }
    let rest = heading + 2..<tokens.count
    let context = context(expanded.text, tokens)
    let lattice = WordLattice(context.tokens)
    guard
      rest.contains(where: { partsOfDays.contains(tokens[$0].folded) })
        || !tokens[heading + 1].says(":"),
      !lattice.classes(at: rest.lowerBound).meets(.orders),
      isThing(rest, context, lattice),
      tokens[rest.lowerBound].folded.hasSuffix("ing") || !RemarkGrammar(lattice).isSentence(rest)
    else { return nil }
    let text = context.text(rest)
    let isPlace = !scene.gazetteer.named(text).isEmpty
    return "add \(isPlace ? text : quotedText(text)) to ideas"
  }

  /// Whether words are those of something new: no number, no day, no sign and nothing that turns it.
  private func isThing(
    _ range: Range<Int>, _ context: ChartContext, _ lattice: WordLattice
  ) -> Bool {
    range.allSatisfy { index in
      let token = context.tokens[index]
      let isPartOfDay = partsOfDays.contains(token.folded) || token.says("the")
      return token.kind == .word && (isPartOfDay || token.dateWords?.isEmpty != false)
        && !lattice.classes(at: index).meets(denyingThings) && !["and", "&"].contains(token.folded)
    } && !context.stops.has(context.text(range))
  }
}

private let denyingThings = ClassSet([
  .not, .except, .either, .condition, .tentative, .question, .instead, .repair,
])
private let beforeIdea: Set = [
  "another", "one", "more", "an", "new", "next", "and", "also", "oh", "my", "our", "a", "second",
  "third", "just", "here's", "the",
]
private let partsOfDays: Set = [
  "trip", "morning", "afternoon", "evening", "night", "day", "half",
]
