internal import Session

private let what: SlotSpec = .needs(.place, .subject, "PLACE", ask: "Add what?")
private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")

/// What is added to a day in words for its beginning or end.
@Sendable private func added(_ position: StopPosition?) -> @Sendable (Fills) -> Intent? {
  { fills in
    guard let what = fills.subject, let day = fills.day() else { return nil }
    return .add(NewStops(what, to: .day(day), position: position))
  }
}

extension Frame {
  /// How people say what a day begins or ends with.
  static let edgePhrases: [Frame] = [
    Frame(
      ["(start|begin|kick off)"],
      [day, .needs(.place, .subject, after: ["with", "at", "in"], "PLACE", ask: "With what?")],
      in: .inTrip, build: added(.first)),
    Frame(
      ["(start|begin|kick off) with"],
      [
        what,
        .needs(.day, .day(bareNumber: false), after: ["on", ""], "DAY", ask: "On which day?"),
      ], in: .inTrip, build: added(.first)),
    Frame(
      ["(end|finish|close)"],
      [day, .needs(.place, .subject, after: ["with", "at", "in"], "PLACE", ask: "With what?")],
      in: .inTrip, build: added(.last)),
  ]
}
