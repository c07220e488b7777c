internal import Session

private let days: SlotSpec = .needs(.number, .dayCount, "N days", ask: "By how many days?")
private let lastDay: SlotSpec = .needs(
  .day, .day(bareNumber: false), "DAY", ask: "Which is the last day?")

@Sendable private func endingOn(_ fills: Fills) -> Intent? {
  fills.day().map { .changeDates(.end($0)) }
}

@Sendable private func corrected(_ fills: Fills) -> Intent? {
  guard case .range(let range)? = fills.dates, range.count > 1 else { return nil }
  return .changeDates(.corrected(range))
}

extension Frame {
  /// How people say when the trip ends: its start stays.
  static let newEndPhrases: [Frame] = [
    Frame(
      [
        "end trip on", "make trip end on", "have trip end on", "let trip end on", "trip ends on",
        "extend trip to", "extend trip until", "extend trip till", "lengthen trip to",
        "shorten trip to", "cut trip short on", "end trip", "the trip ends on",
        "the trip should end on", "the trip will end on", "trip should end on", "make it end on",
        "extend to", "extend until", "stay until", "stay till", "finish trip on",
      ], [lastDay], in: .inTrip, build: endingOn),
    Frame(
      [
        "extend trip by", "lengthen trip by", "make trip longer by", "extend trip", "extend by",
        "stay another",
      ],
      [days], in: .inTrip
    ) { fills in fills.integer().map { .changeDates(.longer(days: $0)) } },
    Frame(
      ["shorten trip by", "cut trip by", "make trip shorter by", "shorten trip"], [days],
      in: .inTrip
    ) { fills in fills.integer().map { .changeDates(.longer(days: -$0)) } },
    Frame(
      ["make trip"], [days, .needs(.filter, .choice(["longer", "shorter"]), "longer", ask: "")],
      in: .inTrip
    ) { fills in
      fills.integer().map {
        .changeDates(.longer(days: fills.says("shorter", .filter) ? -$0 : $0))
      }
    },
    Frame(
      [
        "", "no", "actually", "sorry", "i meant", "i mean", "make it", "make that", "it should be",
        "change it to",
      ],
      [.needs(.dates, .dates, "DATES", ask: "From when to when?")], in: .inTrip, correcting: true,
      build: corrected),
  ]

  /// How people ask for the dates of the trip.
  static let askedDatesPhrases: [Frame] = [
    Frame(
      [
        "when does trip start", "when does trip begin", "when does trip end", "when is trip",
        "when do we leave", "when do we go", "when are we going", "what are dates",
        "which dates are trip", "what dates are trip", "from when to when is trip",
      ], in: .inTrip
    ) { _ in .showDates }
  ]
}
