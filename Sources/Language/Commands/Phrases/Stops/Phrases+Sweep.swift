internal import Session

private let away =
  "(delete|remove|clear|wipe|erase|scrap|bin|throw away|throw out|get rid of|drop|trash|cancel|forget"
  + "|empty|discard|take out|clear out|wipe out|reset)"
private let day: SlotSpec = .needs(
  .day, .day(bareNumber: false), after: ["(on|of|from|for|in|off|off of|out of)"], "DAY",
  ask: "Which day?")
private let dayStays: SlotSpec = .takes(
  .filter,
  .choice(
    WordPattern.texts(
      of: "(but|and|just) (keep|leave) (the|that) day (itself|there|in|where it is|)")),
  "but keep the day")

extension Frame {
  /// Orders to take much away at once, which are always asked about.
  static let sweepPhrases: [Frame] = [
    Frame([
      "\(away) (everything|it all|the lot|whole thing)", "start (over|again|from scratch)",
      "\(away) all", "(clear|empty|wipe|reset) trip",
    ]) { _ in .sweep(.everything) },
    Frame(["\(away) (trips|every trip|every single trip)"]) { _ in .sweep(.trips) },
    Frame(["\(away) (ideas|every idea|everything in ideas)"], in: .inTrip) { _ in .sweep(.ideas) },
    Frame(["\(away) (every|each|) (stops|stop|plans|activities)"], in: .inTrip) { _ in
      .sweep(.stops(nil))
    },
    Frame(
      ["\(away) (everything|every stop|stops|plans|all|it all|activities)"], [day, dayStays],
      in: .inTrip
    ) { fills in fills.day().map { .sweep(.stops($0)) } },
    Frame(
      ["(take|get|strip) (everything|every stop|stops|plans|all|it all) (off|out|off of|out of)"],
      [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"), dayStays], in: .inTrip
    ) { fills in fills.day().map { .sweep(.stops($0)) } },
    Frame(
      ["(clear|empty|wipe|reset|clear out)"],
      [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"), dayStays], in: .inTrip
    ) { fills in fills.day().map { .sweep(.stops($0)) } },
  ]
}
