internal import Session

extension Frame {
  /// What is added, its place among the stops first: `after the harbour add lunch`.
  static let placedFirstPhrases: [Frame] = [
    Frame(
      [""],
      [
        .needs(.anchor, .position(steps: false), "after STOP", ask: ""),
        .needs(
          .place, .subject,
          after: [
            "… (add|put|put in|stick|stick in|insert|squeeze in|fit in|slot in|visit|see|do|have"
              + "|go to|grab|get|stop at|pop into)"
          ], "PLACE", ask: ""), .takes(.time, .time, after: ["(at|around|about|in the)"], "TIME"),
        .takes(.day, .day(bareNumber: false), after: ["on"], "DAY"),
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .inTrip, build: addedStop)
  ]
}
