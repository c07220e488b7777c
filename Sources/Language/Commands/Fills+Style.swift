internal import Session

extension Fills {
  /// What kind of trip it is: in quotes anything, else a few words that tell of no day and of nobody.
  ///
  /// `friday to relaxed`, `packed, I'm joking` and `all about food this time, style food` are none.
  var style: String? {
    guard let text = text(.style) else { return nil }
    guard isBare(.style), let words = try? Lexer.tokens(of: text) else { return text }
    return words.contains(where: { token in
      token.mayBeWeekday || ofSentences.contains(token.spoken)
        || Lexicon.firstPersons.contains(token.spoken)
    }) ? nil : text
  }
}

/// None of these stands in a style that is not quoted.
private let ofSentences: Set = [
  "to", "of", "this", "that", "it", "is", "style", "joking", "kidding", "wait", "sorry", "day",
]
