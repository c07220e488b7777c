internal import Session

extension Signatures {
  /// When the trip takes place: its dates, its length, and all of it later or earlier.
  static let dates: [Signature] = [
    Signature(
      .dates,
      [
        .set: 16, .be: 10, .go: 8, .move: 8, .dates: 14, .trip: 8, .spend: 8, .last: 8, .extend: 8,
        .arrive: 6, .leave: 6, .start: 6, .end: 6, .stop: 0, .pronoun: 0,
      ],
      [
        .takes(.dates, .slot(.dates(of: .moved)), "to from for on between"),
        .takes(.day, .slot(.date(of: .moved)), "from on", by: [.start, .arrive], marked: true),
        .takes(
          .otherDay, .lastDate, "until till to on by", by: [.leave, .end], marked: true),
        .takes(.policy, .slot(.choice(DateWords.fates.keys.sorted())), ""),
      ], in: .inTrip, taking: [.instead, .past]
    ) { fills in newDates(fills) },
    Signature(
      .dates,
      [
        .end: 22, .extend: 22, .spend: 16, .set: 4, .trip: 8,
        .day: 2, .whole: 2, .be: 2, .pronoun: 0,
      ],
      [.needs(.day, .day, "on until till to at by through the - > is til")], in: .inTrip,
      taking: [.only, .instead, .more]
    ) { fills in fills.day().map { .changeDates(.end($0)) } },
    // `cut sunday` leaves that day out.
    Signature(
      .dates, [.shorten: 22, .set: 4, .trip: 8, .day: 2, .whole: 2, .be: 2, .pronoun: 0],
      [.needs(.day, .day, "on until till to at by through til", marked: true)], in: .inTrip,
      taking: [.only, .instead, .more]
    ) { fills in fills.day().map { .changeDates(.end($0)) } },
    Signature(
      .dates, [.depart: 30, .trip: 8, .day: 2, .be: 2, .pronoun: 0],
      [.needs(.day, .day, "on by at - > is")], in: .inTrip, taking: [.instead]
    ) { fills in fills.day().map { .changeDates(.leave($0)) } },
    Signature(
      .dates, [.leave: 22, .trip: 8, .day: 2, .be: 2, .pronoun: 0],
      [.needs(.day, .day, "on by at - > is")], in: .inTrip, taking: [.instead]
    ) { fills in fills.day().map { .changeDates(.end($0)) } },
    Signature(
      .dates, [.leave: 22, .trip: 8],
      [.needs(.day, .day, "until till til", marked: true)], in: .inTrip, taking: [.instead]
    ) { fills in fills.day().map { .changeDates(.end($0)) } },
    Signature(
      .dates, [.pronoun: 0], [.needs(.day, .day, "until till til", marked: true)], in: .inTrip,
      [.actless, .byMarkers, .bare]
    ) { fills in fills.day().map { .changeDates(.end($0)) } },
    Signature(
      .dates, [.pronoun: 0, .start: 22, .arrive: 22, .set: 4, .day: 2, .be: 2],
      [.needs(.day, .day, "on from at to")], in: .inTrip, taking: [.instead]
    ) { fills in fills.day().map { .changeDates(.start($0)) } },
    // Whether the trip ends when it did, or goes along, is for the dates to say, else for the user.
    Signature(
      .dates, [.start: 22, .set: 4, .trip: 10, .be: 2],
      [.needs(.dates, .slot(.date(of: .moved)), "on from at to")], in: .inTrip, .needsNoun,
      taking: [.instead]
    ) { fills in
      fills.date().map { .either([.shiftTrip(.to($0)), .changeDates(.start(.on($0)))]) }
    },
    Signature(
      .shiftTrip, [.start: 22, .arrive: 16, .move: 12, .set: 4, .trip: 10, .be: 2, .pronoun: 0],
      [
        .needs(.dates, .slot(.date(of: .moved)), "on from at to"),
        .needs(.policy, .slot(.choice(DateWords.lengthStays)), ""),
      ], in: .inTrip
    ) { fills in fills.date().map { .shiftTrip(.to($0)) } },
    // `have the 18th be the first day`
    Signature(
      .dates, [.anew: 14, .set: 12, .be: 4],
      [
        .needs(.dates, .slot(.date(of: .moved)), ""),
        .needs(.filter, .slot(.choice(["the first day", "our first day", "first day"])), ""),
      ], in: .inTrip
    ) { fills in fills.date().map { .changeDates(.start(.on($0))) } },
    Signature(
      .dates,
      [
        .extend: 22, .spend: 14, .add: 16, .leave: 12, .trip: 8, .day: 2, .last: 12, .set: 4,
        .be: 2,
        .pronoun: 0,
      ],
      [
        .needs(.duration, .days, "by for"),
        .takes(.day, .day, "until till through", marked: true),
      ], in: .inTrip, taking: [.more, .again]
    ) { fills in
      guard let longer = fills.integer(.duration).map({ Intent.changeDates(.longer(days: $0)) })
      else { return nil }
      // Where the day on which it ends then says something else, it is asked.
      return fills.day().map { .either([.changeDates(.end($0)), longer]) } ?? longer
    },
    Signature(
      .dates, [.shorten: 22, .trip: 8, .leave: 12, .remove: 10],
      [.needs(.duration, .days, "by")], in: .inTrip, taking: [.more]
    ) { fills in fills.integer(.duration).map { .changeDates(.longer(days: -$0)) } },
    Signature(
      .dates, [.moreDays: 20, .add: 12, .spend: 8, .last: 8, .extend: 8, .trip: 4, .want: 8],
      [
        .needs(.number, .slot(.integer), ""),
        .takes(.filter, .slot(.choice(DateWords.atTheStart)), ""),
        .takes(.policy, .slot(.choice(DateWords.atTheEnd)), ""),
      ], in: .inTrip, [.needsNoun, .actless], taking: [.more]
    ) { fills in
      guard let days = fills.integer() else { return nil }
      return .changeDates(
        fills.has(.filter) ? .earlierStart(days: days) : .longer(days: days))
    },
    Signature(
      .dates, [.add: 16, .put: 12],
      [
        .needs(.duration, .days, ""),
        .needs(.filter, .slot(.choice(DateWords.atTheStart)), ""),
      ], in: .inTrip
    ) { fills in fills.integer(.duration).map { .changeDates(.earlierStart(days: $0)) } },
    Signature(
      .dates, [.set: 10, .trip: 4, .remove: 8, .be: 2],
      [
        .needs(.duration, .days, "by"),
        .needs(.policy, .slot(.choice(["shorter", "less", "fewer"])), ""),
      ], in: .inTrip, .actless
    ) { fills in fills.integer(.duration).map { .changeDates(.longer(days: -$0)) } },
    Signature(
      .dates, [.homeward: 16, .end: 14, .be: 2, .trip: 6],
      [
        .needs(.duration, .days, "by"),
        .needs(.policy, .slot(.choice(["later", "earlier", "sooner", "early", "late"])), ""),
      ], in: .inTrip, [.needsNoun, .actless]
    ) { fills in
      let sign = ["later", "late"].contains(fills.text(.policy)) ? 1 : -1
      return fills.integer(.duration).map { .changeDates(.longer(days: sign * $0)) }
    },
    Signature(
      .dates, [.last: 22, .be: 12, .set: 14, .trip: 12, .length: 12, .pronoun: 0],
      [.needs(.duration, .days, "for to of")], in: .inTrip, .needsNoun, taking: [.only, .instead]
    ) { fills in fills.integer(.duration).map { .changeDates(.length(days: $0)) } },
    Signature(
      .dates, [.shorten: 22, .extend: 22, .trip: 8, .pronoun: 0],
      [.needs(.duration, .days, "to", marked: true)], in: .inTrip, taking: [.only]
    ) { fills in fills.integer(.duration).map { .changeDates(.length(days: $0)) } },
    Signature(
      .dates, [.set: 14, .extend: 14, .shorten: 14, .be: 8, .number: 12, .day: 2, .trip: 4],
      [.needs(.number, .slot(.integer), "to is", marked: true)], in: .inTrip, .needsNoun
    ) { fills in fills.integer(.number).map { .changeDates(.length(days: $0)) } },
    shiftBy([.later: 24, .trip: 14, .whole: 6, .dates: 8], 1),
    shiftBy([.move: 18, .trip: 14, .whole: 6, .dates: 8, .set: 6, .be: 4, .start: 16], nil),
    shiftBy([.trip: 14, .whole: 10, .dates: 8, .be: 2], nil, .actless),
    // Who moves it so many days and says no more moves it on.
    Signature(
      .shiftTrip, [.move: 18, .trip: 14, .whole: 6, .dates: 8],
      [.needs(.duration, .days, "by for")], in: .inTrip, .needsNoun
    ) { fills in fills.integer(.duration).map { .shiftTrip(.byDays($0)) } },
    shiftBy([.earlier: 24, .trip: 14, .whole: 6, .dates: 8], -1),
    Signature(
      .shiftTrip,
      [
        .move: 18, .later: 22, .earlier: 22, .trip: 14, .whole: 6, .dates: 8, .start: 4,
        .pronoun: 0,
      ],
      [.needs(.dates, .slot(.date(of: .moved)), "to on until")], in: .inTrip, .needsNoun
    ) { fills in fills.date().map { .shiftTrip(.to($0)) } },
  ]
}

@Sendable private func newDates(_ fills: Fills) -> Intent? {
  guard case .range(let range)? = saidDates(fills) else { return nil }
  if !fills.has(.day), case .dates(.range(let said))? = fills.values[.dates],
    said.first == said.last
  {
    return nil
  }
  // One day alone says when it begins, or ends.
  guard fills.has(.dates) || fills.has(.otherDay) || range.count > 1 else { return nil }
  return .dates(range, fills.text(.policy).flatMap { DateWords.fates[$0] })
}
