internal import Session

private let stops: SlotSpec = .needs(.stops, .stops, "STOP", ask: "Which stop?")
private let knownStops: SlotSpec = .needs(.stops, .knownStops, "STOP", ask: "Which stop?")
private let ofDay: SlotSpec = .needs(
  .stops, .stopOfDay(leaving: false), "STOP on DAY", ask: "")
private let offDay: SlotSpec = .needs(.stops, .stopOfDay(leaving: true), "STOP off DAY", ask: "")
private let taking =
  "(remove|delete|drop|cancel|scrap|skip|scratch|ditch|cut|bin|axe|lose|take out|take off"
  + "|take away|leave out|cut out|cross out|strike|forget|forget about|get rid of)"
private let offThePlan =
  "(off|from|out of) (the|my|our) (plan|list|itinerary|schedule|program|programme|trip)"

@Sendable private func removed(_ fills: Fills) -> Intent? {
  (fills.stops() ?? fills.stops(.stop)).map { .removing($0) }
}

extension Frame {
  /// How people say `remove` of a stop.
  static let removePhrases: [Frame] = [
    Frame(
      ["(remove|delete|drop|cross|strike)"],
      [
        knownStops,
        .needs(.filter, .choice(WordPattern.texts(of: offThePlan)), "from the plan", ask: ""),
      ], in: .inTrip, build: removed),
    Frame(
      [
        "(drop|scrap|forget|forget about|get rid of|cancel|skip|scratch|ditch|cut|bin|axe|lose|delete)",
        "(remove|delete|take out|take off|take away|leave out|cut out|cross out|strike)",
      ], [stops], in: .inTrip, build: removed),
    Frame(
      [
        "(don't|do not) (want|need) to (go to|see|visit|do) (again|)",
        "(won't|will not|wont) (go to|see|visit|do|be going to)",
        "(not|aren't|arent) (going to|visiting|seeing|doing) (to|)", "no more",
        "(don't|do not|no longer) (need|want)",
      ], [knownStops], in: .inTrip, build: removed),
    Frame([taking], [ofDay], in: .inTrip, build: removed),
    Frame(["(take|pull|strike)"], [offDay], in: .inTrip, build: removed),
    Frame(
      ["take"],
      [
        knownStops,
        .needs(
          .filter,
          .choice(
            ["out", "off", "away", "out again"] + WordPattern.texts(of: offThePlan)), "out", ask: ""
        ),
      ], in: .inTrip, build: removed),
  ]
}
