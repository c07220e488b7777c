/// The grammar of weeks, months and other stretches of the calendar.
struct PeriodGrammar: Sendable {
  /// Those that any line may speak of: `next week`, `mid april`, `may 2027`.
  let spoken: Rule<SaidPeriod>
  /// Those that are taken for one only where a phrase for dates is all there is: `may`, `2027`.
  let bare: Rule<SaidPeriod>
  /// What a part can be of, with its introducer: `of july`, `next month`.
  let whole: Rule<SaidPeriod>
  /// `next month`.
  let runningMonth: Rule<SaidPeriod>
  let year: Rule<SaidPeriod>
  let saidYear: Rule<SaidYear>
  /// `may 2027`.
  let dated: Rule<SaidPeriod>
  /// Weeks ahead: `next week`, `next week's`.
  let runningWeek: Rule<Int>
  /// `the first week of may`.
  let countedWeek: Rule<SaidPeriod>
  /// The pieces of the calendar that can be an end of a range, each kind for itself.
  let ends: [Rule<SaidPeriod>]

  init(_ vocabulary: Vocabulary, _ names: DayNames, _ lengths: LengthGrammar) {
    let units = CalendarUnits(vocabulary)
    let months = MonthGrammar(names, units)
    saidYear = months.year
    year = months.year.map { SaidPeriod.year($0) }
    dated = months.dated
    let wholes = months.bare | months.dated | units.running | year | units.bare
    whole = Rule<Void>.says("of", "in").maybe.before(wholes)
    runningMonth = units.running.map { $0.unit == .month ? $0 : nil }
    let ofWeek = units.step.then(.says("weeks")).map { SaidPeriod.running(.week, ahead: $0) }
    runningWeek = (units.running | ofWeek).map { period in
      if case .running(.week, let weeks) = period { weeks } else { nil }
    }
    let parts = parts(units.unit, of: whole)
    countedWeek = parts.map { if case .part(_, .week, _) = $0 { $0 } else { nil } }
    // `0930-1130` are times.
    let late = months.year.map { year -> SaidPeriod? in
      if case .number(..<1000) = year { nil } else { .year(year) }
    }
    ends = [months.bare | months.dated, late, months.fraction | months.bareFraction]
    spoken =
      units.running | months.dated | parts | several(lengths.count, units.units, of: whole)
      | months.fraction | stretch(lengths)
      | phase(of: wholes | parts) | remainder(units)
      | Rule<Void>.says("in").before(months.bare | season) | seasons(units.step, months.year)
    bare =
      months.bare | season | year | months.bareFraction | months.digits | units.bare
      | week(of: months.year) | YearGrammar.decade
      | YearGrammar.century | YearGrammar.spokenDecade
      | countedUnits(lengths.count)
  }
}

extension SaidPeriod {
  fileprivate var unit: CalendarUnit? {
    if case .running(let unit, _) = self { unit } else { nil }
  }
}

/// `the third week of may`, `the last weekend of june`, `the last day of the year`.
private func parts(
  _ unit: Rule<CalendarUnit>, of whole: Rule<SaidPeriod>
) -> Rule<SaidPeriod> {
  let part = Rule<Void>.says("the").maybe.before(NumberWords.place | fromEnd)
    .then(unit) { ($0, $1) }
  return part.then(whole) { part, whole in
    switch part.1 {
    case .day, .week, .weekend, .month: .part(part.0, part.1, of: whole)
    case .workweek, .quarter, .half, .year, .decade, .century: nil
    }
  }
}

/// `the first 2 weeks of may`, `the last ten days of june`.
private func several(
  _ count: Rule<Int>, _ unit: Rule<CalendarUnit>, of whole: Rule<SaidPeriod>
) -> Rule<SaidPeriod> {
  let place = Rule<Void>.says("first").map { 1 } | Rule<Void>.says("last", "final").map { -1 }
  return Rule<Void>.says("the").maybe.before(place).then(count) { $0 * $1 }
    .then(unit) { ($0, $1) }.then(whole) { part, whole in
      part.0 == 0 || part.1 == .weekend || part.1.months ?? 0 > 12
        ? nil : .parts(part.0, part.1, of: whole)
    }
}

