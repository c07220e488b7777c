internal import World

/// Asks the assistant on a thread of its own, so that a slow answer never holds up a key.
final class AssistantWorker: Sendable {
  enum Letter: Sendable {
    case publish(any LineAssistant)
    case ask(AssistantQuestion)
    case closeList
    case finish
  }

  enum Answer: Sendable {
    case completions(CompletionAnswer)
    case advice(AdviceAnswer)
  }

  private let letters = Mailbox<Letter>()

  /// The answers are given to `answer` on the worker's thread.
  init(answer: @escaping @Sendable (Answer) -> Void) {
    OwnedThread.start { [letters] in AssistantWorker.run(letters, answer) }
  }

  func publish(_ assistant: any LineAssistant) { letters.post(.publish(assistant)) }

  func ask(_ question: AssistantQuestion) { letters.post(.ask(question)) }

  /// The rows below the line were sent away.
  func closeList() { letters.post(.closeList) }

  func finish() { letters.post(.finish) }

  private static func run(_ letters: Mailbox<Letter>, _ answer: @Sendable (Answer) -> Void) {
    var assistant: (any LineAssistant)?
    while true {
      letters.wait()
      // Only the newest question of each kind still has somebody waiting for it.
      var advice: AssistantQuestion?
      var completions: AssistantQuestion?
      for letter in letters.take() {
        switch letter {
        case .publish(let new): assistant = new
        case .ask(let newest) where newest.wants == .advice: advice = newest
        case .ask(let newest): completions = newest
        case .closeList:
          assistant?.closeList()
          advice = nil
        case .finish: return
        }
      }
      if let completions {
        let offer = assistant?.completions(for: completions.line) ?? .none
        answer(.completions(CompletionAnswer(offer: offer, generation: completions.generation)))
      }
      if let advice {
        let given = assistant?.advice(on: advice.line) ?? .none
        answer(.advice(AdviceAnswer(advice: given, generation: advice.generation)))
      }
    }
  }
}

struct AssistantQuestion: Sendable {
  enum Wish: Sendable { case completions, advice }

  var line: TypedLine
  var generation: Int
  var wants: Wish
}

struct CompletionAnswer: Sendable {
  var offer: CompletionOffer
  var generation: Int
}

struct AdviceAnswer: Sendable {
  var advice: LineAdvice
  var generation: Int
}
