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
      guard !unsure.isOpen, trusts[best] > LineReader.leastInstead,
        !tellsMore(all[0].intent, than: found.intent, unsure)
      else { return read }
    case .learned:
      guard !unsure.isOpen, trusts[best] > LineReader.leastOffered else { return read }
    }
    return unsure.utterance(of: found.intent).offered
  }

  /// Whether the same command tells more of what stands in the line, or the other leaves off within a text.
  private func tellsMore(_ offered: Intent, than other: Intent, _ unsure: UnsureLine) -> Bool {
    func verbs(_ intent: Intent) -> [Verb?] {
      intent.steps.map { reading(of: $0.canonicalLine)?.verb }
    }
    return verbs(offered) == verbs(other)
      && (unsure.told(by: offered) > unsure.told(by: other)
        || certainty(of: other, unsure)?.textsAreWhole == false)
  }

  /// Whether something new, or how a thing of a list is called, was weighed already against what is there.
  private func mayBeNew(_ done: Intent, _ other: Intent) -> Bool {
    func moves(_ intent: Intent) -> Bool {
      intent.steps.contains { if case .moveStops = $0 { true } else { false } }
    }
    return done.onlyLists && other.onlyLists || done.steps.first?.addition != nil && moves(other)
  }

  /// What is so likely by the words of a line is done if it is read so.
  private static let likelyEnough = 0.9
  private static let leastDone = 0.4
  private static let muchLikelier = 0.1
  private static let leastOffered = 0.15
  /// Nor is it in the place of another offer.
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
