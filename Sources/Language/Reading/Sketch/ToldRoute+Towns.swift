internal import Session

/// The towns that a line names.
extension ToldRoute {
  var towns: [FirstMentions.Mention] {
    let taken = Set(scan.pieces.filter { !$0.isWord && !$0.isIdle }.flatMap(\.tokens))
    let known = FirstMentions(chart: scan.chart, scene: scene, taken: taken).all
      .filter { $0.kind == .town }
    return known.isEmpty ? [] : known + smallTowns(beside: Set(known.flatMap(\.tokens)), taken)
  }

  /// `then Naxos`: beside well-known ones whatever is called so in the gazetteer.
  private func smallTowns(beside known: Set<Int>, _ taken: Set<Int>) -> [FirstMentions.Mention] {
    var found: [FirstMentions.Mention] = []
    func isName(_ index: Int) -> Bool {
      index < context.tokens.count && context.tokens[index].kind == .word
        && context.tokens[index].text.first?.isUppercase == true
        && !known.contains(index) && !taken.contains(index)
    }
    for start in context.tokens.indices where isName(start) && (start == 0 || !isName(start - 1)) {
      let end = (start...).first { !isName($0) } ?? start
      let isTown = scene.gazetteer.named(context.text(start..<end)).contains {
        $0.isOwnName && $0.kind == .city
      }
      if isTown { found.append(.init(tokens: start..<end, kind: .town, weight: 0)) }
    }
    return found
  }

  /// `Rome (Civitavecchia)`, which are no two stages.
  func isInBrackets(_ town: FirstMentions.Mention) -> Bool {
    context.matches(["("], at: town.tokens.lowerBound - 1)
  }
}
