internal import Session

extension LineReader {
  /// What is no answer is a command, `nil`; where it cannot be read as one either, it is refused and
  /// the question stays.
  func notAnswered(_ line: String, _ question: OpenQuestion) -> ReadResult? {
    guard !isSignedNumber(line) else { return .refused(noAnswer(line, to: question)) }
    let isBegun = CommandTable.isCommand(line) || beginsWithAlias(line)
    switch read(line) {
    case .understood:
      // `ok`, `friday`, `2` are said by who means an answer.
      if isBegun || reading(of: line)?.isHardlyCommand == false { return nil }
      return isSpokenOf(line) ? nil : .refused(noAnswer(line, to: question))
    // A whole sentence is no answer: what it offers is asked in place of the question.
    case .incomplete(let other):
      return isBegun || isSentence(line) && other.isOffer
        ? nil : .refused(noAnswer(line, to: question))
    case .refused(let diagnostic) where isBegun: return .refused(diagnostic)
    case .refused, .nothing: return .refused(noAnswer(line, to: question))
    }
  }

  /// Whether a line is whole only as several commands, or in words that are left out of it.
  private func isSpokenOf(_ line: String) -> Bool {
    guard case .understood(let utterance) = read(line), reading(of: line) == nil else {
      return false
    }
    return !utterance.intent.isHardlyCommand
  }

  private func isSentence(_ line: String) -> Bool {
    line.split(separator: " ").count >= LineReader.leastInSentence
  }

  /// In words: what is shorter may be meant as an answer.
  private static let leastInSentence = 6

  private func beginsWithAlias(_ line: String) -> Bool {
    let first = line.split(separator: " ").first.map(String.init) ?? ""
    return session.knownAliases[first] != nil
  }

  private func noAnswer(_ answer: String, to question: OpenQuestion) -> Diagnostic {
    Diagnostic(
      kind: "no-answer", message: "this is no answer, and no command",
      details: question.explanation, bytes: 0..<answer.utf8.count)
  }
}

extension CommandTable {
  /// Whether a line begins with the first word of a command.
  static func isCommand(_ line: String) -> Bool {
    guard let tokens = try? Lexer.tokens(of: line), let first = tokens.first else { return false }
    return first.kind != .quoted && firstWords.contains(first.folded)
  }
}

/// Whether a text is a number with a sign: `-1`, `+2`.
func isSignedNumber(_ text: String) -> Bool {
  let text = text.drop { $0 == " " }
  guard let sign = text.first, "+-\u{2212}\u{2013}".contains(sign) else { return false }
  return text.dropFirst().first { $0 != " " }?.isNumber == true
}
