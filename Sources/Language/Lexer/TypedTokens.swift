internal import Session

/// The tokens of a line while it is typed, when a quote may still be open.
struct TypedTokens {
  let tokens: [Token]
  /// Where comments stand, as UTF-8 offsets.
  let comments: [Range<Int>]
  /// The quoted text that is not closed yet is the last token then.
  let isQuoteOpen: Bool

  init(_ line: String, _ cut: inout CutText) {
    let bytes = Array(line.utf8)
    let (tokens, openQuote) = TypedTokens.tokens(of: line, &cut)
    isQuoteOpen = openQuote != nil
    comments = TypedTokens.comments(in: bytes, beside: tokens, until: openQuote ?? bytes.count)
    guard let openQuote else {
      self.tokens = tokens
      return
    }
    let text = String(decoding: bytes[(openQuote + 1)...], as: UTF8.self)
    let isGlued = tokens.last?.bytes.upperBound == openQuote
    self.tokens =
      tokens + [
        Token(
          kind: .quoted, bytes: openQuote..<bytes.count, text: text, folded: folded(text),
          isGlued: isGlued)
      ]
  }

  /// The whole tokens, and where a quote begins that is not closed; nothing of what is too long.
  private static func tokens(
    of line: String, _ cut: inout CutText
  ) -> ([Token], openQuote: Int?) {
    do {
      return (try cut.tokens(of: line), nil)
    } catch {
      switch error {
      case .openQuote(let offset):
        let end = line.utf8.index(line.startIndex, offsetBy: offset)
        return ((try? Lexer.tokens(of: String(line[..<end]))) ?? [], offset)
      case .continued: return tokens(of: String(line.unicodeScalars.dropLast()), &cut)
      case .tooLong, .tooManyWords: return ([], nil)
      }
    }
  }

  /// What begins with `#` between the tokens, up to the end of its line.
  private static func comments(
    in bytes: [UInt8], beside tokens: [Token], until end: Int
  ) -> [Range<Int>] {
    guard bytes.contains(UInt8(ascii: "#")) else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    for gapEnd in tokens.map(\.bytes.lowerBound) + [end] {
      while start < gapEnd, let sign = bytes[start..<gapEnd].firstIndex(of: UInt8(ascii: "#")) {
        let lineEnd = bytes[sign..<gapEnd].firstIndex(of: UInt8(ascii: "\n")) ?? gapEnd
        found.append(sign..<lineEnd)
        start = lineEnd + 1
      }
      start = tokens.first { $0.bytes.lowerBound == gapEnd }?.bytes.upperBound ?? gapEnd
    }
    return found
  }
}
