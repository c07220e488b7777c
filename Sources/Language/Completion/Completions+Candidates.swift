internal import Session

extension Completions {
  typealias Candidate = CompletionDraft.Candidate

  /// What a slot may hold, as far as this session knows.
  func candidates(
    for want: CompletionSearch.Want, _ context: ChartContext, _ ending: TextEnding
  ) -> [Candidate] {
    switch want.type {
    case .day: days(ending.stem)
    case .target: days(ending.stem) + Completions.notOnDays
    case .stop, .stops, .knownStop, .knownStops, .stopOfDay, .near: stops.value
    case .position(let steps): steps ? Completions.positionsAndSteps : Completions.positions
    case .oneOf(let choices): choices.words.map { Candidate($0, "") }
    case .cleared: [Candidate("none", "clears it")]
    case .rule: CheckRule.allCases.map { Candidate($0.rawValue, $0.explanation) }
    case .setting: SettingName.allCases.map { Candidate($0.rawValue, $0.summary) }
    case .value: valueCandidates(context)
    case .currency: Completions.currencies
    case .time, .clock, .timeAfterDay, .clearTime, .hours: Completions.times
    case .dates, .phrase, .date: Completions.dates
    case .word: aliasCandidates
    case .kind, .kindName: Completions.kinds
    case .text: textCandidates(want.slot)
    case .name: want.slot == .style ? textCandidates(.style) : []
    case .subject, .result: resultCandidates
    case .entries:
      [
        Candidate("today", "made today"), Candidate("yesterday", "made yesterday"),
        Candidate("this trip", "about this trip"),
      ]
    case .booking: bookingCandidates
    case .bookable(let kind): bookableCandidates(kind)
    case .openingHours: [Candidate("tue-sun 9-18", "days and hours")]
    case .trip, .knownTrip, .currentTrip, .eachDay, .moreTime, .line, .place, .duration, .dayCount,
      .amount, .price, .party, .daysBefore, .distance, .decimal,
      .integer, .entry, .entryList, .moment, .values:
      []
    case .file: fileCandidates(want, ending)
    }
  }

  /// The days of the trip; behind letters those of the week, too, that are no one day of it.
  private func days(_ stem: TypedStem) -> [Candidate] {
    stem.folded.isEmpty ? days.value : days.value + otherWeekdays.value
  }

  private static let positions = [
    Candidate("first", "before all others"), Candidate("last", "after all others"),
    Candidate("before", "before STOP"), Candidate("after", "after STOP"),
  ]
  private static let positionsAndSteps =
    positions + [Candidate("up", "one up"), Candidate("down", "one down")]
  private static let notOnDays = [Candidate("ideas", "not on a day yet")]

  private func valueCandidates(_ context: ChartContext) -> [Candidate] {
    let name = folded(context.text(1..<context.tokens.count)).split(separator: " ")
      .joined(separator: "-")
    guard let setting = SettingName(rawValue: name) else { return [] }
    let standard = [Candidate("default", setting.standard ?? "not set")]
    if setting == .currency {
      return Completions.currencies + standard
    }
    let values = setting.choices ?? setting.standard.map { [$0] } ?? []
    return values.map { Candidate($0, $0 == session.settings[setting] ? "as it is" : "") }
      + standard
  }

  private static let times = [
    Candidate("09:00", "also 9am, half past nine"), Candidate("noon", "12:00"),
    Candidate("morning", "09:00"), Candidate("afternoon", "14:00"), Candidate("evening", "19:00"),
  ]

  private static let dates = [
    Candidate("this weekend", "Saturday and Sunday"), Candidate("next weekend", ""),
    Candidate("tomorrow", ""), Candidate("for 5 days", "without dates"),
  ]

  private static let kinds = KindWords.usual.map { Candidate($0, "") }

  private static let currencies = Currency.allCodes.map { Candidate($0, "") }

  private var aliasCandidates: [Candidate] {
    session.knownAliases.sorted { $0.key < $1.key }.map { Candidate($0.key, "= \($0.value)") }
  }

  private func textCandidates(_ slot: Slot) -> [Candidate] {
    switch slot {
    case .style:
      ["solo", "couple", "family", "friends", "business", "honeymoon", "group"]
        .map { Candidate($0, "") }
    case .topic: CommandTable.specs.map { Candidate($0.verb.words, $0.summary) }
    case .trip, .otherTrip, .name, .place, .dates, .about, .policy, .filter, .day, .otherDay, .stop,
      .stops,
      .anchor, .booking, .words, .kind, .near, .text, .time, .duration, .distance, .amount,
      .currency,
      .otherCurrency,
      .number, .entry, .file, .values, .setting, .value, .alias, .line, .rule:
      []
    }
  }

  private var bookingCandidates: [Candidate] {
    (session.currentTrip?.bookings ?? []).enumerated().map { index, booking in
      Candidate(
        "booking \(index + 1)", label: "booking \(index + 1) \(booking.name)",
        booking.kind.rawValue)
    }
  }

  private func bookableCandidates(_ kind: Booking.Kind) -> [Candidate] {
    kind.isJourney ? [Candidate("from", "from PLACE to PLACE 10:05 - 11:10")] : []
  }

  private var resultCandidates: [Candidate] {
    session.cursor.results.prefix(9).enumerated().map { index, place in
      Candidate(
        String(index + 1), label: "\(index + 1) \(place.name)",
        [place.kindInWords, place.address ?? ""].filter { !$0.isEmpty }.joined(separator: " · "))
    }
  }
}
