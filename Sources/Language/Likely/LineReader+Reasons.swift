internal import Session

extension LineReader {
  /// `start Lello at 11, we're all slow in the morning`: a line that was only offered, or not understood, is
  /// done where without its reason it is clear, and what was offered is the same, or a command in its own
  /// word begins there: `it's so nice there, name monday Old town` calls no day `monday Old town`.
  func besideReason(_ read: ReadResult, _ line: String, after before: LinesBefore) -> ReadResult {
    guard let scene, let tokens = try? Lexer.tokens(of: line),
      (5..<LineReader.mostInSentence).contains(tokens.count),
      case let names = SwallowedWords(tokens),
      case let isOverlong = runsOn(read, tokens),
      case let swallows = isOverlong || read.swallows(names),
      read.mayHaveReason(in: scene) || read.isUnderstood(names.takeReason),
      !tokens.contains(where: { $0.says(";") || $0.says("?") })
    else { return read }
    if let known = withoutSource(tokens, line, after: before) { return known }
    let offered = read.offered.flatMap { change($0, in: scene) }
    let context = context(line, tokens)
    let reasons = SpokenReasons(tokens)
    for matter in reasons.matters {
      // What is understood stands, unless it takes an order or the reason for a name.
      let isOrder =
        reasons.beginsCommand(matter.lowerBound) && !reasons.pointsBack(matter)
      guard isOrder && matter.lowerBound > 0 || swallows || !read.isPlainlyDone(in: scene)
      else { continue }
      let text = context.text(matter)
      let phrased = sureByPhrase(text)
      guard case .understood(var utterance) = phrased ?? orPhrased(readBehind(text, before), text),
        !utterance.intent.tellsParty, !utterance.intent.isCalledByDate,
        !utterance.intent.deletesTrip,
        !utterance.intent.removesDay || !reasons.tellsOfDays(outside: matter),
        let done = change(utterance.intent, in: scene),
        // `put` and `get rid of` may be meant otherwise: as it is offered.
        phrased != nil || read.offered == nil && !read.isPlainlyDone(in: scene) || offered == done
          || isOrder && folded(text).hasPrefix(done.prefix { $0 != " " }),
        case let kept = SwallowedWords(Array(tokens[matter])), !kept.areIn(utterance.intent)
      else { continue }
      if utterance.intent.addition != nil, let purpose = reasons.purpose(behind: matter) {
        utterance.intent = .several([
          utterance.intent, .addNote(.stop(.mentioned), context.text(purpose)),
        ])
      }
      // A name may go on so: `Porto, I love you`, `Good as it gets`.
      let mayBeName = read.isUnderstood(names.takeReason) && !reasons.saysBecause
      return mayBeName
        ? utterance.offered : ReadResult.understood(utterance).said(as: line)
    }
    if !read.isPlainlyDone(in: scene) || isOverlong,
      let done = concluded(line, tokens, after: before)
    {
      return done
    }
    if case .understood(let utterance) = read, names.takeReason(utterance.intent) {
      return utterance.offered
    }
    return read
  }

  /// Whether a text that would be written down takes more words than it is.
  private func runsOn(_ read: ReadResult, _ tokens: [Token]) -> Bool {
    if case .understood(let utterance) = read { textRunsOn(utterance, tokens) } else { false }
  }

  /// What a line is sure to mean by a phrase, however its words are read.
  private func sureByPhrase(_ text: String) -> ReadResult? {
    guard var expanded = try? ExpandedLine(text, aliases: session.knownAliases),
      var tokens = try? Lexer.tokens(of: expanded.text),
      (try? PoliteOpenings.write(&tokens, in: &expanded)) != nil,
      let read = phrased(tokens, of: expanded, typed: text, overriding: true), read.isUnderstood
    else { return nil }
    return read
  }

  /// The canonical line of what is changed; `nil` where nothing is, or it is in doubt.
  func change(_ intent: Intent, in scene: Scene) -> String? {
    guard intent.isPlainlySaid, case .commit(let commit) = Interpreter(scene).decide(intent),
      commit.events.changeSomething
    else { return nil }
    return commit.canonical.canonicalLine
  }
}

extension Intent {
  /// `so add the 24th of April too`: no stop is called so.
  var isCalledByDate: Bool {
    let name: String
    switch addition?.what {
    case .place(.named(let text, quoted: false)), .place(.words(let text)), .text(let text):
      name = text
    default: return false
    }
    let words = (try? Lexer.tokens(of: name)) ?? []
    return words.contains { Vocabulary.of(.english).lookedUp($0).mayBeMonth }
      && words.contains { $0.kind == .number }
  }

  /// A whole trip goes only where nothing else is told.
  var deletesTrip: Bool {
    steps.contains { if case .deleteTrip = $0 { true } else { false } }
  }

  fileprivate var removesDay: Bool {
    steps.contains { if case .removeDay = $0 { true } else { false } }
  }

  /// Whether it is who travels, of which every sentence may tell: `there are three of us now, Sofia is
  /// coming as well`.
  var tellsParty: Bool {
    if case .people = self { true } else { isParty }
  }
}

extension ReadResult {
  fileprivate func mayHaveReason(in scene: Scene) -> Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise && diagnostic.kind != "leaves-alone"
    case .incomplete: true
    case .understood(let utterance): !utterance.isCanonical || !isPlainlyDone(in: scene)
    case .nothing: false
    }
  }

  /// Whether it does one thing.
  func isPlainlyDone(in scene: Scene) -> Bool {
    guard case .understood(let utterance) = self, utterance.intent.isPlainlySaid else {
      return false
    }
    return [.changes, .shows].contains(trial(in: scene))
  }

  fileprivate func swallows(_ words: SwallowedWords) -> Bool { isUnderstood(words.areIn) }

  /// Whether it is understood as something of which that holds.
  fileprivate func isUnderstood(_ holds: (Intent) -> Bool) -> Bool {
    if case .understood(let utterance) = self { holds(utterance.intent) } else { false }
  }

  fileprivate var offered: Intent? {
    if case .incomplete(let question) = self { question.offered } else { nil }
  }
}