/// `the next two quarters`, `the last 3 business days`.
private func countedUnits(_ count: Rule<Int>) -> Rule<SaidPeriod> {
  let the = Rule<Void>.says("the").maybe
  let next = the.then(.says("next", "coming", "upcoming", "following")).map { 1 }
  let past = the.then(.says("past", "last", "previous")).map { -1 }
  let some =
    (next | past).then(count) { $1 > 0 && $1 < 1000 ? $0 * $1 : nil }
    | count.then(next | past) { $0 > 0 && $0 < 1000 ? $0 * $1 : nil }
  let whole = Rule<CalendarUnit>.word([
    "quarter": .quarter, "quarters": .quarter, "decades": .decade, "centuries": .century,
  ])
  let workday =
    Rule<Void>.says("business", "working", "work").then(.says("day", "days"))
    | .says("workdays", "weekdays")
  return some.then(whole) { .several($0, $1) } | some.then(workday).map { .workdays($0) }
}

/// `third last`, `2nd last`.
private let fromEnd = (NumberWords.ordinal | NumberWords.ordinalDigits).then(.says("last"))
  .map { $0 > 1 ? -$0 : nil }

private let season: Rule<SaidPeriod> = Rule<Season>.word([
  "spring": .spring, "springtime": .spring, "summer": .summer, "summertime": .summer,
  "autumn": .autumn, "fall": .autumn, "winter": .winter, "wintertime": .winter,
])
.map { .season($0, .open) }

/// `this summer`, `next winter`, `autumn 2027`, `the spring of next year`.
private func seasons(_ step: Rule<Int>, _ year: Rule<SaidYear>) -> Rule<SaidPeriod> {
  let placed = step.then(season) { step, season -> SaidPeriod? in
    guard case .season(let season, _) = season else { return nil }
    return .season(season, step > 0 ? .next : step < 0 ? .past : .open)
  }
  let dated = Rule<Void>.says("in").maybe.then(Rule<Void>.says("the").maybe).before(season)
    .then(Rule<Void>.says("of", "in", ",").maybe).then(year) { season, year -> SaidPeriod? in
      if case .season(let season, _) = season { .season(season, year) } else { nil }
    }
  return placed | dated
}

/// `week 31`, `week 31 of 2027`.
private func week(of year: Rule<SaidYear>) -> Rule<SaidPeriod> {
  Rule<Void>.says("week").before(Rule.number(1...53, digits: 1...2))
    .then(Rule<Void>.says("of", "in", ",").maybe.before(year).optional) { week, year in
      .part(week, .week, of: .year(year ?? .open))
    }
}

/// `the next 3 days`, `within 5 days`, `the last two weeks`.
func stretch(_ lengths: LengthGrammar) -> Rule<SaidPeriod> {
  let some = lengths.distances.map { $0.allSatisfy { $0.count > 0 } ? $0 : nil }
  let the = Rule<Void>.says("the", "these").maybe
  let next = the.then(.says("next", "coming", "upcoming", "following"))
  let past = the.then(.says("past", "last", "previous"))
  let within = Rule<Void>.says("within").then(next | .nothing(()))
  let fromNow = Rule<Void>.says("from").then(.says("now", "today")).maybe
  // `5 upcoming days`, `10 previous weeks`
  let count = lengths.count.map { $0 > 0 ? $0 : nil }
  let inside = { @Sendable (word: Rule<Void>) in
    count.then(word).then(lengths.unit) { [Length(count: $0, unit: $1)] }
  }
  return (next.before(some) | inside(next)).map { .coming($0, fromToday: false) }
    | inside(past).map { .past($0) }
    | within.before(some).then(fromNow).map { .coming($0, fromToday: true) }
    | past.before(some).map { .past($0) }
}

/// `mid april`, `the end of next month`, `early next week`.
private func phase(of whole: Rule<SaidPeriod>) -> Rule<SaidPeriod> {
  let phase = Rule<Phase>.word([
    "early": .early, "beginning": .beginning, "start": .beginning, "mid": .middle,
    "middle": .middle, "end": .end, "late": .late,
  ])
  let lead = Rule<Void>.says("in", "at", "by").maybe.then(Rule<Void>.says("the").maybe)
  let link = (Rule<Void>.says("of", "in") | Rule.says("-").glued).maybe
  return lead.before(phase).then(link).then(whole) { .phase($0, of: $1) }
}

/// `the rest of the week`, `later this month`, `earlier in the year`.
private func remainder(_ units: CalendarUnits) -> Rule<SaidPeriod> {
  let the = Rule<Void>.says("the", "this", "my", "our").maybe.then(Rule<Void>.says("current").maybe)
  let rest = Rule<Void>.says("the").maybe.then(.says("rest", "remainder", "remaining"))
    .then(Rule<Void>.says("of").maybe)
    .then(the).before(units.unit)
  let running = (Rule<Void>.says("in").maybe.then(.says("the", "this"))).before(units.unit)
  return rest.map { .rest($0) } | Rule<Void>.says("later").before(running).map { .rest($0) }
    | Rule<Void>.says("earlier").before(running).map { .over($0) }
}
