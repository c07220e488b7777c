internal import Session

extension OpenDecision {
  /// Whether a trip to somebody's house would be made while another is open, which is not said to
  /// be a trip: one may stay there in the open one.
  func goesHome(_ parse: Parse) -> Bool {
    scene?.session.cursor.trip != nil && parse.intent.goesHome
      && !parse.said.meets(ClassSet([.create, .trip]))
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
