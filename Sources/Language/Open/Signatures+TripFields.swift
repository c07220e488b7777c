internal import Session

extension Signatures {
  /// What else is known of a trip.
  static let tripFields: [Signature] = [
    Signature(
      .renameTrip, [.name: 24, .set: 10, .trip: 12, .title: 8, .be: 4],
      [.needs(.name, .name, "to as called it = :", by: [.be, .trip, .name], marked: true)],
      in: .inTrip, .needsNoun
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Signature(
      .style, [.set: 14, .be: 10, .style: 16, .trip: 8],
      [.needs(.style, .name, "to as a", by: [.be, .style])], in: .inTrip, .needsNoun
    ) { fills in fills.text(.style).map { .style($0) } },
    Signature(
      .describe, [.set: 10, .be: 8, .about: 20, .trip: 8, .add: 10],
      [.needs(.about, .text, "as : about saying", by: [.about], marked: true)],
      in: .inTrip, .needsNoun
    ) { fills in fills.text(.about).map { .describe($0) } },
    Signature(
      .favourite, [.favour: 26, .trip: 6, .set: 4, .add: 4, .done: 4, .be: 2], [],
      in: .inTrip, [.needsNoun, .actless]
    ) { _ in .favourite(true) },
    Signature(
      .people, [.be: 14, .go: 10, .set: 10, .people: 8, .trip: 4, .pronoun: 0],
      [.needs(.number, .people, "for of to are we")], in: .inTrip, .actless, taking: [.only]
    ) { fills in fills.integer().map { .people($0) } },
    Signature(
      .budget, [.be: 8, .set: 14, .cost: 4, .budget: 20, .trip: 6, .whole: 2, .spend: 6],
      [.needs(.amount, .amount, "of to at is for : =")], in: .inTrip, [.actless, .needsNoun],
      taking: [.only]
    ) { fills in fills.amount.map { .budget($0) } },
  ]
}
