/// What a person gives in a transcript.
enum TranscriptInput: Hashable, Sendable {
  /// A command of a shell, behind `$ `.
  case command(String)
  /// A line typed at a prompt of the program; `^C` and `^D` stand for the keys.
  case line(String)

  /// The input that a line of a transcript holds, `nil` where it is an answer.
  init?(_ line: Substring) {
    if line.hasPrefix("$ ") {
      self = .command(String(line.dropFirst(2)))
    } else if let end = line.firstIndex(of: " "), let prompt = TranscriptInput.prompt(line, end) {
      self = .line(String(line[prompt.endIndex...]))
    } else {
      return nil
    }
  }

  /// The prompt at the beginning of a line: `porto day 2> `, `? ` or `... `.
  private static func prompt(_ line: Substring, _ space: Substring.Index) -> Substring? {
    let word = line[..<space]
    if word == "?" || word == "..." { return line[...space] }
    guard let mark = line.firstIndex(of: ">"), line[mark...].hasPrefix("> ") else { return nil }
    let name = line[..<mark]
    guard let first = name.first, first != " ", name.count <= 32 else { return nil }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || " -…".contains($0) }) else { return nil }
    return line[...line.index(after: mark)]
  }

  /// Whether this is a prompt and nothing else, so that the program waits for a line.
  static func isPrompt(_ line: Substring) -> Bool {
    line.hasSuffix(" ") && TranscriptInput(line) == .line("")
  }

  /// What is sent to the terminal for a line.
  static func keys(_ line: String) -> String {
    switch line {
    case "^C": "\u{3}"
    case "^D": "\u{4}"
    default: line + "\r"
    }
  }
}
