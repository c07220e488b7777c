internal import Session

private let destination: SlotSpec = .needs(.place, .place, "PLACE", ask: "Where to?")
private let dates: SlotSpec = .takes(.dates, .dates, after: ["", "on", "for"], "DATES")

@Sendable private func newTrip(_ fills: Fills) -> Intent? {
  fills.place().map { .newTrip(NewTrip(destination: $0, dates: fills.dates)) }
}

extension Frame {
  /// How people say `new trip`.
  static let newTripPhrases: [Frame] = [
    Frame(
      [
        "going to", "off to", "flying to", "fly to", "travelling to", "traveling to", "trip to",
        "trip in", "holiday in", "holidays in", "vacation in", "create new travel to",
        "create trip to", "plan trip to", "start trip to", "set up trip to", "make trip to",
        "plan holiday in", "book trip to",
      ], [destination, dates], build: newTrip),
    Frame(
      ["go to", "visit", "travel to"], [destination, dates], in: .outsideTrip, build: newTrip),
    Frame(
      ["spend"],
      [
        .needs(.dates, .dates, "DATES", ask: "When?"),
        .needs(.place, .place, after: ["in"], "PLACE", ask: "Where?"),
      ], build: newTrip),
    Frame(
      ["make", "plan", "create"],
      [
        .needs(.number, .dayCount, after: ["a", "me a", ""], "N days", ask: "How long?"),
        .needs(.place, .place, after: ["trip to", "trip in"], "PLACE", ask: "Where to?"),
      ]
    ) { fills in
      guard let place = fills.place(), let days = fills.integer(), days > 0 else { return nil }
      return .newTrip(NewTrip(destination: place, dates: .days(days)))
    },
  ]

  /// How people ask for their trips.
  static let tripsPhrases: [Frame] = [
    Frame(["show trips", "list trips", "what trips do i have", "what trips are there"]) { _ in
      .trips(.all)
    },
    Frame(["what trips are coming up", "upcoming trips"]) { _ in .trips(.upcoming) },
  ]

  static let closePhrases: [Frame] = [Frame(["close trip", "leave trip"]) { _ in .close }]

  static let favouritePhrases: [Frame] = [
    Frame(["mark trip as favourite", "mark trip as favorite"]) { _ in .favourite(true) },
    Frame(
      [
        "this trip isn't favourite", "this trip isn't favorite", "this trip is not favourite",
        "the trip isn't favourite", "unmark trip as favourite",
      ]
    ) { _ in .favourite(false) },
  ]

  static let copyTripPhrases: [Frame] = [
    Frame(
      ["copy trip", "duplicate trip", "make copy of trip"],
      [
        .takes(.name, .name, after: ["as", "called", "named"], "NAME"),
        .takes(.dates, .date, after: ["from", "starting", "starting on", "beginning"], "DATE"),
      ]
    ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) }
  ]

  static let deleteTripPhrases: [Frame] = [
    Frame(
      ["delete", "bin", "throw away", "scrap"],
      [
        .needs(.trip, .trip, "TRIP", ask: "Which trip?"),
        .needs(.filter, .choice(["trip"]), "trip", ask: ""),
      ]
    ) { fills in fills.trip().map { .deleteTrip($0) } }
  ]

  static let stylePhrases: [Frame] = [
    Frame(
      ["make it a", "make this a", "make it an"],
      [
        .needs(.style, .name, "STYLE", ask: "Which style?"),
        .needs(.filter, .choice(["trip"]), "trip", ask: ""),
      ], in: .inTrip
    ) { fills in fills.text(.style).map { .style($0) } }
  ]

  static let describePhrases: [Frame] = [
    Frame(
      ["describe trip as"], [.needs(.about, .text(orNone: true), "TEXT", ask: "What is it about?")]
    ) { fills in .describe(fills.text(.about)) }
  ]

  static let datesPhrases: [Frame] = [
    Frame(
      ["set dates to", "the trip is", "change dates to"],
      [
        .needs(.dates, .dates, "DATES", ask: "From when to when?"),
        .takes(.policy, .choice(["keep", "shift", "ideas"]), "keep | shift | ideas"),
      ], in: .inTrip
    ) { fills in
      guard case .range(let range)? = fills.dates else { return nil }
      return .dates(range, fills.text(.policy).flatMap(DatesPolicy.init))
    },
    Frame(["remove dates", "clear dates", "forget dates"], in: .inTrip) { _ in .datesNone },
  ]

  static let shiftPhrases: [Frame] = [
    Frame(
      ["move trip", "move everything", "shift everything", "postpone trip", "delay trip"],
      [
        .needs(.number, .dayCount, after: ["", "by"], "N days", ask: "By how many days?"),
        .takes(.filter, .choice(["earlier", "later"]), "earlier | later"),
      ], in: .inTrip
    ) { fills in
      fills.integer().map { .shiftTrip(.byDays(fills.says("earlier", .filter) ? -$0 : $0)) }
    },
    Frame(
      ["move trip to", "move everything to", "move trip so it starts", "start trip on"],
      [.needs(.dates, .date, "DATE", ask: "To which date?")], in: .inTrip
    ) { fills in fills.date().map { .shiftTrip(.to($0)) } },
  ]

  static let peoplePhrases: [Frame] = [
    Frame(
      ["there are", "there will be"],
      [
        .needs(.number, .integer, "N", ask: "How many?"),
        .needs(.filter, .choice(["of us", "people"]), "of us", ask: ""),
      ], in: .inTrip
    ) { fills in fills.integer().map { .people($0) } }
  ]
}
