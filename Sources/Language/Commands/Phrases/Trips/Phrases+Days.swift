internal import Session

private let day: SlotSpec = .needs(.day, .day(bareNumber: false), "DAY", ask: "Which day?")
private let numberedDay: SlotSpec = .needs(.day, .day(bareNumber: true), "DAY", ask: "Which day?")

private let inserting =
  "(add|insert|put|put in|squeeze|squeeze in|stick|stick in|slot|slot in|fit|fit in|pop|pop in|have)"
  + " (a|an|another|one more|one|) (extra|more|free|new|blank|empty|spare|rest|) day (in|)"
/// The last of them first, so that the others keep their numbers.
@Sendable private func removedDays(_ fills: Fills) -> Intent? {
  guard let days = fills.days(.number) else { return nil }
  let numbers = days.compactMap { day in if case .number(let number) = day { number } else { nil } }
  guard numbers.count == days.count, Set(numbers).count == days.count else { return nil }
  return .several(numbers.sorted(by: >).map { .removeDay(.number($0), withStops: false) })
}

extension Frame {
  static let dayPhrases: [Frame] = [
    Frame(
      [
        "(go|jump|skip ahead|switch|move|back|go back|take me|get|change) to", "open", "select",
        "(work|continue|go on) (on|with)", "start with",
      ], [day], in: .inTrip
    ) { fills in fills.day().map(Intent.selectDay) },
    Frame([""], [day], in: .inTrip) { fills in fills.day().map(Intent.selectDay) },
    Frame(["go back (a|one) day", "day before", "(a|one) day back", "previous day"], in: .inTrip) {
      _ in
      .selectDay(.previous)
    },
    Frame(["(and|then|) one after (that|)"], in: .onDay) { _ in .selectDay(.dayAfter) },
    Frame(["(and|then|) one before (that|)"], in: .onDay) { _ in .selectDay(.dayBefore) },
    Frame(["(on|go on) (to|) next day", "day after", "(next|following) day"], in: .inTrip) { _ in
      .selectDay(.next)
    },
  ]

  static let addDayPhrases: [Frame] = [
    Frame(
      [
        "(add|insert|append|tack on|have|need) (a|an|another|one more|one|) (extra|more|) day",
        "(stay|staying|stay for|want|take) (another|one more|one extra|an extra) day",
      ],
      [.takes(.filter, .choice(["at the end", "to the trip", "to trip"]), "")], in: .inTrip
    ) { _ in .addDay(.atEnd) },
    Frame(
      ["(add|insert|have|need) (a|an|another|) (extra|more|) day on"],
      [.needs(.dates, .date(of: .open), "DATE", ask: "Which date?")], in: .inTrip
    ) { fills in fills.date().map { .addDay(.on($0)) } },
    Frame(
      ["\(inserting) after"], [numberedDay], in: .inTrip
    ) { fills in fills.day().map { .addDay(.after($0)) } },
    Frame(["\(inserting) (before|in front of|ahead of)"], [numberedDay], in: .inTrip) { fills in
      guard case .number(let number)? = fills.day(), number > 1 else { return nil }
      return .addDay(.after(.number(number - 1)))
    },
  ]

  static let removeDayPhrases: [Frame] = [
    Frame(
      [
        "(delete|drop|cancel|cut|scrap|skip|lose|bin|get rid of|take out|cut out|leave out)",
        "(don't|do not|no longer) need",
      ],
      [day, .takes(.filter, .choice(["with stops"]), "with stops")], in: .inTrip
    ) { fills in fills.day().map { .removeDay($0, withStops: fills.has(.filter)) } },
    Frame(
      ["(remove|delete|drop|cancel|cut|scrap|skip|lose|get rid of|take out|cut out|leave out)"],
      [.needs(.number, .eachDay, "DAY and DAY", ask: "")], in: .inTrip, build: removedDays),
    Frame(
      ["\(cutting) (off|)"],
      [day, .needs(.filter, .choice(fromTheTrip), "off the trip", ask: "")], in: .inTrip
    ) { fills in fills.day().map { .removeDay($0, withStops: false) } },
  ]

