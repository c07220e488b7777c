internal import Session

/// The grammar of single days.
struct DayGrammar: Sendable {
  /// Every way to say one day.
  let day: Rule<SaidDay>
  /// `19`, `fri 19`, `nineteenth`: a day only where a month stands at the other end of a range.
  let bareDay: Rule<SaidDay>
  /// `the 27`: a day where nothing but a date can be meant.
  let theNumber: Rule<SaidDay>

  /// `19`, `19th`, `nineteenth`: the number of a day.
  let number: Rule<Int>

  init(
    _ vocabulary: Vocabulary, _ names: DayNames, _ periods: PeriodGrammar,
    _ lengths: LengthGrammar, holiday: Rule<SaidDay>
  ) {
    let written =
      WrittenDate.yearFirst | WrittenDate.dotted | WrittenDate.slashed
      | WrittenDate.named(names.month)
    let bracket = Rule<Void>.says("(").before(names.weekday).then(.says(")"))
    let weekdayBehind = Rule<Void>.says(",").before(names.weekday) | bracket
    let date = spelledDate(names) | written
    let calendar =
      date.behind(names.weekdayBeforeDate)
      | date.then(weekdayBehind) { day, weekday in day.falling(on: weekday) }
    let ofMonth = dayOfMonth.behind(names.weekday.then(Rule.says(",").maybe))
    let anchored =
      calendar | ofMonth | weekdayPhrase(names.weekday, periods.runningWeek)
      | counted(names.weekday, periods) | relative(vocabulary, lengths) | holiday
    let beside = weekdayBeside(anchored, names.weekday) | comingDate(calendar)
    day = (anchored | away(from: anchored, lengths) | dayBeside(anchored) | beside).remembered
    number = article.before(lastNumber | ordinal).map(\.day)
    let bare = (lastNumber | ordinal).map { SaidDay.date(SaidDate(day: $0.day)) }
    bareDay = bare.behind(names.weekdayBeforeDate).notBehindDashes
    let words = NumberWords.cardinal.map { $0 < 32 ? SaidDate(day: $0) : nil }
    theNumber = Rule<Void>.says("the").before(lastNumber | words).map { .date($0) }
  }
}

extension Rule where Value == SaidDay {
  /// With or without a weekday before it, which it then must have.
  fileprivate func behind(_ weekday: Rule<Weekday>) -> Rule {
    self | weekday.then(self) { weekday, day in day.falling(on: weekday) }
  }
}

private let article = Rule<Void>.says("the").maybe

/// `19th`, `nineteenth`, and `19.` and `1er` of other languages before their month.
private let ordinal: Rule<SaidDate> = {
  let foreign = Rule.number(1...99, digits: 1...2)
    .then(Rule.says(".", "er", "º", "°", "o").glued.unless(WrittenDate.digitsBehind))
  return (NumberWords.ordinalDigits | NumberWords.ordinal | foreign | SmallWords.first)
    .map { SaidDate(day: $0, isOrdinal: true) }
}()

/// A number with nothing behind it that makes it a time or a length.
private let lastNumber: Rule<SaidDate> = Rule.number(1...99, digits: 1...2)
  .unless(WrittenDate.more(":", ".", "/", ","))
  .unless(.token { $0.isGlued && $0.kind == .word ? () : nil })
  .unless(.token { notAfterDays.contains($0.folded) ? () : nil })
  .map { SaidDate(day: $0) }

private let notAfterDays: Set<String> = [
  "am", "pm", "oclock", "day", "days", "night", "nights", "week", "weeks", "month", "months",
  "hour", "hours", "h", "minute", "minutes", "min", "mins", "%", "€", "$", "£",
]

/// `19 April 2027`, `19th of April`, `April 19th, 2027`, `May twenty-one`.
private func spelledDate(_ names: DayNames) -> Rule<SaidDay> {
  let number = Rule.number(1...99, digits: 1...2).map { SaidDate(day: $0) }
  let words = NumberWords.cardinal.map { $0 < 32 ? SaidDate(day: $0) : nil }
    .unless(Rule.says("-").glued)
  let sign = Rule.says("-", "/").glued
  let of = (Rule<Void>.says("of", "de", "do") | sign).maybe
  let theDay = Rule<Void>.says("day").before(number) | ordinal.then(.says("day"))
  let dayFirst =
    (article | SmallWords.article).before(number | ordinal).then(of)
    .then(names.month) { date, month in date.with(month: month) }
    | article.before(theDay).then(.says("of", "in"))
    .then(names.month) { date, month in date.with(month: month) }
  let monthFirst =
    names.month.then(sign.maybe).then(article)
    .then(lastNumber | ordinal | words) { month, date in date.with(month: month) }.notInside
    | names.month.then(.says(",")).then(article)
    .then(ordinal) { month, date in date.with(month: month) }
  let year = (Rule<Void>.says(",", "of", "in", "de") | sign).maybe
    .before(YearGrammar.year).unless(WrittenDate.more("-", ":", "."))
  let yearFirst = WrittenDate.fourDigits.then(names.month) { ($0, $1) }
    .then(lastNumber | ordinal) { $1.with(month: $0.1).with(year: $0.0) }
  // `10-apr-27`
  let together = number.then(sign).then(names.month.glued) { $0.with(month: $1) }.then(sign)
    .then(Rule.number(0...99, digits: 2...2).glued) { $0.with(year: YearGrammar.full($1)) }
  return (dayFirst | monthFirst)
    .then((year | shortYear).optional) { date, year in .date(date.with(year: year)) }
    | (together | yearFirst).map { .date($0) }
}

