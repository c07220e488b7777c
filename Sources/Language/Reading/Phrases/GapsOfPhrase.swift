internal import Session

/// What stands in the gaps of a phrase that means nothing else: it may still take back what it says, or be more or
/// another than the one thing that is there.
struct GapsOfPhrase {
  private let gaps: [String]

  init(_ gaps: [String: String]) { self.gaps = Array(gaps.values) }

  /// Whether nothing in them takes back; where something goes, they name one thing and tell nothing else of it.
  func arePlain(takingAway: Bool) -> Bool {
    !gaps.contains(where: beginsBack) && (!takingAway || gaps.allSatisfy(isOneThing))
  }

  /// Whether a text begins as one that takes back what was said, or orders something.
  private func beginsBack(_ text: String) -> Bool {
    words(text).first.map { takingBack.contains($0) } ?? true
  }

  /// `the other hotel`, `the flight back`, `any flight` may be none that is there.
  private func isOneThing(_ text: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: text), !tokens.isEmpty else { return false }
    let lattice = WordLattice(tokens)
    return !words(text).contains(where: qualifying.contains)
      && !tokens.indices.contains { index in
        lattice.edges[index].contains { $0.classes.meets(.turning) }
      }
  }

  private func words(_ text: String) -> [String] {
    text.split(separator: " ").map { folded(String($0)) }
  }
}

private let takingBack: Set = [
  "no", "don't", "dont", "never", "delete", "remove", "forget", "nothing", "not", "wait",
]
private let qualifying: Set = [
  "and", "or", "but", "other", "others", "another", "next", "last", "first", "second", "third",
  "any", "some", "one", "two", "both", "all", "every", "each", "back", "return", "outbound",
  "inbound", "home", "again", "rest", "previous", "new", "old", "of", "me",
]
