internal import Session

/// A sentence in quotes and nothing else: a piece of a mail that was pasted.
extension LineReader {
  /// What the sentence says, only offered; `nil` where it is none, or says nothing.
  func pasted(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard scene != nil, tokens.count == 1, let only = tokens.first, only.kind == .quoted,
      only.text.split(separator: " ").count > LineReader.fewestPasted, only.text != line,
      let words = try? Lexer.tokens(of: only.text), case let lattice = WordLattice(words),
      !words.indices.contains(where: { lattice.classes(at: $0).has(.not) })
    else { return nil }
    let intent: Intent?
    switch read(only.text) {
    case .understood(let utterance): intent = utterance.intent
    case .incomplete(let question): intent = question.offered
    case .refused, .nothing: intent = nil
    }
    return intent.map { told($0, by: tokens, of: expanded, typed: line).offered }
  }

  /// In words; fewer are a name.
  private static let fewestPasted = 5
}