/// `9 aug 96`, `3 may '27`: in two digits behind a month.
private let shortYear: Rule<Int> = {
  let digits = Rule.number(0...99, digits: 2...2).unless(WrittenDate.more("-", ":", ".", "/"))
  return (Rule<Void>.says("'", "’").before(digits.glued) | Rule.number(60...99, digits: 2...2))
    .map(YearGrammar.full)
}()

extension Rule {
  /// Only where it is no year of two digits: `10-apr-27`.
  fileprivate var notBehindDashes: Rule {
    Rule(beginning) { tokens, start in
      start > 3 && tokens.contains(start)
        && [start, start - 1, start - 2, start - 3]
          .allSatisfy { tokens[$0].isGlued }
        && tokens[start - 3].says("-") ? [] : readings(tokens, start)
    }
  }

  /// Only where its first token is not written together with the one before: `10-apr-27` is no day
  /// in front of 27 April.
  fileprivate var notInside: Rule {
    Rule(beginning) { tokens, start in
      start > 1 && tokens.contains(start) && tokens[start].isGlued && tokens[start - 1].isGlued
        && tokens.contains(start + 1) && tokens[start + 1].isGlued ? [] : readings(tokens, start)
    }
  }
}

/// `the 19th`, `19th`, `the nineteenth`.
private let dayOfMonth: Rule<SaidDay> =
  (article.before(NumberWords.ordinalDigits) | Rule<Void>.says("the").before(NumberWords.ordinal))
  .map { (1...31).contains($0) ? .date(SaidDate(day: $0, isOrdinal: true)) : nil }

/// `friday`, `this friday`, `friday next week`, `last friday`.
private func weekdayPhrase(_ weekday: Rule<Weekday>, _ week: Rule<Int>) -> Rule<SaidDay> {
  let any = (weekday | SmallWords.dayArticle.before(weekday)).map { SaidDay.weekday($0, .any) }
  let this = Rule<Void>.says("this").before(weekday).map { SaidDay.weekday($0, .this) }
  let coming = Rule<Void>.says("this", "the").maybe.then(.says("coming", "upcoming"))
    .before(weekday)
    .map { SaidDay.weekday($0, .coming) }
  let next = Rule<Void>.says("next").before(weekday)
    .map { SaidDay.weekday($0, .inWeek(ahead: 1)) }
  let afterNext = Rule<Void>.says("the").maybe.before(weekday).then(.phrase("after", "next"))
    .map { SaidDay.weekday($0, .afterNext) }
  let justPast = (Rule<Void>.says("this").then(.says("last", "past")) | .says("past"))
    .before(weekday)
    .map { SaidDay.after(Length(count: -1, unit: .week), .weekday($0, .this)) }
  let last = Rule<Void>.says("last", "previous").before(weekday)
    .map { SaidDay.weekday($0, .last) }
  let weekLater = weekday.then(.says("week"))
    .map { SaidDay.after(Length(count: 1, unit: .week), .weekday($0, .coming)) }
  let ofWeek =
    weekday.then(Rule<Void>.says("of", "in", "from", ",").maybe).then(week) { ($0, $1) }
    | week.then(Rule<Void>.says("on", "-").maybe).then(weekday) { ($1, $0) }
  return any | this | coming | next | last | weekLater | afterNext | justPast
    | ofWeek.map { .weekday($0.0, .inWeek(ahead: $0.1)) }
}

/// `the first friday of july`, `the 20th of next month`.
private func counted(_ weekday: Rule<Weekday>, _ periods: PeriodGrammar) -> Rule<SaidDay> {
  let place = Rule<Void>.says("the").maybe.before(NumberWords.place)
  let weekdays = place.then(weekday) { ($0, $1) }
    .then(periods.whole) { SaidDay.counted($0.0, $0.1, of: $1) }
  let ordinals = (NumberWords.ordinalDigits | NumberWords.ordinal)
    .then(Rule<Void>.says("day").maybe)
  let number = Rule.number(1...31, digits: 1...2).then(.says("of"))
  let days = article.before(ordinals.then(Rule<Void>.says("of", "in").maybe) | number)
    .then(periods.runningMonth) { SaidDay.counted($0, nil, of: $1) }
  let weeks =
    periods.countedWeek.then(Rule<Void>.says("on", ",").maybe).then(weekday) { ($0, $1) }
    | article.before(weekday).then(.says("of", "in")).then(periods.countedWeek) { ($1, $0) }
  return weekdays | days | weeks.map { .counted(1, $0.1, of: $0.0) }
}
