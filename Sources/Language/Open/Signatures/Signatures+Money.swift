internal import Session

extension Signatures {
  /// Who travels, what it costs, who paid.
  static let money: [Signature] = parties + pricedStops + payments + sums

  private static let parties: [Signature] = [
    // `it's going to be Helen, Martin and 2 kids`; `Sophie, Jack and Meg are going`
    Signature(
      .people, [.go: 16, .be: 4, .it: 0, .trip: 2, .whole: 0, .pronoun: 0],
      [.needs(.number, .party, "are is be of with we : just")], in: .inTrip
    ) { fills in fills.party.map { .money(.party($0)) } },
    Signature(
      .people, [.along: 18, .be: 4, .it: 0, .whole: 0],
      [.needs(.number, .party, "are is with : just")], in: .inTrip, [.needsNoun, .actless]
    ) { fills in fills.party.map { .money(.party($0)) } },
    // `people are Jaz and Mick`
    Signature(
      .people, [.people: 16, .be: 4, .set: 4, .go: 2, .trip: 2, .pronoun: 0],
      [.needs(.number, .party, "are is be of with we : just", by: [.people])], in: .inTrip,
      [.needsNoun, .actless]
    ) { fills in fills.party.map { .money(.party($0)) } },
    // `we are two persons, Ana and Bob`: the names of so many.
    Signature(
      .people, [.people: 4, .be: 4, .go: 8, .it: 0, .trip: 2, .pronoun: 0],
      [
        .needs(.kind, .people, "are is of"),
        .needs(.number, .party, "are is be of with : namely", by: [.be]),
      ], in: .inTrip, .actless, taking: [.only]
    ) { fills in
      guard let party = fills.party, fills.integer(.kind) == party.count else { return nil }
      return .money(.party(party))
    },
    // `two adults and Mia, who is 4`
    Signature(
      .people, [.pronoun: 0], [.needs(.number, .party, "")], in: .inTrip, [.actless]
    ) {
      fills in
      fills.party.flatMap { $0.allChildren > 0 ? .money(.party($0)) : nil }
    },
    // `just me, so 1 person`
    Signature(
      .people, [.alone: 20, .be: 6, .go: 8], [.needs(.number, .people, "for")], in: .inTrip,
      [.needsNoun, .actless], taking: [.only]
    ) { fills in fills.integer() == 1 ? .people(1) : nil },
  ]

  /// `Uffizi monday 2pm, three hours, 25 euros each`: something new, and what it costs.
  private static let pricedStops: [Signature] = [
    Signature(
      .add, adding.speaks.merging([.cost: 2, .price: 2]) { one, _ in one },
      adding.roles + [.needs(.amount, .amount, "for at is are of : =", by: [.price, .cost])],
      in: .inTrip, [.actless, .ofPast], taking: [.only]
    ) { fills in
      guard [.day, .time, .anchor].contains(where: fills.has), let amount = fills.amount,
        !fills.addsJourney, let added = adding.build(fills)
      else { return nil }
      return .several([added, .cost(.mentioned, amount)])
    }
  ]

  private static let payments: [Signature] = [
    paid(
      [.needs(.stop, .oneStop, "for"), .takes(.amount, .amount, "of")], of: [.stop: 1]
    ) { fills in fills.stop().map { PaidThing.stop($0) } },
    paid(
      [
        .needs(.booking, .slot(.booking(bareNumber: false)), "for"),
        .takes(.amount, .amount, "of"),
      ]
    ) { fills in fills.booking.map { PaidThing.booking($0) } },
    // `mia paid for ramen and sushi`
    Signature(
      .cost, [.cost: 26, .paidFor: 24, .be: 0],
      [.needs(.name, .payer, "by"), .needs(.stops, .stops, "for")], in: .inTrip, .ofPast
    ) { fills in
      guard let name = fills.text(.name), let stops = fills.stops(), stops.count > 1 else {
        return nil
      }
      return .several(stops.map { .money(.paid($0, by: name)) })
    },
    paid([.takes(.amount, .amount, "")], in: .stopMentioned, of: [.pronoun: 0]) { _ in
      PaidThing.stop(.mentioned)
    },
    // `it was Kofi who paid, not Mo`
    Signature(
      .cost, [.be: 12, .it: 4, .cost: 12, .paidFor: 4, .pronoun: 0],
      [
        .needs(.name, .payer, "was were is"),
        .needs(.words, .payer, "not", marked: true),
      ], in: .stopMentioned, [.actless, .ofPast, .corrects, .guess], taking: [.not]
    ) { fills in fills.text(.name).map { .money(.paid(.mentioned, by: $0)) } },
    // `the flight was 1180 dollars`
    Signature(
      .cost, [.cost: 26, .be: 12, .price: 12, .set: 8, .spend: 12],
      [
        .needs(.booking, .slot(.booking(bareNumber: false)), "for of on to with"),
        .needs(.amount, .amount, "of to is at for us me as around about roughly"),
      ], in: .inTrip, [.actless, .ofPast], taking: [.every, .only]
    ) { fills in
      guard let booking = fills.booking, let amount = fills.amount else { return nil }
      return .booking(.cost(booking, amount))
    },
  ]

