internal import Session

private let destination: SlotSpec = .needs(.place, .place, "PLACE", ask: "Where to?")
private let dates: SlotSpec = .takes(.dates, .dates(of: .other), after: ["", "on", "for"], "DATES")
private let companions: SlotSpec = .takes(.about, .name, after: ["with", "together with"], "TEXT")
private let mustHaveDates: SlotSpec = .needs(
  .dates, .dates(of: .other), after: ["", "on", "for"], "DATES", ask: "")
private let mustSayTrip: SlotSpec = .needs(.filter, .choice(["trip", "one"]), "trip", ask: "")
private let trip: SlotSpec = .needs(.trip, .trip, "TRIP", ask: "Which trip?")

/// What a trip is called by people who make one.
private let journey =
  "(trip|holiday|holidays|vacation|vacations|journey|travel|city break|break|getaway|weekend"
  + "|long weekend|city trip|road trip)"
private let making =
  "(create|make|plan|planning|start|set up|book|begin|add|organise|organize|arrange|prepare|need"
  + "|sort out|get|find|give|fix up|line up|put together|want|fancy)"

@Sendable private func newTrip(_ fills: Fills) -> Intent? {
  guard fills.has(.name) || fills.has(.place) else { return nil }
  return .newTrip(
    NewTrip(
      name: fills.text(.name), destination: fills.place(), dates: fills.dates,
      about: fills.text(.about).map { "with \($0)" }))
}

private let length: SlotSpec = .needs(
  .number, .dayCount, after: ["a", "me a", "us a", ""], "N days", ask: "How long?")
private let startDate: SlotSpec = .takes(
  .dates, .date(of: .other),
  after: ["(from|starting|starting on|starting from|beginning|beginning on|leaving|leaving on|on)"],
  "DATE")
private let tripOfDays: [SlotSpec] = [
  length,
  .needs(.place, .place, after: ["(trip|holiday|vacation) (to|in)"], "PLACE", ask: "Where to?"),
  startDate,
]
private let daysAway: [SlotSpec] = [
  length, .needs(.place, .place, after: ["(away|) in", "away to"], "PLACE", ask: "Where to?"),
  startDate,
]

/// So many days, from a date where one is said.
@Sendable private func newTripOfDays(_ fills: Fills) -> Intent? {
  guard let place = fills.place(), let days = fills.integer(), days > 0 else { return nil }
  let dates = fills.date().map { TripDates.range(DateRange(first: $0, days: days)) }
  return .newTrip(NewTrip(destination: place, dates: dates ?? .days(days)))
}

/// `lisbon from 3 to 9 may`: what is on one day, or is something to do, may be anything.
@Sendable private func newTripOfSeveralDays(_ fills: Fills) -> Intent? {
  guard case .range(let range) = fills.dates, range.first < range.last,
    case .named(let name, _)? = fills.place(), !PlainActivities.begin(name)
  else { return nil }
  return newTrip(fills)
}

extension Frame {
  /// How people say `new trip`.
  static let newTripPhrases: [Frame] = [
    Frame(
      [
        "(going|off|flying|fly|heading|head|headed|travelling|traveling|driving|moving) to",
        "(new|) \(journey) (to|in|for)", "\(making) (new|) \(journey) (to|in|for)",
      ], [destination, dates, companions], build: newTrip),
    Frame(["trip"], [destination, mustHaveDates], build: newTrip),
    Frame(
      ["\(making) (new|) \(journey) (called|named)", "(new|) \(journey) (called|named)"],
      [
        .needs(.name, .name, "NAME", ask: "What shall it be called?"),
        .takes(.place, .place, after: ["(to|in)"], "PLACE", ask: "Where to?"), dates, companions,
      ], build: newTrip),
    Frame(
      ["go to", "visit", "travel to"], [destination, dates], in: .outsideTrip, build: newTrip),
    Frame(["(be|stay) in", "in"], [destination, mustHaveDates], in: .outsideTrip, build: newTrip),
    Frame(
      ["(thinking of|thinking about|considering)"], [destination, mustHaveDates],
      build: newTripOfSeveralDays),
    Frame([""], [destination, mustHaveDates], in: .outsideTrip, build: newTripOfSeveralDays),
    Frame(
      [""],
      [
        destination, .needs(.filter, .choice(["trip", "holiday", "vacation"]), "trip", ask: ""),
        mustHaveDates,
      ], build: newTrip),
    Frame(
      ["spend"],
      [
        .needs(.dates, .dates(of: .other), "DATES", ask: "When?"),
        .needs(.place, .place, after: ["in"], "PLACE", ask: "Where?"),
      ], build: newTrip),
    Frame(["\(making)"], tripOfDays, in: .outsideTrip, build: newTripOfDays),
    Frame(["\(making)", "spend", "have"], daysAway, in: .outsideTrip, build: newTripOfDays),
    // Within a trip a day trip is something to do on one of its days.
    Frame(["\(making)"], tripOfDays, in: .inTrip) { fills in
      fills.integer() == 1 ? nil : newTripOfDays(fills)
    },
    Frame(
      [""],
      [
        .needs(.number, .dayCount, "N days", ask: ""),
        .needs(.place, .place, after: ["in"], "PLACE", ask: ""), startDate,
      ], in: .outsideTrip, build: newTripOfDays),
  ]

