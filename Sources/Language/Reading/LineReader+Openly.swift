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
        !utterance.looseTitles.isEmpty
      {
        return result
      }
      return open
    case .incomplete:
      // What is asked for of two or three words is what they lack.
      guard tokens.count > 3, let open = openly(tokens, of: expanded, typed: line),
        open.comesToSomething(in: scene)
      else { return result }
      return open
    case .understood(let utterance):
      if utterance.isCanonical || utterance.knowsItsNames { return result }
      return weighed(utterance, tokens, of: expanded, in: scene)
    }
  }

  private func weighed(
    _ utterance: Utterance, _ tokens: [Token], of expanded: ExpandedLine, in scene: Scene
  ) -> ReadResult {
    let result = ReadResult.understood(utterance)
    let trial = result.trial(in: scene)
    // Asking beats guessing.
    if trial == .asks { return result }
    let isOdd =
      !oddNames(utterance).isEmpty || !utterance.looseTitles.allSatisfy { isTitle($0, tokens) }
    let isKnown = utterance.looseNames?.allSatisfy { isKnownName($0, tokens, scene) } ?? true
    if trial != .fails, !isOdd, utterance.isExact || isKnown { return result }
    if let open = openly(tokens, of: expanded, typed: utterance.line),
      open.comesToSomething(in: scene),
      trial == .fails || isOdd || open.looseWords < result.looseWords
    {
      return open
    }
    let isPlausible =
      utterance.looseNames?.allSatisfy { isPlausibleName($0, tokens, scene) } ?? true
    return trial == .changes && (isOdd || !isPlausible && !utterance.isExact)
      ? utterance.offered : result
  }

  /// Whether words may be a title: no operator stands in them.
  private func isTitle(_ range: Range<Int>, _ tokens: [Token]) -> Bool {
    let lattice = WordLattice(tokens)
    return range.allSatisfy { index in
      !lattice.edges[index].contains {
        $0.classes.meets(ClassSet([.not, .either, .condition, .question]))
      }
    }
  }

  /// Whether words without quotes look like a name: one of the gazetteer, something that people do,
  /// or words that the language does not have.
  private func isPlausibleName(_ range: Range<Int>, _ tokens: [Token], _ scene: Scene) -> Bool {
    if isKnownName(range, tokens, scene) { return true }
    let lattice = WordLattice(tokens)
    return range.allSatisfy { index in
      tokens[index].kind == .word && !lattice.isKnown(index)
        || tokens[index].text.first?.isUppercase == true
        || index > range.lowerBound
          && lattice.classes(at: index).meets(ClassSet([.preposition, .function]))
    }
  }

  /// Names of what would be added in which words of the language stand that no name holds.
  private func oddNames(_ utterance: Utterance) -> [String] {
    utterance.intent.newNames.filter { name in
      guard let words = try? Lexer.tokens(of: name) else { return false }
      let lattice = WordLattice(words)
      let odd = ClassSet([
        .trip, .day, .dates, .not, .condition, .either, .instead, .repair, .question, .pronoun,
        .same,
      ])
      // `a walk, so romantic`
      if let first = words.first?.folded, ["so", "too", "very", "how"].contains(first) {
        return true
      }
      return !PlainActivities.begin(name)
        && words.indices.contains { index in
          words[index].text.first?.isUppercase != true
            && lattice.edges[index].contains { $0.classes.meets(odd) }
        }
    }
  }

  private func isKnownName(_ range: Range<Int>, _ tokens: [Token], _ scene: Scene) -> Bool {
    if range.count == 1, WordLattice(Array(tokens[range])).isKnown(0) { return false }
    let names = listedNames(tokens[range].map(\.text).joined(separator: " "))
    return !names.isEmpty
      && names.allSatisfy { name in
        let bare = PlainActivities.withoutArticle(name) ?? name
        return PlainActivities.isJust(bare)
          || spokenNames(name).contains { !scene.gazetteer.named($0).isEmpty }
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
    case .understood(let intent, let spans, let loose, let titles):
      let bytes = spans.mapValues { range in
        expanded.typed(
          tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound)
      }
      var utterance = Utterance(line: line, intent: intent, spans: bytes, whole: whole)
      utterance.looseNames = loose
      utterance.looseTitles = titles
      return .understood(utterance)
    case .offered(let intent):
      return Utterance(line: line, intent: intent, spans: [:], whole: whole).offered
    }
  }
}

extension Intent {
  /// The names, without quotes, of what it adds.
  fileprivate var newNames: [String] {
    switch self {
    case .several(let parts), .either(let parts): return parts.flatMap(\.newNames)
    case .undecided(let meant): return meant.newNames
    case .add(let new):
      if case .place(.named(let name, quoted: false)) = new.what { return [name] }
      return []
    default: return []
    }
  }
}

extension Utterance {
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
      || kind.hasPrefix("missing-")
  }
}
