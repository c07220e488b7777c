internal import Session

extension LineReader {
  /// What lines like this one were found to mean, where it came to nothing or to an offer.
  ///
  /// It is offered, in the place of what is less likely. Where it is what would be offered anyway, two ways to
  /// read the line agree, and it may be done.
  func framed(
    _ read: ReadResult, _ unsure: UnsureLine, after before: LinesBefore
  ) -> ReadResult {
    guard let scene, session.cursor.trip != nil, read.mayBeFramed(unsure), unsure.units.count > 1
    else {
      return read
    }
    let offered = read.offeredIntent
    let done = doneIfCertain(read, unsure)
    guard !done.isUnderstood, !unsure.isOpen, let found = likeliestFrame(unsure, in: scene)
    else { return done }
    if found.intent.canonicalLine == offered?.canonicalLine {
      return doneIfCertain(read, unsure, agrees: true)
    }
    // What puts right what was done is found by that.
    let corrects =
      before.done != nil && unsure.units.first.map { putsRight.contains($0.sign) } == true
    if let offered, corrects || isBetter(offered, than: found, unsure) { return read }
    let line = unsure.line
    let whole = 0..<line.utf8.count
    return Utterance(line: line, intent: found.intent, spans: [:], whole: whole).offered
  }

  /// Whether what would be offered stays: it tells more of what the line tells, says the same in another way,
  /// or is likelier.
  private func isBetter(
    _ offered: Intent, than found: LikelyMeaning, _ unsure: UnsureLine
  ) -> Bool {
    func verbs(_ intent: Intent) -> [Verb?] {
      intent.steps.map { step in
        let verb = reading(of: step.canonicalLine)?.verb
        return verb == .addNote ? .note : verb
      }
    }
    let (own, other) = (unsure.told(by: offered), unsure.told(by: found.intent))
    let (all, fewer) = (verbs(offered), verbs(found.intent))
    let isMore = all.count > fewer.count
    // As many of one kind, or all of it and more than why.
    if isMore && Set(all).count == 1
      || isMore && Array(all.prefix(fewer.count)) == fewer
        && !all.dropFirst(fewer.count).contains(.note) && own >= other
    {
      return true
    }
    // What is booked anew has its price: `we sleep in the Ritz, makes 389 pounds`.
    let books = offered.steps.contains { if case .booking(.add) = $0 { true } else { false } }
    if books, fewer == [.cost] { return true }
    let likelihood = chance(of: offered, unsure.likely)
    if own > other {
      return own > 1 || likelihood * LineReader.muchLikelier > found.chance
    }
    if Set(all) == Set(fewer), other < own + 2 { return all.count >= fewer.count }
    let times = own == other ? LineReader.muchLikelier : LineReader.aboutAsLikely
    return own == other && own > 1 || likelihood * times > found.chance
  }

  private static let muchLikelier = 8.0
  private static let aboutAsLikely = 3.0

  /// The likeliest command that comes to something, and how likely it is.
  private func likeliestFrame(_ unsure: UnsureLine, in scene: Scene) -> LikelyMeaning? {
    let units = unsure.units
    let tagger = UnitTagger(units)
    // What lacks what it needs is not meant.
    let possible = unsure.likely.ranked.filter { frame, _ in
      frame.isOpaque
        || frame.roles.allSatisfy { role in
          !role.isRequired || role.type == .text || units.contains { $0.value(role.type) != nil }
        }
    }
    let all = possible.reduce(0) { $0 + $1.chance }
    var reader = self
    reader.readsPhrases = false
    for (frame, share) in possible.prefix(LineReader.mostFrames) {
      let chance = share / all
      guard chance > LineReader.leastFramed else { return nil }
      if frame.verb == nil, chance > LineReader.surelyNothing { return nil }
      guard !frame.isOpaque else { continue }
      let command = FramedCommand(
        frame: frame, units: units, trip: session.currentTrip, text: unsure.text)
      for labels in tagger.rows(for: frame, most: LineReader.mostRows) {
        guard let written = command.line(labels),
          case .understood(let utterance) = reader.read(written),
          case .commit(let commit) = Interpreter(scene).decide(utterance.intent),
          commit.events.changeSomething, !unsure.speaksAgainst(commit.canonical)
        else { continue }
        return LikelyMeaning(intent: commit.canonical, chance: chance)
      }
    }
    return nil
  }

  private static let mostFrames = 5
  private static let mostRows = 3
  /// What is less likely is not offered.
  private static let leastFramed = 0.3
  private static let surelyNothing = 0.5
}

extension ReadResult {
  /// What it offers.
  fileprivate var offeredIntent: Intent? {
    if case .incomplete(let question) = self { question.offered } else { nil }
  }

  /// Whether nothing was understood that is done or told.
  fileprivate func mayBeFramed(_ unsure: UnsureLine) -> Bool {
    switch self {
    case .nothing, .understood: false
    case .refused(let diagnostic):
      diagnostic.mayReadOtherwise && !diagnostic.saysWhatIsMeant
    case .incomplete(let question):
      // What is asked for of few words is what they lack; which of several is meant is asked.
      if case .slot = question.kind { unsure.units.count > 5 } else { question.isOffer }
    }
  }
}

private let putsRight: Set = [
  "sorry", "no", "oops", "wait", "hmm", "actually", "finally", "wrong", "correction", "nope", "ah",
  "oh", "not",
]
