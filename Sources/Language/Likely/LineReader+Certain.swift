internal import Session

extension LineReader {
  /// Does what would be offered, where it is certain (`CertainOffer`).
  ///
  /// - `agrees`: whether lines like this one were found to mean the same.
  func doneIfCertain(
    _ read: ReadResult, _ unsure: UnsureLine, agrees: Bool = false
  ) -> ReadResult {
    guard let scene, case .incomplete(let question) = read, let offered = question.offered,
      offered.steps.count < LineReader.mostCertain,
      case .commit(let commit) = Interpreter(scene).decide(offered), commit.events.changeSomething,
      case let canonical = commit.canonical, let said = unsure.table,
      let written = table(of: canonical.canonicalLine)
    else { return read }
    let certain = CertainOffer(
      said: SaidFacts(said), offered: SaidFacts(written),
      likely: unsure.likely, intent: canonical,
      verbs: canonical.steps.map { reading(of: $0.canonicalLine)?.verb }, trip: session.currentTrip,
      agrees: agrees)
    guard certain.isCertain else { return read }
    var utterance = question.utterance
    utterance.intent = canonical
    // What no other reading would do is not done here.
    let done = unlessLeft(unlessRash(.understood(utterance), said.lattice.tokens), unsure.line)
    return done.isUnderstood ? done : read
  }

  func table(of line: String) -> OpenClauses? {
    guard let tokens = try? Lexer.tokens(of: line), !tokens.isEmpty else { return nil }
    let open = OpenReader(reader: self, scene: scene, line: line, tokens: OpenWords.apart(tokens))
    return OpenClauses(open, session: session)
  }

  /// Of more commands some may be wrong.
  private static let mostCertain = 4
}
