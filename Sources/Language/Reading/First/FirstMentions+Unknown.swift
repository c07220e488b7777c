internal import Session

/// Places that nobody knows: `Coober Pedy` between towns, `Stewart Island, New Zealand`.
extension FirstMentions {
  /// `Coober Pedy` between towns, `Stewart Island, New Zealand`.
  func unknown(beside known: [Mention]) -> [Mention] {
    var found: [Mention] = []
    var index = 0
    while index < tokens.count {
      var end = index
      while end < tokens.count, mayBeUnknown(end, known) { end += 1 }
      if end > index, end - index < 4, isPlaced(index..<end, known) {
        found.append(Mention(tokens: index..<end, kind: .unknown, weight: 0))
      }
      index = max(end, index + 1)
    }
    return found
  }

  func mayBeUnknown(_ index: Int, _ known: [Mention]) -> Bool {
    tokens[index].kind == .word && tokens[index].isCapitalised && !taken.contains(index)
      && !known.contains { $0.tokens.contains(index) }
      && !PlaceWords.linking.contains(tokens[index].folded)
      && !tokens[index].spoken.hasSuffix("'s")
  }

  func isPlaced(_ range: Range<Int>, _ known: [Mention]) -> Bool {
    if let area = area(behind: range.upperBound), isWritten(range.lowerBound) {
      return known.contains { $0.tokens.overlaps(area) }
    }
    let towns = known.filter { $0.kind == .town }
    let isBehindTown = towns.contains { joins($0.tokens.upperBound, range.lowerBound) }
    let isBeforeTown = towns.contains { joins(range.upperBound, $0.tokens.lowerBound) }
    let ends = context.token(range.upperBound).map { $0.kind == .sign } ?? true
    let begins = range.lowerBound == 0 || tokens[range.lowerBound - 1].says(":")
    return isBehindTown && (isBeforeTown || ends) || isBeforeTown && begins
  }

  func joins(_ end: Int, _ start: Int) -> Bool {
    (1...2).contains(start - end)
      && (end..<start).allSatisfy { PlaceWords.parting.contains(tokens[$0].folded) }
  }
}

/// Small words about the places of a line.
enum PlaceWords {
  static let leading: Set = [
    "to", "in", "round", "around", "through", "across", "visiting", "for", "of", "via", "at", "do",
    "see", "visit", "doing", "base", "into", "touring", "→", ">",
  ]
  static let linking: Set = [
    "to", "we", "is", "are", "the", "of", "and", "in", "on", "for", "i", "us", "my", "me", "our",
    "by", "with", "from", "a", "an", "it", "be", "as", "at", "so", "or",
  ]
  static let parting: Set = [
    ",", "and", "&", "+", "then", "-", "–", "→", ">", "/", "n", "plus", "to",
  ]
}
