internal import Session

/// The grammar of holidays, and of the weekends about them.
struct HolidayGrammar: Sendable {
  /// `christmas`, `easter 2028`, `last easter`, `thanksgiving of next year`.
  let day: Rule<SaidDay>
  /// `easter weekend`, `labor day weekend`.
  let weekend: Rule<SaidRange>

  init(_ vocabulary: Vocabulary, _ lengths: LengthGrammar, year: Rule<SaidYear>) {
    let coming = Rule<Void>.says("the").maybe
      .then(Rule<Void>.says("this", "next", "coming", "upcoming", "following").maybe)
    let past = Rule<Void>.says("last", "previous", "past").map { SaidYear.past }
    let behind = Rule<Void>.says("of", "in", ",").maybe.before(year) | away(lengths)
    let named = Holiday.rule.then(behind.optional) {
      SaidDay.holiday($0, $1 ?? .open)
    }
    let all =
      coming.before(named) | past.then(Holiday.rule) { .holiday($1, $0) }
    day = all.unless(goesOn)
    let weekends =
      vocabulary.rule { $0 == .weekend ? true : nil }.map { _ in () } | weekEnd.map { _ in () }
    weekend = all.then(weekends).then(Rule<Void>.says("of", "in").maybe.before(year).optional) {
      day, year -> SaidRange? in
      guard case .holiday(let holiday, .open) = day, let year else { return .longWeekend(day) }
      return .longWeekend(.holiday(holiday, year))
    }
  }
}

/// `in 2 years`, `3 months ago`, behind the name of a holiday.
private func away(_ lengths: LengthGrammar) -> Rule<SaidYear> {
  let months = lengths.distance.map(\.months)
  let ahead =
    Rule<Void>.says("in").before(months)
    | months.then(Rule<Void>.says("from").then(.says("now", "today")) | .says("hence"))
  return (ahead | months.then(.says("ago")).map { -$0 })
    .map { $0 % 12 == 0 ? .ahead($0 / 12) : .months($0) }
}

/// A word behind a holiday with which it is rather a name: `christmas market`.
private let goesOn = Rule<Void>.token { token in
  token.kind == .word && !token.isGlued && token.dateWords?.isEmpty != false
    && !links.contains(token.folded) ? () : nil
}

private let links: Set = [
  "at", "on", "in", "for", "to", "and", "until", "till", "til", "through", "thru", "from", "with",
  "then", "or", "by", "is", "was", "be", "as", "this", "about", "around", "before", "after", "fall",
  "fall on", "mean", "please", "morning", "afternoon", "evening", "night", "noon", "midnight",
  "early", "late", "dinner", "lunch", "breakfast", "style", "instead", "thanks", "half", "quarter",
]

extension DateResolver {
  /// The date of a holiday: of the trip, else the next, or the latest that is over.
  func dates(of holiday: Holiday, _ year: SaidYear) throws(DateFault) -> [CivilDate] {
    let today = context.today
    let all: (Int) -> [CivilDate] = { holiday.dates(in: $0, country: context.country) }
    let years = (today.year - 1)...(today.year + 1)
    let found: [CivilDate]
    switch year {
    case .number(let year): found = all(year)
    case .ahead(let years): found = all(today.year + years)
    case .months(let months):
      let day = try today.adding(Length(count: months, unit: .month))
      let near = (day.year - 1...day.year + 1).flatMap(all)
      // Farther off, another one could be meant.
      found = near.filter { abs($0.days(since: day)) <= 45 }
    case .past:
      let over = years.map { all($0).filter { $0 < today } }
      found = over.last(where: { !$0.isEmpty }) ?? []
    case .open, .next:
      let own = Set(context.tripDates.map(\.year)).flatMap(all).filter(context.tripDates.contains)
      let next = years.map { all($0).filter { $0 >= today } }.first { !$0.isEmpty } ?? []
      found = own.isEmpty ? next : own
    }
    guard !found.isEmpty else { throw .outOfRange }
    return found
  }

  /// The days that are free about a holiday: those between it and a weekend, and about Easter from
  /// Good Friday to Easter Monday.
  func longWeekend(_ day: SaidDay) throws(DateFault) -> [DateRange] {
    try dates(of: day).map { date in
      if case .holiday(let holiday, _) = day,
        holiday.dates(in: date.year, country: context.country) == Holiday.easter(of: date.year)
      {
        return DateRange(first: date.adding(-2), days: 4)
      }
      let weekend = weekend(around: date)
      switch date.weekday {
      case .monday: return DateRange(first: date.adding(-2), days: 3)
      case .thursday: return DateRange(first: date, days: 4)
      case .friday: return DateRange(first: date, days: 3)
      case .tuesday, .wednesday, .saturday, .sunday: return weekend
      }
    }
  }
}
