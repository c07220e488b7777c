internal import Session

/// The grammar of ranges and lengths, and of anything the date recogniser reads.
struct RangeGrammar: Sendable {
  /// What any line may speak of.
  let phrase: Rule<DatePhrase>
  /// What is read besides where a phrase for dates is all there is.
  let bare: Rule<DatePhrase>

  init(_ vocabulary: Vocabulary) {
    let lengths = LengthGrammar(vocabulary)
    let names = DayNames(vocabulary)
    let periods = PeriodGrammar(vocabulary, names, lengths)
    let holidays = HolidayGrammar(vocabulary, lengths, year: periods.saidYear)
    let days = DayGrammar(vocabulary, names, periods, lengths, holiday: holidays.day)
    let now = Rule<Void>.says("now").map { SaidDay.today }
    let range =
      between(days.day | days.bareDay | days.theNumber | now) | lasting(days.day, lengths.length)
      | week(of: days.day) | weekend(vocabulary, of: days.day)
      | within(month: periods.runningMonth, days.number) | within(named: names.month, days.number)
      | within(week: periods.runningWeek, names.weekday) | holidays.weekend
    let bareLength = Rule<Void>.says("for").maybe.before(lengths.length)
    phrase =
      range.map { .range($0) } | days.day.map { .day($0) } | periods.spoken.map { .period($0) }
      | bareLength.map { $0.months == nil ? .length($0) : nil }
    let vague = LengthGrammar(vocabulary, isAlone: true)
    bare =
      periods.bare.map { .period($0) } | (days.theNumber | WrittenDate.together).map { .day($0) }
      | (distant(vague) | sundays(vocabulary, lengths.count)
      | behindWeeks(names.weekday, lengths) | askedDays(names, periods, lengths, days.day)).map {
        .day($0)
      }
      | stretch(vague).map { .period($0) } | askedRanges(days.day, periods).map { .range($0) }
  }

  /// The grammar in which one language's abbreviations are read.
  static func of(_ tongue: DateContext.Tongue) -> RangeGrammar { all[tongue] }

  private static let all = PerTongue { RangeGrammar(.of($0)) }
}

/// `19-23 april`, `from X to Y`, `between X and Y`.
private func between(_ point: Rule<SaidDay>) -> Rule<SaidRange> {
  RangeWords.joined(point, point).map { first, last in
    first.canFace(last) && last.canFace(first) ? .between(first, last) : nil
  }
}

/// `from 4 to 22 of this month`.
private func within(month: Rule<SaidPeriod>, _ day: Rule<Int>) -> Rule<SaidRange> {
  RangeWords.joined(day, day).then(Rule<Void>.says("of", "in").maybe).then(month) { days, month in
    .between(.counted(days.0, nil, of: month), .counted(days.1, nil, of: month))
  }
}

/// `november between 19 and 20`, `in april, from the second to the tenth`.
private func within(named month: Rule<Int>, _ day: Rule<Int>) -> Rule<SaidRange> {
  Rule<Void>.says("in").maybe.before(month).then(Rule<Void>.says(",").maybe)
    .then(RangeWords.joined(day, day)) { ($0, $1) }.then(Rule<Void>.says(",").maybe)
    .then(YearGrammar.year.optional) { month, year in
      let days = [month.1.0, month.1.1].map {
        SaidDay.date(SaidDate(day: $0, month: month.0, year: year))
      }
      return .between(days[0], days[1])
    }
}

/// `next week between wednesday and friday`, `monday to thursday next week`.
private func within(week: Rule<Int>, _ weekday: Rule<Weekday>) -> Rule<SaidRange> {
  let pair = RangeWords.joined(weekday, weekday)
  let before = week.then(pair) { ($0, $1) }
  let behind = pair.then(Rule<Void>.says("of", "in").maybe).then(week) { ($1, $0) }
  return (before | behind).map { week, days in
    .between(.weekday(days.0, .inWeek(ahead: week)), .weekday(days.1, .inWeek(ahead: week)))
  }
}

/// `from friday for 5 days`, `a week starting 3 May`.
private func lasting(_ day: Rule<SaidDay>, _ length: Rule<Length>) -> Rule<SaidRange> {
  let starting = Rule<Void>.says("from", "starting", "beginning", "commencing")
    .then(Rule<Void>.says("on", "from").maybe)
  // The next Christmas, or the last?
  let isOpen = { @Sendable (day: SaidDay, length: Length) in
    if case .holiday(_, .open) = day { length.months ?? 0 >= 12 } else { false }
  }
  let dayFirst = starting.maybe.before(day).then(Rule<Void>.says(",").maybe)
    .then(.says("for")).then(length) { SaidRange.lasting($1, from: $0) }
  let lengthFirst = Rule<Void>.says("for").maybe.before(length).then(Rule<Void>.says(",").maybe)
    .then(starting).then(day) { isOpen($1, $0) ? nil : SaidRange.lasting($0, from: $1) }
  return dayFirst | lengthFirst
}

/// `the week of 3 May`, `the week beginning 3 May`.
private func week(of day: Rule<SaidDay>) -> Rule<SaidRange> {
  let the = Rule<Void>.says("the").maybe.then(.says("week"))
  let starting = the.then(.says("beginning", "starting", "commencing", "from"))
    .then(Rule<Void>.says("on").maybe)
  return the.then(.says("of")).before(day).map { .weekOf($0) }
    | (starting | .phrase("w", "/", "c")).before(day).map { .weekFrom($0) }
}

/// `the weekend of 3 May`.
private func weekend(_ vocabulary: Vocabulary, of day: Rule<SaidDay>) -> Rule<SaidRange> {
  let weekend = vocabulary.rule { word -> Bool? in word == .weekend ? true : nil }
  return Rule<Void>.says("the").maybe.before(weekend).then(.says("of"))
    .then(day) { _, day in
      if case .holiday = day { return .longWeekend(day) }
      return SaidRange.weekendOf(day)
    }
}
