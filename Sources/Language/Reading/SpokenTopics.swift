internal import Session

/// What a line tells of first and orders then: `our flight is cancelled, remove it`, `we also need plug
/// adapters, pack them`, `charger isn't packed yet, untick it`.
///
/// The order is read with the name in the place of `it`. Of what is told only words that say why are left
/// out: another word may change what is meant, so that the line stays as it was written.
struct SpokenTopics {
  let tokens: [Token]

  /// Whether a line ends as one does that orders something of `it`.
  static func mayEnd(_ line: String) -> Bool {
    let end = line.lastWord
    return end.hasSuffix(".") || end.hasSuffix("!") || end == "off" || behind.contains(end)
      || pronouns.contains(end)
  }

  /// The order with the name in it, and with what the line of it begins; `nil` where it is no such line.
  var command: (command: String, verb: String)? {
    guard !tokens.contains(where: { $0.kind == .quoted }),
      let part = tokens.lastIndex(where: { $0.kind == .sign && !$0.isGlued || $0.says(",") }),
      part > 0, [",", "-", "–", "—", ".", "!", ";"].contains(tokens[part].folded),
      let order = order(behind: part), let name = name(before: part, order.manner)
    else { return nil }
    let command = name.reduce(into: order.verb) { text, index in
      text += (index > name.lowerBound && tokens[index].isGlued ? "" : " ") + tokens[index].text
    }
    return (command, order.manner == .unticking ? "tick" : order.verb)
  }

  /// How what is told leads to an order.
  fileprivate enum Manner { case undoing, ticking, unticking, packing }

  /// The order that stands behind, with `it` for what it is about.
  private func order(behind part: Int) -> (verb: String, manner: Manner)? {
    var words = tokens[(part + 1)...].drop { before.contains($0.folded) }
    while let last = words.last, behind.contains(last.folded) { words.removeLast() }
    let said = words.map(\.folded)
    guard (2...3).contains(said.count), pronouns.contains(said[1]), let order = orders[said[0]],
      // `tick it off` ticks.
      said.count == 2 || said[2] == "off" && order.manner != .packing
    else { return nil }
    return order
  }

  /// The name that what is told begins with, or ends with.
  private func name(before part: Int, _ manner: Manner) -> Range<Int>? {
    let start = tokens[..<part].firstIndex { !before.contains($0.folded) } ?? part
    guard start < part, !tokens[start..<part].contains(where: { $0.kind == .sign && !$0.isGlued })
    else { return nil }
    if manner == .packing {
      let needed = needs.first { says($0, at: start) }.map { start + $0.count }
      let begin = needed ?? start
      // `the hotel, pack it` speaks of what is there.
      guard begin < part, needed != nil || ["a", "an", "some"].contains(tokens[begin].folded) else {
        return nil
      }
      let name = withoutArticle(begin..<part)
      return isName(name, most: 4) ? name : nil
    }
    guard let be = (start..<part).first(where: { isBe($0) }), be > start else { return nil }
    let tells = tokens[be..<part].map { folded($0.text) }
    guard reasons(for: manner).contains(where: { $0 == tells }) else { return nil }
    let name = withoutArticle(start..<be)
    return isName(name, most: 5) ? name : nil
  }

  /// Nothing of it may be a word that says whether or what else.
  private func isName(_ range: Range<Int>, most: Int) -> Bool {
    guard !range.isEmpty, range.count <= most, tokens[range].contains(where: { $0.kind == .word })
    else { return false }
    let lattice = WordLattice(tokens)
    return range.allSatisfy { index in
      [.word, .number].contains(tokens[index].kind) || tokens[index].isGlued
    }
      && !range.contains { index in
        pronouns.contains(tokens[index].folded)
          || lattice.edges[index].contains { edge in
            edge.classes.meets(.operators.union(ClassSet([.be, .joining])))
          } || ["almost", "nearly"].contains(tokens[index].folded)
          || PartyWords.isKin(tokens[index].folded)
          || tokens[index].mayBeWeekday || noNames.contains(tokens[index].folded)
      } && !lattice.edges[range.lowerBound].contains { $0.classes.meets(.orders) }
  }

  private func withoutArticle(_ range: Range<Int>) -> Range<Int> {
    articles.contains(tokens[range.lowerBound].folded)
      ? range.lowerBound + 1..<range.upperBound : range
  }

  private func isBe(_ index: Int) -> Bool { beings.contains(folded(tokens[index].text)) }

  private func says(_ words: [String], at index: Int) -> Bool {
    index + words.count < tokens.count
      && words.indices.allSatisfy { folded(tokens[index + $0].text) == words[$0] }
  }

  private func reasons(for manner: Manner) -> [[String]] {
    switch manner {
    case .undoing: calledOff
    case .ticking: finished
    case .unticking: unfinished
    case .packing: []
    }
  }
}

private let before: Set = [
  "oh", "and", "so", "then", "ok", "okay", "well", "also", "please", "just", "hey", "right", "ah",
]
private let behind: Set = [
  "please", "pls", "thanks", "then", "too", "also", "well", "as", "now", ".", "!",
]
private let pronouns: Set = ["it", "that", "them", "those", "these", "this"]
private let articles = SpokenRepairs.articles.union(["some"])
private let beings = Set((calledOff + finished + unfinished).compactMap(\.first))
private let calledOff = DialogueWords.longestFirst([
  "(is|are|was|were|has been|have been|got|gets) (now|already|)"
    + " (cancelled|canceled|closed|shut|fully booked|sold out|full|off|called off|too expensive"
    + "|too far|too late|too early|too long|too much|rubbish|boring|overrated|a waste of time)"
])
private let finished = DialogueWords.longestFirst([
  "(is|are|was|were|has been|have been|got) (now|already|all|finally|)"
    + " (done|packed|bought|booked|renewed|ready|sorted|finished|paid|sent|ordered|in the bag"
    + "|in the suitcase)"
])
private let unfinished = DialogueWords.longestFirst([
  "(isn't|aren't|wasn't|weren't|is not|are not|hasn't been|haven't been)"
    + " (done|packed|bought|booked|renewed|ready|sorted|finished|paid|sent|ordered|in the bag"
    + "|in the suitcase) (yet|)"
])
private let needs = DialogueWords.longestFirst([
  "(i|we) (also|still|really|will|) need (some|)", "(i|we) (also|still|) want (some|)",
  "don't forget",
])

/// The words that order, and the ones of the language for it.
private let orders: [String: (verb: String, manner: SpokenTopics.Manner)] = [
  "remove": ("remove", .undoing), "delete": ("remove", .undoing), "cancel": ("remove", .undoing),
  "drop": ("remove", .undoing), "scrap": ("remove", .undoing), "tick": ("tick", .ticking),
  "check": ("tick", .ticking), "untick": ("untick", .unticking), "uncheck": ("untick", .unticking),
  "pack": ("pack", .packing),
]
/// What is said of these is said of more than one thing, or of another than the one.
private let noNames: Set = [
  "trip", "day", "days", "week", "everything", "first", "second", "third", "last", "next", "other",
  "back", "all", "list", "plan", "budget",
]
