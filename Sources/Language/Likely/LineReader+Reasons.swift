internal import Session

extension LineReader {
  /// `start Lello at 11, we're all slow in the morning`: a line that was only offered, or not understood, is
  /// done where without its reason it is clear, and what was offered is the same.
  func besideReason(_ read: ReadResult, _ line: String, after before: LinesBefore) -> ReadResult {
    guard let scene, read.isOpenStill, let tokens = try? Lexer.tokens(of: line),
      (5..<LineReader.mostInSentence).contains(tokens.count),
      !tokens.contains(where: { $0.says(";") || $0.says("?") }),
      read.mayHaveReason
    else { return read }
    let offered = read.offered.flatMap { change($0, in: scene) }
    guard read.offered == nil || offered != nil else { return read }
    let context = context(line, tokens)
    for matter in SpokenReasons(tokens).matters {
      let text = context.text(matter)
      guard case .understood(let utterance) = orPhrased(readBehind(text, before), text),
        !utterance.intent.tellsParty, let done = change(utterance.intent, in: scene),
        offered == nil || offered == done,
        case let kept = SwallowedWords(Array(tokens[matter])), !kept.areIn(utterance.intent)
      else { continue }
      return ReadResult.understood(utterance).said(as: line)
    }
    return read
  }

  /// The canonical line of what is changed; `nil` where nothing is, or it is in doubt.
  private func change(_ intent: Intent, in scene: Scene) -> String? {
    guard intent.isPlainlySaid, case .commit(let commit) = Interpreter(scene).decide(intent),
      commit.events.changeSomething
    else { return nil }
    return commit.canonical.canonicalLine
  }
}

extension Intent {
  /// Whether it is who travels, of which every sentence may tell: `there are three of us now, Sofia is
  /// coming as well`.
  fileprivate var tellsParty: Bool {
    if case .people = self { true } else { isParty }
  }
}

extension ReadResult {
  fileprivate var mayHaveReason: Bool {
    switch self {
    case .refused(let diagnostic): diagnostic.mayReadOtherwise && diagnostic.kind != "leaves-alone"
    case .incomplete(let question): question.offered != nil
    case .nothing, .understood: false
    }
  }

  fileprivate var offered: Intent? {
    if case .incomplete(let question) = self { question.offered } else { nil }
  }
}
