internal import Session

/// Stops that are told by what they are and where, as in other languages: `the walk along the Ribeira` for the
/// Ribeira walk, `the lesson of surf`.
enum ToldNames {
  /// Writes the names of stops that are so told as the trip has them.
  ///
  /// Something new may well be called so, and what is written down stays as it was said: it has to be `the`
  /// walk, and the name a whole one.
  static func write(
    _ tokens: inout [Token], in line: inout ExpandedLine, of trip: Trip?, depth: Int = 0
  ) throws(Lexer.Fault) {
    guard let trip, tokens.count > 4 else { return }
    if !isOfText(tokens[0]), let bytes = partOfDay(tokens, of: trip) {
      line = line.writing([(bytes, "")])
      tokens = try Lexer.tokens(of: line.text)
    }
    guard !tokens.contains(where: isOfText) else { return }
    for start in tokens.indices.dropLast(3) where owners.contains(tokens[start].folded) {
      for end in (start + 4...start + 6).reversed() where end <= tokens.count {
        let said = tokens[(start + 1)..<end]
        guard said.allSatisfy({ $0.kind == .word }),
          let small = said.dropFirst().dropLast().first(
            where: { wordsOfPlace.contains($0.folded) })
        else { continue }
        let text = said.map(\.text).joined(separator: " ")
        guard trip.stops(named: text).count == 1, let stop = trip.stops(named: text).first,
          !folded(stop.name).contains(" \(small.folded) "),
          folded(stop.name).split(separator: " ").count > 1,
          spokenStopNames(text).contains(where: { folded($0) == folded(stop.name) }),
          mayEnd(before: end, tokens)
        else { continue }
        let bytes = tokens[start + 1].bytes.lowerBound..<tokens[end - 1].bytes.upperBound
        line = line.writing([(bytes, stop.name)])
        tokens = try Lexer.tokens(of: line.text)
        // Of two names both are written so.
        if depth < 2 { try write(&tokens, in: &line, of: trip, depth: depth + 1) }
        return
      }
    }
  }

  /// Whether a name may end before a token: `the walk along the Ribeira hotel` is another thing.
  private static func mayEnd(before index: Int, _ tokens: [Token]) -> Bool {
    guard index < tokens.count, tokens[index].kind != .sign else { return true }
    let word = tokens[index]
    let small = ClassSet([
      .preposition, .be, .function, .joining, .start, .end, .last, .cost, .move,
    ])
    .union(.acts)
    return word.kind == .number
      || word.kind == .word && !word.isCapitalised && !wordsOfPlace.contains(word.folded)
        && !["off", "out", "hotel", "near"].contains(word.folded)
        && (Lexicon.shared.classes(of: word.folded).meets(small)
          || Vocabulary.of(.english).lookedUp(word).dateWords?.isEmpty == false
          || ["we", "i"].contains(word.folded))
  }

  /// `the fado evening`: what is done then is called so.
  ///
  /// - Returns: the bytes of the word that says when, with the blank before it.
  private static func partOfDay(_ tokens: [Token], of trip: Trip) -> Range<Int>? {
    for index in tokens.indices.dropFirst(2) {
      guard let hours = parts[tokens[index].folded], tokens[index].kind == .word,
        mayEnd(before: index + 1, tokens),
        let article = tokens[..<index].lastIndex(where: { owners.contains($0.folded) }),
        (1...3).contains(index - article - 1),
        case let said = tokens[(article + 1)..<index], said.allSatisfy({ $0.kind == .word }),
        case let name = said.map(\.text).joined(separator: " "),
        trip.stops(named: name).count == 1, let stop = trip.stops(named: name).first,
        let hour = stop.at?.minutes, hours.contains(hour / 60),
        trip.stops(named: "\(name) \(tokens[index].text)").isEmpty
      else { continue }
      return tokens[index - 1].bytes.upperBound..<tokens[index].bytes.upperBound
    }
    return nil
  }

  private static let parts: [String: Range<Int>] = [
    "morning": 5..<12, "afternoon": 12..<18, "evening": 17..<24, "night": 18..<24,
  ]

  private static func isOfText(_ token: Token) -> Bool {
    token.kind == .quoted || writing.contains(token.folded)
  }

  private static let owners: Set = ["the", "our", "my", "that", "this"]
  /// What stands beside these is kept as it was said.
  private static let writing: Set = [
    "add", "note", "describe", "todo", "pack", "name", "rename", "call", "called", "remind", "list",
    "write", "task", "new", "jot", "comment", "remember", "remark", "title", "find", "search",
    "say",
    "keep", "reminder", "confirm", "need", "must", "book", "take", "wish", "budget",
  ]
}
