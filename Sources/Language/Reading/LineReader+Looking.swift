internal import Session

extension LineReader {
  /// What was read, unless it would change something although the line begins as one that only shows.
  ///
  /// `log since friday`: nothing there is so well understood that a word for looking may be passed over.
  func unlessItLooks(
    _ result: ReadResult, _ tokens: [Token], _ expanded: ExpandedLine
  )
    -> ReadResult
  {
    guard let scene, let word = wordForLooking(tokens), result.trial(in: scene) == .changes else {
      return result
    }
    return .refused(
      SyntaxProblem.onlyShows(word).diagnostic(bytes: expanded.typed(wholeBytes(tokens))))
  }

  private func wordForLooking(_ tokens: [Token]) -> String? {
    guard let first = tokens.first, first.kind == .word, let next = tokens.dropFirst().first else {
      return nil
    }
    if first.folded == "log" { return first.folded }
    // `show on friday at 8` is what one goes to see.
    let asksForLast = newest.contains(next.folded) || next.says("me") || next.says("the")
    return first.folded == "show"
      && (asksForLast || tokens.contains { entries.contains($0.folded) })
      ? first.folded : nil
  }

  func wholeBytes(_ tokens: [Token]) -> Range<Int> {
    (tokens.first?.bytes.lowerBound ?? 0)..<(tokens.last?.bytes.upperBound ?? 0)
  }
}

private let newest: Set = ["last", "latest", "newest", "recent", "previous", "first", "all"]
private let entries: Set = ["entry", "entries", "changes", "commands", "steps", "log"]
