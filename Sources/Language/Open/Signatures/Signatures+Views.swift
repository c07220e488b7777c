internal import Session

/// What is asked of bookings, nights, money and lists: each kind of matter has one view that answers.
extension Signatures {
  static let views: [Signature] = bookingViews + nightViews + moneyViews + listViews + freeViews

  // MARK: - Bookings

  private static let bookingViews: [Signature] = [
    booked(.flights, .flight), booked(.railways, .train), booked(.crossings, .ferry),
    booked(.coaches, .bus), booked(.drives, .drive), booked(.lodging, .hotel), booked(.seats, nil),
    booked(.code, nil),
    lengthOfStay,
  ]

  /// Bookings of a kind that are asked about.
  ///
  /// `what time do we land?`, `which seats do we have?`, `did I put in the return flight?`
  private static func booked(_ matter: WordClass, _ kind: Booking.Kind?) -> Signature {
    let told: [WordClass: Int] = [
      .question: 16, .be: 2, .hour: 5, .length: 5, .price: 5, .cost: 5, .start: 5, .end: 5,
      .leave: 5, .arrive: 5, .go: 4, .day: 2, .number: 4, .show: 14, .add: 2,
      .put: 2, .contain: 0, .plan: 2, .change: 0, .city: 0, .home: 2, .whole: 0, .depart: 5,
      .spend: 4, .pronoun: 0, .stop: 0, .dates: 2, .visit: 0, .create: 0, .away: 0,
    ]
    let carried: [WordClass: Int] = [
      .seats: 5, .code: 5, .flights: 5, .lodging: 5, .railways: 5,
    ]
    return Signature(
      .bookings, told.merging(carried) { one, _ in one }.merging([matter: 22]) { $1 },
      [
        .takes(.day, .day, "on for in of"),
        .takes(.place, .place, "in at to from for", marked: true),
      ], in: .inTrip, [.asks, .needsNoun, .inQuestion, .actless],
      taking: [.quantity, .past, .every, .hold]
    ) { _ in .booking(.list(kind)) }
  }

  // `how many nights at the Ritz?`
  private static let lengthOfStay = Signature(
    .bookings, [.question: 12, .length: 16, .spend: 6, .be: 2, .last: 4, .contain: 2],
    [.needs(.booking, .slot(.booking(bareNumber: false)), "at in of for", marked: true)],
    in: .inTrip, [.asks, .needsNoun], taking: [.quantity]
  ) { _ in .booking(.list(.hotel)) }

  // MARK: - Nights

  /// Nights that are asked about.
  ///
  /// `which night has no bed?`, `do we have a hotel for every night?`, `where are we sleeping?`
  private static let nightViews: [Signature] = [
    Signature(
      .nights,
      [
        .question: 14, .emptyNight: 24, .length: 5, .be: 2, .contain: 0, .city: 4, .day: 2,
        .lodging: 5, .unplanned: 4, .show: 12, .plan: 0, .leave: 0, .number: 2, .pronoun: 0,
        .it: 0, .bed: 5,
      ], [.takes(.dates, .slot(.dates(of: .open)), "between from for in")], in: .inTrip,
      [.needsNoun, .asks, .inQuestion],
      taking: [.hold, .not, .every, .quantity]
    ) { _ in .booking(.nights(nil)) },
    Signature(
      .nights,
      [
        .question: 14, .length: 5, .bed: 20, .lodging: 5, .be: 2, .contain: 0, .city: 4,
        .whole: 2, .spend: 4, .plan: 0, .show: 12, .trip: 0,
      ], [], in: .inTrip, [.needsNoun, .asks, .inQuestion], taking: [.every]
    ) { _ in .booking(.nights(nil)) },
  ]

  // MARK: - Money

