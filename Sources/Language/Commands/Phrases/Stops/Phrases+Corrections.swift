internal import Session

private let instead: SlotSpec = .needs(
  .filter, .choice(["instead", "rather"]), "instead", ask: "")
/// Words with which something is said anew.
private let anew = [
  "(make|change|set|move|put) (it|that) (to|)",
  "(meant|"
    + (TakingBack.clear + TakingBack.vague).map { $0.joined(separator: " ") }
    .joined(separator: "|") + ")",
]

extension Frame {
  /// What was said last, said better: day, time or length of the stop last mentioned.
  static let correctionPhrases: [Frame] = [
    Frame(
      anew,
      [
        .takes(.day, .day(bareNumber: false), after: ["", "on"], "DAY"),
        .takes(.time, .clock, "TIME"),
        .takes(.time, .time, after: ["at", "around", "in the"], "TIME"),
        .takes(.duration, .duration, after: ["", "for"], "DURATION"),
        .takes(.filter, .choice(["instead", "rather", "long"]), "instead"),
      ], in: .stopMentioned, correcting: true, build: corrected),
    Frame(
      [""],
      [
        .takes(.day, .day(bareNumber: false), after: ["", "on"], "DAY"),
        .takes(.time, .clock, "TIME"),
        .takes(.time, .time, after: ["at", "around", "in the"], "TIME"), instead,
      ], in: .stopMentioned, correcting: true, build: corrected),
    Frame(
      anew, [.needs(.number, .integer, "N", ask: "")], in: .stopMentioned, correcting: true,
      build: correctedByNumber),
    Frame(
      [""],
      [
        .takes(.time, .clock, after: ["at", "around"], "TIME"),
        .takes(.duration, .duration, after: ["for"], "DURATION"),
      ], in: .stopMentioned, correcting: true, build: corrected),
  ]

  @Sendable private static func corrected(_ fills: Fills) -> Intent? {
    let changes: [Intent?] = [
      fills.day().map { .moveStops(StopsMove([.mentioned], to: .day($0))) },
      fills.timing(.mentioned),
      fills.integer(.duration).map { .stay(.mentioned, minutes: $0) },
    ]
    let said = changes.compactMap { $0 }
    return said.count > 1 ? .several(said) : said.first
  }

  /// A mere number may be an hour or a day; only where nothing was spoken of is it a result.
  @Sendable private static func correctedByNumber(_ fills: Fills) -> Intent? {
    guard let number = fills.integer(), number > 0 else { return nil }
    let day = Intent.moveStops(StopsMove([.mentioned], to: .day(.number(number))))
    return .either([hour(number), day, .details(.number(number))].compactMap { $0 })
  }

  private static func hour(_ number: Int) -> Intent? {
    guard let time = ClockTime(hour: number < 7 ? number + 12 : number, minute: 0) else {
      return nil
    }
    guard number < 13, let other = ClockTime(minutes: (time.minutes + 720) % 1440) else {
      return .time(.mentioned, time)
    }
    return .shiftStop(.mentioned, .dial(time, or: other))
  }
}
