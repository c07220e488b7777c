internal import Session

extension Signatures {
  /// Trips as a whole: made, opened, removed, and when they take place.
  static let trips: [Signature] = [
    Signature(
      .newTrip,
      [
        .create: 24, .go: 26, .visit: 14, .spend: 18, .add: 12, .arrive: 8, .trip: 14, .dates: 0,
        .people: 4, .city: 6, .budget: 4, .leave: 4, .last: 2, .start: 4, .end: 2, .be: 3,
        .day: 0, .pronoun: 0,
      ],
      [
        .needs(.place, .place, "to in for at of into visit around 2", by: [.visit, .go, .spend]),
        .takes(.dates, .slot(.dates(of: .other)), "from for on between over starting in the until"),
        .takes(
          .day, .slot(.date(of: .other)), "from on starting beginning the",
          by: [.start, .arrive, .go, .leave]),
        .takes(
          .otherDay, .lastDate, "until till to on by", by: [.leave, .end], marked: true),
        .takes(.duration, .days, "for", by: [.last, .spend]),
        .takes(.name, .name, "called named", by: [.name, .title], marked: true),
        .takes(.number, .people, "for we are"),
        .takes(.amount, .amount, "of", by: [.budget], marked: true),
        .takes(.style, .style, ""),
      ], in: .any, .actless, build: newTrip),
    Signature(
      .open, [.open: 24, .go: 16, .show: 6, .trip: 8, .move: 4],
      [.needs(.trip, .trip, "to on with up")]
    ) { fills in
      guard case .named? = fills.trip() else { return nil }
      return fills.trip().map(Intent.open)
    },
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
      ], in: .inTrip, taking: [.instead, .past]
    ) { fills in newDates(fills) },
    Signature(
      .dates,
      [
        .end: 22, .leave: 22, .extend: 22, .shorten: 22, .spend: 16, .set: 4, .trip: 8,
        .day: 2, .whole: 2, .be: 2,
      ],
      [.needs(.day, .day, "on until till to at by through the - > is til")], in: .inTrip,
      taking: [.only, .instead, .more]
    ) { fills in fills.day().map { .changeDates(.end($0)) } },
    Signature(
      .dates, [.pronoun: 0, .start: 22, .arrive: 22, .trip: 8, .set: 4, .day: 2, .be: 2],
      [.needs(.day, .day, "on from at to")], in: .inTrip, taking: [.instead]
    ) { fills in fills.day().map { .changeDates(.start($0)) } },
    Signature(
      .dates, [.extend: 22, .spend: 14, .add: 16, .leave: 12, .trip: 8, .day: 2, .last: 12],
      [.needs(.duration, .days, "by for")], in: .inTrip, taking: [.more, .again]
    ) { fills in fills.integer(.duration).map { .changeDates(.longer(days: $0)) } },
    Signature(
      .dates, [.shorten: 22, .trip: 8, .leave: 12, .remove: 10],
      [.needs(.duration, .days, "by")], in: .inTrip, taking: [.more]
    ) { fills in fills.integer(.duration).map { .changeDates(.longer(days: -$0)) } },
    Signature(
      .dates, [.last: 22, .be: 12, .set: 14, .trip: 12, .length: 12, .pronoun: 0],
      [.needs(.duration, .days, "for to of")], in: .inTrip, .needsNoun, taking: [.only, .instead]
    ) { fills in fills.integer(.duration).map { .changeDates(.length(days: $0)) } },
    Signature(
      .dates, [.set: 14, .extend: 14, .shorten: 14, .be: 8, .number: 12, .day: 2, .trip: 4],
      [.needs(.number, .slot(.integer), "to is", marked: true)], in: .inTrip, .needsNoun
    ) { fills in fills.integer(.number).map { .changeDates(.length(days: $0)) } },
    shiftBy([.move: 18, .later: 24, .trip: 14, .whole: 6, .dates: 8, .set: 6, .be: 4], 1),
    shiftBy([.trip: 14, .whole: 10, .dates: 8, .be: 2], nil, .actless),
    shiftBy([.earlier: 24, .trip: 14, .whole: 6, .dates: 8], -1),
    Signature(
      .shiftTrip, [.move: 18, .later: 22, .earlier: 22, .trip: 14, .whole: 6, .dates: 8],
      [.needs(.dates, .slot(.date(of: .moved)), "to on until")], in: .inTrip, .needsNoun
    ) { fills in fills.date().map { .shiftTrip(.to($0)) } },
    Signature(
      .deleteTrip, [.remove: 22, .trip: 10],
      [.needs(.trip, .slot(.currentTrip), "to")], in: .inTrip, .needsNoun
    ) { _ in .deleteTrip(nil) },
    Signature(
      .copyTrip, [.copy: 22, .trip: 12],
      [
        .takes(.name, .name, "as called named", marked: true),
        .takes(.dates, .slot(.date(of: .moved)), "from on for", by: [.start], marked: true),
      ], in: .inTrip, .needsNoun
    ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) },
  ]

  /// The trip takes place so many days later or earlier, as a word of the line says.
  private static func shiftBy(
    _ speaks: [WordClass: Int], _ sign: Int?, _ traits: Signature.Traits = []
  ) -> Signature {
    Signature(
      .shiftTrip, speaks,
      [
        .needs(.duration, .days, "by for"),
        .takes(.policy, .slot(.choice(laterWords)), ""),
      ], in: .inTrip, traits.union(.needsNoun)
    ) { fills in
      let word = fills.text(.policy)
      guard let direction = word.map({ Directions.back.contains($0) ? -1 : 1 }) ?? sign else {
        return nil
      }
      return fills.integer(.duration).map { .shiftTrip(.byDays(direction * $0)) }
    }
  }
}

