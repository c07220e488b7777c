internal import Session

extension LineReader {
  /// Reads an answer to a question: a number or the words of a choice, or what was missing.
  ///
  /// `nil` where it is no answer but a new command; what is neither is refused.
  package func read(answer: String, to question: OpenQuestion) -> ReadResult? {
    let result: ReadResult? =
      switch question.kind {
      case .choice(let choices): chosen(answer, of: choices, question.utterance)
      case .missing(let slot, let introducers):
        completed(answer, slot, after: introducers, question.utterance)
      }
    return result ?? (isCommand(answer) ? nil : .refused(noAnswer(answer, to: question)))
  }

  private func chosen(
    _ answer: String, of question: Question, _ utterance: Utterance
  ) -> ReadResult? {
    let words = folded(answer)
    if question.isByWord {
      return words == "yes" ? question.choices.first.map { understood($0, utterance) } : nil
    }
    if let number = Int(words) {
      guard question.choices.indices.contains(number - 1) else { return nil }
      return understood(question.choices[number - 1], utterance)
    }
    guard !words.isEmpty else { return nil }
    if let whole = question.choices.first(where: { folded($0.label.words) == words }) {
      return understood(whole, utterance)
    }
    let beginning = question.choices.filter { folded($0.label.words).hasPrefix(words) }
    if beginning.count == 1 { return understood(beginning[0], utterance) }
    let holding = question.choices.filter { folded($0.label.words).contains(" " + words) }
    return beginning.isEmpty && holding.count == 1 ? understood(holding[0], utterance) : nil
  }

  private func understood(_ choice: Choice, _ utterance: Utterance) -> ReadResult {
    var answered = utterance
    answered.intent = choice.intent
    return .understood(answered)
  }

  /// The line with the answer where the missing slot stands: behind its introducer.
  ///
  /// Where the line then lacks something else, that is the next question.
  private func completed(
    _ answer: String, _ slot: Slot, after introducers: [String], _ utterance: Utterance
  ) -> ReadResult? {
    if slot.takesAnyWords, CommandTable.isCommand(answer), understands(answer) { return nil }
    var second: ReadResult?
    let typed = introducers.contains { folded(answer).hasPrefix($0 + " ") }
    for introducer in leads(to: slot, typed ? [] : introducers) {
      let result = read("\(utterance.line)\(introducer) \(answer)")
      switch result {
      case .understood: return result
      case .incomplete(let next) where next.diagnostic.kind != "missing-\(slot.rawValue)":
        second = second ?? result
      case .refused(let diagnostic) where !isCommand(answer) && diagnostic.isFault:
        second = second ?? .refused(diagnostic)
      case .nothing, .incomplete, .refused: break
      }
    }
    return second
  }

  /// What may stand before the answer: the words of this slot, nothing, those of the slot elsewhere.
  private func leads(to slot: Slot, _ introducers: [String]) -> [String] {
    let others = CommandTable.specs.flatMap(\.frames).flatMap(\.slots)
      .filter { $0.slot == slot }.flatMap { $0.introducers.prefix(1) }
      .map { $0.joined(separator: " ") }
    let own = introducers.prefix(1)
    return own.map { " " + $0 } + [""] + Set(others).subtracting(own).sorted().map { " " + $0 }
  }

  /// Whether a line begins as a command or an alias does, or is a whole phrase.
  private func isCommand(_ line: String) -> Bool {
    if CommandTable.isCommand(line) { return true }
    let first = line.split(separator: " ").first.map(String.init) ?? ""
    return session.aliases[first] != nil || understands(line)
  }

  private func noAnswer(_ answer: String, to question: OpenQuestion) -> Diagnostic {
    Diagnostic(
      kind: "no-answer", message: "this is no answer, and no command",
      details: question.explanation, bytes: 0..<answer.utf8.count)
  }
}

extension Diagnostic {
  /// Whether the words were understood, but cannot be.
  fileprivate var isFault: Bool { kind != "unexpected-word" && kind != "unknown-verb" }
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
