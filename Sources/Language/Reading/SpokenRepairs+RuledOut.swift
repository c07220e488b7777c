/// What is named again to be ruled out.
extension SpokenRepairs {
  /// `no not the tower the ribeira walk`: what is named again is taken out where it stood.
  func ruledOut(_ start: Int, _ end: Int) -> [(bytes: Range<Int>, text: String)]? {
    guard tokens[end].says("not"), end + 2 < tokens.count else { return nil }
    for count in (1...4).reversed() where end + 1 + count < tokens.count {
      let named = tokens[(end + 1)...].prefix(count).map(\.folded)
      guard
        let place = (1..<max(1, start - count + 1)).last(where: { index in
          tokens[index..<(index + count)].map(\.folded) == named
        })
      else { continue }
      var better = end + 1 + count
      while better < tokens.count, isSign(better) || tokens[better].says("but") { better += 1 }
      guard better < tokens.count, named.contains(where: { !SpokenRepairs.articles.contains($0) }),
        let last = tokens.last
      else { return nil }
      let text = text(better..<tokens.count)
      let rest = bytes(lastWord(before: start)..<start).upperBound
      return [
        (bytes(place..<(place + count)), text),
        (min(rest, tokens[start].bytes.lowerBound)..<last.bytes.upperBound, ""),
      ]
    }
    return nil
  }
}
