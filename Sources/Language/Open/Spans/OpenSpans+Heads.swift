internal import Session

/// Nouns of the language with which names end.
extension OpenSpans {
  /// `boat trip`: behind a word of a name the noun that says what kind of thing it is.
  func isHead(_ index: Int) -> Bool {
    index > 0 && Lexicon.heads.contains(context.tokens[index].folded) && isNameWord(index - 1)
      && !leadsOn(index + 1)
  }

  /// `boat trip to Gaia`; the particle of `pop a coffee stop in` leads to nothing.
  private func leadsOn(_ index: Int) -> Bool {
    guard let token = context.token(index), token.kind == .word,
      ["to", "in"].contains(token.folded)
    else { return false }
    guard token.says("in") else { return true }
    return context.token(index + 1).map {
      $0.kind != .sign && !lattice.classes(at: index + 1).has(.preposition)
    } ?? false
  }
}
