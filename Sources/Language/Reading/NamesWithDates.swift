internal import Session

extension LineReader {
  /// The tokens, of which those within the whole name of a known place say no dates, though a word of
  /// it would alone: `Chiang Mai`, `Viña del Mar`, `May Pen`, `Easter Island`.
  ///
  /// Only a name of several words counts, one of which belongs to no date: `25 de Mayo` is one.
  func withoutDatesInNames(_ tokens: [Token]) -> [Token] {
    guard let gazetteer = scene?.gazetteer, tokens.count < LineReader.mostInSentence else {
      return tokens
    }
    let vocabulary = Vocabulary.of(DateContext(session.settings, today: today).tongue)
    let meanings = tokens.map { vocabulary.meanings(of: vocabulary.writtenOut($0)) }
    var read = tokens
    // What was looked up once is not looked up again.
    for index in read.indices { read[index].dateWords = meanings[index] }
    guard meanings.contains(where: { $0.contains(where: \.isOfCalendar) }) else { return read }
    var index = 0
    while index < tokens.count {
      guard let end = nameWithDates(from: index, tokens, meanings, gazetteer) else {
        index += 1
        continue
      }
      for inner in index..<end { read[inner].dateWords = [] }
      index = end
    }
    return read
  }

  /// The end of the longest such name from here.
  private func nameWithDates(
    from start: Int, _ tokens: [Token], _ meanings: [[DateWord]], _ gazetteer: any Gazetteer
  ) -> Int? {
    let run = tokens[start...].prefix(longestName).prefix { isOfName($0) }
    guard run.count > 1, tokens[start].kind == .word,
      run.indices.contains(where: { meanings[$0].contains(where: \.isOfCalendar) })
    else { return nil }
    for end in (start + 2...run.endIndex).reversed() where canEnd(tokens[end - 1]) {
      let saysDate = meanings[start..<end].contains { $0.contains(where: \.isOfCalendar) }
      let saysOther = (start..<end).contains {
        meanings[$0].allSatisfy { $0 == .holiday }
          && ($0 == start ? !joining.contains(tokens[$0].folded) : canEnd(tokens[$0]))
      }
      guard saysDate, saysOther else { continue }
      let name = tokens[start..<end].reduce(into: "") { name, token in
        name += (name.isEmpty || token.isGlued ? "" : " ") + token.text
      }
      if gazetteer.named(name).contains(where: \.isOwnName) { return end }
    }
    return nil
  }

  private func canEnd(_ token: Token) -> Bool {
    token.kind == .word && !leading.contains(token.folded)
  }

  private func isOfName(_ token: Token) -> Bool {
    token.isGlued && (token.kind == .word || token.says("-"))
      || token.kind == .word && !outside.contains(token.folded)
  }
}

extension DateWord {
  /// Whether it says a day or a month by itself, and does not only count, or is what is counted.
  var isOfCalendar: Bool {
    switch self {
    case .month, .weekday, .weekdayMark, .offset, .weekend, .holiday: true
    case .cardinal, .ordinal, .unit: false
    }
  }
}

/// In words and signs.
private let longestName = 6
/// Words that join those of a name, and those of a date.
private let joining: Set = ["de", "of", "the", "and"]
/// Words that end no name.
private let leading = joining.union(["del", "sur", "am"])
/// Words of sentences, which stand before dates.
private let outside: Set = [
  "to", "in", "on", "at", "for", "from", "by", "until", "till", "before", "after", "with", "add",
  "move", "new", "trip", "next", "this", "every", "early", "late", "mid",
]
