extension Interpreter {
  /// Decides, and where it asks keeps only the choices that would work; where none would, it fails
  /// as the first does.
  func offeringWhatWorks(
    _ intent: Intent, _ decide: (Intent) throws(Interruption) -> Decision
  ) throws(Interruption) -> Decision {
    do {
      return try decide(intent)
    } catch {
      guard case .ask(var question) = error else { throw error }
      let all = question.choices.map(\.intent)
      question.choices = question.choices.filter { failure(of: $0.intent, decide) == nil }
      if question.choices.isEmpty, let first = all.first, let failure = failure(of: first, decide) {
        throw .fail(failure)
      }
      throw .ask(question)
    }
  }

  /// Why the command cannot be carried out, `nil` where it can, perhaps after more questions; of
  /// those it tries so many deep.
  private func failure(
    of intent: Intent, questions: Int = 3, _ decide: (Intent) throws(Interruption) -> Decision
  ) -> Failure? {
    do {
      _ = try decide(intent)
      return nil
    } catch {
      switch error {
      case .fail(let failure): return failure
      case .lookUp: return nil
      case .ask(let question):
        guard questions > 0 else { return nil }
        var first: Failure?
        for choice in question.choices {
          guard let failure = failure(of: choice.intent, questions: questions - 1, decide) else {
            return nil
          }
          first = first ?? failure
        }
        return first
      }
    }
  }
}
