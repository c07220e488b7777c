internal import Session

extension CommandSpec {
  static let days = CommandSpec(
    .days, .days, "Lists the days of the trip.", examples: ["days"],
    [Frame(["days"]) { _ in .days }])

  static let day = CommandSpec(
    .day, .days, "Selects a day: stops are added to it, and bare numbers mean its stops.",
    examples: ["day 2", "day tuesday", "day next", "day none"],
    [
      Frame(["day", "go to day"], [.needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?")])
      { fills in
        fills.day().map(Intent.selectDay)
      },
      Frame(["day"], [.needs(.day, .cleared, "none", ask: "")]) { _ in .selectNoDay },
    ])

  static let show = CommandSpec(
    .show, .days, "Shows the trip, a day, the ideas, the results, a stop, or an earlier state.",
    examples: ["show", "show day 2", "show ideas", "show Porto at 3"],
    [
      Frame(
        ["show"],
        [.takes(.filter, .choice(["trip", "ideas", "results"]), "trip | ideas | results")]
      ) { fills in
        switch fills.text(.filter) {
        case "trip": .show(.trip)
        case "ideas": .show(.ideas)
        case "results": .show(.results)
        default: .show(nil)
        }
      },
      Frame(
        ["show", "what's on", "what is on", "what am i doing on", "what are we doing on"],
        [.needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?")]
      ) { fills in fills.day().map { .show(.day($0)) } },
      Frame(["show"], [.needs(.stop, .stop, "STOP", ask: "Which stop?")]) { fills in
        fills.stop().map { .show(.stop($0)) }
      },
      Frame(
        ["show"],
        [
          .needs(.trip, .trip, "TRIP", ask: "Which trip?"),
          .needs(.entry, .moment, after: ["at"], "ENTRY | DATE", ask: "At which entry or date?"),
        ]
      ) { fills in
        guard let trip = fills.trip(), let moment = fills.moment else { return nil }
        return .showTripAt(trip, moment)
      },
    ])

  static let addDay = CommandSpec(
    .addDay, .days, "Adds a day: after the last, on a date, or after another.",
    examples: ["add day", "add day 2027-04-26", "add day after day 2"],
    [
      Frame(["add day"]) { _ in .addDay(.atEnd) },
      Frame(["add day"], [.needs(.dates, .date(of: .open), "DATE", ask: "Which date?")]) { fills in
        fills.date().map { .addDay(.on($0)) }
      },
      Frame(
        ["add day after"],
        [.needs(.day, .day(bareNumber: true), "DAY", ask: "After which day?"), withBookings]
      ) { fills in fills.day().map { fills.takingBookings(.addDay(.after($0))) } },
    ])

  static let removeDay = CommandSpec(
    .removeDay, .days, "Removes a day; its stops go to the ideas, or with it.",
    examples: ["remove day 5", "remove day 2 with stops", "remove day 2 with bookings"],
    [
      Frame(
        ["remove"],
        [
          .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?"),
          .takes(.filter, .choice(["with stops"]), "with stops"),
          withBookings,
        ]
      ) { fills in
        fills.day().map { fills.takingBookings(.removeDay($0, withStops: fills.has(.filter))) }
      }
    ])

  static let swap = CommandSpec(
    .swap, .days, "Swaps what is planned on two days.",
    examples: ["swap day 2 with day 3", "swap 1 with 5"],
    [
      Frame(
        ["swap", "swap days", "switch"],
        [
          .needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?"),
          .needs(
            .otherDay, .day(bareNumber: true), after: ["with", "and"], "DAY", ask: "With which day?"
          ),
          withBookings,
        ]
      ) { fills in
        guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
        return fills.takingBookings(.swapDays(day, other))
      }
    ])

  static let nameDay = CommandSpec(
    .nameDay, .days, "Gives a day a title.",
    sets: true,
    examples: [
      "name day 2 Museums", "name wednesday Beach", "name days 1-3 Old town", "name day 2 none",
    ],
    [
      Frame(
        ["name", "call"],
        [
          .needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?"),
          .needs(.name, .text(orNone: true), "TITLE", ask: "What is its title?"),
        ]
      ) { fills in fills.day().map { .nameDay($0, fills.text(.name)) } },
      Frame(
        ["name", "call"],
        [
          .needs(.number, .eachDay, "DAY-DAY", ask: ""),
          .needs(.name, .text(orNone: true), "TITLE", ask: ""),
        ]
      ) { fills in
        fills.days(.number).map { .several($0.map { .nameDay($0, fills.text(.name)) }) }
      },
    ])

  static let city = CommandSpec(
    .city, .days, "Says in which city a day is; places near it are preferred that day.",
    sets: true,
    examples: [
      "city day 2 Lisbon", "city 3-4 Lisbon", "city day 2 \"Uncle Tom's farm\"", "city day 2 none",
    ],
    [
      Frame(
        ["city"],
        [
          .needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?"),
          .needs(.place, .place, "PLACE", ask: "Which city?"),
        ]
      ) { fills in fills.day().map { .cityOfDay($0, fills.place()) } },
      Frame(
        ["city"],
        [
          .needs(.place, .place, "PLACE", ask: ""),
          .needs(
            .day, .day(bareNumber: true), after: ["on", "for"], "DAY", ask: "On which day?"),
        ]
      ) { fills in fills.day().map { .cityOfDay($0, fills.place()) } },
      Frame(
        ["city"],
        [
          .needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?"),
          .needs(.place, .cleared, "none", ask: ""),
        ]
      ) { fills in fills.day().map { .cityOfDay($0, nil) } },
      Frame(
        ["city"],
        [
          .needs(.number, .eachDay, "DAY-DAY", ask: ""),
          .needs(.place, .place, "PLACE", ask: ""),
        ]
      ) { fills in
        guard let place = fills.place(), let days = fills.days(.number) else { return nil }
        return .several(days.map { Intent.cityOfDay($0, place) })
      },
    ])

  static let closeGap = CommandSpec(
    .closeGap, .days, "Moves the later days up, plans and all, so that a gap of dates closes.",
    examples: ["close gap", "close gap before day 3"],
    [
      Frame(
        ["close gap"],
        [.takes(.day, .day(bareNumber: true), after: ["before"], "DAY"), withBookings]
      ) { fills in fills.takingBookings(.closeGap(before: fills.day())) }
    ])
}
