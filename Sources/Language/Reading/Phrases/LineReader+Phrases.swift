internal import Session

extension LineReader {
  /// What a line that came to nothing, to an offer or to a choice means by the phrases that are known.
  func orPhrased(_ read: ReadResult, _ line: String) -> ReadResult {
    guard let scene, read.mayBePhrase || !read.isReadExactly && read.trial(in: scene) == .fails,
      var expanded = try? ExpandedLine(line, aliases: session.knownAliases),
      var tokens = try? Lexer.tokens(of: expanded.text),
      (try? PoliteOpenings.write(&tokens, in: &expanded)) != nil
    else { return read }
    if let found = phrased(tokens, of: expanded, typed: line) { return found }
    let lattice = WordLattice(tokens)
    var start = lattice.behindTalk
    // `oh, and we need …`
    while start > 0, start + 1 < tokens.count, tokens[start].says(",") || tokens[start].says("and")
    {
      start += 1
    }
    guard start > 0 else { return read }
    return phrased(Array(tokens[start...]), of: expanded, typed: line) ?? read
  }

  /// What is ordered of what the line tells of first; `nil` where nothing is, or more than that goes.
  func ordered(_ line: String) -> ReadResult? {
    // Of most lines the end tells, and they are not cut for this.
    guard let scene, session.cursor.trip != nil, SpokenTopics.mayEnd(line),
      let expanded = try? ExpandedLine(line, aliases: session.knownAliases),
      let tokens = try? Lexer.tokens(of: expanded.text), (5..<20).contains(tokens.count),
      let topic = SpokenTopics(tokens: tokens).command
    else { return nil }
    return does(topic.command, typed: line) { utterance in
      guard case .commit(let commit) = Interpreter(scene).decide(utterance.intent) else {
        return false
      }
      return !commit.canonical.takesMuchAway && !commit.canonical.clearsList
        && commit.canonical.canonicalLine.hasPrefix(topic.verb + " ")
    }
  }

  /// What a line means by the phrases that are known; `nil` where it is none, or nothing comes of it.
  ///
  /// - `overriding`: only by those that are more than what the line seems to mean.
  func phrased(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String, overriding: Bool = false
  ) -> ReadResult? {
    guard readsPhrases, let scene, session.cursor.trip != nil,
      (3..<LineReader.mostInSentence).contains(tokens.count)
    else { return nil }
    let words = Set(tokens.map { $0.kind == .word ? folded($0.text) : $0.folded })
    let possible = Phrases.all.filter { phrase in
      (phrase.overrides || !overriding) && phrase.keys.allSatisfy { !$0.isDisjoint(with: words) }
    }
    guard !possible.isEmpty else { return nil }
    let match = PhraseMatch(context(expanded.text, tokens))
    // The command is none of the phrases.
    var reader = self
    reader.readsPhrases = false
    for phrase in possible {
      guard let gaps = match.gaps(of: phrase) else { continue }
      for command in phrase.written(gaps) {
        guard case .understood(var utterance) = reader.read(command).said(as: line),
          utterance.intent.isPlainlySaid, lengthFits(utterance, words),
          phrase.isWritten(in: utterance.intent, gaps)
        else { continue }
        switch Interpreter(scene).decide(utterance.intent) {
        case .commit(let commit) where !phrase.looks:
          let done = commit.canonical
          guard done.canonicalLine.hasPrefix(phrase.verb + " "), !done.takesMuchAway,
            !done.clearsList || command.hasPrefix("remove task")
          else { continue }
          let isSure =
            phrase.isSure && (phrase.takesAway || !done.speaksOfMore)
            && GapsOfPhrase(gaps).arePlain(takingAway: phrase.takesAway)
          if isSure { return .understood(utterance) }
          // What is offered is told as what was found.
          utterance.intent = done
          return utterance.offered
        // What is so already is as it was said.
        case .reply where phrase.looks || phrase.isSure: return .understood(utterance)
        case .commit, .reply, .ask, .perform, .lookUp, .fail: continue
        }
      }
    }
    return nil
  }
}

extension Phrase {
  /// Whether each text in quotes is written down as it was said: nothing behind a name became a part of it.
  fileprivate func isWritten(in intent: Intent, _ gaps: [String: String]) -> Bool {
    let texts = intent.steps.filter(\.writesText).compactMap { Written($0)?.text }
    guard !texts.isEmpty else { return true }
    let quoted = commands.joined().compactMap { piece in
      if case .gap(let name, isQuoted: true) = piece { gaps[name].map(unquoted) } else { nil }
    }
    return quoted.isEmpty
      || texts.allSatisfy { text in quoted.contains { folded($0) == folded(text) } }
  }

  private func unquoted(_ text: String) -> String {
    let tokens = (try? Lexer.tokens(of: text)) ?? []
    return tokens.count == 1 && tokens[0].kind == .quoted ? tokens[0].text : text
  }
}

extension ReadResult {
  fileprivate var mayBePhrase: Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise && diagnostic.kind != "leaves-alone"
    case .incomplete: true
    case .understood(let utterance): !utterance.intent.isPlainlySaid
    case .nothing: false
    }
  }
}

extension Intent {
  /// Whether a trip or a day goes, or something of a list: no phrase says so.
  fileprivate var takesMuchAway: Bool {
    steps.contains { step in
      switch step {
      case .deleteTrip, .removeDay, .sweep: true
      case .list(.remove(let tasks)): tasks.count > 1
      default: false
      }
    }
  }

  /// Whether something of a list goes: only where the phrase says that it is of one.
  fileprivate var clearsList: Bool {
    steps.contains { if case .list(.remove) = $0 { true } else { false } }
  }

  /// Whether it moves days or what is booked, or takes something away: that is never sure.
  fileprivate var speaksOfMore: Bool {
    steps.contains { step in
      switch step {
      case .moveDay, .removeStops, .booking(.move), .booking(.remove), .list(.remove): true
      default: false
      }
    }
  }
}
