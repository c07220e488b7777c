internal import Session

extension Signatures {
  /// Days as a whole.
  static let plans: [Signature] = [
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
  ]
}
