internal import Language
internal import Places

extension Executor {
  /// What `why` can tell about.
  func remembered(_ outcome: consuming Outcome) -> Outcome {
    if !outcome.responses.isEmpty, let trouble = newTrouble() { outcome.add(trouble) }
    if let trouble = keepRecording(of: outcome) { outcome.add(trouble) }
    if case .asks(let question) = outcome.end {
      story = Story(ending: .asked(question), utterance: understood)
    } else if let last = outcome.responses.last, !isWhy(last) {
      story = Story(ending: .answered(last), utterance: understood)
    }
    return outcome
  }

  /// What is wrong with the gazetteer, told once.
  private func newTrouble() -> String? {
    guard !hasToldTrouble, let trouble = world.gazetteerTrouble() else { return nil }
    hasToldTrouble = true
    return trouble
  }

  private func isWhy(_ response: Response) -> Bool {
    if case .reply(let reply) = response.result { reply.canonical == "why" } else { false }
  }
}
