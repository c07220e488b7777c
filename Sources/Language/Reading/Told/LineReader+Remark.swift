internal import Session

/// What is said behind an order and is none of it: `undo that, the kids want to go again`.
extension LineReader {
  /// What was not understood, read without its last sentence or clause, where that tells no fact.
  ///
  /// Done where it is plain that somebody only tells why, else offered.
  func withoutRemark(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard result.isOpenStill, let scene, session.cursor.trip != nil,
      (4..<LineReader.mostInSentence).contains(tokens.count)
    else { return result }
    let context = context(expanded.text, tokens)
    let lattice = WordLattice(tokens)
    let cuts = tokens.indices.dropFirst().dropLast().filter { ends(tokens, at: $0) }
    for cut in cuts where tokens.count - cut > 3 {
      let rest = cut + 1..<tokens.count
      // `we'll be too tired on tuesday`
      let isTooMuch =
        RemarkGrammar(lattice).complains(rest)
        && rest.contains { tooMuch.contains(tokens[$0].folded) }
      guard tellsNoFact(rest, context, lattice, mayTellDays: isTooMuch),
        case .understood(let told) = inOnePart(
          Array(tokens[..<cut]), of: expanded, typed: line),
        ReadResult.understood(told).trial(in: scene) == .changes
      else { continue }
      var utterance = told
      utterance.whole = expanded.typed(context.bytes(0..<tokens.count))
      if isPlainRemark(rest, lattice), result.isRefused || isTooMuch || tellsOfOthers(rest, tokens)
      {
        return .understood(utterance)
      }
      // What is offered already says more.
      if case .refused = result { return utterance.offered }
    }
    return result
  }

  /// `actually 10, she's never on time`: what puts something right, and why; `nil` where it is none.
  func correctionWithReason(_ line: String, after before: LinesBefore) -> ReadResult? {
    guard let tokens = try? Lexer.tokens(of: line),
      (4..<LineReader.mostInSentence).contains(tokens.count)
    else { return nil }
    let lattice = WordLattice(tokens)
    for cut in tokens.indices.dropFirst().dropLast() where ends(tokens, at: cut) {
      let rest = cut + 1..<tokens.count
      guard rest.count > 2, tellsNoFact(rest, context(line, tokens), lattice),
        isPlainRemark(rest, lattice, maybeDenied: true)
      else { continue }
      let first = String(decoding: Array(line.utf8)[..<tokens[cut].bytes.lowerBound], as: UTF8.self)
      let speaksOfIt = tokens[..<cut].contains { Lexicon.resumptive.contains($0.spoken) }
      guard saidBetter(first) != nil || speaksOfIt,
        case let read = self.read(first, after: before), read.isPutRight
      else { return nil }
      return read.said(as: line)
    }
    return nil
  }

  /// `emma hates museums`, not `i was wrong`: what one says of oneself may take back what one ordered.
  private func tellsOfOthers(_ range: Range<Int>, _ tokens: [Token]) -> Bool {
    !Lexicon.firstPersons.contains(tokens[range.lowerBound].spoken)
      && !range.contains { Lexicon.pondering.contains(tokens[$0].folded) }
  }

  /// Whether somebody only tells why, and orders nothing.
  private func isPlainRemark(
    _ range: Range<Int>, _ lattice: WordLattice, maybeDenied: Bool = false
  ) -> Bool {
    let remarks = RemarkGrammar(lattice)
    return remarks.isSentence(range, maybeDenied: maybeDenied)
      && !range.contains {
        remarks.orders($0, in: range) || lattice.classes(at: $0).has(.again)
      }
  }

  private func ends(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index].kind == .sign
      && [",", ";", ".", "!", "?", "-", "–", "—", "("].contains(tokens[index].folded)
      && !tokens[index + 1].isGlued
  }

  /// Whether neither numbers, days, money nor another order stand there, nor what turns the meaning.
  func tellsNoFact(
    _ range: Range<Int>, _ context: ChartContext, _ lattice: WordLattice, mayTellDays: Bool = false
  ) -> Bool {
    let first = range.first { context.tokens[$0].kind != .sign } ?? range.lowerBound
    return !lattice.classes(at: first).meets(.orders)
      && range.allSatisfy { index in
        let token = context.tokens[index]
        let classes = lattice.classes(at: index)
        return !token.text.utf8.contains { (48...57).contains($0) } && token.kind != .quoted
          && (mayTellDays || token.dateWords?.isEmpty != false)
          && !["first", "last"].contains(token.folded)
          && !classes.meets(turningBehind) && !context.stops.has(token.text)
          && !Lexicon.agreeing.contains(token.folded)
          && Chart(context).currency(at: index) == nil && !tellsLength(index, context)
      }
  }
}

/// `one hour`, `half an hour`, `two nights`: a length in words.
private func tellsLength(_ index: Int, _ context: ChartContext) -> Bool {
  guard let number = NumberWords.cardinal(in: context.tokens, from: index) else { return false }
  return context.token(number.tokens.upperBound).map { units.contains($0.folded) } ?? false
}

/// Of whom or what is told so, it is why.
private let tooMuch: Set = [
  "tired", "exhausted", "busy", "full", "late", "early", "hungry", "drunk",
]
private let units: Set = ["hour", "hours", "minutes", "mins", "euros", "euro", "nights", "days"]
/// With these it may be meant otherwise than it began.
private let turningBehind = ClassSet.turning.subtracting(ClassSet([.not, .hold, .again]))
  .union(ClassSet([.remove, .move, .add]))
