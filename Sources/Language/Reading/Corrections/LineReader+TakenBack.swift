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
    let isMeant =
      context.beginnings.contains { start in
        context.namesChange(by: verb, at: start)
          || context.wantsBack(done.removed, at: start)
      } || context.regrets(done.removed)
    guard isMeant else { return nil }
    return .understood(
      Utterance(line: line, intent: .undo(.steps(1)), spans: [:], whole: 0..<line.utf8.count))
  }

  /// `bring it back`, behind what took nothing away: to undo that is only offered.
  func unlessNothingWasTaken(
    _ read: ReadResult, _ line: String, after before: LinesBefore
  ) -> ReadResult {
    guard before.open.isEmpty, case .understood(let utterance) = read,
      case .undo = utterance.intent, let done = before.done, done.removed.isEmpty,
      !["remove ", "delete ", "merge "].contains(where: done.line.hasPrefix),
      let tokens = try? Lexer.tokens(of: line), context(line, tokens).bringsBack
    else { return read }
    return utterance.offered
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

  /// `I removed lunch by accident`, `can i have it back`: what was removed was not to be.
  fileprivate func regrets(_ removed: [String]) -> Bool {
    // `oh no, …` denies nothing.
    let begin = tokens.prefix(while: DialogueWords.hesitates).count
    guard !removed.isEmpty, !tokens[begin...].contains(where: { denying.contains($0.folded) })
    else {
      return false
    }
    let isAsked = tokens.indices.contains { start in
      askingBack.contains { $0.ends(in: self, at: start).contains(where: endsSentence) }
        || (start == 0 || token(start - 1).map { $0.kind == .sign || $0.says("please") } == true)
          && ordersBack.contains { $0.ends(in: self, at: start).contains(where: endsSentence) }
    }
    let isMishap = tokens.indices.contains { start in
      mishaps.contains { !$0.ends(in: self, at: start).isEmpty }
    }
    let names = removed.flatMap { (try? Lexer.tokens(of: $0)) ?? [] }
      .filter { $0.kind == .word && $0.folded.utf8.count > 2 }.map(\.folded)
    let namesIt =
      names.contains { words.contains($0) } || words.contains("it") || words.contains("that")
    return isAsked && (isMishap || tokens.count < 8 || onlyTellsBefore(from: begin))
      || isMishap && namesIt && !words.isDisjoint(with: removing)
  }

  /// `they have places again, bring it back`: what stands before the order only tells something.
  private func onlyTellsBefore(from begin: Int) -> Bool {
    guard let sign = tokens.lastIndex(where: { $0.kind == .sign && !$0.isGlued || $0.says(",") }),
      begin < sign, sign + 1 < tokens.count,
      ordersBack.contains(where: { $0.ends(in: self, at: sign + 1).contains(where: endsSentence) })
    else { return false }
    let grammar = RemarkGrammar(WordLattice(tokens))
    let told = begin..<sign
    return grammar.isSentence(told) && !told.contains { grammar.orders($0, in: told) }
  }

  /// `bring it back`: what is to come back was taken away before.
  var bringsBack: Bool {
    tokens.indices.contains { start in
      ordersBack.contains { $0.ends(in: self, at: start).contains(where: endsSentence) }
    }
  }

  private func endsSentence(_ index: Int) -> Bool {
    index == tokens.count || tokens[index].kind == .sign || endsOrder(index)
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
private let askingBack = [
  WordPattern("(can|could|may|let) (i|we|me|us) (have|get) (it|that|them|this|those) back"),
  WordPattern("(i|we) (want|need) (it|that|them|this|those) back"),
]
private let ordersBack = [
  WordPattern("(give|get|bring|put) (me|us|) (it|that|them|this|those) back")
]
private let denying: Set = ["not", "dont", "never", "no", "cannot", "cant", "wont", "didnt"]
private let mishaps = [
  WordPattern("(by accident|by mistake|accidentally|mistakenly|in error|by error)")
]
private let removing: Set = [
  "removed", "deleted", "dropped", "binned", "cancelled", "canceled", "scrapped", "erased",
  "cleared",
  "cut", "threw", "killed", "remove", "delete", "removing", "deleting", "wiped", "lost",
]
private let bringing = [WordPattern("(bring|put|get|want|need|have)")]
private let smallWords: Set = ["the", "a", "my", "our", "that", "please", "and"]
