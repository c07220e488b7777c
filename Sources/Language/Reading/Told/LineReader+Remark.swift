internal import Session

/// What is said behind an order and is none of it: `undo that, the kids want to go again`.
extension LineReader {
  /// What was not understood, read without its last sentence or clause, where that tells no fact.
  ///
  /// Done where it is plain that somebody only tells why, else offered.
  func withoutRemark(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard case .refused(let diagnostic) = result, diagnostic.mayReadOtherwise, let scene,
      session.cursor.trip != nil, (4..<LineReader.mostInSentence).contains(tokens.count)
    else { return result }
    let context = context(expanded.text, tokens)
    let lattice = WordLattice(tokens)
    let remarks = RemarkGrammar(lattice)
    let cuts = tokens.indices.dropFirst().dropLast().filter { ends(tokens, at: $0) }
    for cut in cuts where tokens.count - cut > 3 {
      let rest = cut + 1..<tokens.count
      guard tellsNoFact(rest, context, lattice),
        case .understood(let told) = inOnePart(
          Array(tokens[..<cut]), of: expanded, typed: line),
        ReadResult.understood(told).trial(in: scene) == .changes
      else { continue }
      var utterance = told
      utterance.whole = expanded.typed(context.bytes(0..<tokens.count))
      let isPlain =
        remarks.isSentence(rest)
        && !rest.contains {
          remarks.orders($0, in: rest) || lattice.classes(at: $0).has(.again)
        }
      return isPlain ? .understood(utterance) : utterance.offered
    }
    return result
  }

  private func ends(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].kind == .sign
      && [",", ";", ".", "!", "?", "-", "–", "—", "("].contains(tokens[index].folded)
      && !tokens[index + 1].isGlued
  }

  /// Whether neither numbers, days, money nor another order stand there, nor what turns the meaning.
  func tellsNoFact(
    _ range: Range<Int>, _ context: ChartContext, _ lattice: WordLattice
  ) -> Bool {
    let first = range.first { context.tokens[$0].kind != .sign } ?? range.lowerBound
    return !lattice.classes(at: first).meets(.orders)
      && range.allSatisfy { index in
        let token = context.tokens[index]
        let classes = lattice.classes(at: index)
        return !token.text.utf8.contains { (48...57).contains($0) } && token.kind != .quoted
          && token.dateWords?.isEmpty != false
          && !classes.meets(turningBehind) && !context.stops.has(token.text)
          && !Lexicon.agreeing.contains(token.folded)
      }
  }
}

/// With these it may be meant otherwise than it began.
private let turningBehind = ClassSet.turning.subtracting(ClassSet([.not, .hold, .again]))
  .union(ClassSet([.remove, .move, .add]))
