internal import Session

private let destination: SlotSpec = .needs(.place, .place, "PLACE", ask: "Where to?")
private let dates: SlotSpec = .takes(
  .dates, .dates(of: .other), after: ["", "on", "for", "in", "over"], "DATES")
private let companions: SlotSpec = .takes(.about, .name, after: ["with", "together with"], "TEXT")
private let mustHaveDates: SlotSpec = .needs(
  .dates, .dates(of: .other), after: ["", "on", "for", "in", "over"], "DATES", ask: "")
private let called: SlotSpec = .takes(.name, .name, after: ["called", "named"], "NAME")
/// How long it is, in words that the dates say better.
private let about: SlotSpec = .takes(
  .policy,
  .choice(
    WordPattern.texts(
      of: "for (a long weekend|the weekend|a weekend|a few days|a couple of days|a short break"
        + "|a break|a holiday|a short holiday)")), "")
private let people: [SlotSpec] = [
  .takes(.number, .integer, after: ["for"], "N"),
  .takes(
    .filter, .choice(["people", "persons", "adults", "of us", "travellers", "travelers"]), "people"),
]

/// What people say of a trip that they make, which is no name.
let sortOfTrip =
  "(new|another|one|first|little|short|quick|small|big|long|cheap|budget|family|solo|romantic"
  + "|summer|winter|spring|autumn|business|work|school|class|demo|test|sample|nice|last minute|)"
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

/// The same, with how many go where that is said: `for 2 people`.
@Sendable private func newTripOfPeople(_ fills: Fills) -> Intent? {
  guard fills.has(.number) == fills.has(.filter), let trip = newTrip(fills) else { return nil }
  return fills.integer().map { .several([trip, .people($0)]) } ?? trip
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
        "\(sortOfTrip) \(sortOfTrip) \(journey) (to|in|for)",
        "\(making) \(sortOfTrip) \(sortOfTrip) \(journey) (to|in|for)",
      ], [destination, dates, about, companions, called] + people, build: newTripOfPeople),
    Frame(
      ["(taking|bringing)"],
      [
        .needs(.about, .choice(Companions.taken), "TEXT", ask: ""),
        .needs(.place, .place, after: ["to"], "PLACE", ask: ""), mustHaveDates,
      ], build: newTripOfSeveralDays),
    Frame(["trip"], [destination, mustHaveDates], build: newTrip),
    Frame(
      ["\(making) \(sortOfTrip) \(journey) (called|named)", "(new|) \(journey) (called|named)"],
      [
        .needs(.name, .name, "NAME", ask: "What shall it be called?"),
        .takes(.place, .place, after: ["(to|in)"], "PLACE", ask: "Where to?"), dates, companions,
      ], build: newTrip),
    Frame(
      ["go to", "visit", "travel to"], [destination, dates, about, companions] + people,
      in: .outsideTrip, build: newTripOfPeople),
    Frame(["do"], [destination, mustHaveDates], in: .outsideTrip, build: newTripOfSeveralDays),
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
}
