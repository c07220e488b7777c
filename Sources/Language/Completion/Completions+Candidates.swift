internal import Session

extension Completions {
  typealias Candidate = CompletionDraft.Candidate

  /// What a slot may hold, as far as this session knows.
  func candidates(for want: CompletionSearch.Want, context: ChartContext) -> [Candidate] {
    switch want.type {
    case .trip: trips.map { Candidate(spelledName($0.name), label: $0.name, $0.words) }
    case .day: dayCandidates
    case .target: dayCandidates + [Candidate("ideas", "not on a day yet")]
    case .stop, .stops, .knownStop, .knownStops, .stopOfDay: stopCandidates
    case .near: stopCandidates
    case .position(let steps): positionCandidates(steps: steps)
    case .choice(let words): words.map { Candidate($0, "") }
    case .cleared: [Candidate("none", "clears it")]
    case .setting: SettingName.allCases.map { Candidate($0.rawValue, $0.summary) }
    case .value: valueCandidates(context)
    case .currency: Currency.allCodes.map { Candidate($0, "") }
    case .time, .clock, .timeAfterDay, .clearTime, .hours: timeCandidates
    case .dates, .phrase: dateCandidates
    case .word: aliasCandidates
    case .kind, .kindName: kindCandidates
    case .text: textCandidates(want.slot)
    case .name: want.slot == .style ? textCandidates(.style) : []
    case .subject, .result: resultCandidates
    case .currentTrip, .eachDay, .moreTime, .line, .place, .date, .duration, .dayCount,
      .amount, .distance, .decimal,
      .integer, .entry, .entries,
      .entryList, .moment, .file, .values:
      []
    }
  }

  private var dayCandidates: [Candidate] {
    guard let trip = session.currentTrip else { return [] }
    return trip.days.enumerated().map { index, day in
      let date = day.date.map { "\($0.weekday.abbreviation) \($0.iso)" }
      let facts = [date, day.title ?? day.city?.name, counted(day.stops.count, "stop")]
      return Candidate("day \(index + 1)", facts.compactMap { $0 }.joined(separator: " · "))
    }
  }

  private var stopCandidates: [Candidate] {
    guard let trip = session.currentTrip else { return [] }
    let planned = trip.days.enumerated().flatMap { day, value in
      value.stops.enumerated().map { index, stop in
        Candidate(
          "\(day + 1).\(index + 1)", label: "\(day + 1).\(index + 1) \(stop.name)", stop.facts)
      }
    }
    return planned
      + trip.ideas.enumerated().map { index, stop in
        Candidate("idea \(index + 1)", label: "idea \(index + 1) \(stop.name)", stop.facts)
      }
  }

  private func positionCandidates(steps: Bool) -> [Candidate] {
    [
      Candidate("first", "before all others"), Candidate("last", "after all others"),
      Candidate("before", "before STOP"), Candidate("after", "after STOP"),
    ] + (steps ? [Candidate("up", "one up"), Candidate("down", "one down")] : [])
  }

  private func valueCandidates(_ context: ChartContext) -> [Candidate] {
    let name = folded(context.text(1..<context.tokens.count)).split(separator: " ")
      .joined(separator: "-")
    guard let setting = SettingName(rawValue: name) else { return [] }
    if setting == .currency { return Currency.allCodes.map { Candidate($0, "") } }
    let values = setting.choices ?? setting.standard.map { [$0] } ?? []
    return values.map { Candidate($0, $0 == session.settings[setting] ? "as it is" : "") }
  }

  private var timeCandidates: [Candidate] {
    [
      Candidate("09:00", "also 9am, half past nine"), Candidate("noon", "12:00"),
      Candidate("morning", "09:00"), Candidate("afternoon", "14:00"), Candidate("evening", "19:00"),
    ]
  }

  private var dateCandidates: [Candidate] {
    [
      Candidate("this weekend", "Saturday and Sunday"), Candidate("next weekend", ""),
      Candidate("tomorrow", ""), Candidate("for 5 days", "without dates"),
    ]
  }

  private var aliasCandidates: [Candidate] {
    session.aliases.sorted { $0.key < $1.key }.map { Candidate($0.key, "= \($0.value)") }
  }

  private var kindCandidates: [Candidate] { KindWords.usual.map { Candidate($0, "") } }

  private func textCandidates(_ slot: Slot) -> [Candidate] {
    switch slot {
    case .style:
      ["solo", "couple", "family", "friends", "business", "honeymoon", "group"]
        .map { Candidate($0, "") }
    case .topic: CommandTable.specs.map { Candidate($0.verb.words, $0.summary) }
    case .trip, .name, .place, .dates, .about, .policy, .filter, .day, .otherDay, .stop, .stops,
      .anchor, .words, .kind, .near, .text, .time, .duration, .distance, .amount, .currency,
      .otherCurrency,
      .number, .entry, .file, .values, .setting, .value, .alias, .line:
      []
    }
  }

  private var resultCandidates: [Candidate] {
    session.cursor.results.prefix(9).enumerated().map { index, place in
      Candidate(
        String(index + 1), label: "\(index + 1) \(place.name)",
        [place.kindInWords, place.address ?? ""].filter { !$0.isEmpty }.joined(separator: " · "))
    }
  }
}

extension TripSummary {
  fileprivate var words: String {
    let dates = start.map { first in first.iso + (end.map { "..\($0.iso)" } ?? "") }
    return [dates, counted(days, "day")].compactMap { $0 }.joined(separator: " · ")
  }
}

extension Stop {
  fileprivate var facts: String {
    [at?.text, category].compactMap { $0 }.joined(separator: " · ")
  }
}
