internal import Session

extension LineReader {
  /// `bring back lunch`, `undo the removal`: what was carried out last is taken back where the words
  /// tell that it is what they mean.
  func takingBack(
    _ line: String, _ done: LinesBefore.Done, _ before: LinesBefore
  ) -> ReadResult? {
    guard before.open.isEmpty, let tokens = try? Lexer.tokens(of: line) else { return nil }
    let context = context(line, tokens)
    let verb = partial([done.line])?.verb
    let isMeant = context.beginnings.contains { start in
      context.namesChange(by: verb, at: start)
        || context.wantsBack(done.removed, at: start)
    }
    guard isMeant else { return nil }
    return .understood(
      Utterance(line: line, intent: .undo(.steps(1)), spans: [:], whole: 0..<line.utf8.count))
  }
}

extension ChartContext {
  /// `undo the removal`, behind a removal.
  fileprivate func namesChange(by verb: Verb?, at start: Int) -> Bool {
    takingBackChanges.contains { pattern, verbs in
      (verbs.isEmpty || verb.map(verbs.contains) == true)
        && pattern.ends(in: self, at: start).contains { endsOrder($0) }
    }
  }

  /// `bring back lunch`, `bring lunch back`, where just that was removed: of several all are named, for
  /// all come back.
  fileprivate func wantsBack(_ removed: [String], at start: Int) -> Bool {
    guard !removed.isEmpty else { return false }
    let before = bringingBack.flatMap { $0.ends(in: self, at: start) }.map { $0..<tokens.count }
    let around = bringing.flatMap { $0.ends(in: self, at: start) }.flatMap { first in
      tokens.indices.filter { $0 > first && token($0)?.says("back") == true && endsOrder($0 + 1) }
        .map { first..<$0 }
    }
    let names = removed.map { name in
      Set((try? Lexer.tokens(of: name))?.filter { $0.kind == .word }.map(\.folded) ?? [])
    }
    return (before + around).contains { words in
      let telling = tokens[words].filter { $0.kind == .word }.map(\.folded)
        .filter { !smallWords.contains($0) }
      return telling.allSatisfy { word in names.contains { $0.contains(word) } }
        && names.allSatisfy { name in telling.contains { name.contains($0) } }
    }
  }

  /// Whether nothing but fillers follows.
  private func endsOrder(_ index: Int) -> Bool {
    index == tokens.count || filler(at: index).map { endsOrder($0.end) } == true
  }
}

private let takingBackChanges: [(WordPattern, Set<Verb>)] = [
  ("(removal|deletion|deleting|removing)", [.remove, .removeDay, .deleteTrip]),
  ("(move|moving)", [.move, .moveDay]), ("(addition|adding)", [.add, .addDay]),
  ("(rename|renaming|new name|name change)", [.rename, .renameTrip, .nameDay]),
  ("(copy|copying)", [.copy, .copyTrip]),
  ("(edit|change)", [] as Set<Verb>),
].map { kinds, verbs in
  (WordPattern("(undo|take back|revert|reverse|roll back) (last|that|my|) \(kinds)"), verbs)
}

private let bringingBack = [
  WordPattern("(bring back|put back|get back|restore|undelete|recover|reinstate|unremove|re-add)")
]
private let bringing = [WordPattern("(bring|put|get|want|need|have)")]
private let smallWords: Set = ["the", "a", "my", "our", "that", "please", "and"]
