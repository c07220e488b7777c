/// What one line of a transcript is.
enum TranscriptLine: Hashable {
  /// A command of a shell, behind `$ `.
  case command(String)
  /// A line typed at a prompt of the program.
  case typed(prompt: String, text: String)
  /// `#: WORD VALUE`, whole.
  case directive(String)
  case comment
  case answer

  init(_ line: String) {
    if line.hasPrefix("$ ") {
      self = .command(String(line.dropFirst(2)))
    } else if line.hasPrefix("#") {
      self = line.hasPrefix("#:") ? .directive(line) : .comment
    } else if let prompt = TranscriptLine.prompt(of: line) {
      self = .typed(prompt: prompt.prompt, text: prompt.text)
    } else {
      self = .answer
    }
  }

  /// A lesson's sign stands before any prompt: `lesson 1/3 porto> `.
  private static func prompt(of line: String) -> (prompt: String, text: String)? {
    let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "lesson", parts[1].contains("/"),
      parts[1].allSatisfy({ $0.isNumber || $0 == "/" })
    else { return plainPrompt(of: line[...]) }
    guard let rest = plainPrompt(of: parts[2]) else { return nil }
    return ("\(parts[0]) \(parts[1]) \(rest.prompt)", rest.text)
  }

  /// `porto day 2> `, `? `, `... `, or `> ` for whatever prompt there is.
  ///
  /// Editors take away blanks at the end of lines: a prompt without one is a prompt still.
  private static func plainPrompt(of line: Substring) -> (prompt: String, text: String)? {
    for prompt in ["?", "..."] where line == prompt || line.hasPrefix("\(prompt) ") {
      return (prompt, String(line.dropFirst(prompt.count + 1)))
    }
    guard let mark = line.firstIndex(of: ">") else { return nil }
    let (name, rest) = (line[..<mark], line[line.index(after: mark)...])
    guard rest.isEmpty || rest.first == " ", name.count <= 48, isPrompt(name) else { return nil }
    return (String(line[...mark]), String(rest.dropFirst()))
  }

  private static func isPrompt(_ name: Substring) -> Bool {
    guard let first = name.first else { return true }
    guard first != " ", first != "-", name.last != "-", name.last != " " else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || " -….'".contains($0) }
  }
}
