internal import Session

extension LineReader {
  /// `delete day 3, leave it as it is`, `swap mon and tues? jk keep it`: nothing is done of what is left
  /// in the end.
  ///
  /// A text may say so (`note the beach hut: turn left, leave it`), and what was shown is no harm.
  func unlessLeft(_ read: ReadResult, _ line: String) -> ReadResult {
    // Of most lines the end tells, and they are not cut once more.
    guard line.mayLeave, let scene, let tokens = try? Lexer.tokens(of: line),
      (3..<LineReader.mostInSentence).contains(tokens.count),
      !tokens.contains(where: { $0.says(";") }),
      tokens.last.map({ leavingEnds.contains($0.folded) }) == true,
      case let pieces = SpokenClauses(line, tokens).pieces, pieces.count > 1,
      let last = pieces.last, DialogueAct.leaves(tokens[last]),
      // `the louvre is too far, drop it` is an order of its own.
      !tokens[last].contains(where: { dropping.contains($0.folded) })
        || WordLattice(tokens).beginsWithOrder
    else { return read }
    switch read {
    case .understood(let utterance):
      guard !utterance.intent.givesText, read.trial(in: scene) == .changes else { return read }
    case .refused(let diagnostic):
      guard diagnostic.mayReadOtherwise, diagnostic.kind != "leaves-alone" else { return read }
    case .incomplete(let question): guard question.offered != nil else { return read }
    case .nothing: return read
    }
    return .refused(SyntaxProblem.leavesAlone.diagnostic(bytes: 0..<line.utf8.count))
  }
}

extension String {
  /// Whether a line ends as one does that leaves what it says.
  fileprivate var mayLeave: Bool {
    let end = lastWord
    return end.hasSuffix(".") || end.hasSuffix("!") || leavingEnds.contains(end)
  }

  /// What stands behind the last blank, in small letters: many a line is told from others by it without
  /// being cut.
  var lastWord: String {
    let blank = utf8.lastIndex(of: UInt8(ascii: " "))
    return (blank.map { self[$0...].dropFirst() } ?? self[...]).lowercased()
  }
}

extension WordLattice {
  /// Whether an order begins the line, behind talk.
  fileprivate var beginsWithOrder: Bool {
    edges.indices.contains(behindTalk)
      && edges[behindTalk].contains { $0.classes.meets(.orders) }
  }
}

extension Intent {
  /// Whether a text is written down that may say anything.
  var givesText: Bool {
    steps.contains { step in
      let line = step.canonicalLine
      return [
        "note ", "add note ", "todo ", "pack ", "describe ", "name ", "rename ", "style ", "alias ",
      ]
      .contains { line.hasPrefix($0) }
    }
  }
}

/// With these words something may as well be taken away.
private let dropping: Set = ["drop", "ditch", "cancel", "scratch", "scrap", "forget"]
/// A line that leaves what it says ends with one of these; few lines do.
private let leavingEnds: Set = [
  "it", "is", "mind", "that", "nevermind", "nvm", "alone", "be", "bother", "thanks", "matter",
  "this", ".", "!",
]
