internal import Session

/// Cuts a line into tokens.
package struct Lexer {
  /// What stops the cutting.
  package enum Fault: Error, Hashable, Sendable {
    /// The quote that begins at this offset is never closed: more lines may follow.
    case openQuote(at: Int)
    /// The line ends in a backslash: the next belongs to it.
    case continued
    /// More bytes than a command can have.
    case tooLong(limit: Int)
    /// More words than a command can have; the first one too many begins here.
    case tooManyWords(limit: Int, at: Int)
  }

  /// The longest line that is read, in bytes.
  package static let longestLine = 65_536

  /// The most words and signs of a line; a quoted text is one.
  package static let mostTokens = 2_000

  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end.
  private let offsets: [Int]
  private var position = 0
  private var tokens: [Token] = []
  /// No `'` before this closes a quote.
  private var apostrophesEnd = 0

  private init(_ line: String) {
    scalars = Array(line.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [line.utf8.count]
  }

  /// The tokens of a line.
  ///
  /// A comment is left out; a backslash before a line's end is a blank.
  package static func tokens(of line: String) throws(Fault) -> [Token] {
    guard line.utf8.count <= longestLine else { throw .tooLong(limit: longestLine) }
    var lexer = Lexer(line)
    while try lexer.next() {
      guard lexer.tokens.count <= mostTokens else {
        throw .tooManyWords(limit: mostTokens, at: lexer.tokens[mostTokens].bytes.lowerBound)
      }
    }
    return lexer.tokens
  }

  private mutating func next() throws(Fault) -> Bool {
    guard try skipBlanks() else { return false }
    let scalar = scalars[position]
    let startsWord = position == 0 || opensWord(scalars[position - 1])
    switch scalar {
    case "#" where startsWord:
      return try skipComment()
    case "\"" where startsWord: try takeQuoted(scalar)
    case "'" where startsWord && isClosedLater(): try takeQuoted(scalar)
    case _ where startsWord && isLink: takeLink()
    case "0"..."9": take(.number) { ("0"..."9").contains($0) }
    case _ where isLetter(scalar): takeWord()
    default: take(.sign) { $0.properties.generalCategory == .nonspacingMark }
    }
    return true
  }

  /// Goes to the next character that is no blank; `false` at the end.
  private mutating func skipBlanks() throws(Fault) -> Bool {
    while position < scalars.count {
      if scalars[position] == "\\" {
        guard position + 1 < scalars.count else { throw .continued }
        guard scalars[position + 1] == "\n" else { return true }
        position += 2
      } else if isBlank(scalars[position]) {
        position += 1
      } else {
        return true
      }
    }
    return false
  }

  /// A comment ends with its physical line.
  private mutating func skipComment() throws(Fault) -> Bool {
    while position < scalars.count, scalars[position] != "\n" { position += 1 }
    return position < scalars.count
  }

  /// Whether a link begins here.
  private var isLink: Bool {
    MapLink.mayBegin(with: scalars[position])
      && MapLink.isLink(String(String.UnicodeScalarView(scalars[position...].prefix(8))))
  }

  /// Up to the next blank, but for signs that end a part of a sentence.
  private mutating func takeLink() {
    let start = position
    while position < scalars.count, !isBlank(scalars[position]) { position += 1 }
    while position > start, ",.;)".unicodeScalars.contains(scalars[position - 1]) { position -= 1 }
    add(.link, from: start)
  }

  private mutating func take(_ kind: Token.Kind, while belongs: (Unicode.Scalar) -> Bool) {
    let start = position
    position += 1
    while position < scalars.count, belongs(scalars[position]) { position += 1 }
    add(kind, from: start)
  }

  private mutating func takeWord() {
    let start = position
    position += 1
    while position < scalars.count {
      let isInside = isLetter(scalars[position]) || isMark(scalars[position])
      let isApostrophe =
        (scalars[position] == "'" || scalars[position] == "\u{2019}")
        && position + 1 < scalars.count && isLetter(scalars[position + 1])
      guard isInside || isApostrophe else { break }
      position += 1
    }
    add(.word, from: start)
  }

  private mutating func takeQuoted(_ quote: Unicode.Scalar) throws(Fault) {
    let start = position
    var text = String.UnicodeScalarView()
    position += 1
    while position < scalars.count, !isClosed(quote) {
      if scalars[position] == "\\", position + 1 < scalars.count {
        position += 1
        text.append(contentsOf: escaped(scalars[position], quote))
      } else {
        text.append(scalars[position])
      }
      position += 1
    }
    guard position < scalars.count else { throw .openQuote(at: offsets[start]) }
    position += 1
    add(.quoted, from: start, text: String(text))
  }

  /// Whether the `'` here is closed on its line; where it is not, no later one on it is.
  private mutating func isClosedLater() -> Bool {
    guard position >= apostrophesEnd else { return false }
    let rest = scalars[(position + 1)...]
    if closesApostrophe(in: rest) { return true }
    apostrophesEnd = rest.firstIndex(of: "\n") ?? scalars.count
    return false
  }

  /// Whether the character here closes a quote; a `'` within a word is an apostrophe.
  private func isClosed(_ quote: Unicode.Scalar) -> Bool {
    guard scalars[position] == quote else { return false }
    return quote != "'" || endsWord(scalars[(position + 1)...].first)
  }

  /// What a backslash before this character stands for; before any other both are kept.
  private func escaped(_ scalar: Unicode.Scalar, _ quote: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n": ["\n"]
    case "\\", "\"", "'": [scalar]
    default: ["\\", scalar]
    }
  }

  private func mended(_ word: String, _ kind: Token.Kind) -> String {
    kind == .word ? SmallSlips.mended(word) : word
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, text: String? = nil) {
    let view = String.UnicodeScalarView(scalars[start..<position])
    let text = text ?? String(view)
    let bytes = offsets[start]..<offsets[position]
    tokens.append(
      Token(
        kind: kind, bytes: bytes, text: text,
        folded: kind == .sign || kind == .link ? text : mended(folded(text), kind),
        isGlued: tokens.last?.bytes.upperBound == bytes.lowerBound))
  }
}
