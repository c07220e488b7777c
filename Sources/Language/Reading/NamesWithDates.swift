internal import Session

extension LineReader {
  /// The tokens, of which those within the whole name of a known place say no dates, though a word of
  /// it would alone: `Chiang Mai`, `Viña del Mar`, `May Pen`, `Easter Island`.
  ///
  /// Only a name of several words counts, one of which is none of dates: `Porto in May` is no name.
  func withoutDatesInNames(_ tokens: [Token]) -> [Token] {
    guard let gazetteer = scene?.gazetteer, tokens.count < mostTokens else { return tokens }
    let vocabulary = Vocabulary.of(DateContext(session.settings, today: today).tongue)
    let words = tokens.map { vocabulary.meanings(of: $0).contains(where: \.isOfCalendar) }
    var read = tokens
    var index = 0
    while index < tokens.count {
      let end =
        words[index...].prefix(longestName).contains(true)
        ? nameWithDates(from: index, tokens, words, gazetteer) : nil
      if let end {
        for inner in index..<end { read[inner].dateWords = [] }
      }
      index = end ?? index + 1
    }
    return read
  }

  /// The end of the longest such name from here.
  private func nameWithDates(
    from start: Int, _ tokens: [Token], _ words: [Bool], _ gazetteer: any Gazetteer
  ) -> Int? {
    guard tokens[start].kind == .word, isOfName(tokens[start]) else { return nil }
    let run = tokens[start...].prefix(longestName).prefix { isOfName($0) }
    for end in (start + 2..<max(start + 2, run.endIndex + 1)).reversed() {
      guard words[start..<end].contains(true), words[start..<end].contains(false),
        canEnd(tokens[end - 1])
      else { continue }
      let name = tokens[start..<end].reduce(into: "") { name, token in
        name += (name.isEmpty || token.isGlued ? "" : " ") + token.text
      }
      if gazetteer.named(name).contains(where: \.isOwnName) { return end }
    }
    return nil
  }

  private func canEnd(_ token: Token) -> Bool {
    token.kind == .word && !inner.contains(token.folded)
  }

  private func isOfName(_ token: Token) -> Bool {
    token.kind == .word && !outside.contains(token.folded) || token.says("-") && token.isGlued
  }
}

extension DateWord {
  /// Whether it says a day or a month, and does not only count.
  fileprivate var isOfCalendar: Bool {
    switch self {
    case .month, .weekday, .weekdayMark, .offset, .weekend, .unit, .holiday: true
    case .cardinal, .ordinal: false
    }
  }
}

/// In words and signs.
private let longestName = 6
/// A line of more tokens is no sentence.
private let mostTokens = 60
/// Words that end no name.
private let inner: Set = [
  "de", "del", "da", "do", "di", "la", "le", "the", "of", "and", "sur", "am",
]
/// Words of sentences, which stand before dates.
private let outside: Set = [
  "to", "in", "on", "at", "for", "from", "by", "until", "till", "before", "after", "with", "add",
  "move", "new", "trip", "next", "this", "every", "early", "late", "mid",
]
