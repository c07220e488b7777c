/// The end of a line that orders something of `it`, with what is meant in its place: `I've thought about
/// the beach and honestly tuesday is too full, so take it to friday`.
///
/// Of what is told before the order only the names count, so what is found so is no more than offered.
struct StoriedOrders {
  let clauses: SpokenClauses
  let table: OpenClauses

  /// The shortest end first.
  var retellings: [SpokenClauses.Retelling] {
    clauses.pieces.dropFirst().map(\.lowerBound).reversed().compactMap(retelling)
  }

  private var tokens: [Token] { clauses.tokens }

  /// The line from a token on, with what its words point to in their place; `nil` where they point to nothing
  /// that is told before.
  func retelling(from start: Int) -> SpokenClauses.Retelling? {
    var (said, used): ([Int: String], Set<Int>) = ([:], [])
    for index in start..<tokens.count {
      guard let meant = meant(by: index, behind: start) else { continue }
      said[index] = meant.lead + clauses.said(meant.range)
      if meant.isOfTwoWords { said[index + 1] = "" }
      used.formUnion(meant.range)
    }
    guard !said.isEmpty, !(start..<tokens.count).contains(where: isDenied) else { return nil }
    return SpokenClauses.Retelling(
      text: clauses.said(start..<tokens.count, as: said),
      leftOut: (0..<start).filter { !used.contains($0) }, joinsTorn: false, isPutRight: false,
      isStoried: true)
  }

  /// Whether the one thing that is named before is what the sentence is about, or what it is done to, and
  /// no part, price or other one of it: `the river cruise is off`, `nobody wants to see Lello`.
  func isAboutThing(before end: Int) -> Bool {
    guard let thing = thing(before: end), thing.count > 0 else { return false }
    let start =
      ["the", "our", "my", "that", "this"].contains(
        thing.lowerBound > 0 ? tokens[thing.lowerBound - 1].folded : "")
      ? thing.lowerBound - 1 : thing.lowerBound
    let isLed =
      start == 0 || table.lattice.isTalk(0..<start)
      || leadingToThings.contains(tokens[start - 1].folded)
      // `they cancelled it` is for others to say.
      || ["cancelled", "canceled"].contains(tokens[start - 1].folded)
        && tokens[..<(start - 1)].contains { Lexicon.firstPersons.contains($0.spoken) }
    let isOver =
      thing.upperBound == end || tokens[thing.upperBound].kind == .sign
      || behindThings.contains(tokens[thing.upperBound].spoken)
      || table.lattice.classes(at: thing.upperBound).has(.be)
      || tokens[thing.upperBound].folded == "s"
    return isLed && isOver
      && !tokens[..<end].contains { elsewhere.contains($0.folded) || $0.kind == .number }
  }

  private func isDenied(_ index: Int) -> Bool {
    table.lattice.classes(at: index).has(.not) || DialogueAct.denies(tokens[index])
  }

  /// What a word stands for that is said before.
  private func meant(
    by index: Int, behind start: Int
  ) -> (lead: String, range: Range<Int>, isOfTwoWords: Bool)? {
    let word = tokens[index].folded
    let next = index + 1 < tokens.count ? tokens[index + 1].folded : nil
    if word == "there" { return day(before: start).map { ("on ", $0, false) } }
    if word == "that", next == "day" { return day(before: start).map { ("", $0, true) } }
    // `they only let you in for 40 minutes, so shorten it to that`
    if ["that", "then"].contains(word), index > start,
      ["to", "at", "for", "by"].contains(tokens[index - 1].folded)
    {
      return named(before: start, as: StoriedOrders.measures).last.map { ("", $0.range, false) }
    }
    guard word == "it" || pointing.contains(word) && next.map(behindPointing.contains) != false
    else { return nil }
    return thing(before: start).map { ("", $0, false) }
  }

  /// The only thing of the trip that is named; where there is none, the only name, else the only day.
  private func thing(before end: Int) -> Range<Int>? {
    let named = named(before: end, as: [.oneStop, .slot(.booking(bareNumber: false))])
    guard let first = named.first else {
      let (names, days) = (self.names(before: end), self.named(before: end, as: [.day]))
      return names.isEmpty && days.count == 1 ? days[0].range : names.count == 1 ? names[0] : nil
    }
    return named.allSatisfy { $0.value == first.value } ? first.range : nil
  }

  /// Words in capitals that are no days and nobody of the trip: `Bom Jesus`.
  private func names(before end: Int) -> [Range<Int>] {
    var names: [Range<Int>] = []
    for index in 0..<end where isName(index) {
      if let last = names.last, last.upperBound == index {
        names[names.count - 1] = last.lowerBound..<index + 1
      } else {
        names.append(index..<index + 1)
      }
    }
    return names
  }

  private func isName(_ index: Int) -> Bool {
    let token = tokens[index]
    // The first word of a line is written so anyway.
    return token.kind == .word && token.isCapitalised && index > 0 && token.spoken != "i"
      && !token.spoken.hasPrefix("i'") && !table.lattice.tokens[index].mayBeWeekday
      && !table.lattice.tokens[index].mayBeMonth
      && table.spans.spans(.party, at: index, before: index + 1).isEmpty
  }

  /// The day that was named last.
  private func day(before end: Int) -> Range<Int>? { named(before: end, as: [.day]).last?.range }

  private func named(
    before end: Int, as types: [RoleType]
  ) -> [(range: Range<Int>, value: SlotValue)] {
    var found: [(range: Range<Int>, value: SlotValue)] = []
    var index = 0
    while index < end {
      let spans = types.lazy.map { table.spans.spans($0, at: index, before: end) }
      guard !StoriedOrders.pronouns.contains(tokens[index].folded),
        let span = spans.first(where: { !$0.isEmpty })?.max(by: { $0.end < $1.end })
      else {
        index += 1
        continue
      }
      found.append((index..<span.end, span.value))
      index = span.end
    }
    return found
  }

  private static let measures: [RoleType] = [.slot(.duration), .slot(.time), .slot(.amount)]

  private static let pronouns: Set = [
    "it", "that", "this", "them", "those", "these", "there", "one", "they",
  ]
}

extension SpokenClauses {
  /// Words of the line with others in the place of some tokens.
  fileprivate func said(_ range: Range<Int>, as others: [Int: String]) -> String {
    range.reduce(into: "") { text, index in
      if index > range.lowerBound, !tokens[index].isGlued { text += " " }
      text += others[index] ?? said(index..<index + 1)
    }
  }
}

private let leadingToThings: Set = [
  "see", "do", "visit", "wants", "want", "need", "needs", "skip", "skipping",
  "enjoys", "likes", "hates", "hate",
]
private let behindThings: Set = [
  "has", "had", "got", "looks", "seems", "sounds", "won't", "doesn't", "isn't", "any", "anymore",
  "now",
  "fell", "feels", "deserves",
]
/// With these another one is told of, or not all of it.
private let elsewhere: Set = [
  "but", "except", "besides", "first", "twice", "last", "wrong", "mistake", "forgot", "other",
  "another",
  "next", "second", "never", "year", "time", "hasn't", "haven't", "wasn't", "not", "if",
]
private let pointing: Set = ["that", "this"]
/// Behind `that` these begin no name of what it stands before.
private let behindPointing: Set = [
  "to", "on", "at", "in", "off", "out", "up", "from", "for", "before", "after", "until", "till",
  "into", "down", "first", "last", "please", "then", "instead", ".", "!", ",",
]
