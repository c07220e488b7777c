/// An entry of the lexicon that stands in a line.
struct WordEdge {
  var end: Int
  var classes: ClassSet
}

/// The words of a line by where they begin.
struct WordLattice {
  var edges: [[WordEdge]]
  let tokens: [Token]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    let lexicon = Lexicon.shared
    edges = tokens.indices.map { index in
      let token = tokens[index]
      guard token.kind == .word else { return [] }
      var found = lexicon.phrases(in: tokens, at: index).map {
        WordEdge(end: index + $0.count, classes: $0.classes)
      }
      let classes = tokens.classes(at: index, lexicon)
      if !classes.isEmpty { found.append(WordEdge(end: index + 1, classes: classes)) }
      // `don't want to` is no shorter `don't want`.
      let turning = ClassSet([.not, .instead])
      let turned = found.filter { $0.classes.meets(turning) }.map(\.end).max() ?? 0
      // `call it a night` orders nothing.
      let talk = found.filter { $0.classes.has(.talk) && $0.end > index + 2 }.map(\.end).max() ?? 0
      // `how about dinner at nine` asks nothing.
      let musing =
        token.says("how")
        ? found.filter { $0.classes.has(.tentative) }.map(\.end).max() ?? 0 : 0
      // `standup with the team` speaks to nobody.
      let isLed =
        index > 1 && ["the", "my", "our", "your", "their"].contains(tokens[index - 1].folded)
      if index > 0, tokens[isLed ? index - 2 : index - 1].says("with") {
        found.removeAll { $0.end == index + 1 && $0.classes.subtracting(ClassSet(.talk)).isEmpty }
      }
      // `never mind lunch` is said of lunch; behind an order it takes that back.
      if token.says("never") {
        found.removeAll {
          $0.classes.has(.talk)
            && (index > 0 || $0.end < tokens.count && tokens[$0.end].kind != .sign)
        }
      }
      return found.filter {
        ($0.end >= musing || !$0.classes.has(.question))
          && ($0.end >= turned || $0.classes.meets(turning))
          && ($0.end >= talk || !$0.classes.meets(.acts))
      }
    }
    for index in tokens.indices {
      tellMusing(index)
      tellPassive(index)
      tellNegation(index)
      tellDeterminer(index)
      tellWorse(index)
      tellVisit(index)
      tellJust(index)
      tellPlaceNoun(index)
    }
    tellTalk()
    tellOpenTime()
    tellAfterwards()
    tellAsked()
    for index in tokens.indices.reversed() { tellEpithet(index) }
    for index in tokens.indices {
      if tokens[index].kind == .word { part(index, lexicon) }
      // `goin 2 rome`, `shopping 4 2 hours`
      if ["2", "4"].contains(tokens[index].text), isBetweenWords(index) {
        edges[index].append(WordEdge(end: index + 1, classes: ClassSet(.preposition)))
      }
    }
  }

  /// `dinner is to be had at 8` tells of nothing past.
  private mutating func tellPassive(_ index: Int) {
    guard index > 0, ["be", "being"].contains(tokens[index - 1].folded) else { return }
    for number in edges[index].indices where edges[index][number].classes.has(.past) {
      edges[index][number].classes = edges[index][number].classes.subtracting(ClassSet(.past))
        .union(ClassSet(.function))
    }
  }

  /// `no, friday` says something better, `no dinner` says that there is none.
  private mutating func tellNegation(_ index: Int) {
    for number in edges[index].indices {
      let edge = edges[index][number]
      guard edge.classes.has(.repair), edge.classes.has(.not) else { continue }
      let next = edge.end < tokens.count ? edges[edge.end] : []
      let isClear =
        edge.end == tokens.count || tokens[edge.end].kind == .sign || isSaidBetter(edge.end)
        || next.contains { $0.classes.has(.repair) && !$0.classes.has(.not) }
        || index == 0 && next.contains { $0.classes.has(.undo) }
      edges[index][number].classes =
        isClear
        ? edge.classes.subtracting(ClassSet([.not, .number]))
        : edge.classes.subtracting(ClassSet(.repair))
    }
  }

  /// `dinner at 8 no 9`: a number or a day behind a number or a day takes its place.
  private func isSaidBetter(_ index: Int) -> Bool {
    func isValue(_ index: Int) -> Bool {
      tokens[index].kind == .number || tokens[index].dateWords?.isEmpty == false
    }
    return index > 1 && isValue(index) && isValue(index - 2)
  }

  /// `is lunch on friday`, `do we …`: the verb stands before who or what it is about.
  var asksAtFirst: Bool {
    // `we're` is no `were`.
    guard let first = tokens.first?.spoken else { return false }
    // `did the louvre, tick it off`
    if first == "did", tokens.last?.says("?") == false, tokens.count > 1 {
      return Lexicon.subjects.contains(tokens[1].folded)
    }
    if Lexicon.asking.contains(first) { return true }
    // `who paid for the taxi`
    if first == "who", tokens.count > 2,
      !tokens.dropLast().contains(where: { $0.kind == .sign }),
      ["paid", "pays", "got", "covered"].contains(tokens[1].folded)
    {
      return true
    }
    return ["do", "have"].contains(first) && tokens.count > 1
      && (Lexicon.subjects.contains(tokens[1].folded)
        || ["any", "all", "these", "those", "our"].contains(tokens[1].folded))
  }

  /// `that hike`: a word that points at the name behind it stands for nothing.
  private mutating func tellDeterminer(_ index: Int) {
    guard ["that", "this", "these", "those"].contains(tokens[index].folded),
      index + 1 < tokens.count, tokens[index + 1].kind == .word,
      edges[index + 1].allSatisfy({ $0.classes.meets(.nouns) })
    else { return }
    edges[index].append(WordEdge(end: index + 1, classes: ClassSet(.function)))
  }

  /// `a little trip`: what says how a trip will be is no part of it.
  private mutating func tellEpithet(_ index: Int) {
    guard Lexicon.epithets.contains(tokens[index].folded), index + 1 < tokens.count,
      edges[index + 1].contains(where: { $0.classes.has(.trip) })
        || Lexicon.epithets.contains(tokens[index + 1].folded) && isKnown(index + 1)
          && edges[index + 1].contains(where: { $0.classes == ClassSet(.function) })
    else { return }
    edges[index].append(WordEdge(end: index + 1, classes: ClassSet(.function)))
  }

  /// Whether an act is told as done: `moved`, without a word that wants it to be (`should be moved`).
  func isReported(_ index: Int) -> Bool {
    guard Lexicon.shared.isPast(tokens[index].folded) else { return false }
    let before = tokens[max(0, index - 2)..<index].map(\.folded)
    // `i want lunch ticked off`
    let isState = before.contains { ["be", "being", "is", "are"].contains($0) }
    return !isState && !isWished(index)
  }

  /// Whether a word that wants it done stands before it, with no other sentence between.
  private func isWished(_ index: Int) -> Bool {
    guard let wish = tokens[..<index].lastIndex(where: { Lexicon.wishing.contains($0.folded) })
    else {
      return false
    }
    return (wish + 1..<index).allSatisfy { between in
      tokens[between].kind != .sign
        && !Lexicon.subjects.contains(tokens[between].folded)
    }
  }

  private func isBetweenWords(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    return tokens[index - 1].kind == .word && !tokens[index].isGlued
      && !tokens[index + 1].isGlued && tokens[index + 1].kind != .sign
  }

  /// A verb and its particle that stand apart are each of the class of both.
  private mutating func part(_ index: Int, _ lexicon: Lexicon) {
    let ways = lexicon.separable(tokens[index].folded)
    guard !ways.isEmpty else { return }
    for other in (index + 2)..<max(index + 2, min(index + 8, tokens.count)) {
      for way in ways where tokens[other].folded == way.particle {
        let isLast = other + 1 == tokens.count || tokens[other + 1].kind != .word
        let leads = other + 1 < tokens.count && !isLast
        guard isLast || leads, isLast || way.act != .undo else { continue }
        edges[index].append(WordEdge(end: index + 1, classes: ClassSet(way.act)))
        // With its verb it is nothing else any more.
        edges[other] = [WordEdge(end: other + 1, classes: ClassSet(way.act))]
      }
    }
  }

  /// All that a token can be by itself.
  func classes(at index: Int) -> ClassSet {
    edges[index].reduce([]) { $1.end == index + 1 ? $0.union($1.classes) : $0 }
  }

  /// Whether the lexicon has the word that stands here.
  func isKnown(_ index: Int) -> Bool { !edges[index].isEmpty }
}