  static let moveDayPhrases: [Frame] = [
    Frame(
      ["(move|put|make|shift|bring|push)"],
      [
        day,
        .needs(.anchor, .position(steps: false), after: ["", "the"], "to the end", ask: ""),
        .takes(.filter, .choice(["day"]), "day"),
      ], in: .inTrip
    ) { fills in
      switch fills.position {
      case .first: fills.day().map { .moveDay($0, to: .first) }
      case .last: fills.day().map { .moveDay($0, to: .last) }
      case .before, .after, .between, .up, .down, nil: nil
      }
    },
    Frame(
      ["(shift|push|bring|put)"],
      [
        day, .needs(.otherDay, .day(bareNumber: false), after: ["(to|on)"], "DAY", ask: ""),
      ], in: .inTrip
    ) { fills in
      guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
      return .moveDay(day, to: other)
    },
  ]

  static let swapPhrases: [Frame] = [
    Frame(
      ["(swap|switch|exchange|flip|trade|interchange|change) (days|day|)"],
      [
        numberedDay,
        .needs(
          .otherDay, .day(bareNumber: true), after: ["(with|and|for)"], "DAY", ask: "With which?"),
      ], in: .inTrip
    ) { fills in
      guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
      return .swapDays(day, other)
    },
    Frame(["(swap|switch|exchange|flip|trade) first (and|with) last day"], in: .inTrip) { _ in
      .swapDays(.first, .last)
    },
    Frame(
      ["(swap|switch|exchange|flip|trade) (it|that|this)"],
      [.needs(.otherDay, .day(bareNumber: false), after: ["(with|and|for)"], "DAY", ask: "")],
      in: .inTrip
    ) { fills in fills.day(.otherDay).map { .swapDays(.mentioned, $0) } },
  ]

  static let nameDayPhrases: [Frame] = [
    Frame(
      ["(title|label|rename|retitle|change name of|change title of|set title of)", "call"],
      [
        day,
        .needs(.name, .text(orNone: true), after: ["", "to", "as"], "TITLE", ask: "What title?"),
      ], in: .inTrip
    ) { fills in fills.day().map { .nameDay($0, fills.text(.name)) } },
    Frame(
      ["give"],
      [
        day,
        .needs(
          .name, .text(orNone: false), after: ["(the|a|) (title|name)"], "TITLE", ask: "What title?"
        ),
      ], in: .inTrip
    ) { fills in fills.day().map { .nameDay($0, fills.text(.name)) } },
    Frame(
      [""],
      [
        day,
        .needs(
          .name, .text(orNone: false),
          after: ["is (called|named|titled)", "(is|will be) our", "(will be|should be) called"],
          "TITLE", ask: ""),
      ], in: .inTrip
    ) { fills in fills.day().map { .nameDay($0, fills.text(.name)) } },
    Frame(
      ["(set|) (title|name) (of|for)"],
      [
        day,
        .needs(
          .name, .text(orNone: true), after: [":", "(is|=|to|should be)"], "TITLE",
          ask: "What title?"),
      ], in: .inTrip
    ) { fills in fills.day().map { .nameDay($0, fills.text(.name)) } },
    Frame(
      [""],
      [
        day,
        .needs(.name, .text(orNone: false), after: ["(is|will be) (a|the|)"], "TITLE", ask: ""),
      ], in: .inTrip
    ) { fills in
      // `tuesday is beach day`: other words may say anything of a day.
      guard let title = fills.text(.name), title.hasSuffix(" day") else { return nil }
      return fills.day().map { .nameDay($0, title) }
    },
  ]

  static let cityPhrases: [Frame] = [
    Frame(
      ["on", ""],
      [
        day,
        .needs(
          .place, .place,
          after: [
            "… (be|stay|sleep|staying|sleeping|are|am) in", "… in", "(is|will be) in",
          ], "PLACE", ask: "Where?"),
      ], in: .inTrip
    ) { fills in fills.day().map { .cityOfDay($0, fills.place()) } },
    Frame(
      ["(spend|spending)"], [day, .needs(.place, .place, after: ["in"], "PLACE", ask: "Where?")],
      in: .inTrip
    ) { fills in fills.day().map { .cityOfDay($0, fills.place()) } },
    Frame(
      ["(be|stay|sleep|staying|sleeping|are|am|) in"],
      [
        .needs(.place, .place, "PLACE", ask: "Where?"),
        .needs(.day, .day(bareNumber: false), after: ["on"], "DAY", ask: "Which day?"),
      ], in: .inTrip
    ) { fills in fills.day().map { .cityOfDay($0, fills.place()) } },
  ]
}
