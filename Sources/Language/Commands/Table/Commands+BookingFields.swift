internal import Session

private let booking = SlotSpec.needs(
  .booking, .booking(bareNumber: true), "BOOKING", ask: "Which booking?")

extension CommandSpec {
  static let ref = CommandSpec(
    .ref, .bookings, "Keeps the reference of a booking.", sets: true,
    examples: ["ref booking 1 XK7PQ2", "ref booking 1 none"],
    [
      Frame(["ref"], [booking, text("What is the reference?")]) { fills in
        fills.booking.map { .booking(.reference($0, fills.text(.text))) }
      }
    ])

  static let seat = CommandSpec(
    .seat, .bookings, "Keeps the seats of a booking.", sets: true,
    examples: ["seat booking 1 12A", "seat booking 1 none"],
    [
      Frame(["seat"], [booking, text("Which seat?")]) { fills in
        fills.booking.map { .booking(.seat($0, fills.text(.text))) }
      }
    ])

  private static func text(_ question: String) -> SlotSpec {
    .needs(.text, .text(orNone: true), "TEXT", ask: question)
  }

  static let departure = CommandSpec(
    .departure, .bookings,
    "Says when a booking leaves, or by when, or on which day, one leaves a hotel.",
    sets: true,
    examples: [
      "departure booking 1 10:15", "departure booking 1 none", "departure booking 1 2027-05-06",
    ],
    [
      Frame(["departure"], [booking, .needs(.time, .time, "TIME", ask: "At what time?")]) { fills in
        fills.booking.map { .booking(.departure($0, fills.time)) }
      },
      Frame(["departure"], [booking, .needs(.time, .cleared, "none", ask: "")]) { fills in
        fills.booking.map { .booking(.departure($0, nil)) }
      },
      Frame(
        ["departure"],
        [booking, .needs(.day, .day(bareNumber: false), "DAY", ask: "")]
      ) { fills in
        guard let booking = fills.booking, let day = fills.day() else { return nil }
        return .booking(.leaving(booking, day))
      },
    ] + journeys.map { leaving($0) })

  static let arrival = CommandSpec(
    .arrival, .bookings,
    "Says when a booking arrives, or from when and until when one can check in at a hotel.",
    sets: true,
    examples: [
      "arrival booking 1 11:10", "arrival booking 1 0:40 +1", "arrival booking 1 none",
    ],
    [
      Frame(
        ["arrival"],
        [booking, .needs(.time, .time, "TIME", ask: "At what time?")] + arrivalDays
      ) { fills in
        guard let booking = fills.booking, let time = fills.time else { return nil }
        return .booking(.arrival(booking, NewArrival(time, fills.arrivalDay)))
      },
      Frame(["arrival"], [booking, .needs(.time, .cleared, "none", ask: "")]) { fills in
        fills.booking.map { .booking(.arrival($0, nil)) }
      },
      Frame(["arrival"], [booking, until(.time)]) { fills in
        guard let booking = fills.booking, let time = fills.time else { return nil }
        return .booking(.checkInUntil(booking, time))
      },
      Frame(["arrival"], [booking, until(.cleared)]) { fills in
        fills.booking.map { .booking(.checkInUntil($0, nil)) }
      },
      arriving(.flight, "(we|i) land (at|)"),
    ] + journeys.map { arriving($0) })

  private static func until(_ type: SlotType) -> SlotSpec {
    .needs(.time, type, after: ["until", "till"], type == .cleared ? "none" : "TIME", ask: "")
  }

  private static let journeys: [Booking.Kind] = [.flight, .train, .bus, .ferry]
  private static let arrivalDays: [SlotSpec] = [
    .takes(.day, .day(bareNumber: false), after: ["", "on"], "DATE"),
    .takes(.filter, .choice(["+ 1", "+ 2", "- 1", "the next day", "next day"]), "+1"),
  ]

  /// `the train gets in at 6pm`.
  private static func arriving(_ kind: Booking.Kind, _ lead: String? = nil) -> Frame {
    let usual = "\(kind.rawValue) (arrives|gets in|lands|is due|comes in|gets there) (at|)"
    return Frame(
      [lead ?? usual], [.needs(.time, .time, "TIME", ask: "")] + arrivalDays
    ) { fills in
      fills.time.map { .booking(.arrival(.only(kind), NewArrival($0, fills.arrivalDay))) }
    }
  }

  /// `our flight leaves at 9`.
  private static func leaving(_ kind: Booking.Kind) -> Frame {
    Frame(
      ["\(kind.rawValue) (leaves|departs|takes off|goes) (at|)"],
      [.needs(.time, .time, "TIME", ask: "")]
    ) { fills in fills.time.map { .booking(.departure(.only(kind), $0)) } }
  }

  static let openHours = CommandSpec(
    .openHours, .bookings, "Keeps when a stop is open; open TRIP opens a trip.", sets: true,
    examples: ["open 1.1 tue-sun 9-18, sat 10-14", "open 1.1 none"],
    [
      Frame(
        ["open"],
        [
          .needs(.stop, .stop, "STOP", ask: ""),
          .needs(.time, .openingHours, "DAYS HOURS[, DAYS HOURS …]", ask: ""),
        ]
      ) { fills in
        fills.stop().flatMap { stop in fills.openingHours.map { .hours(stop, $0) } }
      },
      Frame(
        ["(it's|it is|that's|that is) open", "(opening hours|opening times)"],
        [.needs(.time, .openingHours, "DAYS HOURS", ask: "")]
      ) { fills in fills.openingHours.map { .hours(.mentioned, $0) } },
      Frame(
        ["open"],
        [
          .needs(.stop, .knownStop, "STOP", ask: ""), .needs(.time, .cleared, "none", ask: ""),
        ]
      ) { fills in fills.stop().map { .hours($0, nil) } },
    ])
}

extension Fills {
  /// The day of an arrival, as far as one was said.
  fileprivate var arrivalDay: ArrivalDay? {
    switch day() {
    case .next?, .dayAfter?: return .later(1)
    case .previous?, .dayBefore?: return .later(-1)
    case let day?: return .on(day)
    case nil: break
    }
    switch text(.filter) {
    case "+ 1", "the next day", "next day": return .later(1)
    case "+ 2": return .later(2)
    case "- 1": return .later(-1)
    default: return nil
    }
  }
}
