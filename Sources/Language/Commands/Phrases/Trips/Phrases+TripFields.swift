internal import Session

private let earlierOrLater: SlotSpec = .takes(
  .filter, .choice(["earlier", "later", "sooner", "back"]), "earlier | later")

@Sendable private func shifted(_ fills: Fills) -> Intent? {
  let isEarlier = fills.says("earlier", .filter) || fills.says("sooner", .filter)
  return fills.integer().map { .shiftTrip(.byDays(isEarlier ? -$0 : $0)) }
}

private let otherTrip: SlotSpec = .needs(.trip, .trip, "TRIP", ask: "")
private let otherName: SlotSpec = .needs(
  .name, .text(orNone: false), after: ["to"], "NAME", ask: "")

/// `rename trip A to B`: the trip that is open is called all of it, unless another is called A.
@Sendable private func renamed(_ fills: Fills) -> Intent? {
  guard case .named(let one)? = fills.trip(), let other = fills.text(.name) else { return nil }
  let opened = Intent.several([.open(.named(one)), .renameTrip(other)])
  return .either([.renameTrip("\(one) to \(other)"), opened])
}

private let newStart: SlotSpec = .needs(.dates, .date(of: .moved), "DATE", ask: "To which date?")
private let now: SlotSpec = .takes(
  .filter, .choice(["instead", "rather", "now", "after all"]), "instead")
private let starting =
  "(start trip|begin trip|trip starts|trip begins|trip should start|trip will start) (on|)"
private let lengthStays = WordPattern(
  "(and|but|) (with|keep|keeping|of|) (it|) (the|) same"
    + " (length|length of time|number of days|number of nights)"
).spelledOut.map { $0.joined(separator: " ") }

/// What becomes of plans outside of new dates, in other words.
private let fates: [String: DatesPolicy] = {
  let everything = "(everything|all plans|plans|the plans|all the plans|my plans|our plans)"
  let along = "(along|too|with it|with them|as well|)"
  let there = "(where they are|where it is|as they are|as it is|)"
  let ways: [(String, DatesPolicy)] = [
    ("shift", .shift), ("keep", .keep), ("ideas", .ideas),
    ("(and|) (shift|move|bring|take|push) \(everything) \(along)", .shift),
    ("(and|but|) (keep|leave) \(everything) \(there)", .keep),
    ("(and|) (put|move) the (rest|others) (to|in|into|among) (ideas|the ideas)", .ideas),
  ]
  return ways.reduce(into: [:]) { fates, way in
    for words in WordPattern(way.0).spelledOut { fates[words.joined(separator: " ")] = way.1 }
  }
}()

private let whole = "(trip|everything|it all|whole thing|all of it)"

