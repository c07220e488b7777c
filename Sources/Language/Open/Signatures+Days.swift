internal import Session

extension Signatures {
  /// The days of a trip.
  static let days: [Signature] = [
    Signature(
      .day, [.open: 22, .go: 18, .day: 2], [.needs(.day, .day, "to on")], in: .inTrip
    ) { fills in fills.day().map(Intent.selectDay) },
    Signature(
      .addDay, [.add: 20, .create: 10, .put: 14, .day: 14, .trip: 4, .extend: 12, .spend: 4],
      [.takes(.anchor, .position, "at in to")], in: .inTrip, .needsNoun,
      taking: [.more, .again]
    ) { fills in
      switch fills.position {
      case nil, .last?: .addDay(.atEnd)
      case .first?: .changeDates(.earlierStart(days: 1))
      case .before?, .after?, .between?, .up?, .down?: nil
      }
    },
    Signature(
      .addDay, [.add: 20, .create: 10, .put: 14, .day: 14],
      [.needs(.day, .day, "after following behind", marked: true)], in: .inTrip, .needsNoun,
      taking: [.more]
    ) { fills in fills.day().map { .addDay(.after($0)) } },
    shiftedDay([.later: 20, .day: 2, .plan: 4], 1),
    shiftedDay([.earlier: 20, .day: 2, .plan: 4], -1),
    shiftedDay([.move: 18, .day: 2, .plan: 4], nil),
    Signature(
      .removeDay, [.remove: 22, .day: 2, .whole: 4], [.needs(.day, .dayOrCity, "of")], in: .inTrip
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
      .swap, [.swap: 24, .day: 2, .plan: 4, .stop: 2],
      [.needs(.number, .slot(.eachDay), "of between")], in: .inTrip
    ) { fills in
      guard let days = fills.days(.number), days.count == 2 else { return nil }
      return .swapDays(days[0], days[1])
    },
    Signature(
      .nameDay, [.name: 24, .day: 2],
      [
        .needs(.day, .day, "of for to"),
        .needs(.name, .name, "to as called be for = :", by: [.name], marked: true),
      ], in: .inTrip, build: namedDay),
    Signature(
      .nameDay, [.title: 16, .set: 14, .be: 10, .add: 8, .put: 8, .day: 2],
      [
        .needs(.day, .day, "of for to"),
        .needs(.name, .name, "to as for = : is", by: [.be], marked: true),
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
    Signature(
      .city, [.be: 12, .set: 10, .spend: 26, .go: 12, .visit: 6, .city: 12, .day: 2],
      [.needs(.day, .day, "on for of in"), .needs(.place, .place, "in to be at as is")],
      in: .inTrip
    ) { fills in
      guard let day = fills.day(), let place = fills.place() else { return nil }
      return .cityOfDay(day, place)
    },
  ]

  /// What is planned on a day goes so many days from there, as a word of the line says.
  private static func shiftedDay(_ speaks: [WordClass: Int], _ sign: Int?) -> Signature {
    Signature(
      .moveDay, speaks,
      [
        .needs(.day, .dayOrCity, "of"), .needs(.duration, .days, "by"),
        .takes(.policy, .slot(.choice(Directions.all)), ""),
      ], in: .inTrip
    ) { fills in
      guard case .number(let number)? = fills.day(), let count = fills.integer(.duration),
        let sign = fills.text(.policy).map({ Directions.back.contains($0) ? -1 : 1 }) ?? sign,
        count > 0, number + sign * count > 0
      else { return nil }
      return .moveDay(.number(number), to: .number(number + sign * count))
    }
  }

  @Sendable private static func namedDay(_ fills: Fills) -> Intent? {
    guard let day = fills.day(), let title = fills.text(.name) else { return nil }
    return .nameDay(day, title)
  }
}
