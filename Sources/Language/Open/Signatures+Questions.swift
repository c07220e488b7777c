internal import Session

extension Signatures {
  /// What people ask.
  static let questions: [Signature] = [
    Signature(
      .show,
      [
        .show: 18, .question: 16, .plan: 10, .stop: 2, .be: 2, .day: 0, .visit: 6, .create: 4,
        .whole: 2, .go: 4,
      ],
      [.needs(.day, .day, "on for in of the")], in: .inTrip, .asks
    ) { fills in fills.day().map { .show(.day($0)) } },
    Signature(
      .show, [.plan: 16], [.needs(.day, .day, "on for in of the")], in: .inTrip,
      [.asks, .needsNoun, .actless], taking: [.only]
    ) { fills in fills.day().map { .show(.day($0)) } },
    Signature(
      .show,
      [
        .show: 16, .question: 16, .be: 4, .cost: 6, .last: 6, .hour: 8, .length: 8, .price: 8,
        .remark: 6, .day: 4, .stop: 1, .visit: 6, .start: 4, .end: 4, .go: 4,
      ],
      [.needs(.stop, .oneStop, "for of on at about to is")], in: .inTrip, .asks
    ) { fills in fills.stop().map { .show(.stop($0)) } },
    Signature(
      .show,
      [
        .show: 18, .question: 12, .trip: 12, .plan: 10, .whole: 6, .day: 6, .length: 6,
        .start: 8, .end: 8, .leave: 8, .arrive: 8, .go: 8, .dates: 8, .last: 6, .be: 2, .people: 4,
        .spend: 6, .number: 4,
      ],
      [.takes(.place, .place, "in to at for")], in: .inTrip, [.asks, .needsNoun],
      taking: [.quantity]
    ) { _ in .show(.trip) },
    Signature(
      .show, [.show: 18, .question: 14, .ideas: 14, .be: 2], [], in: .inTrip, [.asks, .needsNoun]
    ) { _ in .show(.ideas) },
    Signature(
      .trips, [.show: 18, .question: 12, .trip: 12, .whole: 2, .be: 2], [], [.asks, .needsNoun]
    ) { _ in .trips(.all) },
  ]

  /// Going back in time.
  static let history: [Signature] = [
    Signature(
      .undo, [.undo: 24, .stop: 1], []
    ) { _ in .undo(.steps(1)) },
    Signature(
      .undo, [.undo: 24, .remove: 22, .change: 16], [], .needsNoun
    ) { _ in .undo(.steps(1)) },
    Signature(.redo, [.redo: 24], []) { _ in .redo(1) },
  ]
}
