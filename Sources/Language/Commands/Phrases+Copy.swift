internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let onDay: SlotSpec = .needs(
  .day, .target, after: ["(on|to|onto|into)"], "DAY", ask: "Which day?")

extension Frame {
  /// How people say `copy` of a stop, and of all that stands on a day.
  static let copyPhrases: [Frame] = [
    Frame(["(copy|repeat|duplicate)"], [known, onDay], in: .inTrip) { fills in
      guard let stop = fills.stop(), let target = fills.target else { return nil }
      return .copyStops(StopsCopy([stop], to: target))
    },
    Frame(
      [
        "(copy|repeat|duplicate|clone)",
        "(copy|repeat|duplicate) (everything|all stops|every stop|stops|plans|plan|all)"
          + " (of|on|from|for)",
      ],
      [
        .needs(.otherDay, .day(bareNumber: false), "DAY", ask: "Which day?"), onDay,
      ], in: .inTrip
    ) { fills in
      guard let day = fills.day(.otherDay), let target = fills.target else { return nil }
      return .copyDay(day, to: target)
    },
  ]
}
