internal import Session

extension OpenStory {
  /// Whether each sentence that is left out tells something: `remove the tower. call the bank` has two matters.
  var onlyTells: Bool {
    let behind = matter.upperBound..<whole.upperBound
    // Other signs part what goes on.
    let isApart = { [".", "!", "?"].contains(lattice.tokens[$0].folded) }
    return ranges.allSatisfy { range in
      let sign = range == behind ? range.lowerBound : range.upperBound - 1
      return !isApart(sign) || sentences(of: range).allSatisfy(isRemark)
    }
  }

  /// The first clause of each sentence: what stands behind a comma only goes on.
  private func sentences(of range: Range<Int>) -> [Range<Int>] {
    var (found, start, isOpen) = ([Range<Int>](), range.lowerBound, true)
    for index in range {
      let ends = lattice.tokens[index].isEndOfSentence
      guard ends || lattice.tokens[index].says(",") else { continue }
      if isOpen, start < index { found.append(start..<index) }
      (start, isOpen) = (index + 1, ends)
    }
    if isOpen, start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  /// `nora wants it`: whoever that is does something.
  private func tellsOfSomebody(_ words: [Int]) -> Bool {
    guard words.count > 1 else { return false }
    let (who, verb) = (lattice.tokens[words[0]], lattice.tokens[words[1]])
    return verb.folded.hasSuffix("s") && verb.folded.utf8.count > 3
      && CommonWords.kind(of: who.folded).isEmpty
      && (!lattice.isKnown(words[0]) || Lexicon.companions.contains(who.folded))
  }

  /// Whether a stop does or is something there: `fado clashes with my call`.
  private func tellsOfStop(_ first: Int, in range: Range<Int>) -> Bool {
    spans.spans(.oneStop, at: first, before: range.upperBound).contains { span in
      guard span.end + 1 < range.upperBound else { return false }
      let verb = lattice.tokens[span.end].folded
      return verb.hasSuffix("s") && verb.utf8.count > 3
        && !lattice.classes(at: span.end).meets(.orders)
    }
  }

  private func isRemark(_ range: Range<Int>) -> Bool {
    let words = range.filter { index in
      lattice.tokens[index].kind != .sign && !lattice.isTalk(index..<index + 1)
    }
    guard let first = words.first, let last = words.last else { return true }
    // `my back hurts`, `less crowded`, `bad news`, `storm coming`
    if judging.contains(lattice.tokens[first].folded)
      || weather.contains(lattice.tokens[last].folded)
      || weather.contains(lattice.tokens[first].folded) && words.count < 4
    {
      return true
    }
    return RemarkGrammar(lattice).isSentence(range, maybeDenied: true) || tellsOfSomebody(words)
      || tellsOfStop(first, in: range) || exclaiming.contains(lattice.tokens[first].folded)
      || words.allSatisfy { CommonWords.kind(of: lattice.tokens[$0].folded).contains(.describing) }
  }
}

/// With these something is judged: `so romantic!`, `what a view`.
private let exclaiming: Set = [
  "so", "too", "very", "such", "how", "what", "super", "really", "way",
]
private let judging: Set = [
  "my", "his", "her", "their", "less", "more", "fewer", "makes", "sorry", "better", "worse",
  "nicer",
  "good", "bad", "it", "no", "long", "free", "open", "closed", "about", "at", "done", "waste",
]
private let weather: Set = [
  "rain", "storm", "storms", "snow", "wind", "heat", "clouds", "skies", "strike", "warning", "news",
  "crowds", "traffic", "weather", "stairs", "steps", "queues",
]
