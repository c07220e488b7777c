internal import Session

private let addSlots: [SlotSpec] = [
  .takes(.day, .target, after: ["to", "on", "in"], "DAY | ideas", ask: "On which day?"),
  .takes(.time, .time, after: ["at", "around"], "TIME"),
  .takes(.duration, .duration, after: ["for"], "DURATION"),
  .takes(.anchor, .position(steps: false), "before STOP | after STOP | first | last"),
]

@Sendable private func newStops(_ what: NewStopSubject?, _ fills: Fills) -> Intent? {
  what.flatMap { what in
    what.isOtherThing
      ? nil
      : .add(
        NewStops(
          what, to: fills.target, at: fills.time, minutes: fills.integer(.duration),
          position: fills.position
        ).doubted)
  }
}

extension CommandSpec {
  static let add = CommandSpec(
    .add, .stops, "Adds a place, a result, a position or your own words to a day or the ideas.",
    examples: [
      "add Livraria Lello to day 1 at 10:00", "add \"lunch with Ana\" to tuesday at 1pm for 90m",
      "add 41.1579, -8.6291 \"the view\" to day 2", "add dinner at the pier to ideas",
    ],
    [
      Frame(
        ["add text"],
        [.needs(.text, .name, "\"WORDS\"", ask: "Which words?")] + addSlots
      ) { fills in newStops(fills.text(.text).map { .text($0) }, fills) },
      Frame(
        ["add", "put", "visit", "schedule"],
        [.needs(.place, .subject, "N | PLACE | LAT, LON [NAME] | \"WORDS\"", ask: "Add what?")]
          + addSlots
      ) { fills in .each(of: fills.subjects) { newStops($0, fills) } },
    ])

  static let remove = CommandSpec(
    .remove, .stops, "Removes stops.",
    examples: ["remove 1.2", "remove \"lunch with Ana\"", "remove 1.1,1.3-1.4"],
    [
      Frame(
        ["remove", "drop", "scrap", "forget", "get rid of"],
        [.needs(.stops, .stops, "STOP", ask: "Which stop?")]
      ) { fills in
        fills.stops().map(Intent.removing)
      },
      Frame(["remove", "cancel", "drop"], [ofBooking]) { fills in
        fills.booking.map { .booking(.remove($0)) }
      },
    ])

  static let move = CommandSpec(
    .move, .stops, "Moves stops to another day, to the ideas, or within their day.",
    examples: ["move 1.1 to day 2", "move 1.2 first", "move 1.1 to ideas", "move 1.3 before 1.1"],
    [
      Frame(
        ["move"],
        [
          .needs(.stops, .stops, "STOP", ask: "Which stop?"),
          .needs(.day, .target, after: ["to"], "DAY | ideas", ask: "To which day?"),
          .takes(.anchor, .position(steps: false), "before STOP | after STOP | first | last"),
          .takes(.trip, .trip, after: ["of"], "TRIP"),
        ]
      ) { fills in
        guard let stops = fills.stops(), let target = fills.target else { return nil }
        return .moveStops(
          StopsMove(stops, to: target, trip: fills.trip(), position: fills.position))
      },
      Frame(
        ["move"],
        [
          .needs(.stops, .stops, "STOP", ask: "Which stop?"),
          .needs(
            .anchor, .position(steps: true), "up | down | first | last | before STOP | after STOP",
            ask: "Where to?"),
        ]
      ) { fills in
        guard let stops = fills.stops(), let position = fills.position else { return nil }
        return .moveStops(StopsMove(stops, position: position))
      },
      Frame(
        ["move"],
        [ofBooking, .needs(.day, .day(bareNumber: true), after: ["to"], "DAY", ask: "")]
      ) { fills in
        fills.day().flatMap { day in fills.booking.map { .booking(.move($0, to: day)) } }
      },
    ])
}
