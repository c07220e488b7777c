/// Hours and lengths that are said again otherwise.
extension SpokenRepairs {
  /// Where the hour or length begins that another stands for: `at eleven no sorry ten thirty`, `two
  /// hours uh two and a half hours`.
  func sameMeasure(_ start: Int, _ cue: Cue) -> Int? {
    let end = lastWord(before: start) + 1
    let begins = max(1, end - 6)..<end
    let lengths = DurationRecogniser()
    let hesitates = tokens[start..<cue.end].contains { DialogueWords.groans.contains($0.folded) }
    if cue.isClear || hesitates, !lengths.spans(in: tokens, from: cue.end).isEmpty {
      return begins.first { index in
        lengths.spans(in: tokens, from: index).contains { $0.tokens.upperBound == end }
      }
    }
    guard cue.isClear, tellsHour(at: cue.end) else { return nil }
    let hours = TimeRecogniser()
    return begins.first { index in
      // `day 3 no half past four`, `wednesday at 3`: of what stands before only an hour goes.
      ["at", "around", "to", "from", "until", "till", "@"].contains(tokens[index - 1].folded)
        && hours.spans(in: tokens, from: index, hint: nil).contains { $0.tokens.upperBound == end }
    }
  }

  /// Whether an hour is said of which a number alone is not all.
  private func tellsHour(at index: Int) -> Bool {
    TimeRecogniser().spans(in: tokens, from: index, hint: nil).contains { span in
      span.tokens.count > 1
        && (index == span.tokens.upperBound - 2 || tokens[index].kind == .word
          || tokens[index + 1].kind == .sign)
    }
  }
}
