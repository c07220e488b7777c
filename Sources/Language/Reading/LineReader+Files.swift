extension LineReader {
  /// What a line says of a file, with talk behind it or not; `nil` where it names none.
  func ofFile(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard namesFile(tokens) else { return nil }
    let result = read(tokens, of: expanded, typed: line)
    guard !result.isUnderstood else { return result }
    // `save this to paris.trip`
    if tokens.indices.dropLast(2).contains(where: { leadsToFile(tokens, $0) }) { return nil }
    let lattice = WordLattice(tokens)
    let talk = tokens.indices.dropFirst(4).first { start in
      lattice.edges[start].contains { $0.end == tokens.count && $0.classes.has(.talk) }
    }
    return talk.map { read(Array(tokens[..<$0]), of: expanded, typed: line) } ?? result
  }

  /// Whether a line begins with a command about files and names one: `run a.trip city=New York`.
  ///
  /// What is not understood of such a line is no other wish: `save my porto.trip` saves no `porto.trip`,
  /// and what a parameter says is nothing that is to be done.
  private func namesFile(_ tokens: [Token]) -> Bool {
    guard tokens.count > 3, fileVerbs.contains(tokens[0].folded) else { return false }
    return tokens.indices.dropFirst(2).dropLast().contains { index in
      tokens[index].says(".") && tokens[index].isGlued && tokens[index - 1].kind != .sign
        && tokens[index + 1].isGlued && isEnding(tokens[index + 1])
        && (index + 2 == tokens.count || !tokens[index + 2].isGlued)
    }
  }

  /// Whether a preposition stands before the name of the file.
  private func leadsToFile(_ tokens: [Token], _ index: Int) -> Bool {
    ["to", "into", "in", "as", "from"].contains(tokens[index].folded)
      && namesFile([tokens[0]] + tokens[(index + 1)...].prefix(3))
  }

  private func isEnding(_ token: Token) -> Bool {
    token.kind == .word && (2...6).contains(token.text.utf8.count)
      && token.text.utf8.allSatisfy { (97...122).contains($0 | 0x20) }
  }
}

private let fileVerbs: Set = ["run", "record", "replay", "save", "export", "import"]
