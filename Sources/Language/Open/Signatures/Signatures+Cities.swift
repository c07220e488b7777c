internal import Session

extension Signatures {
  /// In which town a day takes place.
  static let cities: [Signature] = [
    // `days 1 to 4 in Bogota`
    Signature(
      .city, spent,
      [
        .needs(.number, .stay, "on for of in from"),
        .needs(.place, .place, "in to be at as is"),
      ], in: .inTrip, .actless
    ) { fills in fills.days(.number).flatMap { $0.count > 1 ? ofDays(fills) : nil } },
    Signature(
      .city, [.remove: 24, .clear: 24, .city: 16],
      [.needs(.day, .day, "of on for from", marked: true)], in: .inTrip, .needsNoun, taking: [.not]
    ) { fills in fills.day().map { .cityOfDay($0, nil) } },
    Signature(
      .city, [.remove: 24, .clear: 24, .city: 16],
      [.needs(.number, .slot(.eachDay), "of on for from", marked: true)], in: .inTrip, .needsNoun
    ) { fills in
      fills.days(.number).map { .several($0.map { .cityOfDay($0, nil) }) }
    },
    // `day 3 has no city`
    Signature(
      .city, [.city: 18, .contain: 2, .be: 2],
      [.needs(.words, .slot(.choice(["no"]))), .needs(.day, .day, "for on of")], in: .inTrip,
      [.needsNoun, .actless, .bare]
    ) { fills in fills.day().map { .cityOfDay($0, nil) } },
    // `day 2 in Naples`
    Signature(
      .city, [.day: 2],
      [.needs(.day, .day, "on for of"), .needs(.place, .place, "in", marked: true)], in: .inTrip,
      .actless, build: ofDay),
    // `city Fatima`, of the day that is selected
    Signature(
      .city, [.city: 18], [.needs(.place, .place, "")], in: .onDay, [.needsNoun, .actless, .bare]
    ) { fills in fills.place().map { .cityOfDay(.here, $0) } },
    Signature(
      .city, [.city: 16, .set: 4, .be: 4],
      [.needs(.number, .slot(.eachDay), "on for of"), .needs(.place, .place, "to is of")],
      in: .inTrip, [.needsNoun, .actless], build: ofDays),
    Signature(
      .city, [.city: 18, .set: 4, .be: 4],
      [.needs(.place, .place, "to is of in"), .takes(.day, .day, "on for of")], in: .inTrip,
      [.needsNoun, .actless], build: ofDay),
    Signature(
      .city, spent,
      [.needs(.day, .day, "on for of in"), .needs(.place, .place, "in to be at as is")],
      in: .inTrip, build: ofDay),
  ]

  /// `we spend them in`, `they will be in`.
  private static let spent: [WordClass: Int] = [
    .be: 12, .set: 10, .spend: 26, .go: 12, .visit: 6, .city: 12, .day: 2,
  ]

  @Sendable private static func ofDay(_ fills: Fills) -> Intent? {
    guard let day = fills.day(), let place = fills.place() else { return nil }
    return .cityOfDay(day, place)
  }

  @Sendable private static func ofDays(_ fills: Fills) -> Intent? {
    guard let place = fills.place(), let days = fills.days(.number) else { return nil }
    return .several(days.map { .cityOfDay($0, place) })
  }
}
