internal import Session

extension LineReader {
  /// `it's at 9`, `lunch's at one`: a line that cannot be read as it stands, with the `is` that was
  /// left out of it spelled out.
  ///
  /// It may also be a part of a name, so nothing is added that way.
  func spelledOut(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let short = tokens.first(where: \.endsInShortIs), short.bytes.count > 2 else {
      return nil
    }
    var bytes = Array(expanded.text.utf8)
    let end = short.bytes.upperBound
    let apostrophe = short.text.unicodeScalars.suffix(2).reduce(0) { $0 + $1.utf8.count }
    bytes.replaceSubrange(end - apostrophe..<end, with: Array(" is".utf8))
    let full = String(decoding: bytes, as: UTF8.self)
    guard let words = try? Lexer.tokens(of: full),
      let expandedFull = try? ExpandedLine(full, aliases: [:]),
      case .understood(let utterance) = inClauses(words, of: expandedFull, typed: full),
      !utterance.intent.addsStops
    else { return nil }
    return meant(utterance.intent, by: line, expanded)
  }
}

extension Token {
  /// Whether it ends as `it's` does, and is no word with which one asks.
  fileprivate var endsInShortIs: Bool {
    guard kind == .word, folded.hasSuffix("s"), !asking.contains(folded) else { return false }
    return text.unicodeScalars.dropLast().last.map(isApostrophe) == true
  }
}

private let asking: Set = ["whats", "wheres", "whens", "hows", "whos", "lets"]
