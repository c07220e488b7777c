internal import Session

extension OpenClauses {
  /// What is to be done in a line of which other words only tell.
  func besideStory(_ range: Range<Int>) -> [Parse]? {
    for story in OpenStory.all(of: range, lattice, spans)
    where !story.ranges.contains(where: { leavesAlone($0) != nil }) {
      let told = session(of: story)
      let rest =
        told.map { OpenClauses(parent, session: $0, part: story.matter) }
        ?? OpenClauses(self, story.matter)
      guard var parts = rest.parts(from: story.matter.lowerBound, inheriting: nil, depth: 1),
        let first = parts.first,
        first.hasAct || story.isHeading,
        told != nil || !first.speaksOfMentioned
      else { continue }
      if told != nil {
        guard let meant = rest.canonical(first.intent) else { continue }
        parts[0].intent = meant
      }
      // To close or open a trip changes nothing in it.
      // Numbers are no mere telling that may be left out of an offer.
      if story.tellsNumbers { continue }
      let changes = parts.contains {
        !$0.signature.traits.contains(.asks)
          && (![.close, .open, .day].contains($0.signature.verb) || !story.isKnown)
      }
      if changes, story.tellsValues || !story.onlyTells { parts[0].isOffered = true }
      return parts
    }
    return nil
  }

  /// The session in which the one stop that is told of was spoken of last.
  private func session(of story: OpenStory) -> Session? {
    let cursors = story.stops.compactMap { stop -> Cursor? in
      guard case .reply(let look)? = decision(on: .show(.stop(stop))) else { return nil }
      return look.cursor
    }
    guard let cursor = cursors.first, Set(cursors.map(\.mentioned)).count == 1 else { return nil }
    var told = session
    told.cursor.mentioned = cursor.mentioned
    return told
  }

  /// What is meant, without a word for what was spoken of.
  func canonical(_ intent: Intent) -> Intent? {
    switch decision(on: intent) {
    case .commit(let commit)?: commit.canonical
    case .reply(let look)?: look.canonical
    case .ask?, .lookUp?, .perform?, .fail?, nil: nil
    }
  }
}
