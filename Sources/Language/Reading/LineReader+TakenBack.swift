internal import Session

extension LineReader {
  /// `bring back lunch`, `undo the removal`: what was carried out last is taken back where the words
  /// tell that it is what they mean.
  func takingBack(_ line: String, _ before: LinesBefore) -> ReadResult? {
    guard before.open.isEmpty, let done = before.done, let verb = partial([done])?.verb,
      let tokens = try? Lexer.tokens(of: line)
    else { return nil }
    let context = context(line, tokens)
    let isMeant = context.beginnings.contains { start in
      context.namesChange(by: verb, at: start)
        || verb.removesThings && before.said.map { context.wantsBack(what: $0, at: start) } == true
    }
    guard isMeant else { return nil }
    return .understood(
      Utterance(line: line, intent: .undo(.steps(1)), spans: [:], whole: 0..<line.utf8.count))
  }
}

extension ChartContext {
  /// `undo the removal`, behind a removal.
  fileprivate func namesChange(by verb: Verb, at start: Int) -> Bool {
    takingBackChanges.contains { pattern, verbs in
      (verbs.isEmpty || verbs.contains(verb))
        && pattern.ends(in: self, at: start).contains { endsOrder($0) }
    }
  }

  /// `bring back lunch`, `bring lunch back`, where the line that removed something named that.
  fileprivate func wantsBack(what said: String, at start: Int) -> Bool {
    let before = bringingBack.flatMap { $0.ends(in: self, at: start) }.map { $0..<tokens.count }
    let around = bringing.flatMap { $0.ends(in: self, at: start) }.flatMap { first in
      tokens.indices.filter { $0 > first && token($0)?.says("back") == true && endsOrder($0 + 1) }
        .map { first..<$0 }
    }
    let named = Set((try? Lexer.tokens(of: said))?.map(\.folded) ?? [])
    return (before + around).contains { words in
      let telling = tokens[words].filter { $0.kind == .word && !smallWords.contains($0.folded) }
      return !telling.isEmpty && telling.allSatisfy { named.contains($0.folded) }
    }
  }

  /// Whether nothing but fillers follows.
  private func endsOrder(_ index: Int) -> Bool {
    index == tokens.count || filler(at: index).map { endsOrder($0.end) } == true
  }
}

extension Verb {
  /// Whether it takes things out of a trip, which may be wanted back.
  fileprivate var removesThings: Bool { [.remove, .removeDay, .deleteTrip].contains(self) }
}

private let takingBackChanges: [(WordPattern, Set<Verb>)] = [
  ("(removal|deletion|deleting|removing)", [.remove, .removeDay, .deleteTrip]),
  ("(move|moving)", [.move, .moveDay]), ("(addition|adding)", [.add, .addDay]),
  ("(rename|renaming|new name|name change)", [.rename, .renameTrip, .nameDay]),
  ("(swap|swapping)", [.swap]), ("(copy|copying)", [.copy, .copyTrip]),
  ("(edit|change)", [] as Set<Verb>),
].map { kinds, verbs in
  (WordPattern("(undo|take back|revert|reverse|roll back|cancel) (last|that|my|) \(kinds)"), verbs)
}

private let bringingBack = [
  WordPattern("(bring back|put back|get back|restore|undelete|recover|reinstate|unremove|re-add)")
]
private let bringing = [WordPattern("(bring|put|get|want|need|have)")]
private let smallWords: Set = ["the", "a", "my", "our", "that", "please"]