  /// How people ask for their trips.
  static let tripsPhrases: [Frame] = [
    Frame([
      "(show|list|see|display|what are|which are) trips",
      "(what|which) trips (do|have) (i|we) (got|have|planned|made|saved|)",
      "(what|which) trips are there", "(my|our|all) trips",
      "list of trips", "how many trips (do i have|do we have|have i got|have we got|are there)",
    ]) { _ in .trips(.all) },
    Frame([
      "(what|which) trips (are|do i have|do we have|have i|have we|have i got|have we got|i have)"
        + " (coming up|planned|ahead|next)",
      "(do|have) (i|we) (have|got) trips (coming up|planned|ahead)", "(show|list|) upcoming trips",
      "(show|list|) (coming|next|future) trips", "trips coming up",
      "(what's|what is|which is|when is) next trip", "next trip",
    ]) { _ in .trips(.upcoming) },
    Frame([
      "(show|list|) (past|old|previous|earlier) trips",
      "(what|which) trips are (in the past|past|over|behind us)", "where have (i|we) been",
    ]) { _ in .trips(.past) },
    Frame([
      "(show|list|) (favourite|favorite) trips",
      "(what|which) trips are (favourites|favorites)", "(show|list|) (favourites|favorites)",
    ]) { _ in .trips(.favourite) },
    Frame([
      "(what|which) trips have no dates (yet|)", "(show|list|) undated trips",
      "(show|list|) trips without dates",
    ]) { _ in .trips(.undated) },
  ]

  static let openPhrases: [Frame] = [
    Frame(["(switch over|change|switch back|go back|come back) to", "(back to|load)"], [trip]) {
      fills in
      fills.trip().map(Intent.open)
    },
    Frame(
      [
        "(go|back|go back|return|jump|take me|change|switch|switch over|move) to", "open", "load",
        "(look|have a look) at", "(work|continue|go on) (on|with)",
      ], [trip, mustSayTrip]
    ) { fills in fills.trip().map(Intent.open) },
  ]

  static let closePhrases: [Frame] = [
    Frame([
      "(close|leave|exit|put away) trip", "close (it|this)", "(done|finished) with trip",
    ]) { _ in .close }
  ]

  static let copyTripPhrases: [Frame] = [
    Frame(
      ["(copy|duplicate|clone|repeat) trip", "(make|create|take) (copy|duplicate) of trip"],
      [
        .takes(
          .name, .name,
          after: [
            "as", "called", "named",
            "(and|) (call|name) (it|this|the copy|the new one|the new trip|that one|the other one)",
          ], "NAME"),
        .takes(.dates, .date(of: .moved), after: ["from", "(starting|beginning) (on|)"], "DATE"),
      ]
    ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) }
  ]

  static let deleteTripPhrases: [Frame] = [
    Frame(
      [
        "(delete|remove|bin|trash|discard|erase|throw away|scrap|drop|get rid of|cancel|forget)"
          + " (whole|entire|)",
        "(don't|do not|no longer) (need|want)",
      ],
      [trip, .needs(.filter, .choice(["trip"]), "trip", ask: "")]
    ) { fills in fills.trip().map { .deleteTrip($0) } },
    Frame([
      "(delete|remove|bin|trash|discard|erase|throw away|scrap|get rid of|cancel) (this|) trip"
    ]) {
      _ in .deleteTrip(nil)
    },
    Frame(
      ["(delete|remove|bin|trash|discard|erase|throw away|scrap|get rid of|cancel) trip to"], [trip]
    ) { fills in fills.trip().map { .deleteTrip($0) } },
  ]
}
