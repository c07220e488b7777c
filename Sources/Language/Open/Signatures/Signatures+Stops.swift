internal import Session

extension Signatures {
  /// Something new on a trip; also what is listed under a heading.
  static let adding = Signature(
    .add,
    [
      .add: 24, .put: 16, .visit: 18, .go: 12, .create: 8, .spend: 8, .be: 4, .stop: 1, .start: 6,
      .arrive: 4,
    ],
    [
      .needs(.place, .subject, "visit to at in for see with of", by: [.visit, .add, .go]),
      .takes(.day, .target, toDay), .takes(.day, .ideas, "to in as into for on onto among with"),
      .takes(.day, .dayOrCity, "in", marked: true),
      .takes(.time, .time, "at around by from in @ for"),
      .takes(.duration, .slot(.duration), "for about during of duration lasting takes length"),
      .takes(.anchor, .position, ""), .takes(.number, .people, "for", marked: true),
    ], in: .inTrip, .actless, taking: [.again]
  ) { fills in
    let add = newStop(fills)
    guard let add, let count = fills.integer(.number) else { return add }
    return .several([add, .note(.stop(.mentioned), "for \(count)")])
  }

  /// What is on a trip: added, moved, removed.
  static let stops: [Signature] = [
    adding,
    // `then the bridge at 4`: on the day of what was spoken of.
    Signature(
      .add, [.next: 16, .visit: 4, .go: 4, .add: 4],
      [
        .needs(.place, .subject, "to at for see", by: [.visit, .add, .go]),
        .takes(.time, .time, "at around by from in @ for"),
        .takes(.duration, .slot(.duration), "for"),
      ], in: .stopMentioned, [.needsNoun, .actless], build: following),
    // `it's on wednesday`
    Signature(
      .move, [.be: 4, .it: 8], [.needs(.day, .day, "on to", marked: true)], in: .stopMentioned,
      [.needsNoun, .actless, .bare]
    ) { fills in fills.day().map { .moveStops(StopsMove([.mentioned], to: .day($0))) } },
    Signature(
      .add, [.hold: 16, .save: 16, .stop: 0, .ideas: 0],
      [.needs(.place, .subject, ""), .needs(.day, .ideas, "to in as for among on")], in: .inTrip
    ) { fills in newStop(fills) },
    Signature(
      .move,
      [
        .move: 26, .put: 18, .later: 20, .earlier: 20, .be: 10, .go: 10, .visit: 14, .set: 14,
        .add: 6, .spend: 2, .stop: 1, .sameTime: 2, .ideas: 0,
      ],
      [
        .needs(.stops, .stops, ""),
        .needs(.day, .target, "to on in for until till into onto is than > til"),
        .takes(.time, .time, "at around to in by"),
        .takes(.anchor, .position, ""),
      ], in: .inTrip, .actless, taking: [.instead, .both]
    ) { fills in movedStops(fills) },
    Signature(
      .move, [.stop: 1, .sameTime: 2],
      [
        .needs(.stops, .stops, "with"), .needs(.day, .target, "to onto till >", marked: true),
        .takes(.time, .time, "at around"),
      ], in: .inTrip, [.actless, .byMarkers], taking: [.instead, .both]
    ) { fills in movedStops(fills) },
    Signature(
      .move,
      [
        .move: 26, .put: 18, .be: 8, .visit: 10, .go: 10, .set: 10, .add: 6, .remove: 8, .later: 16,
        .hold: 16, .save: 14,
      ],
      [
        .needs(.stops, .stops, ""),
        .needs(.day, .ideas, "to in into as for among back onto on with"),
      ],
      in: .inTrip, taking: [.instead, .both]
    ) { fills in movedStops(fills) },
    Signature(
      .move, [.move: 24, .put: 18, .be: 8, .visit: 14, .go: 10, .set: 10, .start: 4, .end: 4],
      [
        .needs(.stops, .oneStop, ""), .needs(.anchor, .position, "at to the"),
      ], in: .inTrip, taking: [.instead, .both], build: placedStops),
    // `leave the museum till last`
    Signature(
      .move, [.hold: 18, .save: 18, .leave: 18],
      [
        .needs(.stops, .oneStop, ""),
        .needs(.anchor, .position, "at to the until till for", marked: false),
      ], in: .inTrip, build: placedStops),
    Signature(
      .remove, [.remove: 26, .stop: 1, .plan: 0], [.needs(.stops, .stops, "")], in: .inTrip,
      taking: [.instead, .both, .again]
    ) { fills in
      guard let stops = fills.stops() else { return nil }
      return Intent.removing(stops)
    },
    // `lunch is off`; of a day it says that it is free.
    Signature(
      .remove, [.calledOff: 26, .remove: 0, .stop: 1], [.needs(.stops, .stops, "")], in: .inTrip
    ) { fills in fills.stops().flatMap(Intent.removing) },
    // `no lunch on tuesday` is a wish; whether it is one for now is asked.
    Signature(.remove, [.not: 18], [.needs(.stops, .stops, "")], in: .inTrip, [.guess, .bare]) {
      fills in
      // `this should not happen`
      fills.stops().flatMap { $0 == [.mentioned] ? nil : Intent.removing($0) }
    },
    Signature(
      .done, [.done: 22, .stop: 1], [.needs(.stops, .stops, "with")], in: .inTrip, taking: [.both]
    ) { fills in fills.stops().map { .done($0, true) } },
    Signature(
      .done, [.done: 22, .stop: 1],
      [.needs(.stops, .stops, "with to"), .needs(.filter, .slot(.choice(["already"])), "")],
      in: .inTrip, .ofPast, taking: [.both]
    ) { fills in fills.stops().map { .done($0, true) } },
    Signature(.rename, [.name: 24], naming, in: .inTrip, build: renamed),
    Signature(.rename, [.title: 16, .set: 8], naming, in: .inTrip, .needsNoun, build: renamed),
    Signature(
      .copy,
      [
        .copy: 24, .same: 12, .add: 10, .put: 10, .visit: 18, .go: 10, .again: 6, .stop: 1,
        .sameTime: 2,
      ],
      [.needs(.stops, .stops, ""), .needs(.day, .target, "to on onto for")], in: .inTrip,
      taking: [.again], build: copied),
    Signature(
      .copy,
      [
        .too: 16, .put: 18, .visit: 16, .go: 12, .be: 10, .add: 12, .set: 10, .stop: 1,
        .sameTime: 2,
      ],
      [.needs(.stops, .stops, ""), .needs(.day, .target, "to on onto for in is")], in: .inTrip,
      [.needsNoun, .nounsBehind, .actless], taking: [.again], build: copied),
    Signature(
      .copy, [.same: 20, .too: 12, .stop: 1, .again: 0, .be: 2, .set: 2],
      [.needs(.day, .target, "on for to at")], in: .stopMentioned, [.needsNoun, .actless],
      taking: [.again]
    ) { fills in
      fills.target.map { .copyStops(StopsCopy([.mentioned], to: $0)) }
    },
    // `same lunch on friday`
    Signature(
      .copy, [.same: 16, .stop: 1],
      [.needs(.stops, .oneStop, ""), .needs(.day, .target, "to on onto for in")], in: .inTrip,
      [.needsNoun, .actless], taking: [.again], build: copied),
    Signature(
      .swap, [.swap: 24, .stop: 1],
      [.needs(.stop, .oneStop, "of"), .needs(.stops, .oneStop, "with and for")], in: .inTrip
    ) { fills in
      guard let one = fills.stop(), let other = fills.stop(.stops) else { return nil }
      return .arrange(.swap(one, other))
    },
  ]

