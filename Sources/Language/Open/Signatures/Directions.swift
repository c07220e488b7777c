internal import Session

/// The words that tell whether something goes back or on.
enum Directions {
  static let back = ["earlier", "sooner", "before", "ahead", "early"]
  /// Some say them for later, others for earlier.
  static let open = ["forward", "forwards", "back", "backwards", "up"]
  static let all = back + open + ["later", "later on", "after", "further back"]

  /// A stop goes so far from where it is; which way is asked where a word says either.
  static func shift(_ stop: StopReference, _ fills: Fills, _ sign: Int?) -> Intent? {
    guard let minutes = fills.integer(.duration) else { return nil }
    func moved(_ sign: Int) -> Intent {
      minutes % 1440 == 0
        ? .shiftStop(stop, .day(days: sign * minutes / 1440))
        : .shiftStop(stop, .time(minutes: sign * minutes))
    }
    if let sign { return moved(sign) }
    guard let word = fills.text(.policy) else { return nil }
    if open.contains(word) { return .either([moved(1), moved(-1)]) }
    return moved(back.contains(word) ? -1 : 1)
  }
}

extension Signatures {
  /// `brunch a bit later`: nobody knows how much, so half an hour is offered.
  static let shiftedSomewhat: [Signature] = [TripScene.inTrip, .stopMentioned].map { scene in
    let words: Role = .needs(.policy, .slot(.choice(somewhat(["later", "earlier"]))), "")
    return Signature(
      .at, [.be: 6, .want: 6, .move: 10, .set: 8, .start: 6, .visit: 4, .create: 6, .pronoun: 0],
      scene == .inTrip ? [.needs(.stop, .oneStop, ""), words] : [words], in: scene,
      [.guess, .actless]
    ) { fills in
      guard let word = fills.text(.policy) else { return nil }
      let stop = scene == .inTrip ? fills.stop() : .mentioned
      let minutes = word.hasSuffix("later") ? 30 : -30
      return stop.map { .shiftStop($0, .time(minutes: minutes)) }
    }
  }

  private static func somewhat(_ words: [String]) -> [String] {
    let degrees = [
      "a bit", "a little", "a little bit", "a wee bit", "a touch", "a tad", "slightly", "somewhat",
    ]
    return words.flatMap { word in degrees.map { "\($0) \(word)" } }
  }

  /// The trip takes place so many days later or earlier, as a word of the line says.
  static func shiftBy(
    _ speaks: [WordClass: Int], _ sign: Int?, _ traits: Signature.Traits = []
  ) -> Signature {
    Signature(
      .shiftTrip, speaks,
      [
        .needs(.duration, .days, "by for"),
        .takes(.policy, .slot(.choice(DateWords.laterWords)), ""),
      ], in: .inTrip, traits.union(.needsNoun)
    ) { fills in
      let word = fills.text(.policy)
      guard let days = fills.integer(.duration) else { return nil }
      if let word, Directions.open.contains(word), sign == nil {
        return .either([.shiftTrip(.byDays(days)), .shiftTrip(.byDays(-days))])
      }
      let said = word.map { Directions.back.contains($0) ? -1 : 1 }
      return (sign ?? said).map { .shiftTrip(.byDays($0 * days)) }
    }
  }
}
