internal import Session

/// The words of a line as the open reading takes them.
enum OpenWords {
  /// `lunch's at 2pm`, `what time's lunch`: an `'s` that is a verb stands apart from its word; that of
  /// an owner (`ana's dinner`) does not.
  static func apart(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: endsInVerb) else { return tokens }
    return tokens.enumerated().flatMap { index, token -> [Token] in
      guard endsInVerb(token), index + 1 < tokens.count, isVerb(before: tokens[index + 1], token)
      else { return [token] }
      let mark = token.text.last == "s" ? token.text.dropLast(2) : token.text[...]
      let end = token.bytes.lowerBound + mark.utf8.count
      var (word, verb) = (token, token)
      (word.text, word.folded) = (String(mark), folded(String(mark)))
      word.bytes = token.bytes.lowerBound..<end
      (verb.text, verb.folded, verb.isGlued) = ("is", "is", false)
      verb.bytes = end..<token.bytes.upperBound
      (word.dateWords, word.openings) = (nil, nil)
      (verb.dateWords, verb.openings) = (nil, nil)
      return [word, verb]
    }
  }

  private static func endsInVerb(_ token: Token) -> Bool {
    token.kind == .word && token.spoken.hasSuffix("'s") && token.spoken.utf8.count > 3
      && Lexicon.shared.classes(of: token.spoken).isEmpty
  }

  private static func isVerb(before next: Token, _ token: Token) -> Bool {
    let stem = folded(String(token.spoken.dropLast(2)))
    if Lexicon.shared.classes(of: stem).has(.hour) { return true }
    let classes = Lexicon.shared.classes(of: next.folded)
    return next.kind == .number || ["an", "half"].contains(next.folded) || classes.has(.preposition)
      || classes.has(.not)
      || ["now", "done", "going", "gonna", "moved", "cancelled", "canceled"].contains(next.folded)
  }
}
