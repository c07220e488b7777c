internal import Session

extension Signatures {
  /// What is known of a stop.
  static let stopFields: [Signature] =
    fields + longer + shorter + openingHours
    + shiftedSomewhat

  private static let fields: [Signature] = [
    Signature(
      .at,
      [
        .be: 16, .set: 16, .move: 16, .start: 20, .put: 12, .add: 8, .visit: 8, .go: 8, .hour: 10,
        .stop: 1, .arrive: 6, .later: 10, .earlier: 10, .leave: 4, .end: 4, .spend: 8, .last: 6,
      ],
      [
        .needs(.stop, .oneStop, "for of at in"),
        .needs(.time, .time, "at to from for is as by around in during @"),
        .takes(.duration, .slot(.duration), "for takes lasts"),
      ], in: .inTrip, .actless, taking: [.instead, .sooner, .only]
    ) { fills in timed(fills) },
    Signature(
      .at, [.move: 16, .later: 20, .earlier: 20, .stop: 1],
      [.needs(.stop, .oneStop, ""), .needs(.time, .time, "until till til", marked: true)],
      in: .inTrip
    ) { fills in timed(fills) },
    // `lunch is moved from 12:30 to 13:00`
    Signature(
      .at, [.move: 16, .later: 20, .earlier: 20, .be: 2, .stop: 1],
      [
        .needs(.stop, .oneStop, ""), .needs(.number, .time, "from", marked: true),
        .needs(.time, .time, "to", marked: true),
      ], in: .inTrip
    ) { fills in
      if case .hours? = fills.values[.time] { return nil }
      return timed(fills)
    },
    shifted(
      [
        .move: 18, .start: 10, .set: 8, .be: 8, .put: 8, .stop: 1, .go: 8, .leave: 4, .end: 4,
        .visit: 8,
      ], nil, .actless),
    Signature(
      .at, [.move: 18, .start: 10, .set: 8, .be: 8, .repair: 4, .pronoun: 0],
      [
        .needs(.duration, .slot(.duration), "by"),
        .needs(.policy, .slot(.choice(Directions.all)), ""),
      ], in: .stopMentioned, .actless
    ) { fills in Directions.shift(.mentioned, fills, nil) },
    shifted([.later: 24, .stop: 1], 1), shifted([.earlier: 24, .stop: 1], -1),
    Signature(
      .at, [.be: 10, .set: 16, .move: 10, .start: 10, .hour: 10, .pronoun: 0],
      [.needs(.time, .time, "at to from for until till is as by around @")], in: .stopMentioned,
      .actless, taking: [.instead]
    ) { fills in fills.timing(.mentioned) },
    Signature(
      .stay, [.last: 20, .allow: 18, .length: 12, .be: 4, .set: 8, .pronoun: 0],
      [.needs(.duration, .slot(.duration), "for to of is")], in: .stopMentioned, .actless,
      taking: [.instead, .only]
    ) { fills in
      guard let minutes = fills.integer(.duration), minutes < 1440 else { return nil }
      return .stay(.mentioned, minutes: minutes)
    },
    Signature(
      .cost, [.cost: 26, .price: 14, .be: 4, .set: 8, .pronoun: 0],
      [
        .needs(.amount, .amount, "of to is at for us me around about roughly"),
        .takes(.number, .people, "for", marked: true),
      ], in: .stopMentioned, [.actless, .ofPast],
      taking: [.instead, .only, .every]
    ) { fills in
      guard let amount = fills.amount,
        amount.currency != nil || amount.each != nil || amount.payer != nil
      else { return nil }
      return .cost(.mentioned, amount)
    },
    Signature(
      .stay,
      [
        .last: 24, .allow: 20, .be: 10, .spend: 20, .visit: 10, .length: 10, .create: 10, .stop: 1,
        .go: 4, .whole: 0,
      ],
      [
        .needs(.stop, .oneStop, "at in for of with on"),
        .needs(.duration, .slot(.duration), "for to of is about during"),
      ], in: .inTrip, .actless, taking: [.instead, .only], build: stayed),
    Signature(
      .stay, [.set: 20, .length: 10, .stop: 1],
      [
        .needs(.stop, .oneStop, "of for"),
        .needs(.duration, .slot(.duration), "to at"),
      ], in: .inTrip, taking: [.instead, .only], build: stayed),
    Signature(
      .stay,
      [
        .last: 20, .allow: 16, .extend: 24, .create: 8, .spend: 16, .set: 10, .add: 16, .stop: 1,
        .be: 6,
      ],
      [
        .needs(.stop, .oneStop, "at in for of with to"),
        .needs(.duration, .slot(.moreTime), "for by"),
      ], in: .inTrip
    ) { fills in
      guard let stop = fills.stop(), let minutes = fills.integer(.duration) else { return nil }
      return .shiftStop(stop, .length(minutes: minutes))
    },
    Signature(
      .cost,
      [
        .cost: 26, .be: 12, .price: 12, .set: 10, .spend: 12, .last: 4, .allow: 6, .stop: 1,
        .done: 2,
        .add: 6, .put: 6,
      ],
      [
        .needs(.stop, .oneStop, "for of on to at with"),
        .needs(.amount, .amount, "of to is at for us me as around about roughly"),
        .takes(.number, .slot(.integer), "for", marked: true),
      ], in: .inTrip, [.actless, .ofPast], taking: [.every, .only]
    ) { fills in
      guard let stop = fills.stop(), let amount = fills.amount else { return nil }
      return .cost(stop, amount)
    },
    Signature(
      .stay, [.last: 14, .be: 6, .end: 10, .visit: 4, .stop: 1],
      [.needs(.stop, .oneStop, "at in"), .needs(.time, .time, "until till til", marked: true)],
      in: .inTrip, .actless, taking: [.hold]
    ) { fields in
      guard let stop = fields.stop(), let end = fields.time else { return nil }
      return .shiftStop(stop, .until(end))
    },
    Signature(
      .stay, [.extend: 26, .shorten: 26, .stop: 1],
      [
        .needs(.stop, .oneStop, ""),
        .needs(.duration, .slot(.duration), "to", marked: true),
      ], in: .inTrip, taking: [.more], build: stayed),
    Signature(
      .done, [.untick: 26, .stop: 1], [.needs(.stops, .stops, "")], in: .inTrip,
      taking: [.past]
    ) { fills in
      fills.stops().map { .done($0, false) }
    },
    Signature(
      .done, [.done: 16, .day: 2, .set: 2], [.needs(.day, .day, "with")], in: .inTrip
    ) { fills in fills.day().map { .done([.set(StopSet(.day($0)))], true) } },
    cleared(.remark, .note, [.not: 14]) { .note(.stop($0), nil) },
    cleared(.hour, .at) { .time($0, nil) },
    cleared(.price, .cost, [.not: 14]) { .cost($0, nil) },
    cleared(.length, .stay) { .stay($0, minutes: nil) },
  ]

