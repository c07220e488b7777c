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
      tries: question.topic.tries ?? question.choices.map(\.intent.canonicalLine))
    if question.topic.tries == nil { diagnostic.tryNotes = question.choices.map(\.label.words) }
    if question.isOffer { return offer(question, diagnostic) }
    if question.topic == .whichServer { return whichServer(question.topic, diagnostic) }
    if case .noPlace = question.topic, var other = misspelling.first {
      other.tries += diagnostic.tries.prefix(1)
      diagnostic = other
    }
    var open = OpenQuestion(
      kind: .choice(question), utterance: self, heading: question.topic.question,
      answers: question.isByWord ? [] : question.choices.map(\.label.words), diagnostic: diagnostic,
      explanation: question.isByWord
        ? OpenQuestion.explanationOfAgreement
        : OpenQuestion.explanation(of: question.choices.count))
    open.story = question.topic.story
    return open
  }

  /// What is offered has no rows: Enter does it, anything else is a new line.
  private func offer(_ question: Question, _ diagnostic: Diagnostic) -> OpenQuestion {
    var diagnostic = diagnostic
    let shown = question.choices.first?.label.words ?? ""
    (diagnostic.tries, diagnostic.tryNotes) = ([shown], [])
    return OpenQuestion(
      kind: .choice(question), utterance: self,
      heading: "\(diagnostic.message). Do you mean: \(shown)?",
      answers: [], diagnostic: diagnostic,
      explanation: ["Enter does it; anything else is a new line."])
  }

  /// The address of a server is what `set places` lacks.
  private func whichServer(_ topic: Topic, _ diagnostic: Diagnostic) -> OpenQuestion {
    var lacking = self
    lacking.line = "set places"
    lacking.spans = [:]
    var fills = Fills()
    fills[.setting] = .setting(.places)
    var open = OpenQuestion(
      kind: .slot(SlotQuestion(.value, isOptional: false)), utterance: lacking,
      heading: topic.question, answers: [], diagnostic: diagnostic, explanation: aboutServers)
    open.partial = PartialCommand(.set, said: fills)
    open.story = topic.story
    return open
  }

  /// A look at how the command is meant.
  private var helpLine: String {
    "help \(intent.canonicalLine.prefix { $0 != " " })"
  }

  private func bytes(of slot: Slot?) -> Range<Int> { slot.flatMap { spans[$0] } ?? whole }
}

private let aboutServers = [
  "What goes here: the address of a Nominatim server, http:// or https://.",
  "Enter alone changes nothing; Ctrl-C or another command drops the question.",
]

extension Question {
  /// Whether it offers one command, which Enter does.
  var isOffer: Bool { if case .offer = topic { true } else { false } }

  /// Whether it takes the one word "yes", not a number or a part of it.
  var isByWord: Bool { if case .agreement = topic { true } else { false } }
}
