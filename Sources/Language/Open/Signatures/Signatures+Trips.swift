internal import Session

extension Signatures {
  /// Trips as a whole: made, opened, copied, closed, removed.
  static let trips: [Signature] = [
    madeTrip(
      .needs(.place, .goal, "to in for at of into visit around 2", by: [.visit, .go, .spend])),
    madeTrip(
      .needs(.name, .name, "called named", by: [.name, .title], marked: true),
      .takes(.place, .goal, "to in for", marked: true), isMade: true),
    Signature(
      .open, [.open: 24, .go: 26, .show: 18, .trip: 18, .visit: 4, .move: 4, .undo: 4, .plan: 0],
      [.needs(.trip, .trip, "to on with up at for")]
    ) { fills in
      guard case .named? = fills.trip() else { return nil }
      return fills.trip().map(Intent.open)
    },
    Signature(
      .deleteTrip, [.remove: 22, .trip: 10, .whole: 0],
      [.needs(.trip, .slot(.currentTrip), "to")], in: .inTrip, .needsNoun
    ) { fills in .deleteTrip(fills.trip()) },
    Signature(
      .deleteTrip, [.remove: 22, .trip: 10, .whole: 0], [.needs(.trip, .trip, "to of")], .needsNoun
    ) { fills in
      guard case .named? = fills.trip() else { return nil }
      return .deleteTrip(fills.trip())
    },
    Signature(.deleteTrip, [.remove: 22, .trip: 12], [], in: .inTrip, .needsNoun) { _ in
      .deleteTrip(nil)
    },
    Signature(
      .close, [.close: 24, .leave: 12, .done: 14, .trip: 12], [], in: .inTrip, .needsNoun
    ) { _ in .close },
    Signature(.close, [.close: 24, .pronoun: 0], [], in: .inTrip) { _ in .close },
    Signature(
      .dates, [.remove: 24, .clear: 24, .turnOff: 0, .allDates: 14, .trip: 4], [], in: .inTrip,
      .needsNoun
    ) { _ in .datesNone },
    Signature(
      .dates, [.undated: 20, .be: 2], [], in: .inTrip, [.needsNoun, .actless], taking: [.hold]
    ) { _ in
      .datesNone
    },
    Signature(
      .copyTrip, [.copy: 22, .trip: 12, .whole: 0, .create: 0, .pronoun: 0],
      [
        .takes(.name, .name, "as called named under", by: [.name], marked: true),
        .takes(.dates, .slot(.date(of: .moved)), "from on for to", by: [.start], marked: true),
      ], in: .inTrip, .needsNoun
    ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) },
    // `duplicate Berlin, start date 6 september`
    Signature(
      .copyTrip, [.copy: 22, .create: 0, .dates: 0, .day: 0],
      [
        .needs(.trip, .slot(.currentTrip), "of"),
        .takes(.name, .name, "as called named under", by: [.name], marked: true),
        .takes(.dates, .slot(.date(of: .moved)), "from on for to", by: [.start], marked: true),
      ], in: .inTrip
    ) { fills in .copyTrip(name: fills.text(.name), from: fills.date()) },
    // `a copy that begins on 1 june`, `the same trip again from 2 october`
    Signature(
      .copyTrip, [.copy: 22, .create: 0, .want: 0, .pronoun: 0, .it: 0],
      [
        .needs(
          .dates, .slot(.date(of: .moved)), "starting beginning from", by: [.start], marked: true)
      ], in: .inTrip
    ) { fills in fills.date().map { .copyTrip(name: nil, from: $0) } },
    // `make a copy of this and call it Next year`
    Signature(
      .copyTrip, [.copy: 22, .create: 0, .pronoun: 0, .it: 0],
      [.needs(.name, .name, "as called named under", by: [.name], marked: true)], in: .inTrip
    ) { fills in .copyTrip(name: fills.text(.name), from: nil) },
  ]

  /// A trip is made, with all that may be said of it.
  private static func madeTrip(_ roles: Role..., isMade: Bool = false) -> Signature {
    let speaks: [WordClass: Int] = [
      .create: 24, .want: 18, .go: 26, .spend: 18, .add: 12, .arrive: 8, .trip: 14, .away: 14,
      .dates: 0,
      .people: 4, .city: 6, .budget: 4, .leave: 4, .last: 2, .start: 4, .end: 2, .be: 3,
      .day: 0, .pronoun: 0, .visit: 14, .move: 0,
    ]
    let acts: [WordClass: Int] = [
      .create: 24, .want: 18, .add: 12, .trip: 14, .away: 14, .people: 4, .day: 0,
    ]
    return Signature(
      .newTrip, isMade ? acts : speaks.merging([.dream: 18]) { $1 },
      roles + [
        .takes(.dates, .slot(.dates(of: .other)), "from for on between over starting in the until"),
        .takes(
          .day, .slot(.date(of: .other)), "from on starting beginning the",
          by: [.start, .arrive, .go, .leave]),
        .takes(
          .otherDay, .lastDate, "until till to on by", by: [.leave, .end], marked: true),
        .takes(.duration, .days, "for", by: [.last, .spend]),
        .takes(.name, .name, "called named", by: [.name, .title], marked: true),
        .takes(.number, .people, "for we are"),
        .takes(.number, .party, "for we are with of :", marked: true),
        .takes(.amount, .amount, "of", by: [.budget], marked: true),
        .takes(.style, .style, ""),
        .takes(.about, .name, "with", marked: true),
        .takes(.about, .slot(.choice(Companions.taken)), "taking bringing", marked: true),
      ], in: .any, isMade ? [] : .actless, build: newTrip)
  }
}

/// A trip with its dates, however they were said, and what else was said of it.
@Sendable private func newTrip(_ fills: Fills) -> Intent? {
  guard fills.has(.place) || fills.has(.name) else { return nil }
  let trip = NewTrip(
    name: fills.text(.name), destination: fills.place(), dates: saidDates(fills),
    style: fills.text(.style),
    about: fills.text(.about).map { "with \($0)" })
  guard trip.dates != nil || !fills.has(.day) && !fills.has(.otherDay) else { return nil }
  let others = [
    fills.party.map { Intent.money(.party($0)) }
      ?? fills.integer(.number).map { Intent.people($0) }, fills.budget,
  ].compactMap { $0 }
  return others.isEmpty ? .newTrip(trip) : .several([.newTrip(trip)] + others)
}
