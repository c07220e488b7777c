internal import Session

/// The text before the cursor, cut before the word that is being typed.
struct TextEnding {
  /// All before the word.
  let before: String
  let stem: TypedStem
  /// Whether the quote around the word has been closed.
  let isClosed: Bool

  var isQuoted: Bool { ["\"", "'"].contains(stem.text.utf8.first.map { Unicode.Scalar($0) }) }

  init(_ text: String, _ cut: inout CutText) {
    let start: String.Index
    do {
      let tokens = try cut.tokens(of: text)
      let lastWord = text.endOfLastBlank
      // A quote that is being typed is not closed yet.
      let open = tokens.first { $0.says("'") && !$0.isGlued }
      // One that has just been closed may go on behind its quote only.
      let closed = tokens.last.flatMap {
        $0.kind == .quoted && $0.bytes.upperBound == text.utf8.count ? $0 : nil
      }
      isClosed = closed != nil
      start =
        (open ?? closed).map { text.utf8.index(text.startIndex, offsetBy: $0.bytes.lowerBound) }
        ?? lastWord ?? text.startIndex
    } catch {
      isClosed = false
      if case .openQuote(let offset) = error {
        start = text.utf8.index(text.startIndex, offsetBy: offset)
      } else {
        start = text.endIndex
      }
    }
    before = String(text[..<start])
    stem = TypedStem(String(text[start...]))
  }

  /// What has been typed from a token on, the word that is being typed included.
  ///
  /// - `leaving`: words that lead to something else.
  func open(
    from token: Int, in context: ChartContext, leaving words: [[String]] = []
  ) -> CompletionDraft.Open {
    let typed = token < context.tokens.count ? context.token(token)?.bytes.lowerBound : nil
    let head = typed.map { String(decoding: Array(before.utf8)[$0...], as: UTF8.self) } ?? ""
    let all = head + stem.text
    let isQuoted = all.first == "\"" || all.first == "'"
    var name = isQuoted ? String(all.dropFirst()) : all
    if isQuoted, isClosed, typed == nil { name = String(name.dropLast()) }
    var open = CompletionDraft.Open(prefix: name, replacing: all.unicodeScalars.count)
    open.isClosed = isClosed
    open.isPlain = !(token..<max(token, context.tokens.count)).contains { index in
      words.contains { context.matches($0, at: index) }
    }
    return open
  }
}

/// `folded`, under a name that does not hide behind a member.
func foldedWords(_ text: String) -> String { folded(text) }

extension String {
  /// Where the last blank, tab or end of a line in it ends.
  fileprivate var endOfLastBlank: String.Index? {
    guard isPlainASCII else { return lastIndex(where: \.isWhitespace).map { index(after: $0) } }
    return utf8.lastIndex { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { utf8.index(after: $0) }
  }
}
