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

  private let line: String
  let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end; `nil` where each scalar is one byte.
  private let offsets: [Int]?
  var position = 0
  private var tokens: [Token] = []
  /// How many were cut, kept or not, and where the last one begins.
  private var (count, lastStart) = (0, 0)
  /// Whether the tokens are wanted, and not only whether the line can be cut.
  private let keeps: Bool
  /// No `'` before this closes a quote.
  var apostrophesEnd = 0

  private init(_ line: String, keeps: Bool) {
    (self.line, self.keeps) = (line, keeps)
    if let plain = Lexer.plainScalars(of: line) {
      (scalars, offsets) = (plain, nil)
      return
    }
    scalars = Array(line.unicodeScalars)
    var (offset, offsets) = (0, [Int]())
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.offsets = offsets
  }

  /// The scalars of a line of ASCII, which are its bytes; `nil` of others.
  private static func plainScalars(of line: String) -> [Unicode.Scalar]? {
    var line = line
    return line.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.map { Unicode.Scalar($0) } : nil
    }
  }

  /// The tokens of a line.
  ///
  /// A comment is left out; a backslash before a line's end is a blank.
  package static func tokens(of line: String) throws(Fault) -> [Token] {
    try cut(line, keeps: true)
  }

  /// Whether a line can be cut into tokens, which nobody needs.
  package static func check(_ line: String) throws(Fault) {
    if !closesPlainly(line) { _ = try cut(line, keeps: false) }
  }

  private static func cut(_ line: String, keeps: Bool) throws(Fault) -> [Token] {
    guard line.utf8.count <= longestLine else { throw .tooLong(limit: longestLine) }
    var lexer = Lexer(line, keeps: keeps)
    // A command has few words, and what is not kept takes no room.
    if keeps { lexer.tokens.reserveCapacity(min(line.utf8.count, 8)) }
    while try lexer.next() {
      guard lexer.count <= mostTokens else {
        throw .tooManyWords(limit: mostTokens, at: lexer.lastStart)
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
    case "\u{201C}" where startsWord && isClosedByBend: try takeQuoted("\u{201D}")
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

  /// The UTF-8 offset of a scalar, or of the end.
  func offset(of index: Int) -> Int { offsets.map { $0[index] } ?? index }

  /// What stands there in the line.
  func text(_ range: Range<Int>) -> String {
    var line = line
    let bytes = offset(of: range.lowerBound)..<offset(of: range.upperBound)
    return line.withUTF8 { String(decoding: $0[bytes], as: UTF8.self) }
  }

  private func mended(_ word: String, _ kind: Token.Kind) -> String {
    kind == .word ? SmallSlips.mended(word) : word
  }

  mutating func add(_ kind: Token.Kind, from start: Int, text: String? = nil) {
    let bytes = offset(of: start)..<offset(of: position)
    count += 1
    lastStart = bytes.lowerBound
    guard keeps else { return }
    let text = text ?? self.text(start..<position)
    tokens.append(
      Token(
        kind: kind, bytes: bytes, text: text,
        folded: kind == .sign || kind == .link ? text : mended(folded(text), kind),
        isGlued: tokens.last?.bytes.upperBound == bytes.lowerBound))
  }
}
