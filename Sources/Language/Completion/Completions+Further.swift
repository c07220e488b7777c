internal import Session

/// Whether a place belongs behind what was typed, or the words are something already.
extension Completions {
  /// Whether the end of a text may become this place: it is no date and no trip, and a line that is
  /// understood means with it what it means without it.
  ///
  /// - `parts`: how the line looks.
  package func mayBecome(
    _ name: String, _ open: CompletionDraft.Open, in text: String, _ parts: [WordPart]
  ) -> Bool {
    let end = text.unicodeScalars.count
    let start = end - open.replacing
    let last = parts.last { $0.range.lowerBound < end }
    if let last, last.role == .when, last.range.lowerBound >= start,
      text.unicodeScalars.dropFirst(last.range.upperBound).allSatisfy({ $0 == " " })
    {
      return false
    }
    // A command that takes a place here says so itself.
    guard open.isGuess else { return true }
    return !isSpokenOf(open.prefix) && isMeantAlike(text, open.replacing, with: name)
  }

  /// Whether these words are the name of a trip, or of what the open one has.
  private func isSpokenOf(_ words: String) -> Bool {
    let words = foldedWords(words)
    guard !words.isEmpty else { return false }
    if session.currentTrip?.has(words) == true { return true }
    return sources.trips(words, 1).contains { foldedWords($0.name) == words }
  }

  private func isMeantAlike(_ text: String, _ replacing: Int, with name: String) -> Bool {
    let reader = LineReader(session: session, today: today)
    // Not all that is understood at the prompt is so without looking around.
    guard case .understood(let now) = reader.read(text) else { return true }
    let before = String(String.UnicodeScalarView(text.unicodeScalars.dropLast(replacing)))
    guard case .understood(let then) = reader.read(before + quotedText(name)) else { return false }
    let (line, further) = (now.intent.canonicalLine, then.intent.canonicalLine)
    return line.split(separator: " ").first == further.split(separator: " ").first
      && foldedWords(further).contains(foldedWords(name))
  }
}

extension Trip {
  /// Whether it has this folded name itself, or something in it has.
  fileprivate func has(_ words: String) -> Bool {
    foldedWords(name) == words || destination.map { foldedWords($0.name) == words } == true
      || days.contains { $0.city.map { foldedWords($0.name) == words } == true }
      || (days.flatMap(\.stops) + ideas).contains { foldedWords($0.name) == words }
  }
}
