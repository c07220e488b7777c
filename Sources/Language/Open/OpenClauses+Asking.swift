/// Whether a line asks, and requests nothing.
extension OpenClauses {
  /// Whether the line ends as a question does that requests nothing: `could you …?` does.
  var onlyAsks: Bool {
    if lattice.asksAtFirst { return true }
    // `how about making dinner 8 pm?`
    if ["how", "what"].contains(lattice.tokens.first?.folded),
      lattice.tokens.dropFirst().first?.says("about") == true
    {
      return false
    }
    guard lattice.tokens.last?.says("?") == true else { return false }
    // `would the palace still fit in that morning?`
    if let first = lattice.tokens.first, ["would", "will", "can", "could"].contains(first.folded),
      lattice.tokens.count > 1, !Lexicon.asked.contains(lattice.tokens[1].spoken)
    {
      return true
    }
    return !lattice.tokens.contains { Lexicon.requesting.contains($0.folded) }
  }

  /// Whether a word with which questions begin stands at the beginning, behind one word at most.
  var asksAtBeginning: Bool {
    whole.prefix(2).contains { index in
      lattice.edges[index].contains { $0.classes.has(.question) }
    }
  }

  /// Whether a word that the lexicon does not have may be left out of a question: `how far` asks for
  /// what it says.
  func saysNothing(_ index: Int) -> Bool {
    !lattice.isKnown(index) && lattice.tokens[index].kind == .word
      && lattice.tokens[index].dateWords?.isEmpty != false
      && spans.knows(lattice.tokens[index].text).isEmpty
      && (index == 0 || !lattice.tokens[index - 1].says("how"))
  }

  /// Whether a meaning shows what is asked for, with hardly a word that nobody knows.
  func isQuestion(_ parse: Parse) -> Bool {
    parse.signature.traits.contains(.asks) && parse.blocking.isEmpty && parse.hasAct
      && parse.unexplained.count <= max(1, parse.range.count / 4)
      && parse.unexplained.allSatisfy(saysNothing)
  }

  /// What is asked behind other words: `I can't remember which day dinner is on`.
  var askedWithin: Parse? {
    let grammar = RemarkGrammar(lattice)
    for start in whole.dropFirst()
    where lattice.edges[start].contains(where: { $0.classes.has(.question) }) {
      let before = whole.lowerBound..<start
      guard !before.contains(where: { grammar.orders($0, in: before) }) else { return nil }
      let parse = OpenClauses(self, start..<whole.upperBound).parsesOfWhole.first
      if let parse, parse.isClean, isQuestion(parse) { return parse }
    }
    return nil
  }
}
