internal import Session

extension CommandSpec {
  static let split = CommandSpec(
    .split, .planning,
    "Makes two days of one: what stands behind a stop goes to a new day after it.",
    examples: ["split day 1 after 1.1"],
    [
      Frame(
        ["split", "(divide|cut)", "break (up|) (in two|)", "split (up|in two)"],
        [
          oneDay,
          .needs(
            .anchor, .stop, after: ["after", "behind", "right after"], "STOP",
            ask: "After which stop?"),
          withBookings,
        ]
      ) { fills in
        guard let day = fills.day(), let stop = fills.stop(.anchor) else { return nil }
        return fills.takingBookings(.plan(.split(day, after: stop)))
      }
    ])

  static let merge = CommandSpec(
    .merge, .planning, "Makes one day of two: what is on the second goes to the first.",
    examples: ["merge day 1 with day 2", "merge day 1 and 2"],
    [
      Frame(
        ["merge", "merge days", "(join|combine|squish|squash|lump) (days|)", "make one day of"],
        [
          oneDay, other(["with", "and", "&", "+"]), .takes(.filter, .choice(together), ""),
          withBookings,
        ]
      ) { fills in
        guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
        return fills.takingBookings(.plan(.merge(day, other)))
      },
      Frame(
        ["merge", "(put|bring|squeeze) (days|)"],
        [
          oneDay, other(["with", "and", "&"]), .needs(.filter, .choice(together), "", ask: ""),
          withBookings,
        ]
      ) { fills in
        guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
        return fills.takingBookings(.plan(.merge(day, other)))
      },
      Frame(
        ["merge", "(join|combine|squish|squash|lump)"],
        [
          .needs(.number, .eachDay, "DAY-DAY", ask: ""), .takes(.filter, .choice(together), ""),
          withBookings,
        ]
      ) { fills in
        guard let days = fills.days(.number), days.count == 2 else { return nil }
        return fills.takingBookings(.plan(.merge(days[0], days[1])))
      },
      Frame(["merge", "(join|combine)"], [oneDay, other(["into"]), withBookings]) { fills in
        guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
        return fills.takingBookings(.plan(.merge(other, day)))
      },
    ])

  static let sort = CommandSpec(
    .sort, .planning, "Puts the stops of a day in the order of their times.",
    examples: ["sort day 1"],
    [
      Frame(
        ["sort", "sort (everything|all|the stops|stops|all stops) (of|on|for)"],
        [oneDay, .takes(.policy, .choice(byTime), "by time")]
      ) { fills in fills.day().map { .plan(.sort($0)) } },
      Frame(
        [
          "sort", "(order|reorder|arrange|put)",
          "(order|reorder|arrange|put) (the stops|stops) (of|on|for)",
        ],
        [oneDay, .needs(.policy, .choice(byTime), "by time", ask: "")]
      ) { fills in fills.day().map { .plan(.sort($0)) } },
    ])

  static let moveFrom = CommandSpec(
    .moveFrom, .planning,
    "Moves a day and all behind it, plans and all; empty days take their place.",
    examples: [
      "move from day 2 to day 3", "move from day 2 by 2 days later",
      "move from day 2 to day 3 with bookings",
    ],
    [
      Frame(
        ["move from", "shift from"], [oneDay, onwards, other(["to"]), withBookings],
        build: movedFrom),
      // Of a day alone, everything is its stops.
      Frame(everythingFrom, [oneDay, allOnwards, other(["to"]), withBookings], build: movedFrom),
      Frame(
        ["move from", "shift from"], [oneDay, onwards, step, direction, withBookings],
        build: movedOn),
      Frame(everythingFrom, [oneDay, allOnwards, step, direction, withBookings], build: movedOn),
    ])

  static let optimise = CommandSpec(
    .optimise, .ahead,
    "Puts a day in the order with the shortest way; what has a time keeps its turn.",
    examples: ["optimise day 1"],
    [
      Frame(
        [
          "optimise", "optimize", "(optimise|optimize) (the|my|our|) (route|order|way) (of|on|for)",
          "(find|show me|give me|tell me|suggest) (the|a) (best|shortest|better|shorter|quickest) "
            + "(order|route|way) (of|on|for)",
          "(what's|what is|whats) the (best|shortest|quickest|fastest|most efficient) "
            + "(order|route|way) (of|on|for|through|round|around)",
        ], [oneDay, .takes(.filter, .choice(shortWays), "")]
      ) { fills in
        fills.day().map { .plan(.optimise($0)) }
      }
    ])

  static let extendCity = CommandSpec(
    .extendCity, .planning, "Adds days behind those in a city, in the same city; asks first.",
    examples: [],
    [
      Frame(
        ["extend days in"],
        [
          .needs(.place, .name, "CITY", ask: "Which city?"),
          .needs(.number, .dayCount, after: ["by"], "N days", ask: "By how many days?"),
        ]
      ) { fills in
        guard let city = fills.text(.place), let days = fills.integer() else { return nil }
        return .plan(.extendCity(city, days: days))
      }
    ])

  static let skipCity = CommandSpec(
    .skipCity, .planning, "Removes the days in a city; asks first.",
    examples: [],
    [
      Frame(
        ["skip days in", "remove days in"],
        [.needs(.place, .name, "CITY", ask: "Which city?")]
      ) { fills in fills.text(.place).map { .plan(.skipCity($0)) } }
    ])
}

private let oneDay = SlotSpec.needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?")

private func other(_ introducers: [String]) -> SlotSpec {
  .needs(
    .otherDay, .day(bareNumber: true), after: introducers, "DAY", ask: "And which other day?")
}

private let together = [
  "together", "into one", "into one day", "as one day", "in one day", "into 1", "into a single day",
]
private let byTime = [
  "by time", "by the clock", "by hour", "by the time", "by times", "chronologically",
  "in order of time", "in chronological order", "into chronological order", "in order",
  "into order", "by start time",
]
private let shortWays = [
  "in the best order", "in the shortest order", "into the best order", "so that we walk less",
  "so we walk less", "to walk less",
]

private let everythingFrom = [
  "move from", "(move|shift) (everything|all|all days|) from",
  "(push|bring|put) (everything|all|all days) from",
]

private let onward = ["on", "onward", "onwards", "and all behind it", "and after", "and later"]
private let onwards = SlotSpec.takes(.policy, .choice(onward), "on")
private let allOnwards = SlotSpec.needs(.policy, .choice(onward), "on", ask: "")
private let step = SlotSpec.needs(
  .number, .dayCount, after: ["by", "to", ""], "N days", ask: "By how many days?")
private let direction = SlotSpec.takes(
  .filter, .choice(["later", "earlier", "later on", "sooner"]), "later | earlier")

@Sendable private func movedFrom(_ fills: Fills) -> Intent? {
  guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
  return fills.takingBookings(.plan(.moveFrom(day, to: other)))
}

@Sendable private func movedOn(_ fills: Fills) -> Intent? {
  guard let day = fills.day(), let days = fills.integer() else { return nil }
  let isBack = fills.says("earlier", .filter) || fills.says("sooner", .filter)
  return fills.takingBookings(.plan(.later(day, days: isBack ? -days : days)))
}
