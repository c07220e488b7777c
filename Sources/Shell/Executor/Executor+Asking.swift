internal import Language
internal import Session

extension Executor {
  /// With what is wrong in the rest of the line too.
  func complete(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let rest = diagnostic.rest,
      case .fail(let failure) = Interpreter(scene([:])).decide(rest.intent)
    else { return diagnostic }
    // The lines that would put right one thing fail because of the other.
    var complete = diagnostic
    complete.tries = []
    for index in complete.others.indices { complete.others[index].tries = [] }
    complete.others.append(world.reader.diagnostic(failure, of: rest))
    return complete
  }

  /// Whether what is no answer puts the line right that is asked about.
  func correctsOpenLine(_ answer: LogicalLine) -> Bool {
    guard
      case .understood(let utterance) = world.reader.read(
        answer.text, after: before, scene([:]))
    else { return false }
    return utterance.saysAnew
  }

  /// A question about a command that is not whole yet.
  ///
  /// What has been said of it is tried first: what cannot be is told at once, what is not clear is
  /// asked, and what it comes to is offered.
  func askedFor(_ question: OpenQuestion, _ command: Command) async -> Outcome {
    guard command.source.isPrompt, case .slot(let slot) = question.kind,
      let draft = question.partial?.intent
    else { return asked(question, command) }
    let utterance = question.utterance
    var command = command
    command.typed = utterance.line
    guard let (decision, _) = await decide(draft, command) else {
      return failed(.cancelled(utterance.whole), command)
    }
    switch decision {
    case .ask(let choice):
      return asked(
        world.reader.question(choice, of: utterance).within(question.partial), command)
    case .fail(let failure): return failed(failure, utterance, command)
    case .commit(let commit):
      let told = question.partial?.latest.compactMap(commit.understanding) ?? []
      return asked(
        question.offering(commit.offer(for: slot.slot)).telling(told), command)
    case .reply, .perform, .lookUp: return asked(question, command)
    }
  }
}

extension Outcome {
  /// The same where the answer was to a question that another window has changed since: what is asked
  /// now is another one, which is said.
  func telling(_ isAskedAnew: Bool) -> Outcome {
    guard isAskedAnew, case .asks(let question) = end else { return self }
    var told = self
    told.end = .asks(question.telling([OpenQuestion.changed]))
    return told
  }
}

extension Commit {
  /// How a part of the command was understood; `nil` where that needs no words.
  fileprivate func understanding(of slot: Slot) -> String? {
    if slot == .dates {
      for case .understood(let range) in notices { return DateWording.spelled(range) }
    }
    if slot == .place {
      for case .tripAdded(let trip) in events { return trip.destination?.whole }
    }
    return nil
  }
}

extension Destination {
  /// The name and where it lies; words alone lie nowhere.
  var whole: String { place?.whole ?? name }
}

extension Place {
  /// The name and where it lies: `Porto, Portugal`.
  var whole: String { [name, address].compactMap { $0 }.joined(separator: ", ") }
}
