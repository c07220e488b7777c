internal import Session

extension Chart {
  /// Those who travel, to the end of the line: `Ana, Bob and 2 kids`.
  func parties(at index: Int) -> [Span] {
    var party = Party(named: [])
    var end = index
    var isListed = false
    while end < context.tokens.count {
      guard let next = member(at: end, &party) else { return [] }
      end = next
      guard end < context.tokens.count else { break }
      guard let behind = joint(at: end) else { return [] }
      (end, isListed) = (behind, true)
    }
    // A number alone is read as one; of one name alone more must be known than that it is a word.
    let isPlain = party.named.isEmpty && party.children == 0
    guard party.count > 0, !isPlain || isListed, party.count <= Trip.peopleAtMost else { return [] }
    let isGuess = party.named.contains { !mayBeName($0.name) }
    guard isListed || !(isGuess || hasKnownWords(index..<end)) || hasQuotes(index..<end) else {
      return []
    }
    return [
      Span(
        end: end, value: .party(party),
        score: (end - index) * (isGuess ? Score.guess : Score.named))
    ]
  }

  private func hasQuotes(_ tokens: Range<Int>) -> Bool {
    tokens.contains { context.tokens[$0].kind == .quoted }
  }

  /// Whether words of the language stand where names do: `nah ur alright` names nobody.
  private func hasKnownWords(_ tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      let token = context.tokens[index]
      return token.kind == .word && token.text.first?.isUppercase != true
        && !Lexicon.children.contains(token.folded) && !Lexicon.adults.contains(token.folded)
        && count(at: index) == nil && context.isKnownWord(at: index)
    }
  }

  /// Behind what joins two of them: `, and`.
  private func joint(at index: Int) -> Int? {
    var end = index
    while let token = context.token(end), joints.contains(token.folded) { end += 1 }
    return end > index ? end : nil
  }

  /// One of them, or so many; the token behind.
  private func member(at index: Int, _ party: inout Party) -> Int? {
    guard let token = context.token(index) else { return nil }
    if token.kind == .quoted {
      party.named.append(Companion(name: oneLine(token.text)))
      return index + 1
    }
    let isMany =
      Lexicon.children.contains(token.folded)
      && (token.folded.hasSuffix("s") || token.folded.hasSuffix("children"))
    if Lexicon.children.contains(token.folded), let (name, end) = name(at: index + 1) {
      party.named.append(Companion(name: name, kind: .child))
      return isMany ? children(behind: end, &party) : end
    }
    if let (count, end) = count(at: index), (1...Trip.peopleAtMost).contains(count),
      let noun = context.token(end)
    {
      if Lexicon.children.contains(noun.folded) {
        party.children += count
        return end + 1
      }
      guard Lexicon.adults.contains(noun.folded) else { return nil }
      party.adults += count
      return end + 1
    }
    guard let (name, end) = name(at: index) else { return nil }
    if context.matches(["(", "me", ")"], at: end) {
      party.named.append(.speaker(name))
      return end + 3
    }
    if context.token(end)?.says("(") == true, let kind = context.token(end + 1),
      Lexicon.children.contains(kind.folded), context.token(end + 2)?.says(")") == true
    {
      party.named.append(Companion(name: name, kind: .child))
      return end + 3
    }
    party.named.append(Companion(name: name))
    return end
  }

  /// `kids Mia, Tom and Lea`: all names that follow.
  private func children(behind index: Int, _ party: inout Party) -> Int {
    var end = index
    while let start = joint(at: end), count(at: start) == nil,
      let (name, next) = name(at: start)
    {
      party.named.append(Companion(name: name, kind: .child))
      end = next
    }
    return end
  }

  private func count(at index: Int) -> (Int, Int)? {
    if let number = wholeNumber(at: index) { return (number, index + 1) }
    if ["a", "an"].contains(context.token(index)?.folded) { return (1, index + 1) }
    return NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
  }

  /// One to three words up to what joins them with the next.
  private func name(at index: Int) -> (String, Int)? {
    guard let first = context.token(index) else { return nil }
    if first.kind == .quoted { return (oneLine(first.text), index + 1) }
    var end = index
    while let token = context.token(end), token.kind == .word, !joints.contains(token.folded) {
      end += 1
    }
    // `people are Ana and Bob`
    guard (1...3).contains(end - index), !links.contains(first.text) else { return nil }
    return (context.text(index..<end), end)
  }

  /// Whether it looks like what somebody is called: one word, or with capitals.
  private func mayBeName(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count == 1 || words.allSatisfy { $0.first?.isUppercase == true }
  }
}

private let links: Set = ["are", "is", "be", "will", "were", "was", "now", "going", "just"]
private let joints: Set = [",", "and", "&", "plus", "with", "n"]
