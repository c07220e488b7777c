internal import Session

extension Signatures {
  /// What was said last, said better: day, time or length of the stop last mentioned.
  static let corrections: [Signature] = [
    correction(
      [
        .takes(.day, .day, "on to for"), .takes(.time, .time, "at to around in for"),
        .takes(.duration, .slot(.duration), "for"),
      ], corrected),
    correction([.needs(.number, .slot(.integer), "to at")], correctedByNumber), correctedDates,
  ]

  /// `sorry, 19 to 24 april`: the dates of the trip, said better.
  static let correctedDates = Signature(
    .dates, [.anew: 16, .repair: 16, .instead: 16, .be: 4, .go: 4, .it: 0],
    [.needs(.dates, .slot(.dates(of: .moved)), "to from")], in: .inTrip,
    [.corrects, .bare, .actless]
  ) { fills in
    guard case .range(let range)? = fills.dates, range.count > 1 else { return nil }
    return .changeDates(.corrected(range))
  }

  private static func correction(
    _ roles: [Role], _ build: @escaping @Sendable (Fills) -> Intent?
  ) -> Signature {
    Signature(
      .at, [.anew: 16, .repair: 16, .instead: 16, .it: 0, .sameTime: 0], roles,
      in: .stopMentioned, [.corrects, .bare], build: build)
  }

  @Sendable static func corrected(_ fills: Fills) -> Intent? {
    // No stop takes whole days.
    guard fills.day().map({ [.mentioned, .here].contains($0) }) != true,
      fills.integer(.duration).map({ $0 % 1440 == 0 }) != true
    else {
      return nil
    }
    let changes: [Intent?] = [
      fills.day().map { .moveStops(StopsMove([.mentioned], to: .day($0))) },
      fills.timing(.mentioned),
      fills.integer(.duration).map { .stay(.mentioned, minutes: $0) },
    ]
    let said = changes.compactMap { $0 }
    return said.count > 1 ? .several(said) : said.first
  }

  /// A mere number may be an hour or a day; only where nothing was spoken of is it a result.
  @Sendable static func correctedByNumber(_ fills: Fills) -> Intent? {
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
