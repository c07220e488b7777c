internal import Session

/// A way to say something around names and texts that may be anything, and the command that it means:
/// `{x} can wait until {d}`, `move {x} to {d}`.
///
/// In a pattern `(a|b|)` are alternatives and `{x}` is a gap; `{t…}` is a text, which may go over signs,
/// `{n…}` a thing of few words that says neither when nor where, `{q…}` a text in quotes, `{c…}` a number
/// with or without letters, `{w…}` a day and no hour, `{l…}` a length, `{o…}` what something is to be called, and `{d's}` stands before an apostrophe. A command has
/// the gaps as they were said, `{=t}` in quotes. Of several commands the first counts that does something.
struct Phrase: Sendable {
  enum Part: Sendable {
    case words([[String]])
    case gap(String, Gap, isOwner: Bool)
  }

  enum Gap: Sendable { case name, thing, text, quoted, code, day, length, own }

  /// A piece of a command.
  enum Piece: Sendable {
    case words(String)
    case gap(String, isQuoted: Bool)
  }

  let parts: [Part]
  let commands: [[Piece]]
  /// Whether it only shows something.
  let looks: Bool
  /// Whether it counts also where other readings would do something with the line.
  let overrides: Bool
  /// Whether it means nothing else, so that it is done; else it is offered.
  let isSure: Bool
  /// Whether its words order that something goes; what is only told as off is offered.
  let takesAway: Bool
  /// The word with which the line of what is done begins.
  let verb: String
  /// The words of which each line of it has one, group by group.
  let keys: [Set<String>]

  /// - `verb`: where the command does not begin with the word of what it does.
  init(
    _ pattern: String, _ commands: String..., as verb: String? = nil, sure: Bool = false,
    looks: Bool = false, overrides: Bool = false, takesAway: Bool = false
  ) {
    isSure = sure || takesAway
    self.takesAway = takesAway
    self.verb = verb ?? String(commands.first?.prefix { $0 != " " } ?? "")
    parts = Phrase.parts(of: pattern)
    self.commands = commands.map(Phrase.pieces)
    self.looks = looks
    self.overrides = overrides
    keys = parts.compactMap { part in
      guard case .words(let ways) = part, !ways.contains([]) else { return nil }
      return Set(ways.compactMap(\.first))
    }
  }

  private static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    for piece in pattern.split(whereSeparator: { "()".contains($0) }) {
      if piece.contains("|") {
        parts.append(
          .words(
            piece.split(separator: "|", omittingEmptySubsequences: false).map {
              foldedPattern(String($0))
            }))
        continue
      }
      for word in piece.split(separator: " ") {
        guard word.first == "{" else {
          parts.append(.words([foldedPattern(String(word))]))
          continue
        }
        let name = word.dropFirst().dropLast()
        let isOwner = name.hasSuffix("'s")
        let kind: Gap =
          switch name.first {
          case "t": .text
          case "n": .thing
          case "q": .quoted
          case "c": .code
          case "o": .own
          case "w": .day
          case "l": .length
          default: .name
          }
        parts.append(.gap(String(isOwner ? name.dropLast(2) : name), kind, isOwner: isOwner))
      }
    }
    return parts
  }

  private static func pieces(of command: String) -> [Piece] {
    command.split(separator: "{", omittingEmptySubsequences: false).enumerated().flatMap {
      number, part -> [Piece] in
      guard number > 0, let end = part.firstIndex(of: "}") else { return [.words(String(part))] }
      let isQuoted = part.hasPrefix("=")
      return [
        .gap(String(part[..<end].dropFirst(isQuoted ? 1 : 0)), isQuoted: isQuoted),
        .words(String(part[part.index(after: end)...])),
      ]
    }
  }

  /// The commands that a line means, with what stands in its gaps.
  func written(_ gaps: [String: String]) -> [String] {
    commands.map { pieces in
      pieces.reduce(into: "") { line, piece in
        switch piece {
        case .words(let text): line += text
        case .gap(let name, let isQuoted):
          let said = gaps[name] ?? ""
          line += isQuoted && !said.isQuoted ? quotedText(said) : said
        }
      }
    }
  }
}

extension String {
  /// Whether it is one text in quotes as it was typed.
  fileprivate var isQuoted: Bool {
    guard let tokens = try? Lexer.tokens(of: self) else { return false }
    return tokens.count == 1 && tokens[0].kind == .quoted
  }
}
