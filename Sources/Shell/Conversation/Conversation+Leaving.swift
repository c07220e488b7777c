internal import Language
internal import Session
internal import World

/// Questions that are left without an answer.
extension Conversation {
  /// The question is gone; what else its answer could have been meant to do is told.
  ///
  /// Where only what may be left out was still asked for, so is the line that makes the rest.
  func drop(_ way: OpenQuestion.Dismissal?) async {
    let rest = question?.partial?.intent.map { executor.world.reader.canonicalLine($0) }
    question = nil
    let more =
      switch way {
      case .takenBack: "; undo once more takes back the last change"
      case .farewell: "; quit leaves"
      case .declined, nil: ""
      }
    let tries = rest.map { [ReplyLine([Span("try: \($0)")])] } ?? []
    await show([ReplyLine("left as it was" + more, .quiet)] + tries)
  }

  /// Another command came instead of an answer: it is told which question it leaves, and the line
  /// that makes what was said so far.
  func leave(_ question: OpenQuestion) async {
    self.question = nil
    left = question
    guard !question.isOffer else { return }
    let rest = question.partial?.hasAnswers == true ? question.partial?.intent : nil
    let tries = rest.map { [ReplyLine([Span("try: \(executor.world.reader.canonicalLine($0))")])] }
    await show([ReplyLine("left the question: \(question.heading)", .quiet)] + (tries ?? []))
  }
}
