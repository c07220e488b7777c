internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")
private let onDay: SlotSpec = .needs(.day, .target, after: ["on", "to"], "DAY", ask: "Which day?")
private let placing: [SlotSpec] = [
  .takes(.time, .time, after: ["at", "around", "about", "in the"], "TIME"),
  .takes(.time, .timeAfterDay, "TIME"),
  .takes(.duration, .duration, after: ["for"], "DURATION"),
  .takes(.anchor, .position(steps: false), "before STOP | after STOP"),
]
private let mayBeOnDay: SlotSpec = .takes(
  .day, .target, after: ["on", "to", "in", "as"], "DAY | ideas")

@Sendable private func added(_ fills: Fills) -> Intent? {
  fills.subject.map {
    .add(
      NewStops(
        $0, to: fills.target ?? fills.day().map(StopTarget.day), at: fills.time,
        minutes: fills.integer(.duration), position: fills.position))
  }
}

extension Frame {
  /// How people say `add`.
  static let addPhrases: [Frame] = [
    Frame(
      ["add", "put", "visit", "see", "go see", "schedule", "squeeze in", "include", "keep"],
      [
        .needs(.place, .subject, "PLACE", ask: "Add what?"), mayBeOnDay,
        .takes(.day, .day(bareNumber: false), after: ["", "for"], "DAY"),
      ] + placing, in: .inTrip,
      build: added),
    Frame(
      ["go to", "do", "to visit", "go for"],
      [.needs(.place, .subject, "PLACE", ask: "Add what?"), mayBeOnDay] + placing, in: .inTrip
    ) { fills in fills.has(.day) || fills.has(.anchor) ? added(fills) : nil },
    Frame(
      ["spend"],
      [
        .needs(.duration, .duration, "DURATION", ask: "How long?"),
        .needs(.place, .subject, after: ["at", "in"], "PLACE", ask: "Where?"), mayBeOnDay,
      ] + placing.prefix(2), in: .inTrip, build: added),
    Frame(
      ["start"],
      [
        .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
        .needs(.place, .subject, after: ["with", "at"], "PLACE", ask: "With what?"),
      ], in: .inTrip
    ) { fills in
      guard let what = fills.subject, let day = fills.day() else { return nil }
      return .add(NewStops(what, to: .day(day), position: .first))
    },
    Frame(
      [""],
      [
        .needs(.place, .subject, "PLACE", ask: ""),
        .needs(
          .day, .day(bareNumber: false), after: ["on", "", "goes on", "go on"], "DAY", ask: ""),
      ] + placing, in: .inTrip, build: added),
  ]

  /// How people say `move` of a stop.
  static let movePhrases: [Frame] = [
    Frame(
      ["do", "put", "move"],
      [known, onDay, .needs(.filter, .choice(["instead"]), "instead", ask: "")], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let target = fills.target else { return nil }
      return .moveStops(StopsMove([stop], to: target))
    },
    Frame(
      ["do", "put"],
      [known, .needs(.anchor, .position(steps: false), "before STOP", ask: "")], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let position = fills.position else { return nil }
      return .moveStops(StopsMove([stop], position: position))
    },
    Frame(
      ["move", "take"],
      [
        known, .takes(.filter, .choice(["from ideas", "from the ideas"]), "from the ideas"),
        .needs(.day, .target, after: ["to", "back to", "on"], "DAY", ask: "To which day?"),
      ], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let target = fills.target else { return nil }
      return .moveStops(StopsMove([stop], to: target))
    },
    Frame(
      ["make that", "make it", "no", "meant", "i meant", "actually", "actually make it"],
      [.needs(.day, .day(bareNumber: false), after: ["", "on"], "DAY", ask: "")], in: .inTrip
    ) { fills in fills.day().map { .moveStops(StopsMove([.mentioned], to: .day($0))) } },
  ]

  static let moveDayPhrases: [Frame] = [
    Frame(
      ["move"],
      [
        .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
        .needs(.anchor, .position(steps: false), "to the end", ask: ""),
      ], in: .inTrip
    ) { fills in
      switch fills.position {
      case .first: fills.day().map { .moveDay($0, to: .first) }
      case .last: fills.day().map { .moveDay($0, to: .last) }
      case .before, .after, .up, .down, nil: nil
      }
    }
  ]

  static let removePhrases: [Frame] = [
    Frame(
      [
        "drop", "scrap", "forget", "get rid of", "cancel", "skip", "i don't want to go to",
        "i don't want to see", "we don't want to go to", "we don't want to see",
      ], [.needs(.stops, .stops, "STOP", ask: "Which stop?")], in: .inTrip
    ) { fills in fills.stops().map { .removeStops($0) } }
  ]

  static let copyPhrases: [Frame] = [
    Frame(["copy", "repeat"], [known, onDay], in: .inTrip) { fills in
      guard let stop = fills.stop(), let target = fills.target else { return nil }
      return .copyStops(StopsCopy([stop], to: target))
    }
  ]
}
