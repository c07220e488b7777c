internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "")
private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "")
private let clearing = "(remove|delete|clear|drop|unset|erase|no)"

extension Frame {
  /// How people take a note away.
  static let noteClearing: [Frame] = [
    Frame(["\(clearing) (note|notes) (of|on|for|from|to|at)"], [known], in: .inTrip) { fills in
      fills.stop().map { .note(.stop($0), nil) }
    },
    Frame(["\(clearing) (note|notes) (of|on|for|from|to)"], [day], in: .inTrip) { fills in
      fills.day().map { .note(.day($0), nil) }
    },
    Frame(["\(clearing) trip note", "\(clearing) note (of|on|for|from) trip"], in: .inTrip) { _ in
      .note(.trip, nil)
    },
  ]

  /// How people take a cost away.
  static let costClearing: [Frame] = [
    Frame(
      ["\(clearing) (cost|costs|price) (of|on|for|from|to|at)"], [known], in: .inTrip
    ) { fills in fills.stop().map { .cost($0, nil) } }
  ]

  static let titleClearing: [Frame] = [
    Frame(["\(clearing) (title|name) (of|on|for|from)"], [day], in: .inTrip) { fills in
      fills.day().map { .nameDay($0, nil) }
    }
  ]

  static let cityClearing: [Frame] = [
    Frame(["\(clearing) city (of|on|for|from)"], [day], in: .inTrip) { fills in
      fills.day().map { .cityOfDay($0, nil) }
    }
  ]

  /// Questions for what a note says.
  static let notesAsked: [Frame] = [
    Frame(
      ["(what's|what is|show|read|see|what does) (note|notes) (on|of|for|at|with)"], [known],
      in: .inTrip
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Frame(["(what's|what is|show|read|see) (note|notes) (on|of|for)"], [day], in: .inTrip) {
      fills in fills.day().map { .show(.day($0)) }
    },
    Frame(["(what's|what is|show|read|see) (trip note|notes|note of trip)"], in: .inTrip) { _ in
      .show(.trip)
    },
  ]
}
