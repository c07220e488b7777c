internal import Session

extension Signatures {
  /// The day that one works on.
  static let selecting: [Signature] = [
    Signature(
      .day, [.open: 22, .go: 18, .day: 2], [.needs(.day, .day, "to on")], in: .inTrip
    ) { fills in fills.day().map(Intent.selectDay) },
    Signature(.day, [.pronoun: 0], [.needs(.day, .day, "on")], in: .inTrip, [.actless, .bare]) {
      fills in fills.day().map(Intent.selectDay)
    },
    step([.dayBefore: 20], .previous, in: .inTrip), step([.dayAfter: 20], .next, in: .inTrip),
    step([.oneBefore: 20], .dayBefore, in: .onDay), step([.oneAfter: 20], .dayAfter, in: .onDay),
    Signature(
      .day, [.trip: 12, .open: 20, .go: 14, .whole: 2], [], in: .inTrip, .needsNoun
    ) { _ in .selectNoDay },
    Signature(.day, [.trip: 12, .leave: 14, .whole: 2, .day: 6], [], in: .onDay, .needsNoun) { _ in
      .selectNoDay
    },
  ]

  /// The day beside the one that is selected.
  private static func step(
    _ speaks: [WordClass: Int], _ day: DayReference, in scene: TripScene
  ) -> Signature {
    Signature(
      .day, speaks.merging([.go: 0, .open: 0, .show: 0, .pronoun: 0]) { $1 }, [], in: scene,
      [
        .needsNoun, .actless,
      ]
    ) { _ in .selectDay(day) }
  }
}