  private static let naming: [Role] = [
    .needs(.stop, .oneStop, "of"),
    .needs(.name, .name, "to as called into in : =", by: [.name, .title], marked: true),
  ]

  @Sendable private static func renamed(_ fills: Fills) -> Intent? {
    guard let stop = fills.stop(), let name = fills.text(.name) else { return nil }
    return .renameStop(stop, name)
  }

  @Sendable static func newStop(_ fills: Fills) -> Intent? {
    guard fills.hasOneLength, fills.minutes ?? 0 < 1440 else { return nil }
    return .each(of: fills.subjects) { what in
      guard !what.isOtherThing, !what.isFlightCode else { return nil }
      return .add(
        NewStops(
          what, to: fills.target ?? fills.day().map(StopTarget.day), at: fills.time,
          minutes: fills.minutes, position: fills.position))
    }
  }

  @Sendable private static func placedStops(_ fills: Fills) -> Intent? {
    guard let stops = fills.stops(), let position = fills.position else { return nil }
    return .moveStops(StopsMove(stops, position: position))
  }

  @Sendable private static func copied(_ fills: Fills) -> Intent? {
    guard let stops = fills.stops(), let target = fills.target else { return nil }
    return .copyStops(StopsCopy(stops, to: target))
  }

  private static func movedStops(_ fills: Fills) -> Intent? {
    guard let stops = fills.stops(), let target = fills.target else { return nil }
    let move = Intent.moveStops(StopsMove(stops, to: target, position: fills.position))
    guard fills.has(.time) else { return move }
    guard let stop = stops.first, stops.count == 1, let timing = fills.timing(stop) else {
      return nil
    }
    let length = fills.minutes.map { Intent.stay(stop, minutes: $0) }
    return .several([move, timing] + [length].compactMap { $0 })
  }
}
