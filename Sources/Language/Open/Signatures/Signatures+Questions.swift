internal import Session

extension Signatures {
  /// What people ask.
  static let questions: [Signature] = [
    Signature(
      .show,
      [
        .show: 18, .question: 16, .plan: 10, .stop: 2, .be: 2, .day: 0, .visit: 6, .create: 4,
        .whole: 2, .go: 4,
        .number: 0, .people: 0, .contain: 0,
      ],
      [.needs(.day, .day, "on for in of the"), .takes(.time, .time, "at in")], in: .inTrip, .asks,
      taking: [.quantity]
    ) { fills in fills.day().map { .show(.day($0)) } },
    Signature(
      .show,
      [.overview: 20, .trip: 2, .show: 4, .like: 0, .be: 0, .question: 4, .contain: 0, .plan: 4],
      [], in: .inTrip, .asked
    ) { _ in .show(.trip) },
    Signature(
      .show, [.unplanned: 16, .be: 0, .visit: 0], [.needs(.day, .day, "on for in")], in: .inTrip,
      [.asked, .inQuestion], taking: [.hold]
    ) { fills in fills.day().map { .show(.day($0)) } },
    Signature(
      .show, [.plan: 16, .overview: 18], [.needs(.day, .day, "on for in of the")], in: .inTrip,
      .asked, taking: [.only, .hold]
    ) { fills in fills.day().map { .show(.day($0)) } },
    Signature(
      .show,
      [
        .show: 16, .question: 16, .be: 4, .cost: 6, .last: 6, .hour: 8, .length: 8, .price: 8,
        .remark: 6, .day: 4, .stop: 1, .visit: 6, .start: 4, .end: 4, .go: 4, .it: 0, .pronoun: 0,
      ],
      [.needs(.stop, .oneStop, "for of on at about to is")], in: .inTrip, .asks,
      taking: [.quantity, .again]
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Signature(
      .show,
      [
        .show: 18, .question: 12, .trip: 12, .plan: 10, .whole: 6, .day: 6, .length: 6,
        .start: 8, .end: 8, .leave: 8, .arrive: 8, .go: 8, .dates: 8, .last: 5, .be: 2, .people: 4,
        .number: 4, .budget: 8, .overview: 18, .stop: 6, .open: 2, .visit: 4,
      ],
      [.takes(.place, .place, "in to at for", marked: true)], in: .inTrip, [.asks, .needsNoun],
      taking: [.quantity]
    ) { _ in .show(.trip) },
    Signature(
      .show, [.show: 18, .question: 14, .ideas: 14, .be: 2], [], in: .inTrip,
      [.asks, .needsNoun, .bare, .actless]
    ) { _ in .show(.ideas) },
    Signature(
      .show,
      [
        .show: 18, .question: 14, .ideas: 14, .be: 2, .contain: 0, .plan: 0, .unplanned: 0,
        .leave: 0,
      ], [], in: .inTrip,
      [.asks, .needsNoun]
    ) { _ in .show(.ideas) },
    // `is the tour on friday`, `have I booked the museum`
    Signature(
      .show,
      [
        .question: 16, .day: 0, .add: 4, .plan: 4, .unplanned: 4, .create: 4, .visit: 4, .done: 4,
        .contain: 2, .be: 2,
        .put: 4, .go: 2,
      ],
      [
        .needs(.stop, .oneStop, "on in at to"), .takes(.day, .day, "on in"),
        .takes(.time, .time, "at in"),
      ], in: .inTrip, [.asks, .inQuestion], taking: [.hold, .past, .again]
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Signature(
      .show, [.question: 14, .show: 14, .be: 2, .plan: 8, .visit: 6, .go: 4],
      [.needs(.anchor, .position, ""), .takes(.day, .day, "on of")], in: .inTrip, .asks,
      build: besideStop),
    Signature(
      .show, [.plan: 16, .be: 2],
      [.needs(.anchor, .position, ""), .takes(.day, .day, "on of")], in: .inTrip,
      .asked, build: besideStop),
    Signature(
      .show, [.question: 14, .put: 14, .plan: 8, .move: 8, .add: 6],
      [.needs(.stop, .oneStop, "")], in: .inTrip, [.asks, .needsNoun]
    ) { fills in fills.stop().map { .show(.dayOf($0)) } },
    Signature(
      .dates,
      [
        .question: 14, .start: 16, .end: 16, .leave: 16, .arrive: 16, .go: 10, .dates: 14, .be: 2,
        .trip: 10, .day: 2, .last: 4, .show: 8, .homeward: 10, .away: 8,
      ], [], in: .inTrip, [.asks, .needsNoun]
    ) { _ in .showDates },
    Signature(
      .when, [.question: 12, .explain: 20, .be: 2, .day: 2, .dates: 2, .it: 0, .pronoun: 0],
      [.needs(.dates, .slot(.phrase), "")], [.asks, .bare]
    ) { fills in fills.meaning.map(Intent.when) },
  ]

  /// Going back in time.
  static let history: [Signature] = [
    Signature(
      .undo, [.goBack: 20, .steps: 6], [.needs(.number, .slot(.integer), "by")], .needsNoun
    ) { fills in fills.integer().map { .undo(.steps($0)) } },
    Signature(
      .undo, [.undo: 24, .stop: 1, .final: 2, .pronoun: 0], []
    ) { _ in .undo(.steps(1)) },
    Signature(
      .undo, [.undo: 24, .remove: 22, .change: 16], [], .needsNoun
    ) { _ in .undo(.steps(1)) },
    Signature(
      .undo, [.undo: 24, .change: 4, .stop: 1, .pronoun: 0, .steps: 4, .final: 2],
      [.needs(.number, .slot(.integer), "by")], taking: [.every]
    ) { fills in fills.integer().map { .undo(.steps($0)) } },
    Signature(
      .undo, [.undo: 24, .pronoun: 0], [.needs(.filter, .slot(.choice(twice)), "")]
    ) { _ in .undo(.steps(2)) },
    Signature(
      .redo, [.redo: 24, .pronoun: 0], [.needs(.filter, .slot(.choice(twice)), "")]
    ) { _ in .redo(2) },
    Signature(.redo, [.redo: 24, .change: 4, .final: 2, .repair: 0, .pronoun: 0], []) { _ in
      .redo(1)
    },
  ]
}

private let twice = ["twice", "both", "both of them", "two times"]

/// The day of a stop, to see what stands beside it.
@Sendable private func besideStop(_ fills: Fills) -> Intent? {
  switch fills.position {
  case .before(let stop)?, .after(let stop)?, .between(let stop, _)?:
    fills.day().map { .show(.day($0)) } ?? .show(.dayOf(stop))
  case .first?, .last?, .up?, .down?, nil: nil
  }
}
