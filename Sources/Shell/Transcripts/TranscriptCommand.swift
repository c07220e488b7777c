/// A command line of a transcript that needs no shell: `tripsh` with its arguments, and behind it, if
/// anything, `; echo "exit code $?"`.
struct TranscriptCommand: Hashable {
  private(set) var arguments: [String] = []
  /// What is written when the program has ended; `$?` stands for the exit code.
  private(set) var farewell: String?

  init(_ text: String) throws(TranscriptFault) {
    var text = text
    if let end = text.firstRange(of: "; echo ") {
      let rest = String(text[end.upperBound...])
      farewell =
        rest.hasPrefix("\"") && rest.hasSuffix("\"") ? String(rest.dropFirst().dropLast()) : rest
      guard let farewell, farewell.filter({ "\"'`$\\|&;<>".contains($0) }) == "$",
        farewell.contains("$?")
      else { throw TranscriptCommand.refused("only ; echo \"exit code $?\" may stand behind it") }
      text = String(text[..<end.lowerBound])
    }
    var words = try ShellWords(text).words
    guard words.first == "tripsh" else {
      throw TranscriptCommand.refused("\(words.first ?? "this") is no tripsh")
    }
    words.removeFirst()
    arguments = words
  }

  /// The line that tells the exit code, where one does.
  func farewell(_ ending: Ending) -> String? {
    farewell.map { $0.split(separator: "$?", omittingEmptySubsequences: false) }
      .map { $0.joined(separator: "\(ending.rawValue)") }
  }

  static func refused(_ reason: String) -> TranscriptFault {
    TranscriptFault(message: "\(reason): a transcript is played without a shell")
  }
}

/// The words of a line as a shell parts them, as far as that needs nothing but the line.
private struct ShellWords {
  private(set) var words: [String] = []
  private var word: String?
  private var quote: Character?

  init(_ text: String) throws(TranscriptFault) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", quote != "'" {
        try takeEscaped(&rest)
      } else if character == quote {
        quote = nil
      } else if quote != nil {
        try take(quoted: character)
      } else {
        try take(bare: character)
      }
    }
    guard quote == nil else { throw TranscriptCommand.refused("a quote is not closed") }
    if let word { words.append(word) }
  }

  /// Within double quotes a backslash stands before few others only.
  private mutating func takeEscaped(_ rest: inout Substring) throws(TranscriptFault) {
    guard let next = rest.first else {
      throw TranscriptCommand.refused("a line that goes on in the next is no command here")
    }
    guard quote == nil || "\"\\$`".contains(next) else {
      word = (word ?? "") + "\\"
      return
    }
    rest.removeFirst()
    word = (word ?? "") + String(next)
  }

  private mutating func take(quoted character: Character) throws(TranscriptFault) {
    if quote == "\"", character == "$" || character == "`" {
      throw TranscriptCommand.refused("\(character) in \"…\" is for a shell; '…' keeps it as it is")
    }
    word = (word ?? "") + String(character)
  }

  private mutating func take(bare character: Character) throws(TranscriptFault) {
    switch character {
    case " ", "\t":
      if let word { words.append(word) }
      word = nil
    case "\"", "'":
      quote = character
      word = word ?? ""
    case "|", "&", ";", "<", ">", "(", ")", "$", "`", "*", "?", "[", "{":
      throw TranscriptCommand.refused("\(character) is for a shell")
    case "~" where word == nil, "#" where word == nil:
      throw TranscriptCommand.refused("\(character) is for a shell")
    default: word = (word ?? "") + String(character)
    }
  }
}
