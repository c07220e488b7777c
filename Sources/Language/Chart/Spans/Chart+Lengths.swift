internal import Session

extension Chart {
  /// What is said as `another hour` is no length by itself.
  func durations(at index: Int) -> [Span] {
    context.matches(["another"], at: index) ? [] : lengths(at: index)
  }

  func moreTimes(at index: Int) -> [Span] {
    let ways = [["another"], ["an", "extra"], ["an", "additional"], ["a", "further"], ["extra"]]
    guard let words = ways.first(where: { context.matches($0, at: index) }) else { return [] }
    // `another hour` is a length with its `another`, `another half an hour` without.
    let behind = lengths(at: index + words.count).map {
      Span(end: $0.end, value: $0.value, score: $0.score + words.count * Score.known)
    }
    return behind + (words == ["another"] ? lengths(at: index) : [])
  }

  /// `the dinner better 20h30`, `dinner 20h`: an hour as much of the world writes it.
  private func isHour(_ index: Int) -> Bool {
    guard let hour = context.tokens.hourMark(at: index),
      !LengthWords.are(beside: index..<index + 2, in: context.tokens)
    else { return false }
    guard let next = context.token(index + 2) else { return hour > 15 }
    return hour > 9 && next.isGlued && next.kind == .number
  }

  private func lengths(at index: Int) -> [Span] {
    if isHour(index) { return [] }
    return context.when.lengths(at: index).map { span in
      let value: SlotValue =
        switch span.value {
        case .minutes(let minutes): .integer(minutes)
        case .impossible: .fault(.impossibleDuration)
        }
      return Span(
        end: span.tokens.upperBound, value: value, score: span.tokens.count * Score.known)
    }
  }
}

/// Words beside which `14h` is how long something takes.
enum LengthWords {
  static func are(beside words: Range<Int>, in tokens: [Token]) -> Bool {
    tokens[..<words.lowerBound].suffix(2).contains { all.contains($0.folded) }
      // `12h30 is better` says no length.
      || tokens.dropFirst(words.upperBound).prefix(2)
        .contains { !$0.says("is") && all.contains($0.folded) }
  }

  private static let all: Set = [
    "for", "takes", "take", "lasts", "lasting", "about", "in", "need", "needs", "needed", "spend",
    "spends", "max", "least", "most", "up", "maximum", "minimum", "until", "till", "til", "within",
    "over", "whole", "duration", "journey", "total", "long", "it", "drive", "walk", "hours", "of",
    "a",
    "an", "altogether", "by", "extend", "shorten", "to", "+", "push", "delay", "postpone", "more",
    "longer", "is",
  ]
}
