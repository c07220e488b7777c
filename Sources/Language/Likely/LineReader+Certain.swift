internal import Session

extension LineReader {
  /// Does what would be offered, where it is certain (`CertainOffer`).
  ///
  /// - `agrees`: whether lines like this one were found to mean the same.
  /// - `trust`: how likely it is right, by all that was seen of it.
  func doneIfCertain(
    _ read: ReadResult, _ unsure: UnsureLine, agrees: Bool, trust: Double
  ) -> ReadResult {
    guard let scene, case .incomplete(let question) = read, let offered = question.offered,
      offered.steps.count < LineReader.mostCertain,
      case .commit(let commit) = Interpreter(scene).decide(offered), commit.events.changeSomething,
      let certain = certainty(of: commit.canonical, unsure, agrees: agrees, trust: trust),
      certain.isCertain
    else { return read }
    return done(commit.canonical, as: question.utterance, unsure) ?? read
  }

  /// Does what is likely by all that was seen of the line, where no word turns it (`CertainOffer.isUnturned`).
  func doneIfPlain(_ offered: ReadResult, _ intent: Intent, _ unsure: UnsureLine) -> ReadResult {
    guard intent.steps.count < LineReader.mostCertain,
      let certain = certainty(of: intent, unsure), certain.isUnturned
    else { return offered }
    return done(intent, as: unsure.utterance(of: intent), unsure) ?? offered
  }

  /// Does a command; `nil` where no other reading would.
  private func done(
    _ canonical: Intent, as utterance: Utterance, _ unsure: UnsureLine
  ) -> ReadResult? {
    guard let said = unsure.table else { return nil }
    var utterance = utterance
    utterance.intent = canonical
    let done = unlessLeft(unlessRash(.understood(utterance), said.lattice.tokens), unsure.line)
    return done.isUnderstood ? done : nil
  }

  /// How certain a command is, of what stands in the line.
  func certainty(
    of canonical: Intent, _ unsure: UnsureLine, agrees: Bool = false, trust: Double = 0
  ) -> CertainOffer? {
    guard let facts = unsure.facts, let written = table(of: canonical.canonicalLine) else {
      return nil
    }
    return CertainOffer(
      said: facts, offered: SaidFacts(written), likely: unsure.likely, intent: canonical,
      verbs: verbs(canonical),
      trip: session.currentTrip, agrees: agrees, trust: trust)
  }

  func table(of line: String) -> OpenClauses? {
    guard let tokens = try? Lexer.tokens(of: line), !tokens.isEmpty else { return nil }
    let open = OpenReader(reader: self, scene: scene, line: line, tokens: OpenWords.apart(tokens))
    return OpenClauses(open, session: session)
  }

  /// Of more commands some may be wrong.
  private static let mostCertain = 4
}