  /// What a stop had and has no more.
  private static func cleared(
    _ noun: WordClass, _ verb: Verb, _ denied: [WordClass: Int] = [:],
    _ intent: @escaping @Sendable (StopReference) -> Intent
  ) -> Signature {
    Signature(
      verb, [.remove: 26, .clear: 26, noun: 16].merging(denied) { $1 },
      [.needs(.stop, .oneStop, "of from on for", marked: true)], in: .inTrip, .needsNoun
    ) { fills in fills.stop().map(intent) }
  }

  /// A stop goes so far from where it is, as a word of the line says.
  private static func shifted(
    _ speaks: [WordClass: Int], _ sign: Int?, _ traits: Signature.Traits = []
  ) -> Signature {
    Signature(
      .at, speaks,
      [
        .needs(.stop, .oneStop, "for of with"), .needs(.duration, .slot(.duration), "by"),
        .takes(.policy, .slot(.choice(Directions.all)), ""),
      ], in: .inTrip, traits
    ) { fills in
      guard let stop = fills.stop() else { return nil }
      return Directions.shift(stop, fills, sign)
    }
  }

  @Sendable private static func stayed(_ fills: Fills) -> Intent? {
    // No stop takes whole days.
    guard let stop = fills.stop(), let minutes = fills.integer(.duration), minutes < 1440
    else {
      return nil
    }
    return .stay(stop, minutes: minutes)
  }

  @Sendable static func timed(_ fills: Fills) -> Intent? {
    guard let stop = fills.stop(), var intent = fills.timing(stop) else { return nil }
    if case .hours(let start, let minutes)? = fills.values[.time] {
      intent = .several([.time(stop, start), .stay(stop, minutes: minutes)])
    } else if let minutes = fills.integer(.duration) {
      intent = .several([intent, .stay(stop, minutes: minutes)])
    }
    return intent
  }
}
