private import Synchronization
internal import World

/// Asks the assistant on a thread of its own, so that a slow answer never holds up a key.
///
/// A quick one is had where the keys are: the way there and back would take longer than the answer.
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
  /// How many letters are not done with.
  private let waiting = Atomic(0)
  /// Whoever holds it asks the assistant.
  private let desk = Mutex(AssistantDesk())
  private let answer: @Sendable (Answer) -> Void
  /// Whether the thread is there: it is not before there is something to do for it.
  private let isAtWork = Mutex(false)

  /// The answers are given to `answer` on the worker's thread.
  init(answer: @escaping @Sendable (Answer) -> Void) { self.answer = answer }

  func publish(_ assistant: any LineAssistant) {
    let isDone: Void? = atOnce { $0.assistant = assistant }
    if isDone == nil { post(.publish(assistant)) }
  }

  func ask(_ question: AssistantQuestion) { post(.ask(question)) }

  /// The rows below the line were sent away.
  func closeList() {
    let isDone: Void? = atOnce { $0.assistant?.closeList() }
    if isDone == nil { post(.closeList) }
  }

  func finish() { if isAtWork.withLock({ $0 }) { post(.finish) } }

  /// Advice that is there before somebody else could be asked for it; `nil` where it takes longer, or
  /// letters stand before the question.
  func adviceAtOnce(on line: TypedLine) -> LineAdvice? {
    atOnce { $0.isQuick(on: line) ? $0.advice(on: line) : nil }
  }

  private func atOnce<Result: Sendable>(_ act: (inout AssistantDesk) -> Result?) -> Result? {
    guard waiting.load(ordering: .acquiring) == 0 else { return nil }
    return desk.withLockIfAvailable { act(&$0) } ?? nil
  }

  private func post(_ letter: Letter) {
    waiting.add(1, ordering: .acquiringAndReleasing)
    letters.post(letter)
    isAtWork.withLock { isAtWork in
      // One that has finished takes no more letters.
      if !isAtWork { isAtWork = OwnedThread.start { self.run(self.answer) } }
    }
  }

  private func run(_ answer: @Sendable (Answer) -> Void) {
    while true {
      letters.wait()
      let taken = letters.take()
      guard perform(taken, answer) else { return }
      waiting.subtract(taken.count, ordering: .acquiringAndReleasing)
    }
  }

  /// Whether the thread goes on.
  private func perform(_ letters: [Letter], _ answer: @Sendable (Answer) -> Void) -> Bool {
    // Only the newest question of each kind still has somebody waiting for it.
    var advice: AssistantQuestion?
    var completions: AssistantQuestion?
    for letter in letters {
      switch letter {
      case .publish(let new): desk.withLock { $0.assistant = new }
      case .ask(let newest) where newest.wants == .advice: advice = newest
      case .ask(let newest): completions = newest
      case .closeList:
        desk.withLock { $0.assistant?.closeList() }
        advice = nil
      case .finish: return false
      }
    }
    if let completions {
      let offer = desk.withLock { $0.assistant?.completions(for: completions.line) } ?? .none
      answer(.completions(CompletionAnswer(offer: offer, generation: completions.generation)))
    }
    if let advice {
      let given = desk.withLock { $0.advice(on: advice.line) }
      answer(.advice(AdviceAnswer(advice: given, generation: advice.generation)))
    }
    return true
  }
}
