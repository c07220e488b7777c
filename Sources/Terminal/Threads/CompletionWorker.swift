internal import World

/// Asks the completer on a thread of its own, so that a slow answer never holds up a key.
final class CompletionWorker: Sendable {
  enum Letter: Sendable {
    case publish(any LineCompleter)
    case ask(CompletionQuestion)
    case finish
  }

  private let letters = Mailbox<Letter>()

  /// The answers are given to `answer` on the worker's thread.
  init(answer: @escaping @Sendable (CompletionAnswer) -> Void) {
    OwnedThread.start { [letters] in CompletionWorker.run(letters, answer) }
  }

  func publish(_ completer: any LineCompleter) { letters.post(.publish(completer)) }

  func ask(_ question: CompletionQuestion) { letters.post(.ask(question)) }

  func finish() { letters.post(.finish) }

  private static func run(
    _ letters: Mailbox<Letter>, _ answer: @Sendable (CompletionAnswer) -> Void
  ) {
    var completer: (any LineCompleter)?
    while true {
      letters.wait()
      // Only the newest question still has somebody waiting for it.
      var question: CompletionQuestion?
      for letter in letters.take() {
        switch letter {
        case .publish(let new): completer = new
        case .ask(let newest): question = newest
        case .finish: return
        }
      }
      guard let question else { continue }
      let offer = completer?.completions(for: question.text) ?? .none
      answer(CompletionAnswer(offer: offer, generation: question.generation))
    }
  }
}

struct CompletionQuestion: Sendable {
  /// The text before the cursor.
  var text: String
  var generation: Int
}

struct CompletionAnswer: Sendable {
  var offer: CompletionOffer
  var generation: Int
}
