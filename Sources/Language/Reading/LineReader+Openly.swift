internal import Session

extension LineReader {
  /// What the shapes of commands make of a line, against what its words are.
  ///
  /// A shape that knows all the words of its names stands. Of one that takes words for a name of
  /// which nothing is known the open reading knows better, where that has a reason for each word.
  func weighed(
    _ result: ReadResult, _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard let scene else { return result }
    switch result {
    case .nothing: return result
    case .refused(let diagnostic):
      guard diagnostic.mayReadOtherwise,
        let open = openly(tokens, of: expanded, typed: line)
      else { return result }
      // `call it even`: of what may be no name nothing makes a name.
      if diagnostic.kind == "doubtful-name", case .understood(let utterance) = open,
        utterance.looseTitles.contains(where: {
          tokens[$0.lowerBound].text.first?.isUppercase == false
        })
      {
        return result
      }
      // There may be a setting of nearly that name.
      if diagnostic.kind == "unknown-setting", !open.comesToSomething(in: scene) { return result }
      return open
    case .incomplete:
      // What is asked for of two or three words is what they lack, unless they lack nothing.
      guard let open = openly(tokens, of: expanded, typed: line) else { return result }
      let trial = open.trial(in: scene)
      guard trial != .fails,
        tokens.count > 3 && open.isUnderstood || open.isClear
          || tokens.count > LineReader.mostAsked && trial == .changes
      else { return result }
      return open
    case .understood(let utterance):
      if let either = orCity(utterance, tokens, of: expanded) { return either }
      if utterance.isCanonical { return result }
      if saysNone(tokens), result.mayAdd || utterance.joinsOrders {
        return openly(tokens, of: expanded, typed: line) ?? utterance.offered
      }
      if case .selectDay = utterance.intent, saysToo(tokens),
        let open = openly(tokens, of: expanded, typed: line), open.trial(in: scene) == .changes
      {
        return open
      }
      if utterance.knowsItsNames, !utterance.isExact || result.trial(in: scene) != .fails {
        return result
      }
      return weighed(utterance, tokens, of: expanded, in: scene)
    }
  }

  /// Of a longer line what it probably means says more than a question for what a shape of it lacks.
  private static let mostAsked = 5

  /// `no lunch on tuesday`: a wish that there be none, and nothing to add.
  private func saysNone(_ tokens: [Token]) -> Bool {
    guard tokens.count > 1, tokens[0].says("no"), tokens[1].kind == .word else { return false }
    let classes = WordLattice(tokens).edges[0]
    return classes.allSatisfy { $0.classes.has(.not) && !$0.classes.has(.talk) }
  }

  /// `friday too`: what was done last, rather than a look at that day.
  private func saysToo(_ tokens: [Token]) -> Bool {
    tokens.dropFirst().contains { Lexicon.shared.classes(of: $0.folded).has(.too) }
  }

  private func weighed(
    _ utterance: Utterance, _ tokens: [Token], of expanded: ExpandedLine, in scene: Scene
  ) -> ReadResult {
    let result = ReadResult.understood(utterance)
    let trial = result.trial(in: scene)
    // Asking beats guessing, but not what takes fewer words for names.
    if trial == .asks {
      guard let open = openly(tokens, of: expanded, typed: utterance.line), open.isUnderstood,
        open.trial(in: scene) == .changes, open.looseWords < result.looseWords
      else { return result }
      return open
    }
    let lattice = WordLattice(tokens)
    let isOdd =
      !oddNames(utterance).isEmpty || !utterance.looseTitles.allSatisfy { isTitle($0, lattice) }
    if isOdd, let shorter = withoutTalk(lattice) {
      return inOnePart(shorter, of: expanded, typed: utterance.line)
    }
    // What a canonical line calls something is what it is to be called.
    if utterance.isExact, !utterance.looseTitles.isEmpty,
      utterance.looseTitles.allSatisfy({ !tokens[$0.lowerBound].leadsOn })
    {
      return result
    }
    let isKnown = utterance.looseNames?.allSatisfy { isKnownName($0, tokens, scene) } ?? true
    if trial != .fails, !isOdd, isKnown, !utterance.isExact { return result }
    if let open = openly(tokens, of: expanded, typed: utterance.line),
      open.comesToSomething(in: scene),
      trial == .fails || isOdd
        || open.isUnderstood && open.looseWords < result.looseWords - utterance.signsInNames(tokens)
          && !(utterance.isExact && open.shortens(utterance))
    {
      return open
    }
    let isPlausible =
      utterance.looseNames?.allSatisfy { isPlausibleName($0, lattice, scene) } ?? true
    return trial == .changes && (isOdd || !isPlausible && !utterance.isExact)
      ? utterance.offered : result
  }

  /// Whether words may be a title: no operator stands in them, nor a verb before them.
  private func isTitle(_ range: Range<Int>, _ lattice: WordLattice) -> Bool {
    let first = lattice.tokens[range.lowerBound]
    guard !Lexicon.modals.contains(first.text),
      first.text.first?.isUppercase == true
        || !lattice.edges[range.lowerBound].contains(where: { $0.classes.has(.name) })
    else { return false }
    return range.allSatisfy { index in
      !lattice.edges[index].contains {
        $0.classes.meets(ClassSet([.not, .either, .condition, .question]))
      }
    }
  }

  /// A line that no shape of a command fits, read by what its words are.
  func openly(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    let open = OpenReader(reader: self, scene: scene, line: expanded.text, tokens: tokens)
    guard let result = open.result, let first = tokens.first, let last = tokens.last else {
      return nil
    }
    let whole = expanded.typed(first.bytes.lowerBound..<last.bytes.upperBound)
    switch result {
    case .understood(let intent, let spans, let loose, let titles, let corrects):
      let bytes = spans.mapValues { range in
        expanded.typed(
          tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound)
      }
      var utterance = Utterance(line: line, intent: intent, spans: bytes, whole: whole)
      utterance.looseNames = loose
      utterance.looseTitles = titles
      utterance.isCorrection = corrects
      guard oddNames(utterance).isEmpty else { return utterance.offered }
      return .understood(utterance)
    case .offered(let intent):
      return Utterance(line: line, intent: intent, spans: [:], whole: whole).offered
    }
  }
}

extension ReadResult {
  /// Whether it adds the same thing by a part of its name.
  fileprivate func shortens(_ other: Utterance) -> Bool {
    guard case .understood(let utterance) = self, case .add(let new) = utterance.intent,
      case .add(var whole) = other.intent, case .place(.named(let part, _)) = new.what,
      case .place(.named(let name, _)) = whole.what
    else { return false }
    whole.what = new.what
    return whole == new && folded(name).contains(folded(part))
  }
}

extension Utterance {
  /// How many signs stand in its names.
  fileprivate func signsInNames(_ tokens: [Token]) -> Int {
    (looseNames ?? []).joined().count { tokens[$0].kind == .sign }
  }

  /// Whether nothing in it is a name of which nothing is known.
  fileprivate var knowsItsNames: Bool {
    looseNames?.isEmpty == true && looseTitles.isEmpty && !isGuessed
  }

  /// What it probably means, to be done where a person agrees.
  fileprivate var offered: ReadResult { .incomplete(question(.offer(intent, as: intent))) }
}

extension Diagnostic {
  /// Whether words were not understood; what is wrong in itself is not read in another way.
  fileprivate var mayReadOtherwise: Bool {
    ["unknown-verb", "unexpected-word", "doubtful-name", "not-yet"].contains(kind)
      || kind == "unknown-setting" || kind.hasPrefix("missing-")
  }
}
