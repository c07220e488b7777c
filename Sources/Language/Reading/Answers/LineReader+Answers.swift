internal import Session

extension LineReader {
  /// Reads an answer to a question: a number or the words of a choice, or what was missing.
  ///
  /// `nil` where it is no answer but a new command; what is neither is refused. An empty one passes
  /// over what may be left out, and leaves any other question as it is.
  package func read(answer: String, to question: OpenQuestion) -> ReadResult? {
    let result: ReadResult? =
      if answer.allSatisfy(\.isWhitespace) {
        passed(question)
      } else {
        switch question.kind {
        // No row has such a number.
        case .choice where isSignedNumber(answer): nil
        case .choice(let choices) where choices.isOffer: accepted(answer, choices, question)
        case .choice(let choices): chosen(answer, of: choices, question)
        case .slot(let slot): completed(answer, slot, question)
        }
      }
    if result == nil, question.isOffer { return nil }
    return result ?? notAnswered(answer, question)
  }

  /// The question after one that was passed over; the same one where that cannot be.
  private func passed(_ question: OpenQuestion) -> ReadResult {
    if case .choice(let choices) = question.kind, choices.isOffer, let only = choices.choices.first
    {
      return understood(only, of: choices, question)
    }
    guard case .slot(let slot) = question.kind, slot.canBePassed, var partial = question.partial
    else { return .incomplete(question) }
    partial.pass(slot.slot)
    return next(partial, question.utterance)
  }

  /// What comes next of a command that is asked for: a question, or the command itself.
  private func next(_ partial: PartialCommand, _ utterance: Utterance) -> ReadResult {
    if let question = partial.next {
      return .incomplete(OpenQuestion(question, of: partial, utterance))
    }
    var utterance = utterance
    utterance.intent = partial.intent ?? utterance.intent
    return .understood(utterance)
  }

  /// What is offered is done by who agrees to it.
  private func accepted(
    _ answer: String, _ offer: Question, _ question: OpenQuestion
  ) -> ReadResult? {
    let act = DialogueAct.of(answer)
    guard act == .affirm || act == .choose(1), let only = offer.choices.first else { return nil }
    return understood(only, of: offer, question)
  }

  private func chosen(
    _ answer: String, of choices: Question, _ question: OpenQuestion
  ) -> ReadResult? {
    let words = folded(answer)
    if choices.isByWord {
      return words == "yes"
        ? choices.choices.first.map { understood($0, of: choices, question) } : nil
    }
    if let number = Int(words) {
      guard choices.choices.indices.contains(number - 1) else { return nil }
      return understood(choices.choices[number - 1], of: choices, question)
    }
    if let choice = AnswerWords(choices, near: session.centre).choice(answer) {
      return understood(choice, of: choices, question)
    }
    if let choice = choiceByDay(answer, choices) ?? choices.every(answer) {
      return understood(choice, of: choices, question)
    }
    guard let partial = question.partial, !isOtherCommand(answer, than: partial) else { return nil }
    return completed(answer, SlotQuestion(choices.slot, isOptional: false), question)
  }

  /// The command that was chosen; where more is to be asked of it, the next question.
  private func understood(
    _ choice: Choice, of choices: Question, _ question: OpenQuestion
  ) -> ReadResult {
    if question.isOutdated { return .understood(question.utterance) }
    if choice.isGone {
      return question.withoutGone(choices).map { .incomplete($0) } ?? .refused(.gone)
    }
    if var partial = question.partial, let reading = reading(of: choice.intent.canonicalLine),
      reading.verb == partial.verb
    {
      partial.replace(with: reading, choosing: choices.slot)
      return next(partial, question.utterance)
    }
    var answered = question.utterance
    answered.intent = choice.intent
    return .understood(answered)
  }

  /// The command with the answer in it; `nil` where the answer says nothing of it.
  private func completed(
    _ answer: String, _ slot: SlotQuestion, _ question: OpenQuestion
  ) -> ReadResult? {
    guard var partial = question.partial, let asked = partial.spec(slot.slot) else { return nil }
    var answer = slot.slot == .name ? nameAlone(in: answer) : answer
    // Asked for a number of days, `3` is one.
    if asked.type == .dayCount, Int(folded(answer)) != nil { answer += " days" }
    if slot.canBePassed, slot.isPassed(by: answer) { return passed(question) }
    let act = DialogueAct.of(answer)
    if slot.offer == nil, act == .affirm { return nil }
    if act == .enough, let intent = partial.intent {
      var whole = question.utterance
      whole.intent = intent
      return .understood(whole)
    }
    let tokens: [Token]
    do { tokens = try Lexer.tokens(of: answer) } catch {
      return .refused(SyntaxProblem.lexical(error).diagnostic(bytes: error.bytes(in: answer)))
    }
    guard !tokens.isEmpty else { return .incomplete(question) }
    let context = ChartContext(line: answer, tokens: tokens, session: session, today: today)
    let found = AnswerSearch(Chart(context), partial, asked: asked).best
    if let whole = wholeCommand(answer), whole.score > found?.score ?? 0 {
      // `day 2` is a command, but `move day 2` goes on being asked for.
      let going = whole.verb == .day ? goingOn(from: question, with: answer) : nil
      if case .incomplete? = going { return going }
      return nil
    }
    if found.map({ namesNoStop($0, asked, context) }) == true,
      let other = goingOn(from: question, with: answer)
    {
      return other
    }
    return found.flatMap { taken($0, into: &partial, context, question) }
      ?? goingOn(from: question, with: answer)
  }

  private func taken(
    _ answer: Reading, into partial: inout PartialCommand, _ context: ChartContext,
    _ question: OpenQuestion
  ) -> ReadResult {
    partial.take(answer)
    if let (slot, fault) = answer.fills.fault {
      var whole = answer
      (whole.frame, whole.fills) = (partial.frame, partial.fills)
      let bytes = context.bytes(answer.tokens[slot] ?? 0..<context.tokens.count)
      let problem = SyntaxProblem.fault(fault, tries: whole.alternatives(slot, fault))
      return .refused(problem.diagnostic(bytes: bytes))
    }
    var utterance = question.utterance
    let start = utterance.line.utf8.count + 1
    utterance.line += " " + context.line
    utterance.whole = utterance.whole.lowerBound..<utterance.line.utf8.count
    for (slot, tokens) in answer.tokens {
      utterance.spans[slot] = context.bytes(tokens).shifted(by: start)
    }
    return next(partial, utterance)
  }

  /// A line that is a whole command by itself, begun with the words of one.
  private func wholeCommand(_ line: String) -> Reading? {
    guard let readings = readings(of: line), !readings.begun.isEmpty, let best = readings.best,
      best.missing == nil, best.fills.fault == nil
    else { return nil }
    return best
  }

  /// Whether a line is whole in the canonical words of another command.
  private func isOtherCommand(_ line: String, than partial: PartialCommand) -> Bool {
    guard let own = reading(of: line) else { return false }
    return own.verb != partial.verb && !own.lead.isEmpty
  }
}

extension Diagnostic {
  /// What was to be answered is not there any more.
  package static let gone = Diagnostic(
    kind: "gone", message: OpenQuestion.gone, bytes: 0..<0, tries: ["show trip"])
}
