extension Interpreter {
  /// Words that leave a thought change nothing; taking back the step just made, which they may mean,
  /// is offered.
  ///
  /// Which step that is does not change until it is answered.
  func offeringUndo() throws(Interruption) -> Decision {
    let retracting = Intent.talk(.retracted)
    let found: FoundSteps
    do { found = try steps(of: .steps(1)) } catch {
      guard case .fail(let failure) = error, failure.problem == .nothingToUndo else { throw error }
      return look(retracting, nil, notices: [.talk(.retracted)])
    }
    guard let step = found.steps.first else {
      return look(retracting, nil, notices: [.talk(.retracted)])
    }
    throw .ask(
      .offer(.undo(.entry(step.number)), as: .undo(.steps(1)), about: oneLine(step.canonical)))
  }
}

extension Question {
  /// One command that is done only where a person agrees, in the words it is shown in; `about` tells
  /// what it would do where they do not.
  package static func offer(
    _ intent: Intent, as shown: Intent, about: String? = nil
  ) -> Question {
    Question(.offer(about: about), slot: .words, choices: [Choice(.command(shown), intent)])
  }
}
