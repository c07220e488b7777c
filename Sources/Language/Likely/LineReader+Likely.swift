internal import Session

extension LineReader {
  /// Reads a line behind others: what is sure of it, else what is likely.
  package func read(_ line: String, after before: LinesBefore) -> ReadResult {
    chosen(ruled(line, after: before), UnsureLine(line, self), after: before)
  }

  /// What a line is read as by rules alone.
  func ruled(_ line: String, after before: LinesBefore) -> ReadResult {
    let behind = readBehind(line, before)
    // What is written as canonical lines are is no order behind what is told, and leaves nothing.
    if behind.isReadExactly { return unlessNothingWasTaken(behind, line, after: before) }
    return unlessMoreIsTold(
      besideNotes(
        travellersApart(ideaByName(weighed(behind, line, after: before), line)), line), line)
  }

  private func weighed(
    _ behind: ReadResult, _ line: String, after before: LinesBefore
  ) -> ReadResult {
    if let ordered = ordered(line) { return ordered }
    if let off = offTheList(line) { return off }
    if !behind.isUnderstood, let both = ofBoth(line, after: before) { return both }
    if let meant = withoutContrast(line, behind, after: before) { return meant }
    let taken = unlessNothingWasTaken(behind, line, after: before)
    let read = orPhrased(unlessLeft(taken, line), line)
    return likelier(besideReason(read, line, after: before), typed: line, after: before)
  }

  /// Offers what the words of a line make likely, in the place of an offer that they speak against, of
  /// a refusal that knows no command, or of a text that takes more words than it is.
  private func likelier(
    _ read: ReadResult, typed line: String, after before: LinesBefore
  ) -> ReadResult {
    guard scene != nil, !read.isCanonical,
      let expanded = try? ExpandedLine(line, aliases: session.knownAliases),
      let tokens = try? Lexer.tokens(of: expanded.text),
      (3..<LineReader.mostInSentence).contains(tokens.count),
      // Of several commands the part that is wrong is told.
      !tokens.contains(where: { $0.says(";") }), let first = tokens.first, let last = tokens.last,
      let held = read.held(SwallowedWords(tokens)) ?? heldForMention(read),
      // `delete the beach? no`
      tokens.last(where: { $0.kind != .sign }).map(DialogueAct.denies) != true
    else { return read }
    let open = OpenReader(
      reader: self, scene: scene, line: expanded.text, tokens: OpenWords.apart(tokens))
    // What stands in the line is looked up once for all that is asked of it.
    let table = OpenClauses(open, session: session)
    let units = SaidUnits(table.spans).all(in: table.whole)
    if case .nothing = held, units.beginStrangely { return read }
    let likely = LikelyFrames(units)
    let rest = likeliestRest(of: table, likely, after: before)
    let guess = held.swallows ? nil : open.likeliest(table, likely)
    func isBetter(_ found: LikelyMeaning, nothing: Double, least: Double, times: Double) -> Bool {
      switch held {
      case .nothing: found.chance > nothing
      case .swallows: found.chance > leastOffered
      case .offer(let offer):
        !offer.saysMore(than: found.intent) && found.chance > least
          && (found.chance > times * chance(of: offer, likely) || found.isBetterSaid(than: offer))
      }
    }
    let better = [
      rest.flatMap {
        isBetter($0, nothing: leastOfRest, least: leastOffered, times: moreLikelyRest) ? $0 : nil
      },
      guess.flatMap {
        isBetter($0, nothing: leastOffered, least: leastInstead, times: moreLikely) ? $0 : nil
      },
    ]
    guard let found = better.compactMap(\.self).max(by: { $0.chance < $1.chance }) else {
      if case .swallows(let utterance) = held { return utterance.offered }
      return read
    }
    if found.isLook, found.chance > leastShown {
      return meant(found.intent, by: line, expanded)
    }
    let whole = expanded.typed(first.bytes.lowerBound..<last.bytes.upperBound)
    return Utterance(line: line, intent: found.intent, spans: [:], whole: whole).offered
  }

  /// Where nothing was spoken of that `it` could be, it may be what the line itself tells of.
  private func heldForMention(_ read: ReadResult) -> Held? {
    guard let scene, case .understood(let utterance) = read,
      case .fail(let failure) = Interpreter(scene).decide(utterance.intent),
      failure.problem == .nothingMentioned
    else { return nil }
    return .nothing
  }

  /// How likely all that is offered is meant: of several commands the words speak for the first.
  func chance(of offered: Intent, _ likely: LikelyFrames) -> Double {
    let verbs = offered.steps.map { reading(of: $0.canonicalLine)?.verb }
    var seen: Set<Verb?> = []
    return verbs.enumerated().reduce(1) { chance, verb in
      guard seen.insert(verb.element).inserted else { return chance }
      let own = verb.element.map(likely.chance) ?? 0
      return chance * (verb.offset == 0 ? own : max(own, leastOfOthers))
    }
  }
}

extension Intent {
  /// Whether it does all of it and more, but for notes of why.
  func saysMore(than other: Intent) -> Bool {
    let others = other.steps.map(\.canonicalLine)
    let more = steps.filter { !others.contains($0.canonicalLine) }
    guard !more.isEmpty, steps.count == more.count + others.count else { return false }
    return !more.contains { step in
      guard case .addNote(_, let text) = step else { return false }
      return reasons.contains { text.lowercased().hasPrefix($0) }
    }
  }
}

private let reasons = ["because ", "as ", "so ", "since ", "for ", "uh ", "um ", "wait "]

/// What is less likely is not offered.
private let leastOffered = 0.2
/// Of a line that came to nothing more is worth an offer where all of a part of it is understood.
let leastOfRest = 0.06
/// What only looks is shown where it is as likely as not.
private let leastShown = 0.5
/// Nor in the place of another offer, unless it is so many times likelier than that.
private let leastInstead = 0.5
private let moreLikely = 8.0
private let moreLikelyRest = 2.0
private let leastOfOthers = 0.1

/// What something likelier may take the place of.
private enum Held {
  case offer(Intent)
  /// A text in it takes more words than it is.
  case swallows(Utterance)
  case nothing

  var swallows: Bool { if case .swallows = self { true } else { false } }
}

extension ReadResult {
  /// Whether it is as a canonical line says it, as most lines are: nothing else is likelier.
  var isCanonical: Bool {
    if case .understood(let utterance) = self { utterance.isCanonical } else { false }
  }

  /// Whether all its names and texts stand in quotes and nothing else can be meant.
  var isReadExactly: Bool {
    if case .understood(let utterance) = self { utterance.isReadExactly } else { false }
  }

  /// What is offered, or that nothing is known; `nil` where the line was understood, was asked about,
  /// or was refused for what another command would say too.
  fileprivate func held(_ swallowed: SwallowedWords) -> Held? {
    switch self {
    case .nothing: return nil
    case .understood(let utterance):
      if case .undecided(let intent) = utterance.intent { return .offer(intent) }
      return swallowed.areIn(utterance.intent) ? .swallows(utterance) : nil
    case .refused(let diagnostic):
      return diagnostic.mayReadOtherwise && !diagnostic.saysWhatIsMeant ? .nothing : nil
    case .incomplete(let question): return question.offered.map(Held.offer)
    }
  }
}

extension Diagnostic {
  /// Whether it tells a line that is meant, or that nothing is to be done.
  var saysWhatIsMeant: Bool {
    kind == "leaves-alone"
      || kind != "unexpected-word"
        && tries.first.map { $0.split(separator: " ").count > 3 } == true
  }
}
