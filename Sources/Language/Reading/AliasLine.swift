/// The line that an alias stands for: `$1` to `$9` in it are the words that follow the alias.
struct AliasLine {
  private let line: [UInt8]
  /// Where `$N` stands, in order.
  private let holes: [Hole]

  private struct Hole {
    var bytes: Range<Int>
    var number: Int
    /// Whether it is a part of a quoted text.
    var isQuoted: Bool
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
        isQuoted: quoted.contains { $0.contains(index) })
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
      whole.add(hole.isQuoted ? words.withoutQuotes : words)
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
  /// What a quoted text holds; other text as it is.
  fileprivate var withoutQuotes: SourcedText {
    guard let tokens = try? Lexer.tokens(of: string), tokens.count == 1, tokens[0].kind == .quoted,
      bytes.count > 1
    else { return self }
    return self[1..<bytes.count - 1]
  }
}
