internal import World

/// The assistant, and how quick it has been.
struct AssistantDesk {
  var assistant: (any LineAssistant)?
  /// Whether the last advice came soon enough to be waited for where the keys are.
  private var wasQuick = false

  /// Whether advice on this line will likely be there at once.
  func isQuick(on line: TypedLine) -> Bool { wasQuick && assistant?.isQuick(on: line) == true }

  mutating func advice(on line: TypedLine) -> LineAdvice {
    let start = Moment.nanoseconds()
    defer { wasQuick = Moment.nanoseconds() - start < AssistantDesk.soon }
    return assistant?.advice(on: line) ?? .none
  }

  /// Less than the screen waits for advice.
  private static let soon: Int64 = 2_000_000
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
