internal import Session

extension LineReader {
  /// Reads a line behind others: what is sure of it, else what is likely.
  package func read(_ line: String, after before: LinesBefore) -> ReadResult {
    likelier(readBehind(line, before), typed: line)
  }

  /// Offers what the words of a line make likely, in the place of an offer that they speak against, or
  /// of a refusal that knows no command.
  private func likelier(_ read: ReadResult, typed line: String) -> ReadResult {
    guard scene != nil, let held = read.held,
      let expanded = try? ExpandedLine(line, aliases: session.knownAliases),
      let tokens = try? Lexer.tokens(of: expanded.text),
      (3..<LineReader.mostInSentence).contains(tokens.count),
      // Of several commands the part that is wrong is told.
      !tokens.contains(where: { $0.says(";") }), let first = tokens.first, let last = tokens.last
    else { return read }
    let open = OpenReader(
      reader: self, scene: scene, line: expanded.text, tokens: OpenWords.apart(tokens))
    guard let found = open.likeliest else { return read }
    let isBetter =
      switch held {
      case .nothing: found.chance > leastOffered
      case .offer(let offer):
        found.chance > leastInstead && found.chance > moreLikely * chance(of: offer, found.likely)
      }
    guard isBetter else { return read }
    let whole = expanded.typed(first.bytes.lowerBound..<last.bytes.upperBound)
    return Utterance(line: line, intent: found.intent, spans: [:], whole: whole).offered
  }

  /// How likely all that is offered is meant: of several commands the words speak for the first.
  private func chance(of offered: Intent, _ likely: LikelyVerbs) -> Double {
    let verbs = offered.steps.map { reading(of: $0.canonicalLine)?.verb }
    var seen: Set<Verb?> = []
    return verbs.enumerated().reduce(1) { chance, verb in
      guard seen.insert(verb.element).inserted else { return chance }
      let own = verb.element.map(likely.chance) ?? 0
      return chance * (verb.offset == 0 ? own : max(own, leastOfOthers))
    }
  }
}

/// What is less likely is not offered.
private let leastOffered = 0.25
/// Nor in the place of another offer, unless it is so many times likelier than that.
private let leastInstead = 0.5
private let moreLikely = 8.0
private let leastOfOthers = 0.1

/// What something likelier may take the place of.
private enum Held {
  case offer(Intent)
  case nothing
}

extension ReadResult {
  /// What is offered, or that nothing is known; `nil` where the line was understood, was asked about,
  /// or was refused for what another command would say too.
  fileprivate var held: Held? {
    switch self {
    case .nothing: nil
    case .understood(let utterance):
      if case .undecided(let intent) = utterance.intent { .offer(intent) } else { nil }
    case .refused(let diagnostic):
      diagnostic.mayReadOtherwise && !diagnostic.saysWhatIsMeant ? .nothing : nil
    case .incomplete(let question): question.offered.map(Held.offer)
    }
  }
}

extension Diagnostic {
  /// Whether it tells a line that is meant, or that nothing is to be done.
  fileprivate var saysWhatIsMeant: Bool {
    kind == "leaves-alone" || tries.first.map { $0.split(separator: " ").count > 3 } == true
  }
}
