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
    // What changes nothing yet asks, or shows something; a list may have anything on it.
    if case .understood(let utterance) = read {
      guard case .commit(let commit) = Interpreter(scene).decide(utterance.intent),
        commit.events.changeSomething, !commit.canonical.onlyLists,
        // What the words of a line make likely is done, and not weighed, which is dear.
        chance(of: commit.canonical, unsure.likely) < LineReader.likelyEnough
      else { return read }
    }
    let all = possibleMeanings(read, unsure, in: scene)
    let evidence = MeaningEvidence(unsure: unsure, reader: self, all: all)
    let trusts = all.map { evidence.trust(in: $0) }
    guard let likeliest = trusts.indices.max(by: { trusts[$0] < trusts[$1] }) else { return read }
    let best = fuller(than: likeliest, all, unsure)
    let found = all[best]
    if all[0].source == .done {
      let isKept =
        best == 0 || trusts[0] >= LineReader.leastDone
        || trusts[0] >= leastDone(all[0].intent, unsure, likeliest: found.intent)
      return isKept ? read : unsure.utterance(of: found.intent).offered
    }
    if best == 0, all[0].source == .offered {
      let done = doneIfCertain(read, unsure, agrees: found.rank == 0, trust: trusts[0])
      return done.isUnderstood || trusts[0] < LineReader.leastDoneAnew
        ? done : doneIfPlain(read, found.intent, unsure)
    }
    guard isOfferedInstead(found, of: read, all[0], trusts[best], trusts[0], unsure) else {
      return read
    }
    let offered = unsure.utterance(of: found.intent).offered
    return trusts[best] < LineReader.leastDoneAnew
      ? offered : doneIfPlain(offered, found.intent, unsure)
  }

  /// Whether what was likeliest found is shown, and not what would be offered or told without it.
  private func isOfferedInstead(
    _ found: PossibleMeaning, of read: ReadResult, _ first: PossibleMeaning, _ trust: Double,
    _ firstTrust: Double, _ unsure: UnsureLine
  ) -> Bool {
    if first.source == .offered {
      let isSame = verbs(first.intent) == verbs(found.intent)
      return !unsure.isOpen
        && trust
          > (isSame
            ? max(LineReader.leastOffered, firstTrust + LineReader.muchLikelier)
            : LineReader.leastInstead)
        && !tellsMore(first.intent, than: found.intent, unsure)
        && !(isSame && unsaid(found.intent, unsure) > unsaid(first.intent, unsure))
    }
    guard !unsure.isOpen, trust > LineReader.leastOffered, !unsure.units.beginStrangely else {
      return false
    }
    // An offer that asks more before it can be done.
    if case .incomplete(let question) = read, let offered = question.offered {
      return !tellsMore(offered, than: found.intent, unsure)
    }
    return true
  }

  /// Of what was learned, the same command that tells more of the line, and nothing else: both hours of a flight.
  private func fuller(
    than likeliest: Int, _ all: [PossibleMeaning], _ unsure: UnsureLine
  ) -> Int {
    guard all[0].source == .learned else { return likeliest }
    let intent = all[likeliest].intent
    return all.indices.first { index in
      let other = all[index].intent
      return index != likeliest && verbs(other) == verbs(intent)
        && unsure.told(by: other) > unsure.told(by: intent)
        && unsaid(other, unsure) <= unsaid(intent, unsure)
    } ?? likeliest
  }

  /// How many facts a command has that the line does not tell: the next day, of a flight told backwards.
  private func unsaid(_ intent: Intent, _ unsure: UnsureLine) -> Int {
    guard let certain = certainty(of: intent, unsure) else { return 0 }
    return certain.offered.facts.count { !certain.isSaid($0) }
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

  /// How likely what would be done by rules has to be.
  ///
  /// Less where the line begins with the word of the command or only something else of the same kind is likelier.
  /// Nothing where a new stop may be one that is there, which rules weighed, or another is likelier than one of which the
  /// whole name stands in the line.
  private func leastDone(_ intent: Intent, _ unsure: UnsureLine, likeliest: Intent) -> Double {
    if intent.onlyAdds && likeliest.moves { return 0 }
    let word = intent.canonicalLine.split(separator: " ").first.map(String.init)
    if unsure.units.first?.sign == word { return LineReader.leastDonePlainly }
    guard intent != likeliest, verbs(intent) == verbs(likeliest) else {
      return LineReader.leastDone
    }
    // `scratch dead horse point`, where another has a point in its name.
    guard let own = certainty(of: intent, unsure), let other = certainty(of: likeliest, unsure),
      own.offered.values(.stop) != other.offered.values(.stop), own.namesAllWholly
    else { return LineReader.leastDoneSo }
    return 0
  }

  /// What each step of a command is.
  func verbs(_ intent: Intent) -> [Verb?] {
    intent.steps.map { reading(of: $0.canonicalLine)?.verb }
  }

  /// What is so likely by the words of a line alone is done where it is read so.
  private static let likelyEnough = 0.2
  /// What would be done by rules is only offered below this.
  private static let leastDone = 0.4
  /// The same, where something else of its kind is likelier, and where its own word begins the line.
  private static let leastDoneSo = 0.3
  private static let leastDonePlainly = 0.2
  /// What was not read so is done above this, where nothing in the line turns it.
  private static let leastDoneAnew = 0.98
  /// By so much another way to fill the gaps is likelier, to be offered instead.
  private static let muchLikelier = 0.1
  /// What is offered at all.
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
  /// Whether nothing but lists of things to pack and to do is changed.
  var onlyLists: Bool {
    steps.allSatisfy { if case .list = $0 { true } else { false } }
  }

  /// Whether it adds stops and does nothing else.
  var onlyAdds: Bool { steps.allSatisfy { $0.addition != nil } }

  fileprivate var moves: Bool {
    steps.contains { if case .moveStops = $0 { true } else { false } }
  }
}
