internal import Session

/// Words that are taken for names of which nothing is known, and whether they look like some.
extension LineReader {
  /// Whether words without quotes look like a name: one of the gazetteer, something that people do,
  /// or words that the language does not have.
  func isPlausibleName(_ range: Range<Int>, _ lattice: WordLattice, _ scene: Scene) -> Bool {
    let tokens = lattice.tokens
    if isKnownName(range, tokens, scene) { return true }
    return range.allSatisfy { index in
      tokens[index].kind == .word && !lattice.isKnown(index)
        || index > range.lowerBound && Lexicon.heads.contains(tokens[index].folded)
        || tokens[index].text.first?.isUppercase == true
        || index > range.lowerBound
          && lattice.classes(at: index).meets(ClassSet([.preposition, .function]))
    }
  }

  /// Names of what would be added in which words of the language stand that no name holds.
  func oddNames(_ utterance: Utterance) -> [String] {
    utterance.intent.newNames.filter { name in
      guard let words = try? Lexer.tokens(of: name) else { return false }
      let lattice = WordLattice(words)
      let odd = ClassSet([
        .trip, .day, .dates, .not, .condition, .either, .instead, .repair, .question, .pronoun,
        .same, .before, .be, .next, .ideas,
      ])
      // `Owen would rather do that on tuesday`: of who wants what was spoken of.
      if session.currentTrip?.companions.contains(where: { folded($0.name) == folded(name) })
        == true
        || utterance.line.doesWhatWasSaid
        || utterance.line.endsWithOneOfThem && !name.hasSuffix(" one")
      {
        return true
      }
      // `lunch at one, love`
      if isTalk(lattice, from: 0) { return true }
      if PlainActivities.isJust(name) { return false }
      // `poster session (wednesday, 14:00)` is parted within its brackets.
      if name.count(where: { $0 == "(" }) != name.count(where: { $0 == ")" }) { return true }
      // `naw, monday` is no airport.
      if scene?.knowsOnlyCode(name) == true { return true }
      if beginsOddly(words, lattice) { return true }
      return !PlainActivities.begin(name)
        && words.indices.contains { index in
          words[index].text.first?.isUppercase != true
            && !(index > 0 && Lexicon.heads.contains(words[index].folded))
            && (lattice.edges[index].contains { $0.classes.meets(odd) }
              // `surf sounds fun`
              || index > 0 && judging.contains(words[index].folded))
        }
    }
  }

  /// `a walk, so romantic`, `put us down for a tea`, `show friday's plan`.
  private func beginsOddly(_ name: [Token], _ lattice: WordLattice) -> Bool {
    guard let first = name.first, name.count > 1, first.text.first?.isUppercase != true else {
      return false
    }
    return ["so", "too", "very", "how", "for", "to", "of", "with", "from", "lasts", "takes"]
      .contains(first.folded)
      || lattice.classes(at: 0).meets(ClassSet.orders.union(ClassSet(.show)))
  }

  func isKnownName(_ range: Range<Int>, _ tokens: [Token], _ scene: Scene) -> Bool {
    if range.count == 1, WordLattice(Array(tokens[range])).isKnown(0) { return false }
    let names = listedNames(tokens[range].map(\.text).joined(separator: " "))
    return !names.isEmpty
      && names.allSatisfy { name in
        let bare = PlainActivities.withoutArticle(name) ?? name
        return PlainActivities.isJust(bare)
          || spokenNames(name).contains { scene.hasPlace($0) }
      }
  }

  /// Without what is said behind the last comma to nobody and of nothing: `…, love`.
  func withoutTalk(_ lattice: WordLattice) -> [Token]? {
    guard let comma = lattice.tokens.lastIndex(where: { $0.says(",") }), comma > 0 else {
      return nil
    }
    return isTalk(lattice, from: comma + 1) ? Array(lattice.tokens[..<comma]) : nil
  }

  /// Whether nothing but talk stands from a token to the end.
  private func isTalk(_ lattice: WordLattice, from start: Int) -> Bool {
    var index = start
    while index < lattice.tokens.count {
      if lattice.tokens[index].kind == .sign {
        index += 1
      } else if let longest = lattice.edges[index].filter({ $0.classes.has(.talk) }).map(\.end)
        .max()
      {
        index = longest
      } else {
        return false
      }
    }
    return start < index
  }
}

extension Intent {
  /// The names, without quotes, of what it adds.
  fileprivate var newNames: [String] {
    switch self {
    case .several(let parts), .either(let parts): return parts.flatMap(\.newNames)
    case .undecided(let meant): return meant.newNames
    case .add(let new):
      if case .place(.named(let name, quoted: false)) = new.what { return [name] }
      return []
    default: return []
    }
  }
}

extension Scene {
  /// Whether places go by a name; by a code only where it is written as one.
  fileprivate func hasPlace(_ name: String) -> Bool {
    gazetteer.named(name).contains { $0.isOwnName || name == name.uppercased() }
  }

  /// Whether nothing but the code of an airport is written so, and not as codes are: `Naw`, `The Big`.
  func knowsOnlyCode(_ name: String) -> Bool {
    let found = spokenNames(name).flatMap(gazetteer.named)
    return !found.isEmpty && !spokenNames(name).contains(where: hasPlace)
      && found.allSatisfy { $0.kind == .airport }
  }
}

extension String {
  /// `add robot one`: no day and no hour.
  fileprivate var endsWithOneOfThem: Bool {
    let words = blankParted(self).suffix(2).map { folded(String($0)) }
    return words.count == 2 && words[1] == "one" && !beforeNumbers.contains(words[0])
  }

  /// Whether it says that something spoken of is done: `do that on tuesday`, `do it instead`.
  fileprivate var doesWhatWasSaid: Bool {
    let words = blankParted(self).map { folded(String($0)) }
    return words.indices.dropFirst().contains { index in
      ["that", "it", "this"].contains(words[index]) && ["do", "doing"].contains(words[index - 1])
        && (index == words.count - 1
          || ["on", "at", "in", "to", "instead", "later", "earlier"].contains(words[index + 1]))
    }
  }
}

private let judging: Set = ["sounds", "looks", "seems", "feels"]
private let beforeNumbers: Set = [
  "day", "at", "to", "till", "til", "until", "around", "about", "by", "past", "for", "number",
  "after", "before", "@",
]
