internal import Session

extension LineReader {
  /// `no, like it was before`, `that's far too late for Leo, please go back to how it was`: what was carried out
  /// last is taken back where the line says that and nothing else; `nil` where a word tells more.
  func likeBefore(_ line: String, after before: LinesBefore) -> ReadResult? {
    guard before.open.isEmpty, line.utf8.count < mostBytes,
      let tokens = try? Lexer.tokens(of: line), (1..<30).contains(tokens.count),
      tokens.contains(where: { telling.contains($0.folded) }),
      // `undo; undo` takes back two.
      !tokens.contains(where: { $0.says(";") }), let done = before.done
    else { return nil }
    let undone = done.line.hasPrefix("undo")
    let talk = UndoTalk(
      lattice: WordLattice(tokens), removes: !done.removed.isEmpty, isUndone: undone)
    guard talk.isAll else { return nil }
    return .understood(
      Utterance(
        line: line, intent: undone ? .redo(1) : .undo(.steps(1)), spans: [:],
        whole: 0..<line.utf8.count))
  }
}

/// Talk that only takes back what was done last.
private struct UndoTalk {
  let lattice: WordLattice
  /// Whether stops were taken away, which can be wanted back.
  let removes: Bool
  /// Whether what was done last took something back itself.
  let isUndone: Bool

  private var tokens: [Token] { lattice.tokens }

  /// Whether the whole line is that, and takes back.
  var isAll: Bool { isAll(from: 0, takesBack: false) }

  private func isAll(from index: Int, takesBack: Bool) -> Bool {
    guard index < tokens.count else { return takesBack }
    // `would you put it back as it was?`
    if index > 2, index + 1 == tokens.count, tokens[index].says("?") {
      return takesBack && tokens.contains { ["would", "could", "can"].contains($0.folded) }
        && tokens.contains { $0.says("you") || $0.says("we") }
    }
    let back = isUndone ? again : removes ? takingBack + wantingBack : takingBack
    for pattern in back
    where pattern.ends(in: tokens, at: index).contains(where: { isAll(from: $0, takesBack: true) })
    {
      return true
    }
    return beside(index).contains { isAll(from: $0, takesBack: takesBack) }
  }

  /// Where words end that tell why, or nothing.
  private func beside(_ index: Int) -> [Int] {
    let token = tokens[index]
    if token.kind == .sign { return signs.contains(token.text) ? [index + 1] : [] }
    var ends = reasons.flatMap { $0.ends(in: tokens, at: index) }
    for end in beingToo.ends(in: tokens, at: index) where end < tokens.count {
      ends.append(end + 1)
      // `for Leo`, `for the kids`
      if end + 2 < tokens.count, tokens[end + 1].says("for") {
        let isOwned = ["the", "my", "our"].contains(tokens[end + 2].folded)
        ends.append(min(end + (isOwned ? 4 : 3), tokens.count))
      }
    }
    if small.contains(token.folded) || DialogueWords.hesitating.contains(token.folded)
      || DialogueWords.polite.contains(token.folded)
    {
      ends.append(index + 1)
    }
    return ends
      + lattice.edges[index].filter { edge in
        edge.classes.has(.talk)
          && edge.classes.subtracting(ClassSet([.talk, .function])).isEmpty
      }.map(\.end)
  }
}

private let mostBytes = 200
/// One of these stands in each such line.
private let telling: Set = [
  "was", "were", "back", "undo", "revert", "reverse", "bring", "reinstate", "restore", "still",
]
private let takingBack = [
  "(put|set|change|leave|keep|have|make|turn|switch|bring|do|get) (it|that|this|them|everything) (back|again|) (to|) (as|how|like|the way|what|where) (it|they|that|everything) (was|were) (before|at first|)",
  "(go|change|get|switch|turn) back to (how|the way|what|as) (it|they|that|everything) (was|were) (before|)",
  "(back to|) (like|as|how|the way) (it|they|that|everything) (was|were) before",
  "(like|as|the way) it was",
  "(it|that|this|everything) was (much|far|) better (before|as it was|how it was|the way it was|like it was|the way it was before)",
  "(i|we) (liked|preferred|prefer|like) it (better|more|) (before|as it was|how it was|the way it was)",
  "(undo|revert|reverse) (it|that|this|)", "take (it|that|this) back",
  "put (it|that|this) back how it was",
].map { WordPattern($0) }
/// The same of what was taken away.
private let wantingBack = [
  "(bring|put|give|get|have|make) (me|us|) (it|that|that one|this|them) (back|again) (please|in|)",
  "(i|we) (do|did|) (still|) (need|want) (it|that|that one|this|them|this one|those) (after all|though|)",
  "(i|we) (do|did|) (need|want) (it|that|that one|this|them|this one|those) (back|after all|)",
].map { WordPattern($0) }
/// What takes back an undo.
private let again = [
  "(reinstate|restore|redo) (it|that|this|)", "undo was (wrong|a mistake)",
  "(bring|put) (it|that|this|them) back (again|)", "undo the undo", "(undo|revert) that undo",
].map { WordPattern($0) }
private let reasons = [
  "(i'm|im|i am|we're|just|lol) (just|only|) (joking|kidding)", "jk",
  "(i|we) hit (enter|return) too (early|soon|fast)",
  "(that|this|the) (price|time|hour|day|name|length|date|order|note|amount) was (wrong|better before|right before)",
  "(i've|i have|we've|we have|i|we) changed (my|our) (mind|minds)",
  "(i|we) (spoke|acted|was|were) too (soon|hasty|quick|fast|early)",
  "(i've|i have|we've|we have|i|we) thought (about it|it over|again) (once more|again|some more|)",
  "(i|we) (was|were) (wrong|mistaken|silly)", "wrong (day|days|one|ones|stop|stops|trip|time|hour)",
  "(that|it|this) was (a mistake|wrong|silly|stupid|a bad idea|not what i meant|not what we meant|not what i wanted|not what we wanted|not a good idea) (at all|)",
  "my (mistake|bad|fault)", "excuse (me|us|)", "forgive (me|us)",
  "(that|it) (doesn't|does not|won't|didn't) work",
  "(this|that) (i|we) (have not|haven't|did not|didn't) (want|wanted|mean|meant)",
  "would you (kindly|please|)", "could you (kindly|please|)", "can you (please|)",
  "the undo was wrong",
].map { WordPattern($0) }
private let beingToo = WordPattern(
  "(that's|thats|it's|its|that is|it is|that was|it was|this is) (far|much|way|a bit|just|really|) too"
)
private let signs: Set = [",", ".", "!", ";", "-", "–", "—", "…"]
private let small: Set = [
  "and", "so", "but", "then", "no", "nope", "nah", "omg", "lol", "please", "argh",
]