private let laterWords = Directions.all + ["on"]
/// A trip with its dates, however they were said, and what else was said of it.
@Sendable private func newTrip(_ fills: Fills) -> Intent? {
  guard let place = fills.place() else { return nil }
  let trip = NewTrip(
    name: fills.text(.name), destination: place, dates: saidDates(fills), style: fills.text(.style))
  guard trip.dates != nil || !fills.has(.day) && !fills.has(.otherDay) else { return nil }
  let others = [
    fills.integer(.number).map { Intent.people($0) }, fills.amount.map { Intent.budget($0) },
  ].compactMap { $0 }
  return others.isEmpty ? .newTrip(trip) : .several([.newTrip(trip)] + others)
}

@Sendable private func newDates(_ fills: Fills) -> Intent? {
  guard case .range(let range)? = saidDates(fills) else { return nil }
  if !fills.has(.day), case .dates(.range(let said))? = fills.values[.dates],
    said.first == said.last
  {
    return nil
  }
  return .dates(range, nil)
}

/// A range, or one made of a first day and a last one or a length.
private func saidDates(_ fills: Fills) -> TripDates? {
  var length = fills.integer(.duration)
  if case .days(let days)? = fills.dates, fills.has(.day) { length = days }
  // Two first days are none.
  if fills.has(.day), case .range? = fills.dates { return nil }
  if let start = fills.date(.day) {
    return fills.has(.otherDay)
      ? range(from: start, fills)
      : .range(
        DateRange(first: start, days: max(1, length ?? 1)))
  }
  guard let dates = fills.dates else { return length.map(TripDates.days) }
  guard case .range(let said) = dates, said.first == said.last else { return dates }
  if fills.has(.otherDay) { return range(from: said.first, fills) }
  return length.map { .range(DateRange(first: said.first, days: max(1, $0))) } ?? dates
}

/// Up to the last day that was said; a day of the month alone is of the month of the first.
private func range(from first: CivilDate, _ fills: Fills) -> TripDates? {
  var last = fills.date(.otherDay)
  if let day = fills.integer(.otherDay) {
    last = CivilDate(year: first.year, month: first.month, day: day)
  }
  return last.flatMap { DateRange(first: first, last: $0) }.map(TripDates.range)
}
