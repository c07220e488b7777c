internal import Session

extension OpenQuestion {
  /// How an answer leaves everything as it is.
  package enum Dismissal: Hashable, Sendable {
    case declined
    /// Words with which a change is taken back: the question came of a line that changed nothing.
    case takenBack
    /// Words with which people leave.
    case farewell
  }

  /// How an answer leaves everything as it is; `nil` where it does not.
  package func dismissal(by answer: String) -> Dismissal? {
    if isDeclined(by: answer) { return .declined }
    let words = folded(answer)
    if takingBack.contains(words) { return .takenBack }
    return leaving.contains(words) ? .farewell : nil
  }

  private func isDeclined(by answer: String) -> Bool {
    var said = folded(answer).split(separator: " ")
    while let last = said.last, said.count > 1, ["please", "thanks", "thx"].contains(last) {
      said.removeLast()
    }
    let words = said.joined(separator: " ")
    switch kind {
    case .choice(let question):
      let isYesOrNo = question.isByWord || answers.first?.hasPrefix("yes") == true
      return declining.contains(words) || (isYesOrNo && words == "n")
    case .slot(let slot):
      // Of what may be left out, "no" leaves only that.
      guard !slot.canBePassed || !slot.isPassed(by: answer) else { return false }
      return decliningAnyQuestion.contains(words)
    }
  }
}

/// Those that are no name or text either.
private let decliningAnyQuestion: Set = [
  "no", "nope", "nah", "never mind", "nevermind", "nvm", "cancel", "forget it", "forget that",
  "forget about it", "no thanks", "no thank you", "leave it", "leave it as it is", "drop it",
  "stop",
]

/// Answers that leave everything as it is.
private let declining: Set = [
  "no", "nope", "never mind", "nevermind", "forget it", "forget that", "cancel", "leave it",
  "leave everything", "nah", "none", "neither", "none of them", "none of these", "none of those",
  "neither of them", "neither one", "not any of them", "nothing", "no thanks", "no thank you",
  "skip it", "nvm", "stop", "drop it", "leave it as it is", "forget about it",
]

/// The words of `undo` that name no step.
private let takingBack = wholePhrases(Verb.undo.spec.shapes)

/// The words in passing with which people leave; `quit` itself is a command.
private let leaving = wholePhrases(Verb.quit.spec.phrases)

/// What can be said without filling a slot.
private func wholePhrases(_ frames: [Frame]) -> Set<String> {
  let plain = frames.filter { $0.slots.allSatisfy { !$0.isRequired } }
  return Set(plain.flatMap(\.patterns).flatMap(\.spelledOut).map { $0.joined(separator: " ") })
}
