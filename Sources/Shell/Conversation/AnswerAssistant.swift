internal import Language
internal import World

/// Helps while a question waits: with its answers, by number or by their words, and with what goes
/// on as it would in the whole line.
struct AnswerAssistant: LineAssistant {
  let whole: any LineAssistant
  /// What the line would begin with; `nil` where only a choice is asked for.
  let stem: String?
  let question: OpenQuestion

  func completions(for line: TypedLine) -> CompletionOffer {
    let answers = answers(to: line)
    // While nothing is typed the answers stand alone, if there are any.
    if line.text.isEmpty, !answers.candidates.isEmpty { return answers }
    let offer = goingOn(line)
    guard !answers.candidates.isEmpty else { return offer }
    guard offer.replacing == answers.replacing else { return answers }
    return CompletionOffer(
      replacing: answers.replacing, candidates: answers.candidates + offer.candidates)
  }

  func advice(on line: TypedLine) -> LineAdvice {
    let stem = stem ?? ""
    let count = stem.unicodeScalars.count
    var advice = whole.advice(
      on: TypedLine(stem + line.text, cursor: count + line.cursor, holdsRow: line.holdsRow))
    advice.styles = advice.styles.compactMap { part in
      guard part.range.lowerBound >= count else { return nil }
      return StyledPart(
        part.range.lowerBound - count..<part.range.upperBound - count, part.style)
    }
    if let list = advice.list, list.offer.replacing > line.cursor { advice.list = nil }
    if line.text.isEmpty { return LineAdvice() }
    advice.written = nil
    advice.next = next(line) ?? advice.next.flatMap { $0.replacing <= line.cursor ? $0 : nil }
    return advice
  }

  func isQuick(on line: TypedLine) -> Bool { whole.isQuick(on: line) }

  func closeList() { whole.closeList() }

  /// What goes on as it would in the whole line; what would replace words that nobody typed is no
  /// answer.
  private func goingOn(_ line: TypedLine) -> CompletionOffer {
    let stem = stem ?? ""
    let whole = TypedLine(stem + line.text, cursor: stem.unicodeScalars.count + line.cursor)
    let offer = self.whole.completions(for: whole)
    return offer.replacing <= line.cursor ? offer : .none
  }

  private func answers(to line: TypedLine) -> CompletionOffer {
    let typed = line.beforeCursor
    let candidates = question.candidates(for: typed).map {
      CompletionCandidate(insertion: $0.insertion, label: $0.label, summary: $0.summary)
    }
    return CompletionOffer(replacing: typed.unicodeScalars.count, candidates: candidates)
  }

  /// The rest of the first answer whose words begin as the line does.
  private func next(_ line: TypedLine) -> Continuation? {
    guard line.behindCursor.isEmpty else { return nil }
    for candidate in question.candidates(for: line.text) {
      if let more = rest(of: candidate.insertion, behind: line.text) {
        return Continuation(insertion: more)
      }
    }
    return nil
  }
}
