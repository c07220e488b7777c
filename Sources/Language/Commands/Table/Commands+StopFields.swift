internal import Session

extension CommandSpec {
  static let at = CommandSpec(
    .at, .stops, "Says when a stop begins.",
    sets: true, examples: ["at 1.1 10:30", "at \"lunch with Ana\" half past one", "at 1.1 none"],
    [
      Frame(
        ["at"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.time, .time, "TIME", ask: "At what time?"),
        ]
      ) { fills in fills.stop().map { .time($0, fills.time) } },
      Frame(
        ["at"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.time, .cleared, "none", ask: ""),
        ]
      ) { fills in fills.stop().map { .time($0, nil) } },
    ])

  static let stay = CommandSpec(
    .stay, .stops, "Says how long a stop takes.",
    sets: true, examples: ["stay 1.1 90m", "stay 1.2 2 hours", "stay 1.1 none"],
    [
      Frame(
        ["stay"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.duration, .duration, "DURATION", ask: "For how long?"),
        ]
      ) { fills in fills.stop().map { .stay($0, minutes: fills.integer(.duration)) } },
      Frame(
        ["stay"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.number, .integer, "MINUTES", ask: ""),
        ], build: lasting),
      Frame(
        ["stay"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.duration, .cleared, "none", ask: ""),
        ]
      ) { fills in fills.stop().map { .stay($0, minutes: nil) } },
      Frame(["stay"], [ofBooking, .needs(.duration, .duration, "DURATION", ask: "")]) { fills in
        fills.booking.map { .booking(.length($0, fills.integer(.duration))) }
      },
      Frame(["stay"], [ofBooking, .needs(.duration, .cleared, "none", ask: "")]) { fills in
        fills.booking.map { .booking(.length($0, nil)) }
      },
    ])

  static let note = CommandSpec(
    .note, .stops, "Keeps a note with a stop, a day or the trip.",
    sets: true,
    examples: ["note 1.1 bring the card", "note day 2 shops close at noon", "note trip none"],
    [
      Frame(
        ["note trip"],
        [.needs(.text, .text(orNone: true), "TEXT", ask: "What is the note?")]
      ) { fills in .note(.trip, fills.text(.text)) },
      Frame(
        ["note"],
        [
          .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
          .needs(.text, .text(orNone: true), "TEXT", ask: "What is the note?"),
        ]
      ) { fills in fills.day().map { .note(.day($0), fills.text(.text)) } },
      Frame(
        ["note (for|on|about)"],
        [
          .needs(.day, .day(bareNumber: false), "DAY", ask: ""),
          .needs(.text, .text(orNone: false), after: [",", ":", "–", "-", ""], "TEXT", ask: ""),
        ]
      ) { fills in
        fills.text(.text).map(tellsOfNote) == true
          ? nil : fills.day().map { .note(.day($0), fills.text(.text)) }
      },
      Frame(
        ["note"],
        [
          .needs(.number, .eachDay, "DAY-DAY", ask: ""),
          .needs(.text, .text(orNone: true), "TEXT", ask: ""),
        ]
      ) { fills in
        fills.days(.number).map { .several($0.map { .note(.day($0), fills.text(.text)) }) }
      },
      Frame(
        ["note"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.text, .text(orNone: true), "TEXT", ask: "What is the note?"),
        ]
      ) { fills in fills.stop().map { .note(.stop($0), fills.text(.text)) } },
      Frame(["note"], [ofBooking, .needs(.text, .text(orNone: true), "TEXT", ask: "")]) { fills in
        fills.booking.map { .booking(.note($0, fills.text(.text))) }
      },
    ])

  static let addNote = CommandSpec(
    .addNote, .stops, "Adds a line to the note of a stop, a day or the trip.",
    examples: ["add note 1.1 ask for the terrace", "add note trip bring the adapter"],
    [
      Frame(["add note trip"], [line]) { fills in fills.text(.text).map { .addNote(.trip, $0) } },
      Frame(["add note"], [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"), line]) {
        fills in fills.text(.text).flatMap { text in fills.day().map { .addNote(.day($0), text) } }
      },
      Frame(["add note"], [.needs(.stop, .stop, "STOP", ask: "Which stop?"), line]) { fills in
        fills.text(.text).flatMap { text in fills.stop().map { .addNote(.stop($0), text) } }
      },
      Frame(["add note"], [ofBooking, .needs(.text, .text(orNone: false), "TEXT", ask: "")]) {
        fills in
        fills.text(.text).flatMap { text in fills.booking.map { .booking(.addNote($0, text)) } }
      },
    ])

  private static let line = SlotSpec.needs(
    .text, .text(orNone: false), "TEXT", ask: "What is to be added?")

  static let done = CommandSpec(
    .done, .stops, "Ticks stops off, or unticks them.", examples: ["done 1.1", "done 1.1 off"],
    [
      Frame(
        ["done", "tick off"],
        [
          .needs(.stops, .stops, "STOP", ask: "Which stop?"),
          .takes(.filter, .choice(["off"]), "off"),
        ]
      ) { fills in fills.stops().map { .done($0, !fills.has(.filter)) } }
    ])

  static let rename = CommandSpec(
    .rename, .stops, "Gives a stop another name; it keeps its place.",
    sets: true, examples: ["rename 1.1 sunset by the river"],
    [
      Frame(
        ["rename"],
        [
          .needs(.stop, .stop, "STOP", ask: "Which stop?"),
          .needs(.name, .text(orNone: false), "NAME", ask: "What shall it be called?"),
        ]
      ) { fills in
        guard let stop = fills.stop(), let name = fills.text(.name) else { return nil }
        return .renameStop(stop, name)
      },
      Frame(
        ["rename"],
        [ofBooking, .needs(.name, .text(orNone: false), after: ["to", ""], "NAME", ask: "")]
      ) { fills in
        fills.text(.name).flatMap { name in fills.booking.map { .booking(.rename($0, name)) } }
      },
    ])

  static let copy = CommandSpec(
    .copy, .stops, "Copies stops to another day, also of another trip.",
    examples: ["copy 1.1 to day 3"],
    [
      Frame(
        ["copy"],
        [
          .needs(.stops, .stops, "STOP", ask: "Which stop?"),
          .needs(.day, .target, after: ["to", "over to"], "DAY | ideas", ask: "To which day?"),
          .takes(.trip, .trip, after: ["of"], "TRIP"),
        ]
      ) { fills in
        guard let stops = fills.stops(), let target = fills.target else { return nil }
        return .copyStops(StopsCopy(stops, to: target, trip: fills.trip()))
      }
    ])
}

/// A bare number is so many minutes; a small one may be hours as well.
@Sendable private func lasting(_ fills: Fills) -> Intent? {
  guard let stop = fills.stop(), let count = fills.integer(), count > 0 else { return nil }
  let minutes = Intent.stay(stop, minutes: count)
  return count > 12 ? minutes : .either([.stay(stop, minutes: count * 60), minutes])
}
