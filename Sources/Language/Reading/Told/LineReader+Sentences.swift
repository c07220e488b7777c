internal import Session

/// Several sentences in one line, each with a matter of its own: `Lunch, scrap it. And the 96 was 69.`
extension LineReader {
  /// What was not understood, read sentence by sentence, each as the session is behind the one before;
  /// `nil` where one of them comes to nothing.
  ///
  /// All have to come to something, but for those that only tell how it came to be. It is done where
  /// each of them is certain, else offered.
  func inSentences(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard result.isOpenStill, (5..<LineReader.mostInSentence).contains(tokens.count) else {
      return nil
    }
    for way in ways(to: tokens) {
      guard let read = read(way.parts, tokens, of: expanded, typed: line) else { continue }
      guard way.isByCommas else { return read }
      // Each of its parts has to be certain, and even then it is only offered.
      guard case .understood(let utterance) = read else { continue }
      return utterance.offered
    }
    return nil
  }

  private func read(
    _ parts: [Range<Int>], _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    var (reader, intents, isCertain) = (self, [Intent](), true)
    var remarks: [Range<Int>] = []
    let lattice = WordLattice(tokens)
    for part in parts {
      let words = Array(tokens[part])
      let isRemark = isRemark(part, tokens, lattice, expanded)
      let isSentence = RemarkGrammar(lattice).isSentence(part, maybeDenied: true)
      let found = reader.matter(of: words, expanded, line)
      guard let said = found, said.isCertain || !(isRemark && isSentence) else {
        guard isRemark || leavesAlone(part, tokens) else { return nil }
        remarks.append(part)
        if !isSentence, !leavesAlone(part, tokens) { isCertain = false }
        continue
      }
      if case .talk = said.intent {
        // `wait, no`, `don't do it`
        guard !part.contains(where: { lattice.classes(at: $0).meets(ClassSet([.not, .repair])) })
        else { return nil }
        continue
      }
      // What is asked first may be asked of what comes then.
      if let last = intents.last, last.looks(self), !said.intent.looks(self) { isCertain = false }
      // `storm coming`, `people complain`, `style matters`: who travels is told in a line of its own.
      if parts.count > 1, said.intent.tellsParty || said.intent.isStyle {
        guard isRemark else { return nil }
        remarks.append(part)
        continue
      }
      intents.append(said.intent)
      isCertain = isCertain && said.isCertain
      if let behind = reader.behind(said.intent) { reader = behind }
    }
    // `…: Ana and me` behind what leads to nothing is no remark.
    guard !intents.isEmpty, remarks.last != parts.last || parts.count > 2 || leads(parts, tokens)
    else { return nil }
    // `that's nap time. 3 o'clock then`: without a word for it.
    if !remarks.isEmpty, !tokens.indices.contains(where: { lattice.classes(at: $0).meets(.orders) })
    {
      isCertain = false
    }
    let intent = intents.count == 1 ? intents[0] : .several(intents)
    let utterance = told(intent, by: tokens, of: expanded, typed: line)
    let trial = scene.map { ReadResult.understood(utterance).trial(in: $0) }
    guard let trial, trial == .changes || trial == .shows else { return nil }
    return isCertain ? .understood(utterance) : utterance.offered
  }

  /// Whether a sentence ends between the two parts.
  private func leads(_ parts: [Range<Int>], _ tokens: [Token]) -> Bool {
    guard let last = parts.last, last.lowerBound > 0 else { return false }
    return [".", "!", "?", "–", "—", "-"].contains(tokens[last.lowerBound - 1].folded)
  }

  /// What a sentence by itself comes to; `nil` where that is nothing.
  func matter(
    of tokens: [Token], _ expanded: ExpandedLine, _ line: String
  ) -> (intent: Intent, isCertain: Bool)? {
    var rest = tokens[...]
    while rest.count > 1, let first = rest.first, openings.contains(first.folded) {
      rest.removeFirst()
    }
    let said = Array(rest)
    guard !said.isEmpty else { return nil }
    let read = otherwise(
      whole(said, of: expanded, typed: line), said, of: expanded, typed: line, inPart: true)
    switch read {
    case .understood(let utterance):
      if case .undecided = utterance.intent { return (utterance.intent, false) }
      return (utterance.intent, true)
    case .incomplete(let question):
      // What is nothing but words is rather said by the way.
      guard let offered = question.offered, !offered.isMereIdea else { return nil }
      return (offered, false)
    case .refused, .nothing: return nil
    }
  }

  /// As in `Lunch stays.`.
  private func leavesAlone(_ range: Range<Int>, _ tokens: [Token]) -> Bool {
    guard range.count < 6, let last = range.last else { return false }
    return ["stays", "remains", "stay", "stands"].contains(tokens[last].folded)
      || last > range.lowerBound && tokens[last - 1].says("stays") && tokens[last].says("put")
  }

  /// Whether words tell neither number, day, money nor order: how it came to be.
  ///
  /// `wait, no` and `don't do it` are none: they turn what stands beside them.
  private func isRemark(
    _ range: Range<Int>, _ tokens: [Token], _ lattice: WordLattice, _ expanded: ExpandedLine
  ) -> Bool {
    let turns = range.contains { lattice.classes(at: $0).meets(ClassSet([.not, .repair])) }
    let first = range.first.map { tokens[$0].spoken } ?? ""
    guard
      !turns
        || !denying.contains(first) && RemarkGrammar(lattice).isSentence(range, maybeDenied: true)
    else { return false }
    return tellsNoFact(range, context(expanded.text, tokens), lattice)
      || range.count < 4 && range.allSatisfy { lattice.classes(at: $0).has(.talk) }
  }
}

extension Intent {
  /// Whether it changes nothing.
  fileprivate func looks(_ reader: LineReader) -> Bool {
    guard let scene = reader.scene, case .reply = Interpreter(scene).decide(self) else {
      return false
    }
    return true
  }

  fileprivate var isStyle: Bool { if case .style = self { true } else { false } }

  /// Whether it only adds something to the ideas.
  fileprivate var isMereIdea: Bool {
    guard case .add(let new) = self else { return false }
    return new.to == .ideas
  }
}

private let denying: Set = ["don't", "dont", "never", "no", "not", "stop", "wait", "do"]
private let openings: Set = [
  "and", "also", "so", "then", "but", ",", "plus", "oh", "after", "that", "afterwards",
]
