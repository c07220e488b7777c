internal import Session

extension LineReader {
  /// What is likeliest meant by a line, of what it was read as and what lines like it were found to mean.
  ///
  /// What was read by rules and would be done is only offered where what was seen of it speaks against it. What
  /// came to nothing or to an offer is offered, or done where little can be wrong.
  func chosen(
    _ read: ReadResult, _ unsure: UnsureLine, after before: LinesBefore
  ) -> ReadResult {
    guard let scene, MeaningEvidence.isLearned, session.cursor.trip != nil,
      read.mayBeChosen(unsure), unsure.units.count > 1,
      !unsure.leansOn(before), !unsure.putsRight, !unsure.isDenied
    else { return read }
    if case .understood(let utterance) = read {
      return kept(utterance, unsure, in: scene) ? read : offered(read, unsure, in: scene)
    }
    return offered(read, unsure, in: scene)
  }

  /// Whether what would be done is said with the word that the command has, or is not unlikely, as is told at
  /// once of most lines.
  private func kept(_ utterance: Utterance, _ unsure: UnsureLine, in scene: Scene) -> Bool {
    guard case .commit(let commit) = Interpreter(scene).decide(utterance.intent),
      commit.events.changeSomething
    else { return true }
    let command = commit.canonical.canonicalLine.split(separator: " ").first.map(String.init)
    // That what is there is meant or something new of its name was weighed before.
    return unsure.units.first?.sign == command
      || chance(of: commit.canonical, unsure.likely) > LineReader.likelyEnough
      || certainty(of: commit.canonical, unsure)?.isThere == true
  }

  private func offered(_ read: ReadResult, _ unsure: UnsureLine, in scene: Scene) -> ReadResult {
    let all = possibleMeanings(read, unsure, in: scene)
    let evidence = MeaningEvidence(unsure: unsure, reader: self, all: all)
    let trusts = all.map { evidence.trust(in: $0) }
    guard let best = trusts.indices.max(by: { trusts[$0] < trusts[$1] }) else { return read }
    let found = all[best]
    switch all[0].source {
    case .done:
      let isKept =
        trusts[0] >= LineReader.leastDone || trusts[best] < trusts[0] + LineReader.muchLikelier
        || mayBeNew(all[0].intent, found.intent)
      return isKept ? read : unsure.utterance(of: found.intent).offered
    case .offered:
      if best == 0 {
        return doneIfCertain(read, unsure, agrees: found.rank == 0, trust: trusts[0])
      }
      let isSame = verbs(all[0].intent) == verbs(found.intent)
      guard !unsure.isOpen,
        trusts[best] > (isSame ? LineReader.leastOffered : LineReader.leastInstead),
        !tellsMore(all[0].intent, than: found.intent, unsure)
      else { return read }
    case .learned:
      guard !unsure.isOpen, trusts[best] > LineReader.leastOffered,
        !unsure.units.beginStrangely
      else { return read }
      // An offer that asks more before it can be done.
      if case .incomplete(let question) = read, let offered = question.offered,
        tellsMore(offered, than: found.intent, unsure)
      {
        return read
      }
    }
    return unsure.utterance(of: found.intent).offered
  }

  /// Whether it tells far more of what stands in the line, or is the same command and tells more, or the other
  /// leaves off within a text.
  private func tellsMore(_ offered: Intent, than other: Intent, _ unsure: UnsureLine) -> Bool {
    let isSame = verbs(offered) == verbs(other)
    let more = unsure.told(by: offered) - unsure.told(by: other)
    return more > 1 || offered.saysMore(than: other)
      || isSame
        && (more > 0 || certainty(of: other, unsure)?.textsAreWhole == false)
  }

  /// What each step of a command is.
  func verbs(_ intent: Intent) -> [Verb?] {
    intent.steps.map { reading(of: $0.canonicalLine)?.verb }
  }

  /// Whether something new, or how a thing of a list is called, was weighed already against what is there.
  private func mayBeNew(_ done: Intent, _ other: Intent) -> Bool {
    func moves(_ intent: Intent) -> Bool {
      intent.steps.contains { if case .moveStops = $0 { true } else { false } }
    }
    func adds(_ intent: Intent) -> Bool { intent.steps.first?.addition != nil }
    return done.onlyLists && other.onlyLists || adds(done) && (adds(other) || moves(other))
  }

  /// What is so likely by the words of a line is done if it is read so.
  private static let likelyEnough = 0.9
  private static let leastDone = 0.4
  private static let muchLikelier = 0.1
  private static let leastOffered = 0.15
  /// In the place of another command that is offered.
  private static let leastInstead = 0.5
}

extension ReadResult {
  /// Whether it is not sure what is meant.
  func mayBeChosen(_ unsure: UnsureLine) -> Bool {
    switch self {
    case .nothing: false
    case .understood(let utterance): !utterance.isCanonical && !utterance.isReadExactly
    case .refused(let diagnostic): diagnostic.mayReadOtherwise && !diagnostic.saysWhatIsMeant
    case .incomplete(let question):
      // What is asked for of few words is what they lack; which of several is meant is asked.
      if case .slot = question.kind { unsure.units.count > 5 } else { question.isOffer }
    }
  }
}

extension Intent {
  fileprivate var onlyLists: Bool {
    steps.allSatisfy { if case .list = $0 { true } else { false } }
  }
}
