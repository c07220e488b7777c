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
    // Read once, and only where it is asked for.
    lazy var open = unlessListIsTorn(
      openly(tokens, of: expanded, typed: line), result, tokens)
    switch result {
    case .nothing: return result
    case .refused(let diagnostic):
      guard diagnostic.mayReadOtherwise,
        let open, !open.offersTripBeside(session, tokens)
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
      guard let open else { return result }
      let trial = open.trial(in: scene)
      guard trial != .fails,
        tokens.count > 3 && open.isUnderstood || open.isClear || open.isOfDayHere
          || tokens.count > LineReader.mostAsked && trial == .changes
      else { return result }
      return open
    case .understood(let utterance):
      if let either = orCity(utterance, tokens, of: expanded) { return either }
      if utterance.isCanonical { return orKind(utterance, result, open) ?? result }
      if let placed = orPlace(utterance, tokens, of: expanded) { return placed }
      // What is booked on another day was not meant, but nothing else is.
      if case .booking(let booking) = utterance.intent, misses(booking) { return result }
      // Each word of it was understood.
      if case .booking = utterance.intent, result.trial(in: scene) != .fails { return result }
      if saysNone(tokens), result.mayAdd || utterance.joinsOrders {
        return open ?? utterance.offered
      }
      if case .selectDay = utterance.intent, saysToo(tokens), let open,
        open.trial(in: scene) == .changes
      {
        return open
      }
      // `put lunch at 1`, and what may be said of the trip as well.
      if utterance.beginsOtherwise || utterance.speaksOfAll, let open,
        open.isUnderstood || utterance.speaksOfAll
      {
        return open
      }
      if utterance.knowsItsNames, !utterance.hasOddText,
        !utterance.isExact || result.trial(in: scene) != .fails
      {
        return result
      }
      return weighed(utterance, tokens, of: expanded, in: scene) { open }
    }
  }

  /// `show me museums`, of which none is a stop: what there are of that kind.
  private func orKind(
    _ utterance: Utterance, _ result: ReadResult, _ openly: @autoclosure () -> ReadResult?
  ) -> ReadResult? {
    guard let scene, case .show(.stop(.named)) = utterance.intent,
      result.trial(in: scene) == .fails, let open = openly(),
      case .understood(let other) = open, case .suggest = other.intent
    else { return nil }
    return open
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
    _ utterance: Utterance, _ tokens: [Token], of expanded: ExpandedLine, in scene: Scene,
    against openly: () -> ReadResult?
  ) -> ReadResult {
    let result = ReadResult.understood(utterance)
    let trial = result.trial(in: scene)
    // Asking beats guessing, but not what takes fewer words for names.
    if trial == .asks {
      guard let open = openly(), open.isUnderstood,
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
    // `help me`: what is written down there begins with a word that leads to something else.
    if utterance.hasOddText, let open = openly(),
      open.isUnderstood
    {
      return open
    }
    // What a canonical line calls something is what it is to be called.
    if utterance.isExact, trial != .fails, !utterance.looseTitles.isEmpty,
      utterance.looseTitles.allSatisfy({ !tokens[$0.lowerBound].leadsOn })
    {
      return result
    }
    let isKnown = utterance.looseNames?.allSatisfy { isKnownName($0, tokens, scene) } ?? true
    if trial != .fails, !isOdd, isKnown, !utterance.isExact { return result }
    if let open = openly(),
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
}
