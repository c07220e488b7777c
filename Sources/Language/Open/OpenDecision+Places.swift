internal import Session

extension OpenDecision {
  /// Whether the trip that is open would give way to somebody's house, where all that is said is that
  /// one goes there: one may go there in it.
  func goesHome(_ parse: Parse) -> Bool {
    guard scene?.session.cursor.trip != nil, parse.intent.goesHome else { return false }
    switch parse.signature.verb {
    case .destination:
      return !parse.hasNoun
        && !parse.said.meets(ClassSet([.anew, .repair, .instead, .replace, .swap, .change]))
    default: return !parse.said.meets(ClassSet([.create, .trip]))
    }
  }

  /// Whether a place that the trip has would be elsewhere.
  ///
  /// `the bridge is in Lisbon` tells of another, or of what is so anyway; what people do every day
  /// may be anywhere.
  func movesPlace(_ parse: Parse) -> Bool {
    guard case .placeStop(_, .some) = parse.intent, !parse.hasNoun, !parse.said.has(.locate),
      let scene, case .commit(let commit) = Interpreter(scene).decide(parse.intent)
    else { return false }
    return commit.events.contains { event in
      guard case .trip(_, .stopChanged(_, .place(let change))) = event, let before = change.before
      else { return false }
      return !PlainActivities.begin(before.name)
    }
  }
}
