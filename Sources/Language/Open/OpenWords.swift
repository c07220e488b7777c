internal import Session

/// The words of a line as the open reading takes them.
enum OpenWords {
  /// `lunch's at 2pm`, `what time's lunch`: an `'s` that is a verb stands apart from its word; that of
  /// an owner (`ana's dinner`) does not.
  ///
  /// `were in braga` at the beginning says `we're`, `its at the tower` `it's`.
  static func apart(_ tokens: [Token]) -> [Token] {
    let tokens = withSigns(withBefore(tokens)).filter { !$0.isPicture }.map(writtenOut)
    return verbsApart(tokens.indices.map { withApostrophe($0, tokens) })
  }

  /// As in `sat <-> mon`, which swaps them.
  private static func withSigns(_ tokens: [Token]) -> [Token] {
    func says(_ index: Int, _ word: String) -> Token {
      var token = tokens[index]
      (token.kind, token.text, token.folded, token.isGlued) = (.word, word, word, false)
      return token
    }
    let arrow = tokens.indices.dropLast(2).first { index in
      tokens[index].says("<") && tokens[index + 1].says("-") && tokens[index + 2].says(">")
        && tokens[index + 1].isGlued && tokens[index + 2].isGlued
    }
    guard let arrow, arrow > 0, arrow + 3 < tokens.count else { return tokens }
    return tokens[..<arrow] + [says(arrow, "swap"), says(arrow + 1, "with")]
      + tokens[(arrow + 3)...]
  }

  /// As in `standup w team`.
  private static func writtenOut(_ token: Token) -> Token {
    guard token.kind == .word, token.text == "w" else { return token }
    var with = token
    (with.text, with.folded) = ("with", "with")
    return with
  }

  /// `brunch b4 the market`: before a word it is no booking.
  private static func withBefore(_ tokens: [Token]) -> [Token] {
    guard
      let number = tokens.indices.dropLast().dropFirst(2).first(where: { index in
        tokens[index].text == "4" && tokens[index].isGlued && tokens[index - 1].says("b")
          && !tokens[index - 1].isGlued && tokens[index + 1].kind == .word
          && !tokens[index + 1].isGlued && !tokens[index - 2].says("not")
          && !Lexicon.shared.classes(of: tokens[index - 2].spoken).meets(.orders)
      })
    else { return tokens }
    var before = tokens[number - 1]
    (before.text, before.folded) = ("before", "before")
    before.bytes = before.bytes.lowerBound..<tokens[number].bytes.upperBound
    (before.dateWords, before.openings) = (nil, nil)
    return tokens[..<(number - 1)] + [before] + tokens[(number + 1)...]
  }

  private static func verbsApart(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: endsInVerb) else { return tokens }
    return tokens.enumerated().flatMap { index, token -> [Token] in
      guard endsInVerb(token), index + 1 < tokens.count else { return [token] }
      let isOwner = isOwner(token, of: tokens[index + 1])
      guard isOwner || isVerb(before: tokens[index + 1], token) else { return [token] }
      let mark = token.text.last == "s" ? token.text.dropLast(2) : token.text[...]
      let end = token.bytes.lowerBound + mark.utf8.count
      var (word, verb) = (token, token)
      (word.text, word.folded) = (String(mark), folded(String(mark)))
      word.bytes = token.bytes.lowerBound..<end
      let said = isOwner ? "'s" : "is"
      (verb.text, verb.folded, verb.isGlued) = (said, folded(said), false)
      verb.bytes = end..<token.bytes.upperBound
      (word.dateWords, word.openings) = (nil, nil)
      (verb.dateWords, verb.openings) = (nil, nil)
      return [word, verb]
    }
  }

  private static func withApostrophe(_ index: Int, _ tokens: [Token]) -> Token {
    var token = tokens[index]
    guard token.kind == .word, index + 1 < tokens.count else { return token }
    let next = tokens[index + 1].folded
    if token.text == "its", ["at", "in", "on", "not"].contains(next) { token.text = "it's" }
    if token.text == "were", index == 0 || tokens[index - 1].kind == .sign,
      Lexicon.shared.classes(of: next).has(.preposition) || next == "going"
    {
      token.text = "we're"
    }
    return token
  }

  private static func endsInVerb(_ token: Token) -> Bool {
    token.kind == .word && token.spoken.hasSuffix("'s") && token.spoken.utf8.count > 3
      && Lexicon.shared.classes(of: token.spoken).isEmpty
  }

  /// `lunch's place`: what people do is told something of.
  private static func isOwner(_ token: Token, of next: Token) -> Bool {
    let told = ClassSet([.location, .hour, .length, .price, .remark])
    return PlainActivities.isJust(String(token.spoken.dropLast(2)))
      && Lexicon.shared.classes(of: next.folded).meets(told)
  }

  private static func isVerb(before next: Token, _ token: Token) -> Bool {
    let stem = folded(String(token.spoken.dropLast(2)))
    if Lexicon.shared.classes(of: stem).has(.hour) { return true }
    let classes = Lexicon.shared.classes(of: next.folded)
    return next.kind == .number || ["an", "half"].contains(next.folded) || classes.has(.preposition)
      || classes.has(.not)
      || ["now", "just", "only", "done", "going", "gonna", "moved", "cancelled", "canceled"]
        .contains(next.folded)
  }
}
