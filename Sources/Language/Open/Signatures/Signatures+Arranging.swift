internal import Session

extension Signatures {
  /// Several stops at once, one in the place of another, and the edges of a day.
  static let arranging: [Signature] =
    [
      Signature(
        .add, [.add: 24, .put: 16, .visit: 18, .go: 12, .create: 8, .be: 4, .every: 0],
        [
          .needs(.place, .subject, "visit to at for see with of", by: [.visit, .add, .go]),
          .needs(.number, .slot(.eachDay), "to on in for onto"),
          .takes(.time, .time, "at around by from in @ for"),
          .takes(.duration, .slot(.duration), "for"),
        ], in: .inTrip, .actless, taking: [.again]
      ) { fills in
        guard let days = fills.days(.number), let what = fills.subject, !what.isOtherThing,
          fills.hasOneLength
        else { return nil }
        return .several(
          days.map {
            .add(NewStops(what, to: .day($0), at: fills.time, minutes: fills.minutes))
          })
      },
      Signature(
        .copy, [.copy: 24, .same: 16, .too: 16, .put: 8, .visit: 12, .add: 10, .again: 8],
        [.needs(.stop, .oneStop, ""), .needs(.number, .slot(.eachDay), "to on onto for")],
        in: .inTrip
      ) { fills in
        guard let stop = fills.stop(), let days = fills.days(.number) else { return nil }
        // Every day would be the one it is on, too.
        if days.count > 2, days.first == .number(1) { return .arrange(.everyDay(stop)) }
        // Behind the first copy the name is that of two; the copy is as good.
        return .several(
          days.enumerated().map { place, day in
            .copyStops(StopsCopy([place == 0 ? stop : .mentioned], to: .day(day)))
          })
      },
      Signature(
        .copy, [.copy: 24, .same: 16, .visit: 10],
        [.needs(.stop, .oneStop, ""), .needs(.filter, .slot(.choice(otherDays)), "to on")],
        in: .inTrip
      ) { fills in fills.stop().map { .arrange(.everyDay($0)) } },
      Signature(
        .swap, [.replace: 24, .swap: 22],
        [
          .needs(.stop, .oneStop, ""),
          .needs(.place, .subject, "with by for", marked: true),
        ], in: .inTrip, build: replaced),
      Signature(
        .swap, [.visit: 18, .add: 18, .put: 14, .go: 10, .be: 4],
        [
          .needs(.place, .subject, "", by: [.visit, .go]),
          .needs(.stop, .oneStop, "", by: [.instead], marked: true),
        ], in: .inTrip, taking: [.instead], build: replaced),
    ] + laterHours([.later: 22], 1) + laterHours([.earlier: 22], -1)
    + laterHours([.move: 18, .start: 14, .set: 10, .put: 10, .be: 4], nil) + edges(.start, .first)
    + edges(.end, .last)

  private static let otherDays = [
    "every day", "each day", "all days", "daily", "all other days", "every other day",
    "the other days", "every other day of the trip",
  ]

  @Sendable private static func replaced(_ fills: Fills) -> Intent? {
    guard let stop = fills.stop(), let what = fills.subject else { return nil }
    return .arrange(.replace(stop, what))
  }

  /// All stops of a day begin so much later or earlier; without a word for the day those of the one
  /// that is selected.
  private static func laterHours(_ speaks: [WordClass: Int], _ sign: Int?) -> [Signature] {
    let ways: [(Role, TripScene)] = [
      (.needs(.day, .day, "on of from for in"), .inTrip), (.takes(.day, .day, ""), .onDay),
    ]
    return ways.map { day, scene in
      Signature(
        .at, speaks.merging([.whole: 14, .plan: 8, .stop: 6, .day: 0, .pronoun: 0]) { $1 },
        [
          day, .needs(.duration, .slot(.duration), "by"),
          .takes(.policy, .slot(.choice(Directions.all)), ""),
        ], in: scene, .needsNoun, taking: [.every]
      ) { fills in shifted(fills, sign) }
    }
  }

  private static func shifted(_ fills: Fills, _ sign: Int?) -> Intent? {
    guard let minutes = fills.integer(.duration), minutes % 1440 != 0 else { return nil }
    func by(_ sign: Int) -> Intent {
      .arrange(.shift(fills.day() ?? .here, minutes: sign * minutes))
    }
    if let sign { return by(sign) }
    guard let word = fills.text(.policy) else { return nil }
    if Directions.open.contains(word) { return .either([by(1), by(-1)]) }
    return by(Directions.back.contains(word) ? -1 : 1)
  }

  /// `end day 2 with the tower`: what the trip has goes there, else it is new.
  private static func edges(_ act: WordClass, _ position: StopPosition) -> [Signature] {
    let speaks: [WordClass: Int] = [act: 22, .day: 0]
    return [
      Signature(
        .move, speaks,
        [.needs(.stop, .oneStop, "with at in", marked: true), .needs(.day, .target, "on of")],
        in: .inTrip
      ) { fills in
        guard let stop = fills.stop(), let target = fills.target else { return nil }
        return .moveStops(StopsMove([stop], to: target, position: position))
      },
      Signature(
        .add, speaks,
        [.needs(.place, .subject, "with at in", marked: true), .needs(.day, .target, "on of")],
        in: .inTrip
      ) { fills in
        guard let what = fills.subject, let target = fills.target else { return nil }
        return .add(NewStops(what, to: target, position: position))
      },
    ]
  }
}
