internal import Session

private let known: SlotSpec = .needs(.stop, .knownStop, "STOP", ask: "Which stop?")

extension Frame {
  /// How people say when a stop begins.
  static let timePhrases: [Frame] = [
    Frame(
      [""],
      [
        known, .needs(.time, .time, after: ["is at", "starts at", "begins at"], "TIME", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stop().map { .time($0, fills.time) } },
    Frame(
      ["move", "shift", "push back", "postpone", "bring forward"],
      [known, .needs(.time, .clearTime, after: ["to"], "TIME", ask: "To what time?")], in: .inTrip
    ) { fills in fills.stop().map { .time($0, fills.time) } },
    Frame(
      ["change time of", "set time of", "move time of"],
      [known, .needs(.time, .time, after: ["to"], "TIME", ask: "To what time?")], in: .inTrip
    ) { fills in fills.stop().map { .time($0, fills.time) } },
    Frame(
      ["do", "see", "visit"],
      [known, .needs(.time, .time, after: ["at", "in the"], "TIME", ask: "When?")], in: .inTrip
    ) { fills in fills.stop().map { .time($0, fills.time) } },
    Frame(["remove time from", "clear time of", "remove time of"], [known], in: .inTrip) { fills in
      fills.stop().map { .time($0, nil) }
    },
    Frame(
      ["make it", "actually make it", "make that", "actually"],
      [.needs(.time, .time, after: ["", "at"], "TIME", ask: "")], in: .inTrip
    ) { fills in fills.time.map { .time(.mentioned, $0) } },
  ]

  /// How people say how long a stop takes.
  static let stayPhrases: [Frame] = [
    Frame(
      [""], [known, .needs(.duration, .duration, after: ["takes", "lasts"], "DURATION", ask: "")],
      in: .inTrip, build: stayed),
    Frame(
      ["need"],
      [
        .needs(.duration, .duration, "DURATION", ask: ""),
        .needs(.stop, .knownStop, after: ["for", "at"], "STOP", ask: ""),
      ], in: .inTrip, build: stayed),
    Frame(
      [""],
      [
        .needs(.duration, .duration, "DURATION", ask: ""),
        .needs(.stop, .knownStop, after: ["is enough for"], "STOP", ask: ""),
      ], in: .inTrip, build: stayed),
    Frame(
      ["stay there for", "stay there", "make it", "actually make it"],
      [.needs(.duration, .duration, "DURATION", ask: "")], in: .inTrip
    ) { fills in fills.integer(.duration).map { .stay(.mentioned, minutes: $0) } },
  ]

  @Sendable private static func stayed(_ fills: Fills) -> Intent? {
    fills.stop().map { .stay($0, minutes: fills.integer(.duration)) }
  }

  static let notePhrases: [Frame] = [
    Frame(
      ["note for", "add note to", "add note for", "note on"],
      [known, .needs(.text, .text(orNone: false), after: [":", ""], "TEXT", ask: "What?")],
      in: .inTrip
    ) { fills in fills.stop().map { .note(.stop($0), fills.text(.text)) } },
    Frame(
      ["note for", "add note to", "add note for", "note on"],
      [
        .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
        .needs(.text, .text(orNone: false), after: [":", ""], "TEXT", ask: "What?"),
      ], in: .inTrip
    ) { fills in fills.day().map { .note(.day($0), fills.text(.text)) } },
  ]

  static let costPhrases: [Frame] = [
    Frame(
      ["", "tickets for", "ticket for"],
      [
        known,
        .needs(
          .amount, .amount, after: ["costs", "cost", "was", "is", "are", "were"], "AMOUNT", ask: ""),
      ], in: .inTrip
    ) { fills in fills.stop().map { .cost($0, fills.amount) } }
  ]

  static let donePhrases: [Frame] = [
    Frame(
      ["been to", "we've been to", "i've been to", "have been to", "tick off", "tick"], [known],
      in: .inTrip
    ) { fills in fills.stops(.stop).map { .done($0, true) } }
  ]

  static let renamePhrases: [Frame] = [
    Frame(
      ["rename"],
      [
        known,
        .needs(.name, .text(orNone: false), after: ["to"], "NAME", ask: "What shall it be called?"),
      ], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let name = fills.text(.name) else { return nil }
      return .renameStop(stop, name)
    }
  ]

  static let cityPhrases: [Frame] = [
    Frame(
      ["on"],
      [
        .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
        .needs(
          .place, .place,
          after: ["we'll be in", "we will be in", "we are in", "i'll be in", "i am in"], "PLACE",
          ask: "Where?"),
      ], in: .inTrip
    ) { fills in fills.day().map { .cityOfDay($0, fills.place()) } }
  ]
}
