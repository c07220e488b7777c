internal import Session

private let days: SlotSpec = .needs(.number, .dayCount, "N days", ask: "By how many days?")
private let lastDay: SlotSpec = .needs(
  .day, .day(bareNumber: false), "DAY", ask: "Which is the last day?")
private let now: SlotSpec = .takes(.filter, .choice(["now", "instead", "rather", "after all"]), "")

private let firstDay: SlotSpec = .needs(
  .day, .day(bareNumber: false), "DAY", ask: "Which is the first day?")

@Sendable private func startingOn(_ fills: Fills) -> Intent? {
  fills.day().map { .changeDates(.start($0)) }
}

@Sendable private func endingOn(_ fills: Fills) -> Intent? {
  fills.day().map { .changeDates(.end($0)) }
}

@Sendable private func corrected(_ fills: Fills) -> Intent? {
  guard case .range(let range)? = fills.dates, range.count > 1 else { return nil }
  return .changeDates(.corrected(range))
}

/// So many days more, or fewer.
@Sendable private func longer(_ fills: Fills) -> Intent? {
  let isFewer = fills.text(.filter).map(fewer.contains) ?? false
  return fills.integer().map { .changeDates(.longer(days: isFewer ? -$0 : $0)) }
}

private let more = ["longer", "more", "extra", "on top"]
private let fewer = ["shorter", "less", "fewer", "earlier", "sooner", "early"]
private let fewerNow = ["shorter", "less", "fewer"]
private let atTheEnd = [
  "at the end", "to the end", "to the trip", "to trip", "to it", "on the end", "after that",
]
private let atTheStart = [
  "at the start", "at the beginning", "at the front", "before", "before day 1", "to the start",
  "to the beginning", "before the first day", "to the front",
]

/// How people say that something is taken away from the trip.
let cutting =
  "(cut|remove|delete|drop|lose|take|lop|chop|trim|shave|knock|scrap|skip|get rid of|cancel"
  + "|leave out|strip)"
/// What days are taken from.
let fromTheTrip =
  ["off"]
  + WordPattern("(off|from|of) (it|the trip|this trip|our trip|the end|the end of the trip)")
  .spelledOut.map { $0.joined(separator: " ") }