  private enum PaidThing {
    case stop(StopReference)
    case booking(BookingReference)
  }

  /// `ana paid 40 for lunch`, `Jens has paid the skipass`.
  private static func paid(
    _ roles: [Role], in scene: TripScene = .inTrip, of nouns: [WordClass: Int] = [:],
    _ thing: @escaping @Sendable (Fills) -> PaidThing?
  ) -> Signature {
    Signature(
      .cost, [WordClass.cost: 26, .paidFor: 24, .be: 0].merging(nouns) { one, _ in one },
      [.needs(.name, .payer, "by")] + roles, in: scene, .ofPast
    ) { fills in
      guard let name = fills.text(.name), let thing = thing(fills) else { return nil }
      guard var amount = fills.amount else {
        switch thing {
        case .stop(let stop): return .money(.paid(stop, by: name))
        case .booking(let booking): return .booking(.paid(booking, by: name))
        }
      }
      guard amount.payer == nil else { return nil }
      amount.payer = .named(name)
      switch thing {
      case .stop(let stop): return .cost(stop, amount)
      case .booking(let booking): return .booking(.cost(booking, amount))
      }
    }
  }

  private static let sums: [Signature] = [
    // `what have we spent so far, and what's left?`, `how are we doing against the budget?`
    Signature(
      .costs,
      [
        .question: 10, .remainder: 22, .budget: 5, .cost: 14, .spend: 14, .price: 12, .be: 2,
        .whole: 2, .show: 10, .trip: 2, .visit: 2, .create: 2, .contain: 0, .currency: 6,
        .leave: 0, .pronoun: 0,
      ], [], in: .inTrip, [.needsNoun, .asks, .inQuestion], taking: [.quantity, .past, .more]
    ) { _ in .money(.costs(.left)) },
    Signature(
      .costs,
      [.remainder: 22, .budget: 5, .show: 10, .be: 2, .price: 4, .question: 10, .currency: 4],
      [], in: .inTrip, .asked, taking: [.quantity]
    ) { _ in .money(.costs(.left)) },
    // `how much did the flight cost?`
    Signature(
      .bookings, [.question: 14, .cost: 16, .price: 14, .be: 2, .spend: 8],
      [.needs(.booking, .slot(.booking(bareNumber: false)), "for of on")], in: .inTrip,
      [.needsNoun, .asks, .inQuestion], taking: [.quantity, .past]
    ) { _ in .booking(.list(nil)) },
    Signature(
      .settle,
      [
        .debt: 28, .question: 8, .be: 1, .cost: 2, .show: 8, .currency: 2, .visit: 0, .final: 0,
        .paidFor: 0, .whole: 0, .last: 0,
      ],
      [.takes(.currency, .slot(.currency), "in", marked: true)],
      in: .inTrip, .asked, taking: [.quantity, .past]
    ) { _ in .money(.settle) },
  ]
}

extension Fills {
  /// `train Siena to Florence`: what is booked is no stop.
  fileprivate var addsJourney: Bool {
    guard case .place(.named(let name, quoted: false))? = subject else { return false }
    let words = folded(name).split(separator: " ").map(String.init)
    guard let first = words.first else { return false }
    // `HV6017 ams-opo`, `Romancecar from Shinjuku to Hakone`
    let isNumbered = words.contains {
      $0.contains(where: \.isNumber) && $0.contains { $0.isLetter }
    }
    return Booking.Kind(rawValue: first) != nil || isNumbered
      || words.contains("from") && words.contains("to")
  }
}
