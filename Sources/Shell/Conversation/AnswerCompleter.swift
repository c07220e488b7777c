internal import World

/// Answers Tab while a question waits: an answer goes on as it would in the whole line.
struct AnswerCompleter: LineCompleter {
  let whole: any LineCompleter
  /// What the line would begin with.
  let stem: String

  func completions(for text: String) -> CompletionOffer {
    let offer = whole.completions(for: stem + text)
    // What would replace words that nobody typed is no answer.
    return offer.replacing <= text.unicodeScalars.count ? offer : .none
  }
}
