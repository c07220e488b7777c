internal import Session

extension Signatures {
  /// Lists that are asked for: of trips, days, what was done, what is there to see.
  static let lists: [Signature] =
    [
      trips([.trips: 24, .whole: 2], .all, taking: [.quantity]),
      Signature(.trips, [.open: 16, .trips: 24], [], .needsNoun) { _ in .trips(.all) },
      trips([.trips: 4, .upcoming: 30], .upcoming, .asked),
      trips([.trips: 4, .bygone: 14], .past, taking: [.past]),
      trips([.trips: 5, .favour: 30], .favourite, .asked),
      trips([.trips: 4, .trip: 2, .undated: 16], .undated),
      Signature(
        .days, [.days: 22, .show: 18, .question: 12, .be: 2, .number: 2, .whole: 2, .it: 0], [],
        in: .inTrip,
        [.needsNoun, .asks], taking: [.quantity]
      ) { _ in .days },
      Signature(
        .log,
        [
          .log: 28, .change: 14, .show: 12, .question: 4, .be: 2, .last: 0, .trip: 0, .create: 0,
        ],
        [], .asked, taking: [.past]
      ) { _ in .log(nil) },
      Signature(
        .log, [.log: 18, .change: 14, .show: 12], [.needs(.number, .slot(.integer), "last")], .asked
      ) { fills in fills.integer().map { .log(.entries(.newest($0))) } },
      // `what did I change today`, `my changes of this trip`
      Signature(
        .log, [.log: 26, .show: 12, .question: 4, .be: 2],
        [.needs(.entry, .slot(.entries(bareNumber: false)), "of for from in")], .asked,
        taking: [.past]
      ) { fills in fills.entries.map { .log(.entries($0)) } },
      Signature(
        .log, [.log: 22, .show: 12, .question: 4, .be: 2],
        [.needs(.day, .day, "of for about on to with")], in: .inTrip, .asked, taking: [.past]
      ) { fills in fills.day().map { .log(.day($0)) } },
      Signature(
        .log, [.log: 22, .show: 12, .question: 4, .be: 2],
        [.needs(.stop, .oneStop, "of for about to with")], in: .inTrip, .asked, taking: [.past]
      ) { fills in fills.stop().map { .log(.stop($0)) } },
    ] + places

  /// What there is around.
  private static let places: [Signature] = [
    Signature(
      .suggest, [.suggest: 20, .sights: 20, .show: 10, .question: 6, .be: 2, .nearby: 8, .plan: 2],
      [.takes(.near, .around, "in at by", by: [.nearby], marked: true)], .asked
    ) { fills in .suggest(kind: nil, near: fills.near) },
    Signature(
      .suggest,
      [
        .suggest: 20, .show: 10, .question: 10, .search: 12, .be: 2, .nearby: 10, .visit: 4,
        .sights: 16, .plan: 4,
      ],
      [
        .needs(.kind, .placeKind, ""),
        .takes(.near, .around, "in at by", by: [.nearby], marked: true),
      ], in: .inTrip, .asked
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
    Signature(
      .suggest, [.question: 10],
      [.needs(.kind, .slot(.kind), ""), .needs(.near, .around, "in at by", marked: true)],
      in: .inTrip, [.actless, .asks, .bare]
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
    // `which is the nearest airport to Lyon`, `airports near home`
    Signature(
      .suggest,
      [.question: 10, .show: 10, .suggest: 14, .search: 12, .nearby: 10, .be: 2, .contain: 2],
      [
        .needs(.kind, .placeKind, ""),
        .needs(.near, .around, "in at by to from of", by: [.nearby], marked: true),
      ], [.actless, .asks]
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
    // `what can we do with the kids`
    Signature(
      .suggest, [.question: 10, .visit: 10, .sights: 10, .be: 2, .plan: 4, .pronoun: 0],
      [
        .needs(.kind, .slot(.kind), ""),
        .takes(.near, .around, "in at by", by: [.nearby], marked: true),
      ], in: .inTrip, [.asks, .inQuestion]
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
    // `what airports does London have`
    Signature(
      .suggest, [.question: 10, .contain: 4],
      [.needs(.kind, .placeKind, ""), .needs(.near, .around, "does do", marked: true)],
      [.asks, .inQuestion]
    ) { fills in .suggest(kind: fills.text(.kind), near: fills.near) },
    Signature(
      .suggest, [.question: 8, .suggest: 8, .show: 8, .eat: 16, .be: 2],
      [.takes(.near, .around, "in at by", by: [.nearby], marked: true)], .asked
    ) { fills in .suggest(kind: "restaurant", near: fills.near) },
    Signature(
      .details, [.distance: 22, .question: 4, .be: 1, .show: 4],
      [
        .needs(.near, .around, "from between of are is"),
        .needs(.anchor, .around, "to from and away", marked: true),
      ], .asked
    ) { fills in
      guard let one = fills.near, let other = fills.near(.anchor) else { return nil }
      return .distance(one, other)
    },
    Signature(
      .details, [.details: 18, .question: 10, .show: 10, .be: 2],
      [.needs(.stop, .oneStop, "of on for about")], in: .inTrip, .asked
    ) { fills in fills.stop().map { .details(.stop($0)) } },
    Signature(
      .search, [.search: 20, .details: 10, .question: 12, .show: 8, .be: 2],
      [
        .needs(.words, .name, "of for about on", by: [.details, .search], marked: true),
        .takes(.near, .around, "", by: [.nearby], marked: true),
      ], [.asks, .needsNoun]
    ) { fills in
      fills.words.map { .search(words: $0, kind: nil, near: fills.near) }
    },
    // `the first one`, of what was found.
    Signature(.details, [:], [.needs(.number, .slot(.result), "")], [.actless, .bare]) { fills in
      fills.integer().map { .details(.number($0)) }
    },
    // `look up the museum`
    Signature(
      .search, [.search: 24],
      [
        .needs(.words, .name, "for", by: [.search], marked: true),
        .takes(.near, .around, "", by: [.nearby], marked: true),
      ]
    ) { fills in fills.words.map { .search(words: $0, kind: nil, near: fills.near) } },
    Signature(
      .find,
      [.trips: 12, .trip: 6, .plan: 6, .contain: 5, .question: 8, .visit: 5, .done: 5, .search: 5],
      [.needs(.words, .name, "is has with", by: [.contain, .visit, .done], marked: true)],
      [.needsNoun, .asks], taking: [.past]
    ) { fills in
      // `which trips have I got`
      fills.words.flatMap { Lexicon.subjects.contains(folded($0)) ? nil : .find($0) }
    },
  ]

  private static func trips(
    _ speaks: [WordClass: Int], _ filter: TripFilter,
    _ traits: Signature.Traits = [.needsNoun, .asks],
    taking: [WordClass] = []
  ) -> Signature {
    let asking: [WordClass: Int] = [.show: 18, .question: 12, .be: 2, .plan: 0]
    return Signature(
      .trips, speaks.merging(asking) { $1 }, [], traits, taking: taking
    ) { _ in .trips(filter) }
  }
}

extension Fills {
  /// What is looked for, without an article.
  fileprivate var words: String? {
    text(.words).map { spokenNames($0).last ?? $0 }
  }
}