private let offTheTrip: SlotSpec = .takes(.filter, .choice(fromTheTrip), "off the trip")
extension Frame {
  /// How people say when the trip ends: its start stays.
  static let newEndPhrases: [Frame] = [
    Frame(
      [
        "trip now ends on", "trip (should|will) end (on|)", "end trip on", "make trip end on",
        "have trip end on", "let trip end on", "trip ends on",
        "extend trip to", "extend trip until", "extend trip till", "lengthen trip to",
        "shorten trip to", "cut trip short on", "end trip", "the trip ends on",
        "the trip should end on", "the trip will end on", "trip should end on", "make it end on",
        "extend (it|) (to|until)", "(stay|staying|be staying|be there|be away) (until|till|til)",
        "finish trip on", "(until|till|til)",
        "(come|coming|go|going|fly|flying|drive|head|heading|get|return|be|)"
          + " (back|home|back home) on",
        "(fly|drive|go|head) home", "return on",
        "(the|) (last day|end|end of trip) (is|will be|should be) (on|)",
        "(have|make|let|) trip (last|run|go on|go|runs|lasts|goes on) (until|till|til|to)",
      ], [lastDay, now], in: .inTrip, build: endingOn),
    Frame(
      ["make", "have", "let"],
      [
        .needs(.dates, .date(of: .moved), "DATE", ask: ""),
        .needs(
          .filter, .choice(["the first day", "our first day", "first day", "be the first day"]),
          "the first day", ask: ""),
      ], in: .inTrip
    ) { fills in fills.date().map { .changeDates(.start(.on($0))) } },
    Frame(
      ["(arrive|arriving|get there|be there from|land) (on|)"], [firstDay], in: .inTrip,
      build: startingOn),
    Frame(["(leave|leaving|depart|departing) (on|)"], [lastDay], in: .inTrip) { fills in
      fills.day().map { .changeDates(.leave($0)) }
    },
    Frame(
      ["make", "have", "let"],
      [
        lastDay,
        .needs(
          .filter, .choice(["the last day", "our last day", "last day", "be the last day"]),
          "the last day", ask: ""),
      ], in: .inTrip, build: endingOn),
    Frame(
      [
        "(extend|lengthen|prolong) (trip|it|) (by|)", "make (trip|it) longer by",
        "(stay|have|want|need) another",
      ],
      [days], in: .inTrip, build: longer),
    Frame(
      [
        "(shorten|cut|cut down|reduce) (trip|it) by", "cut (trip|it) short by", "shorten trip",
        "make (trip|it) shorter by",
      ], [days], in: .inTrip
    ) { fills in fills.integer().map { .changeDates(.longer(days: -$0)) } },
    Frame(
      ["(make|have|let|) (trip|it|) (be|)", "(stay|staying|be staying|stay on|need|want)"],
      [days, .needs(.filter, .choice(more + fewerNow), after: [""], "longer", ask: "")],
      in: .inTrip, build: longer),
    Frame(
      ["(add|stay|staying|have|want|need|plan|) (trip|) (by|for|)"],
      [
        .needs(.number, .integer, "N", ask: ""),
        .needs(
          .filter,
          .choice(["more days", "more day", "extra days", "additional days", "extra day"]),
          "more days", ask: ""),
        .takes(.policy, .choice(atTheEnd), "at the end"),
      ], in: .inTrip, build: longer),
    Frame(
      ["(add|tack on|append|put)"],
      [days, .takes(.policy, .choice(atTheEnd), "at the end")], in: .inTrip
    ) { fills in fills.integer() == 1 ? nil : longer(fills) },
    Frame(
      ["(add|put|insert)"],
      [days, .needs(.policy, .choice(atTheStart), "at the start", ask: "")], in: .inTrip
    ) { fills in fills.integer().map { .changeDates(.earlierStart(days: $0)) } },
    Frame(
      ["add (a|an|one|another) (extra|more|) day"],
      [.needs(.policy, .choice(atTheStart), "at the start", ask: "")], in: .inTrip
    ) { _ in .changeDates(.earlierStart(days: 1)) },
    Frame(["\(cutting) (off|) last"], [days, offTheTrip], in: .inTrip) { fills in
      fills.integer().map { .changeDates(.longer(days: -$0)) }
    },
    Frame(["\(cutting) (off|) first"], [days, offTheTrip], in: .inTrip) { fills in
      fills.integer().map { .changeDates(.earlierStart(days: -$0)) }
    },
    Frame(
      ["\(cutting) (off|)"],
      [
        days,
        .needs(
          .filter,
          .choice(fromTheTrip.filter { $0 != "off" } + ["off the back"]), "off the trip", ask: ""),
      ], in: .inTrip
    ) { fills in fills.integer().map { .changeDates(.longer(days: -$0)) } },
    Frame(
      ["\(cutting) (off|)"],
      [
        days,
        .needs(
          .filter,
          .choice([
            "off the start", "from the start", "off the beginning", "off the front",
            "from the beginning", "from the front",
          ]), "off the start", ask: ""),
      ], in: .inTrip
    ) { fills in fills.integer().map { .changeDates(.earlierStart(days: -$0)) } },
    Frame(
      [
        "(have to|need to|must|can|) (come|go|fly|drive|head|get|return|be) (back|home)",
        "(end|finish) (trip|)",
      ],
      [days, .needs(.filter, .choice(["later", "earlier", "sooner", "early"]), "later", ask: "")],
      in: .inTrip, build: longer),
    Frame(
      [
        "(cut|cut down|shorten|reduce|extend|lengthen|prolong) (trip|it|) (down|) to",
        "(make|have|let) (trip|it) (last|be|take|)", "(trip|it) (is|lasts|takes|should be|will be)",
      ],
      [days, .takes(.filter, .choice(["long", "in all", "in total", "altogether"]), "long")],
      in: .inTrip
    ) { fills in
      fills.integer().flatMap { $0 > 0 ? .changeDates(.length(days: $0)) : nil }
    },
    Frame(
      [
        "", "no", "actually", "sorry", "i meant", "i mean", "make it", "make that", "it should be",
        "change it to", "(going|travelling|traveling|away|there|flying|leaving)",
        "(have|make|let|want|) trip (to|) (run|last|go|be|runs|lasts|goes|is|will be)",
        "(trip|it|we) (now|) (runs|goes|lasts|run|go)",
      ],
      [.needs(.dates, .dates(of: .moved), "DATES", ask: "From when to when?")], in: .inTrip,
      correcting: true,
      build: corrected),
  ]
}
