internal import Session

/// What people say around the matter: `oh and nappies on the packing list please`, `beach on day 1 obvs`.
extension LineReader {
  /// A line of more tokens is no sentence.
  static let mostInSentence = 60

  /// A line that came to nothing or to an offer, read without the talk at its ends, which is free.
  func withinAsides(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard result.isOpenStill, let scene, tokens.count < LineReader.mostInSentence,
      let matter = matter(of: WordLattice(tokens)), matter.count > 1, matter.count < tokens.count
    else { return result }
    let rest = Array(tokens[matter])
    let read = otherwise(whole(rest, of: expanded, typed: line), rest, of: expanded, typed: line)
    guard case .understood(var utterance) = read, read.trial(in: scene) != .fails else {
      return result
    }
    utterance.whole = expanded.typed(wholeBytes(tokens))
    return .understood(utterance)
  }

  /// The words between the talk at the beginning and that at the end; `nil` where it asks.
  private func matter(of lattice: WordLattice) -> Range<Int>? {
    let tokens = lattice.tokens
    guard tokens.last?.says("?") == false else { return nil }
    var start = 0
    while start < tokens.count {
      if let end = lattice.endOfAside(at: start) {
        start = end
      } else if start > 0, tokens[start].kind == .sign && parting.contains(tokens[start].folded) {
        start += 1
      } else if start > 0, lattice.classes(at: start).has(.joining),
        !["but", "then"].contains(tokens[start].folded)
      {
        start += 1
      } else {
        break
      }
    }
    var end = tokens.count
    while end > start {
      if let begin = (start..<end).first(where: { lattice.endOfAside(at: $0) == end }) {
        end = begin
      } else if tokens[end - 1].kind == .sign, parting.contains(tokens[end - 1].folded) {
        end -= 1
      } else {
        break
      }
    }
    return start < end ? start..<end : nil
  }
}

extension WordLattice {
  /// The end of the longest talk that begins at a token and means nothing else as a whole.
  fileprivate func endOfAside(at index: Int) -> Int? {
    guard
      let talk = edges[index].filter({ edge in
        edge.classes.has(.talk)
          && edge.classes.subtracting(ClassSet([.talk, .function])).isEmpty
      }).map(\.end).max(),
      // `sorry, dinner at 8` may put something right, `max` and `in total` tell of a sum.
      !(index..<talk).contains(where: { telling.contains(tokens[$0].folded) })
    else { return nil }
    return talk
  }
}

private let parting: Set = [",", "-", "–", "—", "!", ".", "…"]
private let telling: Set = [
  "max", "maximum", "total", "tops", "most", "still", "already", "now", "later", "again", "next",
  "sorry", "actually", "oops", "whoops", "wrong", "mistake", "back", "forget", "forgot",
  "apologies", "apology", "fault", "pardon", "bad", "nah", "no", "nope",
]
