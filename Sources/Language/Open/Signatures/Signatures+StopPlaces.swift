internal import Session

extension Signatures {
  /// When a stop is open: `mausoleum hours: tue-thu 0730-1030`.
  static let openingHours = [
    Signature(
      .openHours, [.open: 14, .hour: 2, .be: 2],
      [
        .needs(.stop, .oneStop, ""),
        .needs(.time, .slot(.openingHours), "hours hrs open opens : is from times"),
      ], in: .inTrip, .actless
    ) { fills in
      fills.stop().flatMap { stop in fills.openingHours.map { .hours(stop, $0) } }
    }
  ]

  /// Where stops are, and where one lives.
  static let stopPlaces: [Signature] = [
    // `the place of lunch is Cantinho`
    Signature(
      .place, [.location: 18, .set: 14, .be: 10, .locate: 10, .put: 4, .stop: 1],
      [
        .needs(.stop, .oneStop, "of for"),
        .needs(.place, .spot, "to as is at in : =", by: [.be]),
        .takes(.number, .spot, "from", marked: true),
      ], in: .inTrip, [.needsNoun, .actless], build: placed),
    // `set its place to the market`
    Signature(
      .place, [.location: 18, .set: 14, .be: 10],
      [
        .needs(.filter, .slot(.choice(itsOwn))),
        .needs(.place, .spot, "to as is at in : =", by: [.be], marked: true),
      ], in: .stopMentioned, [.needsNoun, .actless]
    ) { fills in fills.place().map { .placeStop(.mentioned, $0) } },
    // `the place is the Colosseum`
    Signature(
      .place, [.location: 18, .be: 10], [.needs(.place, .spot, "", by: [.be], marked: true)],
      in: .stopMentioned, [.needsNoun, .actless]
    ) { fills in fills.place().map { .placeStop(.mentioned, $0) } },
    Signature(
      .place, [.remove: 26, .clear: 26, .location: 18], [.needs(.filter, .slot(.choice(itsOwn)))],
      in: .stopMentioned, .needsNoun
    ) { _ in .placeStop(.mentioned, nil) },
    // `put coffee at the market`, `dinner takes place in the Ribeira`
    Signature(
      .place, [.put: 18, .set: 10, .be: 12, .locate: 40, .move: 6, .visit: 4, .stop: 1],
      [
        .needs(.stop, .oneStop, ""),
        .needs(.place, .spot, "at in @", marked: true),
      ], in: .inTrip, build: placed),
    // `it's at the market`
    Signature(
      .place, [.be: 4, .it: 10], [.needs(.place, .spot, "at in", marked: true)],
      in: .stopMentioned, [.needsNoun, .actless]
    ) { fills in fills.place().map { .placeStop(.mentioned, $0) } },
    Signature(
      .place, [.remove: 26, .clear: 26, .location: 18, .stop: 1, .not: 14],
      [.needs(.stop, .oneStop, "of from on for off", marked: true)], in: .inTrip, .needsNoun,
      taking: [.again]
    ) { fills in fills.stop().map { .placeStop($0, nil) } },
    // `lunch has no place`
    Signature(
      .place, [.location: 18, .be: 2, .contain: 2],
      [.needs(.words, .slot(.choice(["no"]))), .needs(.stop, .oneStop, "for")], in: .inTrip,
      [.needsNoun, .actless, .bare]
    ) { fills in fills.stop().map { .placeStop($0, nil) } },
    Signature(
      .set, [.set: 14, .home: 18], [.needs(.place, .place, "to as", marked: true)], .needsNoun
    ) { fills in fills.place().map(Intent.setHome) },
    Signature(
      .set, [.be: 8, .home: 18],
      [
        .needs(.place, .place, "in at", by: [.be], marked: true),
        .takes(.filter, .slot(.choice(["now"]))), .takes(.number, .slot(.choice(["my", "our"]))),
      ], [.needsNoun, .bare]
    ) { fills in fills.place().map(Intent.setHome) },
    // `we live in Vienna`; where others live is another matter.
    Signature(
      .set, [.live: 20],
      [
        .needs(.filter, .slot(.choice(["i", "we"]))),
        .needs(.place, .place, "in near", marked: true),
        .takes(.number, .slot(.choice(["now"]))),
      ], [.needsNoun, .actless, .bare]
    ) { fills in fills.place().map(Intent.setHome) },
    Signature(
      .set, [.live: 20, .spend: 4, .be: 2, .city: 4, .home: 4],
      [.needs(.place, .place, "in near", marked: true)], [.needsNoun, .actless, .guess, .bare]
    ) { fills in fills.place().map(Intent.setHome) },
    Signature(
      .set, [.remove: 24, .clear: 24, .home: 18, .settings: 0],
      [.takes(.filter, .slot(.choice(["my", "our"])))], .needsNoun
    ) { _ in .setHome(nil) },
  ]

  @Sendable private static func placed(_ fills: Fills) -> Intent? {
    guard let stop = fills.stop(), let place = fills.place() else { return nil }
    return .placeStop(stop, place)
  }
}

private let itsOwn = ["its", "it's", "their"]
