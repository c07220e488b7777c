internal import Session

/// What is written as one speaks, or as one takes notes: `please cancel the cruise I get seasick`,
/// `fado 21:00 → 21:30`.
extension LineReader {
  /// A line that came to nothing or to an offer, read with the signs that people leave out, and
  /// without those that only they write; done only where that reading is plain.
  func punctuated(
    _ read: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    let result = otherwise(read, tokens, of: expanded, typed: line)
    guard result.isOpenStill, let scene, session.cursor.trip != nil,
      (3..<LineReader.mostInSentence).contains(tokens.count),
      !tokens.contains(where: { $0.kind == .quoted })
    else { return result }
    var best = result
    for changes in spellings(tokens, of: expanded) {
      let written = expanded.writing(changes)
      guard let signed = try? Lexer.tokens(of: written.text), !signed.isEmpty else { continue }
      let whole = whole(signed, of: written, typed: line)
      let read = otherwise(whole, signed, of: written, typed: line)
      switch read {
      case .understood(let utterance):
        guard read.trial(in: scene) == .changes, !utterance.intent.isUndecided else { continue }
        return read
      case .incomplete(let question) where question.offered != nil && best.isRefused: best = read
      case .incomplete, .refused, .nothing: continue
      }
    }
    return best
  }

  /// What may be written in place of words, the most at once first.
  private func spellings(
    _ tokens: [Token], of expanded: ExpandedLine
  ) -> [[(bytes: Range<Int>, text: String)]] {
    let noted = NotedSigns(tokens: tokens, context: context(expanded.text, tokens)).changes
    if !noted.isEmpty { return [noted] }
    guard tokens.count > 4, !tokens.contains(where: { $0.kind == .sign && !$0.isGlued }) else {
      return []
    }
    let starts = RemarkGrammar(WordLattice(tokens)).runOns
    // Each way is read as a whole, which costs: all clauses apart, or the last one.
    guard (1..<5).contains(starts.count) else { return [] }
    let ways = [starts] + (starts.count > 1 ? [starts.suffix(1)] : [])
    let bytes = Array(expanded.text.utf8)
    return ways.map { way in
      way.map { index in
        let word = tokens[index - 1].bytes
        return (word, String(decoding: bytes[word], as: UTF8.self) + ",")
      }
    }
  }
}

extension Intent {
  fileprivate var isUndecided: Bool { if case .undecided = self { true } else { false } }
}
