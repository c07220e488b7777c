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
      answers: question.choices.map(\.label.words), diagnostic: diagnostic)
  }

  private func bytes(of slot: Slot?) -> Range<Int> { slot.flatMap { spans[$0] } ?? whole }
}

extension OpenQuestion {
  /// The question for a slot that a reading lacks.
  init(missing reading: Reading, of utterance: Utterance) {
    let slot =
      reading.missing?.slot ?? reading.frame.asksFor ?? reading.frame.slots.first?.slot ?? .text
    let spec = reading.frame.slots.first { $0.slot == slot }
    let question = spec?.question ?? ""
    let heading = question.isEmpty ? "What shall it be?" : question
    let end = utterance.whole.upperBound
    self.init(
      kind: .missing(slot), utterance: utterance, heading: heading, answers: [],
      diagnostic: Diagnostic(
        kind: "missing-\(slot.rawValue)",
        message: "something is missing: \(heading.lowercasedFirst)",
        bytes: end..<end, tries: Array(reading.verb.spec.examples.prefix(1))))
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension LineReader {
  /// Reads an answer to a question: a number or the words of a choice, or what was missing.
  ///
  /// `nil` where it is no answer: then it is a new command.
  package func read(answer: String, to question: OpenQuestion) -> ReadResult? {
    switch question.kind {
    case .choice(let choices): chosen(answer, of: choices, question.utterance)
    case .missing(let slot): completed(answer, slot, question.utterance)
    }
  }

  private func chosen(
    _ answer: String, of question: Question, _ utterance: Utterance
  ) -> ReadResult? {
    let words = folded(answer)
    if let number = Int(words) {
      guard question.choices.indices.contains(number - 1) else { return nil }
      return understood(question.choices[number - 1], utterance)
    }
    let matching = question.choices.filter { choice in
      let label = folded(choice.label.words)
      return !words.isEmpty
        && (label == words || label.hasPrefix(words) || label.contains(" " + words))
    }
    return matching.count == 1 ? understood(matching[0], utterance) : nil
  }

  private func understood(_ choice: Choice, _ utterance: Utterance) -> ReadResult {
    var answered = utterance
    answered.intent = choice.intent
    return .understood(answered)
  }

  /// The line with the answer where the missing slot stands: behind its introducer.
  private func completed(
    _ answer: String, _ slot: Slot, _ utterance: Utterance
  ) -> ReadResult? {
    if slot.takesAnyWords, CommandTable.isCommand(answer), understands(answer) { return nil }
    let introducers = CommandTable.specs.flatMap(\.frames).flatMap(\.slots)
      .filter { $0.slot == slot }.flatMap { $0.introducers.prefix(1) }
      .map { " \($0.joined(separator: " "))" }
    for introducer in [""] + Set(introducers).sorted() {
      let result = read("\(utterance.line)\(introducer) \(answer)")
      if case .understood = result { return result }
    }
    return nil
  }
}

extension Slot {
  /// Whether any words fill it, so that a command would too.
  fileprivate var takesAnyWords: Bool {
    switch self {
    case .trip, .name, .place, .style, .about, .words, .text, .line, .near, .file, .value, .topic,
      .alias:
      true
    case .dates, .policy, .filter, .day, .otherDay, .stop, .stops, .anchor, .kind, .time, .duration,
      .amount, .currency, .otherCurrency, .number, .entry, .values, .setting:
      false
    }
  }
}

extension CommandTable {
  /// Whether a line begins with the first word of a command.
  static func isCommand(_ line: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: line), let first = tokens.first else { return false }
    return first.kind != .quoted && firstWords.contains(first.folded)
  }
}
