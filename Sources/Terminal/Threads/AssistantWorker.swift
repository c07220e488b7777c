internal import World

/// Asks the assistant on a thread of its own, so that a slow answer never holds up a key.
final class AssistantWorker: Sendable {
  enum Letter: Sendable {
    case publish(any LineAssistant)
    case ask(CompletionQuestion)
    case finish
  }

  private let letters = Mailbox<Letter>()

  /// The answers are given to `answer` on the worker's thread.
  init(answer: @escaping @Sendable (CompletionAnswer) -> Void) {
    OwnedThread.start { [letters] in AssistantWorker.run(letters, answer) }
  }

  func publish(_ assistant: any LineAssistant) { letters.post(.publish(assistant)) }

  func ask(_ question: CompletionQuestion) { letters.post(.ask(question)) }

  func finish() { letters.post(.finish) }

  private static func run(
    _ letters: Mailbox<Letter>, _ answer: @Sendable (CompletionAnswer) -> Void
  ) {
    var assistant: (any LineAssistant)?
    while true {
      letters.wait()
      // Only the newest question still has somebody waiting for it.
      var question: CompletionQuestion?
      for letter in letters.take() {
        switch letter {
        case .publish(let new): assistant = new
        case .ask(let newest): question = newest
        case .finish: return
        }
      }
      guard let question else { continue }
      let offer = assistant?.completions(for: question.line) ?? .none
      answer(CompletionAnswer(offer: offer, generation: question.generation))
    }
  }
}

struct CompletionQuestion: Sendable {
  var line: TypedLine
  var generation: Int
}

struct CompletionAnswer: Sendable {
  var offer: CompletionOffer
  var generation: Int
}
