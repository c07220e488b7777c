internal import Session

extension Signatures {
  /// The days of a trip.
  static let days: [Signature] = [
    Signature(
      .addDay,
      [.add: 20, .create: 10, .put: 14, .day: 14, .trip: 4, .extend: 12, .spend: 4],
      [.takes(.anchor, .position, "at in to on")], in: .inTrip, .needsNoun,
      taking: [.more, .again]
    ) { fills in
      switch fills.position {
      case nil, .last?: .addDay(.atEnd)
      case .first?: .changeDates(.earlierStart(days: 1))
      case .before?, .after?, .between?, .up?, .down?: nil
      }
    },
    Signature(
      .addDay, [.add: 20, .create: 10, .put: 14, .day: 14, .clear: 0],
      [.needs(.day, .day, "after following behind", marked: true)], in: .inTrip, .needsNoun,
      taking: [.more]
    ) { fills in fills.day().map { .addDay(.after($0)) } },
    // `extra day after day 2`
    Signature(
      .addDay, [.moreDays: 20],
      [.needs(.day, .day, "after following behind", marked: true)], in: .inTrip,
      [.needsNoun, .actless]
    ) { fills in fills.day().map { .addDay(.after($0)) } },
    Signature(
      .addDay, [.add: 20, .create: 10, .put: 14, .day: 14],
      [.needs(.dates, .slot(.date(of: .open)), "on", marked: true)], in: .inTrip, .needsNoun,
      taking: [.more]
    ) { fills in fills.date().map { .addDay(.on($0)) } },
    Signature(
      .addDay, [.add: 20, .create: 10, .put: 14, .day: 14],
      [.needs(.day, .day, "", by: [.before], marked: true)], in: .inTrip, .needsNoun,
      taking: [.more]
    ) { fills in
      guard case .number(let number)? = fills.day() else { return nil }
      return number > 1
        ? .addDay(.after(.number(number - 1))) : .changeDates(.earlierStart(days: 1))
    },
    Signature(
      .removeDay, [.remove: 22, .day: 2], [.needs(.number, .slot(.eachDay), "of")], in: .inTrip
    ) { fills in
      guard let days = fills.days(.number) else { return nil }
      let numbers = days.compactMap { if case .number(let number) = $0 { number } else { nil } }
      guard numbers.count == days.count, Set(numbers).count == days.count else { return nil }
      return .several(numbers.sorted(by: >).map { .removeDay(.number($0), withStops: false) })
    },
    dayAtEdge([.move: 20, .put: 20, .day: 2, .trip: 0], mayEnd: false),
    // `make thursday the last day`: the trip ends then, or what is planned goes there.
    dayAtEdge([.anew: 14, .day: 2], mayEnd: true),
    Signature(
      .moveDay, [.move: 20, .put: 10, .day: 2, .plan: 4],
      [.needs(.day, .day, ""), .needs(.otherDay, .day, "to on", marked: true)], in: .inTrip
    ) { fills in
      guard let day = fills.day(), let other = fills.day(.otherDay) else { return nil }
      return .moveDay(day, to: other)
    },
    Signature(
      .swap, [.swap: 24, .pronoun: 0], [.needs(.otherDay, .day, "with and for", marked: true)],
      in: .inTrip
    ) { fills in fills.day(.otherDay).map { .swapDays(.mentioned, $0) } },
    Signature(
      .copy, [.copy: 24, .day: 2, .plan: 6, .whole: 6, .stop: 2],
      [
        .needs(.otherDay, .day, "of from on for"),
        .needs(.day, .target, "to onto on for", marked: true),
      ],
      in: .inTrip
    ) { fills in
      guard let day = fills.day(.otherDay), let target = fills.target else { return nil }
      return .copyDay(day, to: target)
    },
    Signature(
      .nameDay, [.remove: 24, .clear: 24, .title: 16],
      [.needs(.day, .day, "of on for from", marked: true)], in: .inTrip, .needsNoun, taking: [.not]
    ) { fills in fills.day().map { .nameDay($0, nil) } },
    Signature(
      .nameDay, [.be: 14],
      [.needs(.day, .day, ""), .needs(.name, .dayName, "a our the", by: [.be], marked: true)],
      in: .inTrip, build: namedDay),
    shiftedDay([.later: 20, .day: 2, .plan: 4], 1),
    shiftedDay([.earlier: 20, .day: 2, .plan: 4], -1),
    shiftedDay([.move: 18, .day: 2, .plan: 4], nil),
    Signature(
      .removeDay, [.remove: 22, .day: 2, .whole: 4],
      [.needs(.day, .dayOrCity, "of"), .takes(.policy, .slot(.choice(offTheTrip)), "")],
      in: .inTrip
    ) { fills in fills.day().map { .removeDay($0, withStops: false) } },
    Signature(
      .swap, [.swap: 24, .day: 2, .plan: 4, .stop: 2],
      [
        .needs(.day, .dayOrCity, "of between"),
        .needs(.otherDay, .dayOrCity, "with and for of", marked: false),
      ], in: .inTrip
    ) { fills in
      guard let one = fills.day(), let other = fills.day(.otherDay) else { return nil }
      return .swapDays(one, other)
    },
    Signature(
      .swap, [.swap: 24, .day: 2, .plan: 4, .stop: 2, .pronoun: 0],
      [.needs(.number, .slot(.eachDay), "of between")], in: .inTrip
    ) { fills in
      guard let days = fills.days(.number), days.count == 2 else { return nil }
      return .swapDays(days[0], days[1])
    },
    Signature(
      .swap, [.swap: 24],
      [
        .needs(.day, .slot(.day(bareNumber: true)), ""),
        .needs(.otherDay, .slot(.day(bareNumber: true)), "with and for", marked: true),
      ],
      in: .inTrip
    ) { fills in
      guard let one = fills.day(), let other = fills.day(.otherDay) else { return nil }
      return .swapDays(one, other)
    },
    Signature(
      .nameDay, [.name: 24, .day: 2, .set: 4],
      [
        .needs(.day, .day, "of for to"),
        .needs(.name, .name, "to as called be for = :", by: [.name], marked: true),
      ], in: .inTrip, build: namedDay),
    Signature(
      .nameDay, [.title: 16, .set: 14, .be: 10, .add: 8, .put: 8, .day: 2],
      [
        .needs(.day, .day, "of for to"),
        .needs(.name, .name, "to as for = : is", by: [.be, .title], marked: true),
      ], in: .inTrip, [.needsNoun, .actless], build: namedDay),
    Signature(
      .nameDay, [.be: 10],
      [.needs(.day, .day, ""), .needs(.name, .name, "is", by: [.be], marked: true)],
      in: .inTrip, .guess
    ) { fills in
      guard let title = fills.text(.name), title.first?.isUppercase == true, !title.contains(". "),
        !title.contains(",")
      else { return nil }
      return namedDay(fills)
    },
  ]
}

/// What days are taken from.
private let offTheTrip =
  ["off"]
  + WordPattern.texts(
    of: "(off|from|of) (it|the trip|this trip|our trip|the end|the end of the trip)")
