package import Session

/// Reads lines: the one way from words to meaning.
package struct LineReader {
  /// What words may refer to.
  package var session: Session
  package var today: CivilDate

  package init(session: Session, today: CivilDate) {
    self.session = session
    self.today = today
  }

  /// Reads a logical line.
  package func read(_ line: String) -> ReadResult {
    .nothing
  }

  /// Reads an answer to a question: a number or the words of a choice, or what was missing. `nil`
  /// where it is no answer: then it is a new command.
  package func read(answer: String, to question: OpenQuestion) -> ReadResult? {
    nil
  }
}

extension Utterance {
  /// What a failure of this line is in words.
  package func diagnostic(_ failure: Failure) -> Diagnostic {
    Diagnostic(kind: "", message: "", bytes: whole)
  }

  /// The question that this line leads to, in words.
  package func question(_ question: Question) -> OpenQuestion {
    OpenQuestion(
      kind: .choice(question), utterance: self, heading: "", answers: [],
      diagnostic: Diagnostic(kind: "", message: "", bytes: whole))
  }
}

extension Intent {
  /// The command in canonical spelling; of a resolved intent it stands alone.
  package var canonicalLine: String { "" }
}
