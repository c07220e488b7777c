internal import Session

extension Signatures {
  /// Days as a whole.
  static let plans: [Signature] = [
    // `friday must be put into chronological order`
    Signature(
      .sort, [.put: 30, .create: 20, .add: 20, .be: 2, .set: 4, .plan: 2],
      [.needs(.day, .day, ""), .needs(.policy, .slot(.choice(ordersOfTime)), "")], in: .inTrip
    ) { fills in fills.day().map { .plan(.sort($0)) } },
    // `let's keep the aquarium to an hour and a half`
    Signature(
      .stay, [.hold: 18, .shorten: 8, .stop: 1],
      [
        .needs(.stop, .oneStop, ""),
        .needs(.duration, .slot(.duration), "to at under", marked: true),
      ], in: .inTrip, taking: [.hold]
    ) { fills in
      guard let stop = fills.stop(), let minutes = fills.integer(.duration) else { return nil }
      return .stay(stop, minutes: minutes)
    },
    // `keep lunch at 2`, whatever its time was
    Signature(
      .at, [.hold: 18, .stop: 1],
      [.needs(.stop, .oneStop, ""), .needs(.time, .time, "at to from", marked: true)],
      in: .inTrip, taking: [.hold], build: timed),
    // `the flight's cancelled`, where that is booked.
    Signature(
      .remove, [.calledOff: 26],
      [.needs(.booking, .slot(.booking(bareNumber: false)), "")], in: .inTrip
    ) { fills in fills.booking.map { .booking(.remove($0)) } },
    // `can you delete the hotel`
    Signature(
      .remove, [.remove: 24],
      [.needs(.booking, .slot(.booking(bareNumber: false)), "")], in: .inTrip, taking: [.instead]
    ) { fills in fills.booking.map { .booking(.remove($0)) } },
    // `extend kyoto by a day`, `stay in kyoto two days longer`
    Signature(
      .extendCity, [.extend: 24, .add: 16, .spend: 12, .moreDays: 8, .allow: 8, .want: 4],
      [.needs(.place, .dayCity, "in at to for"), .needs(.number, .days, "by for")], in: .inTrip,
      taking: [.more]
    ) { fills in
      guard let city = fills.text(.place), let days = fills.integer(), days > 0 else { return nil }
      return .plan(.extendCity(city, days: days))
    },
    // `skip hakone`
    Signature(
      .skipCity, [.remove: 22, .day: 2, .whole: 2], [.needs(.place, .dayCity, "in of at")],
      in: .inTrip
    ) { fills in fills.text(.place).map { .plan(.skipCity($0)) } },
    // `how long do we stay in kyoto`
    Signature(
      .stats, [.question: 12, .length: 16, .spend: 6, .day: 6, .be: 2, .last: 4, .contain: 2],
      [.needs(.place, .bookedCity, "in at", marked: true)], in: .inTrip, [.asks, .needsNoun],
      taking: [.quantity]
    ) { fills in fills.text(.place).map { .outlook(.nightsIn($0)) } },
    Signature(
      .stats, [.question: 14, .arrive: 16, .go: 10, .be: 2, .day: 2, .hour: 2],
      [.needs(.place, .bookedCity, "in at to", by: [.arrive], marked: true)], in: .inTrip,
      [.asks, .inQuestion]
    ) { fills in fills.text(.place).map { .outlook(.arrivalIn($0)) } },
    // `when do we get home`
    Signature(
      .stats,
      [.question: 14, .homecoming: 24, .be: 2, .day: 2, .hour: 2, .pronoun: 0], [], in: .inTrip,
      [.asks, .inQuestion, .needsNoun]
    ) { _ in .outlook(.arrivalIn("home")) },
    // `when do we leave kyoto`
    Signature(
      .stats, [.question: 14, .leave: 16, .be: 2, .day: 2, .hour: 2],
      [.needs(.place, .bookedCity, "from", by: [.leave], marked: true)], in: .inTrip,
      [.asks, .inQuestion]
    ) { fills in fills.text(.place).map { .outlook(.departureFrom($0)) } },
  ]
}

/// Something new on the day of what was spoken of: behind that, or at its hour.
@Sendable func following(_ fills: Fills) -> Intent? {
  fills.subject.map { what in
    // Of what people do nothing else is meant.
    let isPlain = what.unquotedName.map(PlainActivities.begin) == true
    return .add(
      NewStops(
        what, to: .day(.mentioned), at: fills.time, minutes: fills.minutes,
        position: fills.time == nil && isPlain ? .after(.mentioned) : nil, unasked: .things))
  }
}

private let ordersOfTime = [
  "in chronological order", "into chronological order", "in order of time", "by time",
  "in order of the clock", "in the order of the clock", "by the clock", "in time order",
  "into time order", "in order by time",
  "by the hour", "in the right order",
]
