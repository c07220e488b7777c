internal import World

/// Answers Tab while a question waits: an answer goes on as it would in the whole line.
struct AnswerAssistant: LineAssistant {
  let whole: any LineAssistant
  /// What the line would begin with.
  let stem: String

  func completions(for line: TypedLine) -> CompletionOffer {
    let whole = TypedLine(stem + line.text, cursor: stem.unicodeScalars.count + line.cursor)
    let offer = self.whole.completions(for: whole)
    // What would replace words that nobody typed is no answer.
    return offer.replacing <= line.cursor ? offer : .none
  }
}
