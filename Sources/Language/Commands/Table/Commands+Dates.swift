internal import Session

extension CommandSpec {
  static let dates = CommandSpec(
    .dates, .trips, "Sets the dates of the trip, or shows its months.",
    examples: ["dates 19-24 april", "dates 2027-04-19..2027-04-21 ideas", "dates none", "dates"],
    [
      Frame(["dates"]) { _ in .showDates },
      Frame(
        ["dates"],
        [
          .needs(.dates, .dates(of: .moved), "DATES", ask: "From when to when?"),
          .takes(.policy, .choice(["keep", "shift", "ideas"]), "keep | shift | ideas"),
          withBookings,
        ]
      ) { fills in
        guard case .range(let range)? = fills.dates else { return nil }
        return fills.takingBookings(
          .dates(range, fills.text(.policy).flatMap(DatesPolicy.init)))
      },
      Frame(["dates"], [.needs(.dates, .cleared, "none", ask: ""), withBookings]) { fills in
        fills.takingBookings(.datesNone)
      },
    ])

  static let shiftTrip = CommandSpec(
    .shiftTrip, .trips, "Moves the whole trip to other dates, plans and all.",
    examples: [
      "shift trip by 3 days", "shift trip to 3 may", "shift trip 2 days earlier",
      "shift trip by 3 days with bookings",
    ],
    [
      Frame(
        ["shift trip by", "shift trip", "move trip by", "postpone trip by"],
        [
          .needs(.number, .dayCount, "N days", ask: "By how many days?"),
          .takes(.filter, .choice(["earlier", "later"]), "earlier | later"),
          withBookings,
        ]
      ) { fills in
        fills.integer().map { days in
          fills.takingBookings(
            .shiftTrip(.byDays(fills.says("earlier", .filter) ? -days : days)))
        }
      },
      Frame(
        ["shift trip to", "move trip to"],
        [.needs(.dates, .date(of: .moved), "DATE", ask: "To which date?"), withBookings]
      ) { fills in
        fills.date().map { fills.takingBookings(.shiftTrip(.to($0))) }
      },
    ])
}

let withBookings = SlotSpec.takes(
  .booking, .choice(["with bookings"]), "with bookings")

extension Fills {
  /// Other dates, with or without the bookings.
  func takingBookings(_ dates: Intent) -> Intent {
    has(.booking) ? .withBookings(dates) : dates
  }
}
