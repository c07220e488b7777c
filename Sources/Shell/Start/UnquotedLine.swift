internal import Language

/// A command given as the words of the command line: `tripsh log -5`, `tripsh show Porto`.
enum UnquotedLine {
  /// The line that the words make, where the first begins a command that only looks; `nil` where they
  /// are files.
  ///
  /// What would change something is refused with the way to say it.
  static func line(of words: [String]) throws(UsageError) -> String? {
    guard let verb = words.first else { return nil }
    switch FirstWord(verb) {
    case .unknown: return nil
    case .looks: return joined(words)
    case .mayChange:
      let line = joined(words).replacing("'", with: "'\\''")
      throw UsageError(
        "\(verb) may change something; say it with -c (a file of that name is ./\(verb))",
        tries: "tripsh -c '\(line)'")
    }
  }

  /// The words as one line: each that was quoted for the shell is quoted again.
  ///
  /// All behind the verb in one piece is said as it stands: `tripsh when "next friday"`.
  private static func joined(_ words: [String]) -> String {
    let isPhrase = words.count == 2 && !hasSigns(words[1])
    let rest = words.dropFirst().map { word in
      hasSigns(word) || !isPhrase && word.contains(where: \.isWhitespace) || word.isEmpty
        ? quotedText(word) : word
    }
    return ([words[0]] + rest).joined(separator: " ")
  }

  /// Whether a word has signs that a line would read as its own.
  private static func hasSigns(_ word: String) -> Bool {
    word.contains { ["\"", "\\", ";", "#", "\n"].contains($0) }
  }
}
