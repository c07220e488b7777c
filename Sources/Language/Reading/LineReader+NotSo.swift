internal import Session

/// What is told and is not so: as it might be, as it is not, of somebody else, or as a question.
extension LineReader {
  func notSo(_ utterance: Utterance, _ tokens: [Token]) -> Bool {
    let intent = utterance.intent
    if intent.tellsFact, !utterance.isCanonical {
      return tokens.tellWhatMightBe || tokens.denyAndSayNoMore || tokens.tellOfOthers
        || tokens.tellWhatWasOrIsToBe
    }
    if tokens.remind, !intent.lists, !intent.givesText { return true }
    if intent.booksSomething, !tokens.contains(where: { $0.says("note") }),
      tokens.findFault || tokens.sayWould
    {
      return true
    }
    if intent.renamesTrip,
      tokens.last?.says("off") == true || !tokens.speakOfName
    {
      return true
    }
    if intent.removes, tokens.dropBy { return true }
    if intent.renamesStop, tokens.callOff { return true }
    if intent.listsOrder { return true }
    if case .people = intent, tokens.tellOfMore { return true }
    if intent.movesToIdeas, tokens.sayOnSomeOtherDay { return true }
    // `the charger should be in my bag already`
    if intent.ticks {
      return tokens.tellDoubtfully
        && !tokens.contains { ["tick", "check", "mark"].contains($0.folded) }
    }
    if isListed(intent) { return true }
    guard tokens.askWithinLine || tokens.onlyAskForIt, !intent.givesText, let scene else {
      return false
    }
    return ReadResult.understood(utterance).trial(in: scene) != .shows
  }

  /// `put the sun cream in`: what is on the packing list is no stop.
  private func isListed(_ intent: Intent) -> Bool {
    guard case .place(.named(let name, quoted: false))? = intent.addition?.what else {
      return false
    }
    let words = folded(name)
    // `put the tickets in the list`
    if words.hasSuffix(" list"), ["in the", "on the", "to the"].contains(where: words.contains) {
      return true
    }
    return session.currentTrip?.checklist.contains { task in
      task.list == .pack && spokenNames(words).contains(folded(task.text))
    } == true
  }
}
