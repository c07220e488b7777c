internal import Session

/// A word at the beginning of a command that is nearly one of those with which commands begin.
struct MisspeltVerb {
  let context: ChartContext
  let reader: LineReader
  /// The token that may be meant for a verb.
  let index: Int

  /// The verbs it may be meant for, the nearest first; none where it is a verb itself.
  var close: [String] {
    guard let token = context.token(index), token.kind == .word, !context.isNoOrder,
      !isSmallWord(token), !token.mayBeWeekday
    else {
      return []
    }
    return Spelling.nearest(to: token.folded, in: Verb.suggestible)
  }

  /// `in`, `one`, `then`: a word of sentences is none that was mistyped.
  private func isSmallWord(_ token: Token) -> Bool {
    let classes = Lexicon.shared.classes(of: token.folded)
    return NumberWords.cardinal(in: context.tokens, from: index) != nil
      || !classes.isEmpty
        && classes.subtracting(.free.union(ClassSet([.pronoun, .question, .next, .it]))).isEmpty
  }

  /// The line with each of them that makes a command of it, if the word is long enough: three letters
  /// may be many things.
  func mended(atLeast letters: Int = 4) -> [String] {
    guard let token = context.token(index), token.text.count >= letters,
      CommandTable.leads[token.folded] == nil
    else { return [] }
    return close.map { context.line(replacing: token.bytes, with: $0) }.filter {
      reader.soundReading(of: $0).map { !$0.lead.isEmpty } ?? false
    }
  }
}

extension LineReader {
  /// A line that begins with no command, but nearly with one: with what it would be to add something
  /// of that name, nobody means it where that cannot be.
  ///
  /// Where the rest is in doubt as well, three letters are enough.
  func misspeltVerb(
    _ reading: Reading, _ context: ChartContext, isDoubtful: Bool = false
  ) -> [String] {
    guard reading.lead.isEmpty, reading.verb == .add else { return [] }
    return MisspeltVerb(context: context, reader: self, index: reading.lead.lowerBound)
      .mended(atLeast: isDoubtful ? 3 : 4)
  }

  /// What is told of such a line; `nil` where it is none.
  func misspelling(
    _ reading: Reading, _ context: ChartContext, isDoubtful: Bool = false
  ) -> Diagnostic? {
    let tries = misspeltVerb(reading, context, isDoubtful: isDoubtful)
    guard !tries.isEmpty else { return nil }
    let verb = MisspeltVerb(context: context, reader: self, index: reading.lead.lowerBound)
    let word = verb.index..<verb.index + 1
    return SyntaxProblem.unknownVerb(context.raw(word), close: verb.close, tries: tries)
      .diagnostic(bytes: context.bytes(word))
  }
}

extension LineReader {
  /// A line of which the first word is a verb but for one slip of the fingers, and no other word that is
  /// known: what is made of the rest alone is not offered in the place of what the whole would be.
  func unlessVerbIsMisspelt(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine
  ) -> ReadResult {
    guard case .incomplete(let question) = result, let offered = question.offered,
      let first = tokens.first, first.kind == .word, first.text.count > 3, tokens.count > 1,
      CommandTable.leads[first.folded] == nil, !WordLattice(tokens).isKnown(0),
      !PlainActivities.begin(first.text), CommonWords.kind(of: first.folded).isEmpty
    else { return result }
    let context = context(expanded.text, tokens)
    guard context.stops.match(first.folded) == .none else { return result }
    let verb = MisspeltVerb(context: context, reader: self, index: 0)
    let close = verb.close.filter { Spelling.edits(from: first.folded, to: $0, atMost: 1) != nil }
    let tries = verb.mended().filter { line in
      close.contains { line.hasPrefix($0) } && reading(of: line)?.frame.build != nil
    }
    guard !tries.isEmpty, !tries.contains(where: { isRead($0, as: offered) }) else { return result }
    let diagnostic = SyntaxProblem.unknownVerb(first.text, close: close, tries: tries)
      .diagnostic(bytes: context.bytes(0..<1))
    return .refused(diagnostic.mapped(expanded.typed))
  }

  /// Whether a line means just that.
  private func isRead(_ line: String, as intent: Intent) -> Bool {
    guard case .understood(let utterance) = read(line) else { return false }
    if utterance.intent == intent { return true }
    guard let scene, case .commit(let commit) = Interpreter(scene).decide(utterance.intent) else {
      return false
    }
    return commit.canonical == intent
  }
}
