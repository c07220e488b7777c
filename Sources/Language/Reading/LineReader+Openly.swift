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
      guard diagnostic.mayReadOtherwise else { return result }
      return openly(tokens, of: expanded, typed: line) ?? result
    case .incomplete:
      // What is asked for of two or three words is what they lack.
      guard tokens.count > 3, let open = openly(tokens, of: expanded, typed: line),
        open.comesToSomething(in: scene)
      else { return result }
      return open
    case .understood(let utterance):
      if utterance.looseNames?.isEmpty == true, !utterance.namesUnknownStop { return result }
      let does = result.comesToSomething(in: scene)
      let isOdd = !oddNames(utterance).isEmpty
      if does, utterance.isExact || utterance.looseNames == nil, !isOdd { return result }
      if does, let names = utterance.looseNames,
        names.allSatisfy({ isKnownName($0, tokens, scene) })
      {
        return result
      }
      let open = openly(tokens, of: expanded, typed: line)
      if let open, open.comesToSomething(in: scene),
        !does || isOdd || open.looseWords < result.looseWords
      {
        return open
      }
      if utterance.looseNames == nil {
        return isOdd && result.changesSomething(in: scene) ? result.offered : result
      }
      guard let names = utterance.looseNames, !utterance.isExact,
        !names.allSatisfy({ isPlausibleName($0, tokens, scene) })
      else { return result }
      return result.changesSomething(in: scene) ? result.offered : result
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
      return !PlainActivities.begin(name)
        && words.indices.contains { index in
          words[index].text.first?.isUppercase != true
            && lattice.edges[index].contains { $0.classes.meets(odd) }
        }
    }
  }

  private func isKnownName(_ range: Range<Int>, _ tokens: [Token], _ scene: Scene) -> Bool {
    let names = tokens[range].split { $0.says("and") || $0.says(",") }
    return !names.isEmpty
      && names.allSatisfy { name in
        let words = name.first?.says("the") == true ? name.dropFirst() : name
        let text = words.map(\.text).joined(separator: " ")
        if name.count == 1, WordLattice(Array(name)).isKnown(0) { return false }
        return PlainActivities.isJust(text) || !scene.gazetteer.named(text).isEmpty
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
    case .understood(let intent, let spans, let loose):
      let bytes = spans.mapValues { range in
        expanded.typed(
          tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound)
      }
      var utterance = Utterance(line: line, intent: intent, spans: bytes, whole: whole)
      utterance.looseNames = loose
      return .understood(utterance)
    case .offered(let intent):
      return Utterance(line: line, intent: intent, spans: [:], whole: whole).offered
    }
  }
}

extension ReadResult {
  /// Whether it changes something or shows something.
  fileprivate func comesToSomething(in scene: Scene) -> Bool {
    guard case .understood(let utterance) = self else { return false }
    switch Interpreter(scene).decide(utterance.intent) {
    case .commit, .reply, .perform, .lookUp: return true
    case .ask(let question): return !question.isAboutName
    case .fail: return false
    }
  }

  fileprivate func changesSomething(in scene: Scene) -> Bool {
    guard case .understood(let utterance) = self,
      case .commit(let commit) = Interpreter(scene).decide(utterance.intent)
    else { return false }
    return commit.events.changeSomething
  }

  /// How many words it takes for names of which nothing is known.
  fileprivate var looseWords: Int {
    guard case .understood(let utterance) = self else { return 0 }
    return (utterance.looseNames ?? []).reduce(0) { $0 + $1.count }
  }

  /// The same as what is probably meant.
  fileprivate var offered: ReadResult {
    guard case .understood(let utterance) = self else { return self }
    return utterance.offered
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

extension Question {
  /// Whether it doubts that there is what was named.
  fileprivate var isAboutName: Bool {
    switch topic {
    case .noPlace: true
    default: false
    }
  }
}

extension Utterance {
  /// What it probably means, to be done where a person agrees.
  fileprivate var offered: ReadResult { .incomplete(question(.offer(intent, as: intent))) }
}

extension Diagnostic {
  /// Whether words were not understood; what is wrong in itself is not read in another way.
  fileprivate var mayReadOtherwise: Bool {
    ["unknown-verb", "unexpected-word", "doubtful-name"].contains(kind)
  }
}
