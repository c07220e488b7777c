/// The line that an alias stands for: `$1` to `$9` in it are the words that follow the alias.
struct AliasLine {
  private let line: [UInt8]
  /// Where `$N` stands, in order.
  private let holes: [Hole]

  private struct Hole {
    var bytes: Range<Int>
    var number: Int
    /// The quote around the text of which it is a part.
    var quote: UInt8?
  }

  init(_ line: String) {
    let bytes = Array(line.utf8)
    let quoted = (try? Lexer.tokens(of: line))?.filter { $0.kind == .quoted }.map(\.bytes) ?? []
    self.line = bytes
    holes = bytes.indices.dropLast().compactMap { index in
      guard bytes[index] == UInt8(ascii: "$"),
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[index + 1])
      else { return nil }
      return Hole(
        bytes: index..<index + 2, number: Int(bytes[index + 1] - UInt8(ascii: "0")),
        quote: quoted.first { $0.contains(index) }.map { bytes[$0.lowerBound] })
    }
  }

  /// How many words it needs.
  var parameters: Int { holes.map(\.number).max() ?? 0 }

  /// The line with the words that follow the alias; `nil` where there are too few.
  ///
  /// They stand in their places, of which the last takes all that is left, or at the end of a line
  /// that has none.
  func written(out rest: SourcedText) -> SourcedText? {
    guard parameters > 0 else {
      var whole = SourcedText.empty
      whole.add(line)
      whole.add(rest)
      return whole
    }
    guard let words = AliasLine.words(of: rest, upTo: parameters), words.count == parameters else {
      return nil
    }
    var whole = SourcedText.empty
    var at = 0
    for hole in holes {
      whole.add(line[at..<hole.bytes.lowerBound])
      let words = words[hole.number - 1]
      whole.add(hole.quote.map(words.inside) ?? words)
      at = hole.bytes.upperBound
    }
    whole.add(line[at...])
    return whole
  }

  /// So many words or quoted texts, the last one with all that follows it.
  private static func words(of rest: SourcedText, upTo count: Int) -> [SourcedText]? {
    guard let tokens = try? Lexer.tokens(of: rest.string) else { return nil }
    var words: [SourcedText] = []
    for (index, token) in tokens.enumerated()
    where !token.isGlued || token.kind == .quoted || index == 0 {
      if words.count == count - 1, let last = tokens.last {
        words.append(rest[token.bytes.lowerBound..<last.bytes.upperBound])
        break
      }
      words.append(rest[token.bytes.lowerBound..<tokens.endOfGlued(from: index)])
    }
    return words
  }
}

extension SourcedText {
  /// The text as it stands between quotes, where it ends none: of a quoted one what that holds.
  fileprivate func inside(_ quote: UInt8) -> SourcedText {
    let (held, escape) = (held, UInt8(ascii: "\\"))
    let text = held ?? self
    var whole = SourcedText.empty
    var at = 0
    while at < text.bytes.count {
      let isEscaped = held != nil && text.bytes[at] == escape
      let end = min(at + (isEscaped ? 2 : 1), text.bytes.count)
      if !isEscaped, [quote, escape].contains(text.bytes[at]) { whole.add([escape]) }
      whole.add(text[at..<end])
      at = end
    }
    return whole
  }

  /// What a quoted text holds, its escapes as they are; `nil` where it is none.
  private var held: SourcedText? {
    guard let tokens = try? Lexer.tokens(of: string), tokens.count == 1, tokens[0].kind == .quoted
    else { return nil }
    return self[1..<bytes.count - 1]
  }
}