  private static let moneyViews: [Signature] = [
    // `how much per head?`
    Signature(
      .costs,
      [
        .question: 14, .eachHead: 24, .price: 5, .cost: 5, .spend: 5, .be: 2, .show: 12,
        .trip: 2, .whole: 2, .contain: 0, .visit: 0, .pronoun: 0, .it: 0, .number: 2, .week: 0,
        .length: 0, .day: 0,
      ], [], in: .inTrip, [.needsNoun, .asks, .inQuestion, .actless],
      taking: [.quantity, .every, .past]
    ) { _ in .money(.costs(.all(by: .person))) },
    // `give me the costs by currency and the total in EUR`
    Signature(
      .costs,
      [
        .question: 10, .price: 14, .cost: 14, .spend: 12, .show: 12, .be: 2, .trip: 2, .whole: 0,
        .budget: 0,
      ],
      [
        .needs(
          .kind, .slot(.choice(CostGrouping.allCases.map(\.rawValue))), "by per", marked: true),
        .takes(.currency, .slot(.currency), "in", marked: true),
      ], in: .inTrip, [.needsNoun, .asks, .actless], taking: [.quantity]
    ) { fills in
      fills.text(.kind).flatMap(CostGrouping.init(rawValue:)).map { .money(.costs(.all(by: $0))) }
    },
    // `what's the most expensive thing?`
    Signature(
      .costs,
      [
        .question: 14, .dearest: 26, .be: 2, .stop: 2, .day: 2, .trip: 2, .show: 12, .visit: 0,
        .spend: 2, .price: 4, .cost: 4, .contain: 0, .whole: 0, .plan: 0, .length: 2,
      ], [], in: .inTrip, [.needsNoun, .asks, .inQuestion], taking: [.quantity, .past, .more]
    ) { _ in .money(.costs(.all(by: .kind))) },
    // `which one of us paid for the taxi?`
    Signature(
      .costs, [.question: 14, .paidFor: 22, .debt: 22, .show: 12, .people: 0, .contain: 0],
      [.needs(.stop, .oneStop, "for")], in: .inTrip, [.needsNoun, .asks, .inQuestion],
      taking: [.quantity, .past]
    ) { fills in fills.stop().map { .money(.costs(.stop($0))) } },
    // `who paid for lunch and dinner?`
    Signature(
      .costs, [.question: 14, .paidFor: 22, .debt: 22, .show: 12, .people: 0, .contain: 0],
      [.needs(.stops, .stops, "for")], in: .inTrip, [.needsNoun, .asks, .inQuestion],
      taking: [.quantity, .past]
    ) { fills in
      guard let stops = fills.stops(), stops.count > 1 else { return nil }
      return .several(stops.map { .money(.costs(.stop($0))) })
    },
    // `how much has bob paid so far?`, `show me everything bob paid for`
    Signature(
      .settle,
      [
        .question: 14, .paidFor: 22, .show: 12, .be: 2, .whole: 2, .cost: 6, .spend: 6,
        .contain: 0, .create: 0, .add: 0, .visit: 0, .price: 2,
      ],
      [.needs(.name, .payer, "by has did")], in: .inTrip, [.needsNoun, .asks, .inQuestion],
      taking: [.quantity, .past]
    ) { _ in .money(.settle) },
    // `does ana owe bob anything`
    Signature(
      .settle,
      [.debt: 28, .question: 8, .be: 1, .cost: 2, .show: 8, .plan: 0, .visit: 0, .contain: 0],
      [.needs(.name, .payer, "does do is to"), .takes(.words, .payer, "to from")], in: .inTrip,
      [.needsNoun, .asks, .actless], taking: [.quantity, .past]
    ) { _ in .money(.settle) },
  ]

  // MARK: - Lists

  private static let listViews: [Signature] = [
    left(.toPack, .pack), left(.toDo, .todo),
    // `what's left on the lists?`
    Signature(
      .lists, [.question: 14, .remainder: 5, .checklists: 26, .be: 2, .show: 12, .contain: 0],
      [], in: .inTrip, [.needsNoun, .asks, .inQuestion], taking: [.hold, .not, .quantity]
    ) { _ in .list(.show(nil, open: true)) },
  ]

  /// What is left on a list.
  ///
  /// `anything left to pack?`, `what do we still have to book?`
  private static func left(_ matter: WordClass, _ list: ChecklistTask.List) -> Signature {
    Signature(
      .lists,
      [
        .question: 14, matter: 24, .remainder: 5, .be: 2, .contain: 0, .plan: 2, .show: 12,
        .leave: 0, .visit: 0, .create: 0, .lacking: 5, .want: 0, .add: 0, .whole: 0, .stop: 0,
        .whereabouts: 0, .sights: 0, .suggest: 4,
      ], [], in: .inTrip, [.needsNoun, .asks, .inQuestion, .actless],
      taking: [.hold, .not, .quantity]
    ) { _ in .list(.show(list, open: true)) }
  }

  // MARK: - What is free

  private static let freeViews: [Signature] = [
    // `do we have time for a museum on wednesday morning?`
    Signature(
      .free,
      [
        .question: 12, .roomFor: 24, .be: 2, .contain: 0, .show: 8, .hour: 4, .plan: 0, .add: 0,
        .visit: 0, .go: 0, .people: 0, .pronoun: 0,
      ],
      [
        .needs(.day, .day, "on for in"), .takes(.time, .time, "in at"),
        .takes(.kind, .placeKind, "for"), .takes(.place, .subject, "for"),
      ], in: .inTrip, [.needsNoun, .asks, .inQuestion, .actless], taking: [.quantity, .more]
    ) { fills in fills.day().map { .outlook(.free($0, minutes: nil)) } },
    Signature(
      .free,
      [
        .question: 12, .roomFor: 24, .be: 2, .contain: 0, .show: 8, .hour: 4, .plan: 0, .day: 2,
        .people: 0, .pronoun: 0,
      ],
      [.takes(.kind, .placeKind, "for"), .takes(.place, .subject, "for")], in: .inTrip,
      [.needsNoun, .asks, .inQuestion, .actless], taking: [.quantity, .more]
    ) { _ in .outlook(.free(nil, minutes: nil)) },
  ]
}
