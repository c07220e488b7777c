internal import Session

/// A question behind what is told: `Riad Yasmine, 10th to 14th at 110 € a night. What does that come to?`
extension LineReader {
  /// Both parts, where the first changes something and the second only asks; where the question is not
  /// understood the rest is offered.
  func toldThenAsked(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard let scene, tokens.last?.says("?") == true, tokens.count < LineReader.mostInSentence,
      let cut = tokens.indices.dropFirst(3).dropLast(2).last(where: { endsTold(tokens, at: $0) })
    else { return nil }
    let first = Array(tokens[..<cut])
    let rest = Array(tokens[(cut + 1)...])
    guard !first.contains(where: { $0.says("?") }), asks(rest),
      case .understood(let told) = whole(first, of: expanded, typed: line),
      ReadResult.understood(told).trial(in: scene) == .changes
    else { return nil }
    let whole = expanded.typed(
      tokens[0].bytes.lowerBound..<tokens[tokens.count - 1].bytes.upperBound)
    var utterance = told
    utterance.whole = whole
    guard case .understood(let asked) = behindTold(told, rest, of: expanded, typed: line) else {
      return utterance.offered
    }
    return .understood(
      self.told(
        .several([told.intent, asked.intent]), by: tokens, of: expanded, typed: line))
  }

  /// `Museo Larco sunday 9:30, open daily 9-19`: something, and when it is open.
  func toldWithHours(
    _ tokens: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    guard scene != nil, tokens.count < LineReader.mostInSentence,
      let word = tokens.indices.dropFirst(3).dropLast(2).last(where: { index in
        tokens[index].says("open") || tokens[index].says("opens")
      }),
      case let end = ["it", "it's"].contains(tokens[word - 1].folded) ? word - 1 : word, end > 2,
      [",", ";", "(", "."].contains(tokens[end - 1].folded),
      case let chart = Chart(context(expanded.text, tokens)),
      case .openingHours(let hours)? = chart.openingHours(at: word + 1).first?.value,
      case .understood(let told) = whole(
        Array(tokens[..<(word - 1)]), of: expanded, typed: line), told.intent.adds
    else { return nil }
    var utterance = told
    utterance.intent = .several([told.intent, .hours(.mentioned, hours)])
    return .understood(utterance)
  }

  private func endsTold(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].kind == .sign, !tokens[index + 1].isGlued else { return false }
    // A comma parts more than sentences.
    if tokens[index].says(",") {
      return Lexicon.shared.classes(of: tokens[index + 1].spoken).has(.question)
    }
    return [".", ";", "!", "–", "—", "-"].contains(tokens[index].folded)
  }

  private func asks(_ tokens: [Token]) -> Bool {
    let lattice = WordLattice(tokens)
    return lattice.asksAtFirst
      || lattice.edges[0].contains { $0.classes.has(.question) }
      || ["does", "would", "will", "is", "any"].contains(tokens[0].folded)
  }

  /// The question as the session is behind what was told; only what looks counts.
  private func behindTold(
    _ told: Utterance, _ rest: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult {
    guard let scene, let reader = behind(told.intent) else { return .nothing }
    let result = reader.inOnePart(rest, of: expanded, typed: line)
    guard result.isUnderstood, result.trial(in: scene) == .shows else { return .nothing }
    return result
  }
}

extension Intent {
  /// Whether it adds a stop, which is spoken of behind it.
  fileprivate var adds: Bool {
    switch self {
    case .add: true
    case .several(let parts): parts.first?.adds == true
    default: false
    }
  }
}
