internal import Session

/// Lines that tell a thing before what is to be done with it, or what it is.
extension LineReader {
  /// `a travel towel, pack that as well`: what is to be packed, told before.
  func packedBehind(_ tokens: [Token], _ expanded: ExpandedLine) -> String? {
    guard tokens.count > 3, tokens.count < 16,
      let comma = tokens.lastIndex(where: { [",", "-", "–", ";", "."].contains($0.folded) }),
      comma > 0, comma + 2 < tokens.count, packing.contains(tokens[comma + 1].folded),
      ["it", "that", "this", "them", "those", "these"].contains(tokens[comma + 2].folded),
      tokens[(comma + 3)...].allSatisfy({ packedToo.contains($0.folded) })
    else { return nil }
    let context = context(expanded.text, tokens)
    let lattice = WordLattice(context.tokens)
    var start = lattice.behindTalk
    while start < comma, beforeThings.contains(tokens[start].folded) { start += 1 }
    // `the hotel, pack it` speaks of what is there.
    guard start > 0, start < comma, ["a", "an", "some"].contains(tokens[start - 1].folded) else {
      return nil
    }
    let thing = start..<comma
    guard !thing.isEmpty, thing.count < 9, isThing(thing, context, lattice),
      !RemarkGrammar(lattice).isSentence(thing)
    else { return nil }
    return "pack \(said(tokens[thing], in: expanded))"
  }

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
private let packing: Set = ["pack", "bring"]
private let packedToo: Set = ["too", "as", "well", "also", "please", "pls", ".", "!"]
private let beforeThings: Set = ["and", "also", "a", "an", "the", "some", "plus", "oh", ","]
private let beforeIdea: Set = [
  "another", "one", "more", "an", "new", "next", "and", "also", "oh", "my", "our", "a", "second",
  "third", "just", "here's", "the",
]
private let partsOfDays: Set = [
  "trip", "morning", "afternoon", "evening", "night", "day", "half",
]
