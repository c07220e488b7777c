internal import Session

extension Signatures {
  /// Orders to take much away at once, which are always asked about.
  static let sweeping: [Signature] =
    [
      sweep([.whole: 14], .everything),
      Signature(.deleteTrip, [.startOver: 26], [], [.needsNoun, .actless]) { _ in
        .sweep(.everything)
      },
      Signature(.deleteTrip, [.clear: 24, .trip: 14], [], in: .inTrip, .needsNoun) { _ in
        .sweep(.everything)
      },
      sweep([.trips: 18, .whole: 2], .trips), sweep([.ideas: 18, .whole: 2], .ideas),
      sweep([.allStops: 18, .whole: 2, .trip: 2], .stops(nil)),
      sweepOfDay([.remove: 24, .allStops: 14, .whole: 12, .plan: 4], marked: true),
      sweepOfDay([.clear: 26, .allStops: 10, .whole: 6], marked: false),
    ]

  private static func sweep(_ nouns: [WordClass: Int], _ sweep: Sweep) -> Signature {
    let acts: [WordClass: Int] = [.remove: 24, .clear: 24, .every: 0, .it: 0]
    return Signature(
      .deleteTrip, nouns.merging(acts) { $1 }, [], .needsNoun, taking: [.every]
    ) { _ in .sweep(sweep) }
  }

  private static func sweepOfDay(_ speaks: [WordClass: Int], marked: Bool) -> Signature {
    Signature(
      .deleteTrip, speaks.merging([.every: 0]) { $1 },
      [
        .needs(.day, .day, "on of from for in off out", marked: marked),
        .takes(.filter, .slot(.choice(dayStays)), ""),
      ], in: .inTrip, marked ? .needsNoun : [], taking: [.every]
    ) { fills in fills.day().map { .sweep(.stops($0)) } }
  }
}

private let dayStays = WordPattern.texts(
  of: "(but|and|just) (keep|leave) (the|that) day (itself|there|in|where it is|)")
