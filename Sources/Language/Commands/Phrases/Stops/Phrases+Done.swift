internal import Session

private let knownStops: SlotSpec = .needs(.stops, .knownStops, "STOP", ask: "Which stop?")

extension Frame {
  static let donePhrases: [Frame] = [
    Frame(
      ["(been to|visited|seen|saw|did|went to)", "have (been to|seen|visited|done|finished)"],
      [knownStops], in: .inTrip
    ) { fills in fills.stops().map { .done($0, true) } }
  ]

  /// The same, which may name the day of the stop besides.
  static let finishedPhrases: [Frame] = [
    Frame(
      ["(mark|set|tick|tick off|done with|finished|finished with)"],
      [
        .needs(.day, .day(bareNumber: false), "DAY", ask: ""),
        .takes(.filter, .choice(["as done", "as finished", "off", "done"]), "as done"),
      ], in: .inTrip
    ) { fills in fills.day().map { .done([.set(StopSet(.day($0)))], true) } },
    Frame(
      [
        "(done|done with|finished|finished with|completed)",
        "(tick|tick off|check off|cross off|mark off|mark as done)",
      ], [knownStops], in: .inTrip
    ) { fills in fills.stops().map { .done($0, true) } },
    Frame(
      ["(mark|set|)"],
      [
        knownStops,
        .needs(
          .filter,
          .choice([
            "as done", "as visited", "as seen", "as finished", "as complete", "done", "is done",
            "was done", "are done", "is finished", "visited", "ticked off", "is visited",
            "are both done", "are all done", "both done", "all done", "are finished",
          ]), "as done", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stops().map { .done($0, true) } },
    Frame(["(untick|uncheck|unmark)"], [knownStops], in: .inTrip) { fills in
      fills.stops().map { .done($0, false) }
    },
    Frame(
      ["(mark|set|)"],
      [
        knownStops,
        .needs(
          .filter, .choice(["is not done", "isn't done", "not done", "as not done", "as undone"]),
          "is not done", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stops().map { .done($0, false) } },
  ]
}
