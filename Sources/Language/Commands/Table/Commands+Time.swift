internal import Session

extension CommandSpec {
  static let undo = CommandSpec(
    .undo, .time, "Takes back the last changes, or one entry alone.",
    examples: ["undo", "undo 2", "undo entry 3", "undo to entry 5"],
    [
      Frame(["undo", "take back", "undo that", "take that back"], [.takes(.number, .integer, "N")])
      { fills in
        .undo(.steps(fills.integer() ?? 1))
      },
      Frame(["undo entry"], [.needs(.entry, .entry, "N", ask: "Which entry?")]) { fills in
        fills.integer(.entry).map { .undo(.entry($0)) }
      },
      Frame(["undo entries", "undo entry"], [.needs(.entry, .entryList, "N,N", ask: "Which?")]) {
        fills in fills.numbers(.entry).map { .undo(.entries($0)) }
      },
      Frame(
        ["undo"],
        [
          .needs(
            .entry, .entries(bareNumber: false), "RANGE", ask: "Which entries, by their numbers?")
        ]
      ) {
        fills in
        // What is of a day or of this trip is too much to take back by the way.
        switch fills.entries {
        case .newest(let count)?: .undo(.steps(count))
        case .numbers(let numbers)? where numbers.count == 1:
          .undo(.entry(numbers.lowerBound))
        case .numbers(let numbers)? where numbers.count <= mostTakenBackAtOnce:
          .undo(.entries(numbers.reversed()))
        case .numbers?, .onwards?, .today?, .yesterday?, .thisTrip?, nil: nil
        }
      },
      Frame(["undo to entry", "undo to"], [.needs(.entry, .entry, "N", ask: "Which entry?")]) {
        fills in fills.integer(.entry).map { .undo(.toEntry($0)) }
      },
    ])

  static let redo = CommandSpec(
    .redo, .time,
    "Brings back what `undo` took back: the last of it, so many steps, or these entries.",
    examples: ["undo", "redo", "redo today"],
    [
      Frame(["redo", "redo that"], [.takes(.number, .integer, "N")]) { fills in
        .redo(fills.integer() ?? 1)
      },
      Frame(["redo"], [.needs(.entry, .entries(bareNumber: false), "RANGE", ask: "Which entries?")])
      { fills in
        fills.entries.map { range in
          if case .newest(let count) = range { .redo(count) } else { .redoEntries(range) }
        }
      },
    ])

  static let log = CommandSpec(
    .log, .time, "Lists what was changed, and what took it back.",
    examples: [
      "log", "log 50", "log -5", "log 3-7", "log today", "log yesterday", "log this trip",
      "log day 2",
    ],
    [
      Frame(["log"]) { _ in .log(nil) },
      Frame(["log all", "log everything", "log of everything"]) { _ in
        .log(.entries(.newest(everything)))
      },
      Frame(["log"], [.needs(.number, .integer, "N", ask: "How many?")]) { fills in
        fills.integer().map { .log(.entries(.newest($0))) }
      },
      Frame(["log"], [.needs(.entry, .entries(bareNumber: false), "RANGE", ask: "Which entries?")])
      { fills in
        fills.entries.map { .log(.entries($0)) }
      },
      Frame(["log"], [.needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")]) { fills in
        fills.day().map { .log(.day($0)) }
      },
      Frame(["log"], [.needs(.stop, .stop, "STOP", ask: "Which stop?")]) { fills in
        fills.stop().map { .log(.stop($0)) }
      },
      Frame(["log"], [ofBooking]) { fills in fills.booking.map { .log(.booking($0)) } },
      Frame(["log trip", "log"], [.needs(.trip, .trip, "TRIP", ask: "Which trip?")]) { fills in
        fills.trip().map { .log(.trip($0)) }
      },
    ])

  static let restore = CommandSpec(
    .restore, .time, "Makes a trip what it was after an entry; a change like any other.",
    examples: ["restore Porto at 3"],
    [
      Frame(
        ["restore"],
        [
          .needs(.trip, .trip, "TRIP", ask: "Which trip?"),
          .needs(.entry, .entry, after: ["at"], "ENTRY", ask: "At which entry?"),
        ]
      ) { fills in
        guard let trip = fills.trip(), let entry = fills.integer(.entry) else { return nil }
        return .restoreTrip(trip, entry: entry)
      },
      Frame(
        ["restore to entry", "restore entry", "restore at", "restore to", "restore"],
        [.needs(.entry, .entry, "ENTRY", ask: "At which entry?")]
      ) { fills in
        fills.integer(.entry).map { .restoreTrip(nil, entry: $0) }
      },
    ])

  static let why = CommandSpec(
    .why, .time, "Tells the longer story of the last error or answer.", examples: ["why"],
    [
      Frame(["why"]) { _ in .why },
      Frame(["why"], [.needs(.number, .integer, "N", ask: "Which result?")]) { fills in
        fills.integer().map { .whyPlace(.result($0)) }
      },
      Frame(["why"], [.needs(.near, .near, "STOP | PLACE", ask: "Which place?")]) { fills in
        fills.near.map { .whyPlace(.near($0)) }
      },
    ])

  static let when = CommandSpec(
    .when, .time, "Tells what a phrase for dates, a time or a length means.",
    examples: ["when next friday", "when half past nine", "when 19-23 april"],
    [
      Frame(["when"], [.needs(.dates, .phrase, "PHRASE", ask: "When?")]) { fills in
        fills.meaning.map(Intent.when)
      }
    ])
}

private let mostTakenBackAtOnce = 100
/// More entries than anybody makes.
private let everything = 1_000_000
