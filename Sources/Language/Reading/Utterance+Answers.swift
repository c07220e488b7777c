package import Session

extension Utterance {
  /// What a failure of this line is in words.
  package func diagnostic(_ failure: Failure) -> Diagnostic {
    let remedies = failure.remedies.map(\.canonicalLine)
    return Diagnostic(
      kind: failure.problem.kind, message: failure.problem.message, bytes: bytes(of: failure.slot),
      tries: remedies.isEmpty ? failure.problem.tries : remedies)
  }

  /// The question that this line leads to, in words.
  package func question(_ question: Question) -> OpenQuestion {
    let diagnostic = Diagnostic(
      kind: question.topic.kind, message: question.topic.message,
      details: question.topic.details, bytes: bytes(of: question.slot),
      tries: question.choices.map(\.intent.canonicalLine))
    return OpenQuestion(
      kind: .choice(question), utterance: self, heading: question.topic.question,
      answers: question.choices.map(\.label.words), diagnostic: diagnostic,
      explanation: OpenQuestion.explanation(of: question.choices.count))
  }

  private func bytes(of slot: Slot?) -> Range<Int> { slot.flatMap { spans[$0] } ?? whole }
}
