package import Session

extension Utterance {
  /// What a failure of this line is in words.
  package func diagnostic(_ failure: Failure) -> Diagnostic {
    let remedies = failure.remedies.map(\.canonicalLine)
    let known = remedies.isEmpty ? failure.problem.tries : remedies
    return Diagnostic(
      kind: failure.problem.kind, message: failure.problem.message, bytes: bytes(of: failure.slot),
      tries: known.isEmpty && failure.problem.isOfTheLine ? [helpLine] : known)
  }

  /// The question that this line leads to, in words.
  package func question(_ question: Question) -> OpenQuestion {
    var diagnostic = Diagnostic(
      kind: question.topic.kind, message: question.topic.message,
      details: question.details, bytes: bytes(of: question.slot),
      tries: question.choices.map(\.intent.canonicalLine))
    diagnostic.tryNotes = question.choices.map(\.label.words)
    return OpenQuestion(
      kind: .choice(question), utterance: self, heading: question.topic.question,
      answers: question.choices.map(\.label.words), diagnostic: diagnostic,
      explanation: OpenQuestion.explanation(of: question.choices.count))
  }

  /// A look at how the command is meant.
  private var helpLine: String {
    "help \(intent.canonicalLine.prefix { $0 != " " })"
  }

  private func bytes(of slot: Slot?) -> Range<Int> { slot.flatMap { spans[$0] } ?? whole }
}
