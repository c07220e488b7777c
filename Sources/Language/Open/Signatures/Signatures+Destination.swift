internal import Session

extension Signatures {
  /// Where the trip goes, when it goes elsewhere than was thought.
  static let destination: [Signature] = [
    Signature(
      .destination, [.set: 14, .city: 18, .move: 12, .be: 8, .trip: 2, .go: 4, .it: 0],
      [
        .needs(.place, .goal, "to as = :", by: [.be], marked: true),
        .takes(.number, .oldGoal, "from", marked: true),
        .takes(.filter, .slot(.choice(["now", "instead", "after all"]))),
      ], in: .inTrip, [.needsNoun, .actless], taking: [.instead], build: destination),
    // `make Lyon the destination`, `make the destination Lyon`
    Signature(
      .destination, [.create: 18, .set: 14, .change: 14, .want: 8, .city: 22, .trip: 2, .it: 0],
      [.needs(.place, .goal, "to as")], in: .inTrip, .needsNoun, taking: [.instead],
      build: destination),
    // `the trip goes to Lyon now`, `now the trip will go to Lyon`
    Signature(
      .destination, [.trip: 18, .go: 14, .be: 8],
      [
        .needs(.place, .goal, "to", by: [.go], marked: true),
        .takes(.filter, .slot(.choice(["now", "instead", "after all"]))),
      ], in: .inTrip, .needsNoun, taking: [.instead], build: destination),
    // `we're going to Lyon instead`
    Signature(
      .destination, [.go: 26, .visit: 14, .add: 8, .change: 4, .be: 3, .want: 4, .pronoun: 0],
      [
        .needs(.place, .goal, "to in into", by: [.visit, .go], marked: true),
        .needs(.filter, .slot(.choice(["instead", "after all"]))),
      ], in: .inTrip, .actless, taking: [.instead], build: destination),
    // `we're going to Lyon instead of Paris`
    Signature(
      .destination, [.go: 26, .visit: 14, .be: 6, .want: 4, .trip: 2, .create: 4, .pronoun: 0],
      [
        .needs(.place, .goal, "to in into", by: [.visit, .go]),
        .needs(.name, .oldGoal, "not", by: [.instead], marked: true),
      ], in: .inTrip, .actless, taking: [.instead], build: destination),
    // `make it Rome`, of a trip that was just made; `not Paris, Rome`
    Signature(
      .destination, [.anew: 16, .repair: 16, .instead: 16, .go: 10, .be: 4, .it: 0, .pronoun: 0],
      [.needs(.place, .goal, "to", by: [.go])], in: .tripMentioned, [.corrects, .bare],
      build: destination),
    // `swap Paris for Lyon`
    Signature(
      .destination, [.replace: 24, .swap: 22, .change: 20, .move: 16],
      [
        .needs(.name, .oldGoal, "from"),
        .needs(.place, .goal, "to for with by into", marked: true),
      ], in: .inTrip, build: destination),
    // `the trip has no destination any more`
    Signature(
      .destination, [.city: 18, .trip: 2, .contain: 4, .it: 0],
      [
        .needs(.words, .slot(.choice(["no"]))),
        .takes(.filter, .slot(.choice(["any more", "anymore", "yet", "now"]))),
        .takes(.number, .slot(.choice(["the", "this", "our", "my"]))),
      ], in: .inTrip, [.needsNoun, .actless, .bare]
    ) { _ in .destination(nil) },
    Signature(
      .destination, [.remove: 22, .clear: 24, .turnOff: 0, .trip: 2],
      [.needs(.filter, .slot(.choice(["destination", "trip destination", "trip's destination"])))],
      in: .inTrip
    ) { _ in .destination(nil) },
  ]

  @Sendable private static func destination(_ fills: Fills) -> Intent? {
    fills.place().map { .destination($0) }
  }
}
