internal import Session

extension Signatures {
  /// What else is known of a trip.
  static let tripFields: [Signature] = [
    Signature(
      .renameTrip, [.name: 24, .trip: 12, .title: 8, .be: 4, .whole: 8],
      [.needs(.name, .name, "to as called it = :", by: [.be, .trip, .name, .whole], marked: true)],
      in: .inTrip, .needsNoun, taking: [.instead]
    ) { fills in
      // `can the trip be called Next year instead?`
      guard let name = fills.text(.name) else { return nil }
      let isInstead = !fills.isQuoted(.name) && name.hasSuffix(" instead")
      return .renameTrip(isInstead ? String(name.dropLast(" instead".count)) : name)
    },
    Signature(
      .renameTrip, [.set: 14, .title: 14, .trip: 2],
      [.needs(.name, .name, "in", marked: true)], in: .inTrip, .needsNoun
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Signature(
      .renameTrip, [.set: 14, .title: 4, .trip: 12],
      [.needs(.name, .name, "to as called into", marked: true)], in: .inTrip, .needsNoun
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Signature(
      .style, [.set: 14, .be: 10, .style: 16, .trip: 4],
      [.needs(.style, .name, "to as a", by: [.be, .style])], in: .inTrip, .needsNoun
    ) { fills in fills.style.map { .style($0) } },
    Signature(
      .describe, [.set: 10, .be: 8, .about: 20, .trip: 8, .add: 10],
      [.needs(.about, .text, "as : about saying", by: [.about], marked: true)],
      in: .inTrip, .needsNoun
    ) { fills in fills.text(.about).map { .describe($0) } },
    Signature(
      .describe, [.about: 20, .trip: 2], [.needs(.about, .text, "as :", marked: true)],
      in: .inTrip, [.needsNoun, .actless]
    ) { fills in fills.text(.about).map { .describe($0) } },
    Signature(
      .favourite,
      [.favour: 30, .trip: 4, .set: 10, .add: 4, .done: 4, .be: 2, .pronoun: 0, .save: 4],
      [.takes(.trip, .slot(.currentTrip))], in: .inTrip, [.needsNoun, .actless]
    ) { _ in .favourite(true) },
    Signature(
      .style, [.set: 14, .be: 10, .trip: 8, .pronoun: 0],
      [.needs(.style, .style, "a an")], in: .inTrip, .needsNoun
    ) { fills in fills.text(.style).map { .style($0) } },
    Signature(
      .favourite, [.favour: 20, .remove: 14, .untick: 20, .not: 14, .trip: 4, .be: 2, .pronoun: 0],
      [.takes(.trip, .slot(.currentTrip))], in: .inTrip, .needsNoun
    ) { _ in .favourite(false) },
    Signature(
      .renameTrip, [.name: 30, .set: 10, .trip: 14, .title: 8, .be: 4],
      [
        .needs(.trip, .slot(.currentTrip), "of"),
        .needs(.name, .name, "to as called it = :", by: [.be, .trip, .name], marked: true),
      ], in: .inTrip
    ) { fills in fills.text(.name).map(Intent.renameTrip) },
    Signature(
      .renameTrip, [.name: 24, .set: 10, .trip: 8, .title: 8],
      [
        .needs(.trip, .trip, "of"),
        .needs(.name, .name, "to as called into", by: [.name], marked: true),
      ], .needsNoun
    ) { fills in
      guard let trip = fills.trip(), let name = fills.text(.name) else { return nil }
      return .several([.open(trip), .renameTrip(name)])
    },
    Signature(
      .people, [.alone: 20, .be: 6, .go: 8], [], in: .inTrip, [.needsNoun, .actless]
    ) { _ in
      .people(1)
    },
    Signature(
      .budget, [.remove: 24, .clear: 20, .budget: 20, .noBudget: 4], [], in: .inTrip, .needsNoun
    ) { _ in .budget(nil) },
    Signature(
      .style, [.remove: 24, .clear: 24, .style: 20, .trip: 2], [], in: .inTrip, .needsNoun
    ) { _ in .style(nil) },
    Signature(
      .describe, [.remove: 24, .clear: 24, .about: 20, .trip: 2], [], in: .inTrip, .needsNoun
    ) { _ in .describe(nil) },
    Signature(
      .budget, [.contain: 0, .toSpend: 14, .whole: 0, .trip: 2, .away: 0, .visit: 0, .pronoun: 0],
      [.needs(.amount, .amount, "of about")], in: .inTrip, [.needsNoun, .actless],
      taking: [.hold]
    ) { fills in fills.budget },
    // `we have 900 euros`, which may be in their pockets only.
    Signature(
      .budget, [.contain: 40, .whole: 0, .pronoun: 0], [.needs(.amount, .amount, "about")],
      in: .inTrip, [.needsNoun, .actless, .guess]
    ) { fills in fills.budget },
    Signature(.budget, [.noBudget: 20, .be: 2, .set: 2], [], in: .inTrip, [.needsNoun, .actless]) {
      _ in
      .budget(nil)
    },
    // `raise the budget from 1,200 to 1,450 euros`
    Signature(
      .budget, [.set: 14, .extend: 14, .shorten: 14, .budget: 20, .trip: 2],
      [
        .needs(.number, .amount, "from", marked: true),
        .needs(.amount, .amount, "to", marked: true),
      ], in: .inTrip, .needsNoun
    ) { fills in fills.budget },
    Signature(
      .budget, [.extend: 14, .shorten: 14, .budget: 20, .trip: 2],
      [.needs(.amount, .amount, "to", marked: true)], in: .inTrip, .needsNoun
    ) { fills in fills.budget },
    Signature(.favourite, [.unfavour: 24, .trip: 0, .it: 0], [], in: .inTrip) { _ in
      .favourite(false)
    },
    Signature(
      .rate, [.rate: 16, .be: 10, .cost: 8, .set: 8],
      [
        .needs(.currency, .unitOfCurrency, "from of for per"),
        .needs(.otherCurrency, .slot(.currency), "to in /"),
        .needs(.number, .bareDecimal, "is to at = :"),
      ], in: .inTrip, .actless
    ) { fills in
      guard let from = fills.currency(.currency), let to = fills.currency(.otherCurrency),
        let rate = fills.text(.number)
      else { return nil }
      return .rate(from: from, to: to, rate)
    },
    // `11.7 kroner for 1 euro`, `a pound is worth 1.17 euros`: one of the one is so much of the other.
    Signature(
      .rate, [.rate: 16, .be: 10, .cost: 8, .set: 8, .contain: 0],
      [
        .needs(.currency, .unitOfCurrency, "from of for per to is /", by: [.be, .rate]),
        .needs(.amount, .countedMoney, "is to at = : for with about"),
      ], in: .inTrip, .actless
    ) { fills in
      guard let one = fills.currency(.currency), let amount = fills.amount,
        case .code(let other)? = amount.currency, one != other
      else { return nil }
      return .rate(from: one, to: other, amount.digits)
    },
    Signature(
      .people, [.be: 14, .go: 10, .set: 10, .people: 8, .final: 0, .trip: 4, .pronoun: 0],
      [.needs(.number, .people, "for of to are we just")], in: .inTrip, .actless, taking: [.only]
    ) { fills in fills.integer().map { .people($0) } },
    Signature(
      .budget, [.be: 8, .set: 14, .cost: 4, .budget: 20, .trip: 6, .whole: 2, .spend: 6],
      [.needs(.amount, .amount, "of to at is for : =")], in: .inTrip, [.actless, .needsNoun],
      taking: [.only]
    ) { fills in fills.budget },
  ]
}
