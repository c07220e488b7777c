/// The words of a line that was dictated, whose signs and numbers may be written as they are spoken.
enum DictatedWords {
  /// Writes the words of a line as they are meant.
  static func write(_ tokens: inout [Token], in line: inout ExpandedLine) throws(Lexer.Fault) {
    guard let written = written(tokens) else { return }
    line = line.writing(written)
    tokens = try Lexer.tokens(of: line.text)
  }

  /// What is to be written in place of tokens; `nil` where nothing is.
  ///
  /// `lunch off tuesday comma we're late`: signs that were spoken, in a line that has no others; `day
  /// too`, a number that sounds like another word.
  private static func written(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)]? {
    // `+ dinner fri 8`, `+1 day`
    if let first = tokens.first, first.says("+"), tokens.count > 1,
      [.word, .number].contains(tokens[1].kind)
    {
      return [(first.bytes, "add ")]
    }
    if let face = face(tokens) { return [(face, "")] }
    // `2 days b4`, but `seat b4 14A`, of the fourth booking
    if let short = tokens.indices.dropFirst(2).dropLast().first(where: { index in
      tokens[index].says("b") && tokens[index + 1].says("4") && tokens[index + 1].isGlued
        && units.contains(tokens[index - 1].folded) && tokens[index - 2].kind == .number
    }) {
      return [(tokens[short].bytes.lowerBound..<tokens[short + 1].bytes.upperBound, "before")]
    }
    if tokens.count > 3,
      !tokens.contains(where: { $0.kind == .quoted || writing.contains($0.folded) })
    {
      let corrected = DictatedCorrections(tokens: tokens).changes
      if !corrected.isEmpty { return corrected }
    }
    if tokens.count > 4, !tokens.contains(where: { $0.kind == .quoted }) {
      let repaired = SpokenRepairs(tokens: tokens).changes
      if !repaired.isEmpty { return repaired }
    }
    let owned = owners(tokens)
    if !owned.isEmpty { return owned }
    guard tokens.count > 2, !tokens.contains(where: isSign) else { return nil }
    let found = tokens.indices.dropFirst().compactMap { index in
      sign(tokens, at: index) ?? number(tokens, at: index)
    }
    return found.isEmpty ? nil : found
  }

  /// `wednesdays lunch`: what is of that day, and no row of such days.
  private static func owners(_ tokens: [Token]) -> [(bytes: Range<Int>, text: String)] {
    if tokens.contains(where: { writing.contains($0.folded) || $0.kind == .quoted }) { return [] }
    return tokens.indices.dropLast().compactMap { index in
      guard weekdays.contains(tokens[index].text), tokens[index + 1].kind == .word,
        index == 0 || tokens[index - 1].text == tokens[index - 1].folded,
        index == 0 || !manyDays.contains(tokens[index - 1].folded),
        !behindDays.contains(tokens[index + 1].folded)
      else { return nil }
      let bytes = tokens[index].bytes
      return (bytes.upperBound - 1..<bytes.upperBound, "'s")
    }
  }

  private static let units: Set = ["day", "days", "week", "weeks", "month", "months"]
  private static let weekdays: Set = [
    "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays",
  ]
  /// Behind these every such day is told of.
  private static let manyDays: Set = [
    "on", "all", "most", "some", "every", "and", "or", "the", "of", "only", "except", "closed",
    "open", "shut", "opens", "closes", "free",
  ]
  private static let behindDays: Set = [
    "and", "or", "are", "is", "at", "from", "to", "until", "only", "off", "in", "we", "it", "they",
    "i", "too", "please", "closed", "open", "instead", "with",
  ]

  /// `:)`, `<3`, `xD` at the end.
  private static func face(_ tokens: [Token]) -> Range<Int>? {
    guard tokens.count > 2, !tokens.contains(where: { writing.contains($0.folded) }) else {
      return nil
    }
    let last = tokens.suffix(3)
    for count in [3, 2] {
      let end = last.suffix(count)
      guard end.dropFirst().allSatisfy(\.isGlued), faces.contains(end.map(\.text).joined()),
        let first = end.first, let bytes = end.last?.bytes
      else { continue }
      return first.bytes.lowerBound..<bytes.upperBound
    }
    return nil
  }

  /// What stands behind these is kept as it was written.
  private static let writing: Set = ["note", "describe", "todo", "pack", "name", "rename", "call"]

  private static let faces: Set = [
    ":)", ":-)", ";)", ";-)", ":(", ":-(", ":D", ":-D", ":P", ":-P", "<3", "=)", "^^", ":/", ":'(",
  ]

  private static func isSign(_ token: Token) -> Bool {
    token.kind == .quoted
      || token.kind == .sign && [",", ".", "?", "!", ";"].contains(token.folded)
  }

  /// `comma`, `full stop`, `question mark`.
  private static func sign(_ tokens: [Token], at index: Int) -> (Range<Int>, String)? {
    let spoken = signs.first { words, _ in
      index + words.count <= tokens.count
        && words.indices.allSatisfy { tokens[index + $0].says(words[$0]) }
        // `the comma` ends no sentence.
        && (index + words.count < tokens.count || words.count > 1)
        && !["a", "the"].contains(tokens[index - 1].folded)
    }
    return spoken.map { words, sign in
      // The sign stands right behind the word before it.
      (tokens[index - 1].bytes.upperBound..<tokens[index + words.count - 1].bytes.upperBound, sign)
    }
  }

  private static func number(_ tokens: [Token], at index: Int) -> (Range<Int>, String)? {
    guard tokens[index - 1].says("day"), tokens[index].says("too"),
      index < 2 || !["same", "that", "this", "next", "the", "a"].contains(tokens[index - 2].folded)
    else { return nil }
    return (tokens[index].bytes, "2")
  }

  private static let signs: [([String], String)] = [
    (["comma"], ","), (["full", "stop"], "."), (["question", "mark"], "?"),
    (["exclamation", "mark"], "!"), (["exclamation", "point"], "!"),
  ]
}