extension Frame {
  static let renameTripPhrases: [Frame] = [
    Frame(
      [
        "(call|name|rename|retitle) (trip|this trip) (to|as|)",
        "(change|set) name of trip to",
        "(change|set) (trip|trips) name to",
        "trip (is|should be|will be|shall be|is now|is to be) (called|named)",
      ], [.needs(.name, .text(orNone: false), "NAME", ask: "What shall the trip be called?")],
      in: .inTrip
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Frame(
      ["(call|name) this one"],
      [.needs(.name, .text(orNone: false), "NAME", ask: "What shall the trip be called?")],
      in: .tripMentioned
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Frame(
      ["(rename|retitle) (trip|)"],
      [
        .needs(.trip, .currentTrip, "TRIP", ask: ""),
        .needs(
          .name, .text(orNone: false), after: ["to", "as", "into"], "NAME",
          ask: "What shall the trip be called?"),
      ], in: .inTrip
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Frame(
      ["(rename|retitle)"],
      [
        .needs(.trip, .currentTrip, "TRIP", ask: ""),
        .needs(.name, .text(orNone: false), "NAME", ask: "What shall the trip be called?"),
      ], in: .inTrip
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Frame(["rename trip"], [otherTrip, otherName], in: .any, build: renamed),
    Frame(
      ["(rename|retitle|call|change name of)"],
      [
        otherTrip, .needs(.filter, .choice(["trip", "one"]), "trip", ask: ""),
        .needs(.name, .text(orNone: false), after: ["to", "as", "into", ""], "NAME", ask: ""),
      ]
    ) { fills in
      guard let trip = fills.trip(), let name = fills.text(.name) else { return nil }
      return .several([.open(trip), .renameTrip(name)])
    },
    Frame(
      ["rename (this|it) (to|as)"],
      [.needs(.name, .text(orNone: false), "NAME", ask: "What shall the trip be called?")],
      in: .tripMentioned
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
  ]

  static let stylePhrases: [Frame] = [
    Frame(
      ["(set|change) style to", "style (is|should be)", "style of trip is"],
      [.needs(.style, .text(orNone: true), "STYLE", ask: "Which style?")], in: .inTrip
    ) { fills in .style(fills.text(.style)) }
  ]

  static let describePhrases: [Frame] = [
    Frame(
      [
        "describe trip (as|)", "(it's|it is|this is|) (a|) trip about", "(trip|it) is about",
        "it's about",
        "description (is|)", "(set|change) description to", "add description",
      ],
      [
        .needs(
          .about, .text(orNone: true), after: ["", ":"], "TEXT", ask: "What is it about?")
      ], in: .inTrip
    ) { fills in .describe(fills.text(.about)) }
  ]

  static let datesPhrases: [Frame] = [
    Frame(
      ["(set|change|move|switch|update) dates to", "dates (are|will be)", "trip is"],
      [
        .needs(
          .dates, .dates(of: .moved), after: ["", "from"], "DATES", ask: "From when to when?"),
        .takes(.policy, .choice(fates.keys.sorted()), "keep | shift | ideas"),
      ], in: .inTrip
    ) { fills in
      guard case .range(let range)? = fills.dates else { return nil }
      return .dates(range, fills.text(.policy).flatMap { fates[$0] })
    },
    Frame(
      [
        "(remove|clear|forget|drop|delete|unset|scrap) dates",
        "take (dates off|off dates|away dates) (trip|)", "(take|get) dates off (of|) trip",
        "(remove|clear|forget|drop|delete|unset|scrap|take) dates (from|of|off) trip",
        "(don't|do not) (know|have) dates (yet|)",
      ], in: .inTrip
    ) { _ in .datesNone },
  ]

  static let shiftPhrases: [Frame] = [
    Frame(
      ["(move|shift|postpone|delay|put off|push) \(whole) (back|)"],
      [
        .needs(.number, .dayCount, after: ["", "by"], "N days", ask: "By how many days?"),
        earlierOrLater,
      ], in: .inTrip, build: shifted),
    Frame(
      ["trip (starts|begins|should start|will start)", "(start|begin) trip"],
      [
        .needs(.number, .dayCount, after: ["", "by"], "N days", ask: ""),
        .needs(.filter, .choice(["earlier", "later", "sooner"]), "earlier | later", ask: ""),
      ], in: .inTrip, build: shifted),
    Frame(
      ["(do|have) (it|trip)"],
      [
        .needs(.number, .dayCount, after: ["", "by"], "N days", ask: "By how many days?"),
        .needs(.filter, .choice(["earlier", "later", "sooner"]), "earlier | later", ask: ""),
      ], in: .tripMentioned, build: shifted),
    Frame(
      ["(bring|pull) \(whole) forward"],
      [.needs(.number, .dayCount, after: ["", "by"], "N days", ask: "By how many days?")],
      in: .inTrip
    ) { fills in fills.integer().map { .shiftTrip(.byDays(-$0)) } },
    Frame(
      [
        "(move|shift|postpone|delay|push|put off) \(whole) (to|until)",
        "(move|shift) \(whole) so (it|that it) starts (on|)",
        "(move|shift|get|have) \(whole) to (start|begin) (on|)",
      ], [newStart, now], in: .inTrip
    ) { fills in fills.date().map { .shiftTrip(.to($0)) } },
    Frame(
      ["\(starting)"],
      [newStart, now, .needs(.policy, .choice(lengthStays), "same length", ask: "")],
      in: .inTrip
    ) { fills in fills.date().map { .shiftTrip(.to($0)) } },
    // Whether the trip ends when it did, or goes along, is for the dates to say, else for the user.
    Frame(["\(starting)"], [newStart, now], in: .inTrip) { fills in
      fills.date().map { .either([.shiftTrip(.to($0)), .changeDates(.start(.on($0)))]) }
    },
  ]
}
