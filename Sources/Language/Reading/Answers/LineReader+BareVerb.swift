internal import Session

/// A bare verb, and an answer that is not of the kind that was asked for.
extension LineReader {
  /// Whether an answer takes words for a stop that the trip does not have.
  func namesNoStop(
    _ answer: Reading, _ asked: SlotSpec, _ context: ChartContext
  ) -> Bool {
    guard case .named(let name)? = answer.fills.stops(asked.slot)?.first else { return false }
    return !context.stops.has(name)
  }

  /// What a command of which no question was answered yet means with the answer behind it: `remove`, and then
  /// `friday`, where a stop was asked for.
  func goingOn(from question: OpenQuestion, with answer: String) -> ReadResult? {
    guard let partial = question.partial, !partial.hasAnswers else { return nil }
    let result = read(question.utterance.line + " " + answer)
    switch result {
    case .understood(let whole): return whole.isExact || whole.isCanonical ? result : nil
    case .incomplete(let next):
      return next.partial?.hasAnswers == true ? result : nil
    case .nothing, .refused: return nil
    }
  }
}
