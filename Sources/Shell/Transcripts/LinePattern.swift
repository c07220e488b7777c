/// A line that is expected: exactly this text, or text with parts that may be anything.
///
/// Blanks at the end of a line count nowhere: editors take them away.
struct LinePattern {
  private enum Token: Equatable {
    case character(Character)
    case any
    case one
  }

  /// Any number of lines.
  let isAnyLines: Bool
  /// Whether something in it may be anything, so that a new text must not take its place.
  let isOpen: Bool
  private let tokens: [Token]

  private static let globMark = " (glob)"

  init(_ line: String) {
    let text = withoutBlankEnd(line)
    isAnyLines = withoutBlankEnds(text) == "…"
    if text.hasSuffix(LinePattern.globMark) {
      tokens = LinePattern.glob(text.dropLast(LinePattern.globMark.count))
      isOpen = true
    } else {
      tokens = text.map { $0 == "…" ? .any : .character($0) }
      isOpen = tokens.contains(.any)
    }
  }

  private static func glob(_ text: Substring) -> [Token] {
    var (tokens, isEscaped): ([Token], Bool) = ([], false)
    for character in text {
      switch character {
      case _ where isEscaped:
        tokens.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*", "…": tokens.append(.any)
      case "?": tokens.append(.one)
      default: tokens.append(.character(character))
      }
    }
    return tokens
  }

  /// The line that means exactly this text.
  static func line(for text: String) -> String {
    let text = withoutBlankEnd(text)
    let isPlain = TranscriptLine(text) == .answer && !text.hasSuffix(globMark)
    guard !isPlain || text.hasPrefix("```") || withoutBlankEnds(text) == "…" else { return text }
    let escaped = text.map { "\\*?…".contains($0) ? "\\\($0)" : String($0) }.joined()
    return (escaped.hasPrefix("\\") ? "" : "\\") + escaped + globMark
  }

  func matches(_ line: String) -> Bool {
    let text = Array(withoutBlankEnd(line))
    var (at, token) = (0, 0)
    // Where to go on when what follows the last part that may be anything does not fit.
    var resume: (at: Int, token: Int)?
    while at < text.count {
      if token < tokens.count, tokens[token] == .any {
        resume = (at, token + 1)
        token += 1
      } else if token < tokens.count, fits(text[at], tokens[token]) {
        (at, token) = (at + 1, token + 1)
      } else if let back = resume {
        resume = (back.at + 1, back.token)
        (at, token) = (back.at + 1, back.token)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .any }
  }

  private func fits(_ character: Character, _ token: Token) -> Bool {
    token == .one || token == .character(character)
  }
}

func withoutBlankEnd(_ text: String) -> String {
  guard let last = text.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else {
    return ""
  }
  return String(text[...last])
}
