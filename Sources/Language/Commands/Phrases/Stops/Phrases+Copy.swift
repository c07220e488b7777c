internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let onDay: SlotSpec = .needs(
  .day, .target, after: ["(on|to|onto|into)"], "DAY", ask: "Which day?")

private let having = "(have|do|eat|get|see|visit|want|put|add|go for|repeat|)"

@Sendable private func copied(_ fills: Fills) -> Intent? {
  guard let stop = fills.stop(), let target = fills.target else { return nil }
  return .copyStops(StopsCopy([stop], to: target))
}

/// The same on several days that are named; every day would be the one it is on, too.
@Sendable private func copiedToEach(_ fills: Fills) -> Intent? {
  guard let stop = fills.stop(), let days = fills.days(.number),
    days.count < 3 || days.first != .number(1)
  else { return nil }
  // Behind the first copy the name is that of two; the copy is as good.
  return .several(
    days.enumerated().map { place, day in
      .copyStops(StopsCopy([place == 0 ? stop : .mentioned], to: .day(day)))
    })
}

extension Frame {
  /// How people say `copy` of a stop, and of all that stands on a day.
  static let copyPhrases: [Frame] = [
    Frame(["(copy|repeat|duplicate)"], [known, onDay], in: .inTrip, build: copied),
    Frame(
      ["(copy|repeat|duplicate)", "\(having) same"],
      [known, .needs(.number, .eachDay, after: ["(on|to|onto|for)"], "DAY and DAY", ask: "")],
      in: .inTrip, build: copiedToEach),
    Frame(["\(having) (very|exact|) same"], [known, onDay], in: .inTrip, build: copied),
    Frame(["\(having) (same|same thing|same one) (again|)"], [onDay], in: .stopMentioned) { fills in
      fills.target.map { .copyStops(StopsCopy([.mentioned], to: $0)) }
    },
    Frame(
      [having],
      [
        known, .needs(.filter, .choice(["again", "once more", "a second time"]), "again", ask: ""),
        onDay,
      ],
      in: .inTrip, build: copied),
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
