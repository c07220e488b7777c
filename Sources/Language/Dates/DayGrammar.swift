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
    _ vocabulary: Vocabulary, _ names: DayNames, _ periods: PeriodGrammar, _ lengths: LengthGrammar
  ) {
    let written =
      WrittenDate.yearFirst | WrittenDate.dotted | WrittenDate.slashed
      | WrittenDate.named(names.month)
    let calendar = (spelledDate(names) | written).behind(names.weekdayBeforeDate)
    let ofMonth = dayOfMonth.behind(names.weekday.then(Rule.says(",").maybe))
    let anchored =
      calendar | ofMonth | weekdayPhrase(names.weekday, periods.runningWeek)
      | counted(names.weekday, periods) | relative(vocabulary, lengths)
    day = (anchored | away(from: anchored, lengths) | dayBeside(anchored)).remembered
    number = article.before(lastNumber | ordinal).map(\.day)
    let bare = (lastNumber | ordinal).map { SaidDay.date(SaidDate(day: $0.day)) }
    bareDay = bare.behind(names.weekdayBeforeDate)
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
  let of = (Rule<Void>.says("of", "de", "do") | Rule.says("-").glued).maybe
  let dayFirst = (article | SmallWords.article).before(number | ordinal).then(of)
    .then(names.month) { date, month in date.with(month: month) }
  let monthFirst = names.month.then(Rule.says("-", "/").glued.maybe).then(article)
    .then(lastNumber | ordinal | words) { month, date in date.with(month: month) }
  let year = (Rule<Void>.says(",", "of", "de") | Rule.says("-").glued).maybe
    .before(YearGrammar.year).unless(WrittenDate.more("-", ":", "."))
  return (dayFirst | monthFirst)
    .then(year.optional) { date, year in .date(date.with(year: year)) }
}

/// `the 19th`, `19th`, `the nineteenth`.
private let dayOfMonth: Rule<SaidDay> =
  (article.before(NumberWords.ordinalDigits) | Rule<Void>.says("the").before(NumberWords.ordinal))
  .map { (1...31).contains($0) ? .date(SaidDate(day: $0, isOrdinal: true)) : nil }

/// `friday`, `this friday`, `friday next week`, `last friday`.
private func weekdayPhrase(_ weekday: Rule<Weekday>, _ week: Rule<Int>) -> Rule<SaidDay> {
  let any = (weekday | SmallWords.dayArticle.before(weekday)).map { SaidDay.weekday($0, .any) }
  let this = Rule<Void>.says("this").before(weekday).map { SaidDay.weekday($0, .this) }
  let coming = Rule<Void>.says("this", "the").maybe.then(.says("coming")).before(weekday)
    .map { SaidDay.weekday($0, .coming) }
  let next = Rule<Void>.says("next").before(weekday)
    .map { SaidDay.weekday($0, .inWeek(ahead: 1)) }
  let last = Rule<Void>.says("last", "past", "previous").before(weekday)
    .map { SaidDay.weekday($0, .last) }
  let weekLater = weekday.then(.says("week"))
    .map { SaidDay.after(Length(count: 1, unit: .week), .weekday($0, .coming)) }
  let ofWeek =
    weekday.then(Rule<Void>.says("of", "in").maybe).then(week) { ($0, $1) }
    | week.then(Rule<Void>.says("on").maybe).then(weekday) { ($1, $0) }
  return any | this | coming | next | last | weekLater
    | ofWeek.map { .weekday($0.0, .inWeek(ahead: $0.1)) }
}

/// `the first friday of july`, `the 20th of next month`.
private func counted(_ weekday: Rule<Weekday>, _ periods: PeriodGrammar) -> Rule<SaidDay> {
  let place = Rule<Void>.says("the").maybe.before(NumberWords.place)
  let weekdays = place.then(weekday) { ($0, $1) }
    .then(periods.whole) { SaidDay.counted($0.0, $0.1, of: $1) }
  let ordinals = NumberWords.ordinalDigits | NumberWords.ordinal
  let days = article.before(ordinals).then(Rule<Void>.says("of", "in").maybe)
    .then(periods.runningMonth) { SaidDay.counted($0, nil, of: $1) }
  return weekdays | days
}

/// `tomorrow`, `in 3 days`, `a week ago`.
private func relative(_ vocabulary: Vocabulary, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  let offset = vocabulary.rule { word -> SaidDay? in
    guard case .offset(let days) = word else { return nil }
    return .fromToday(Length(count: days, unit: .day))
  }
  let partOfToday = Rule<Void>.says("this").then(.says("morning", "afternoon", "evening"))
    .map { SaidDay.fromToday(Length(count: 0, unit: .day)) }
  let inDigits = Rule.number(2...2, digits: 1...1)
    .then(Rule<Void>.says("moro", "morrow", "morow", "mrw").glued)
    .map { _ in SaidDay.fromToday(Length(count: 1, unit: .day)) }
  return offset | partOfToday | inDigits | distant(lengths)
}

/// `in 3 days`, `in a week's time`, `two weeks later`, `a week ago`.
func distant(_ lengths: LengthGrammar) -> Rule<SaidDay> {
  let time = Rule<Void>.says("'", "’").glued.maybe.then(.says("time"))
  let ahead = Rule<Void>.says("in").before(lengths.distances).then(time | .nothing(()))
  let fromNow = lengths.distances.then(.phrase("from", "now") | .says("later"))
  let ago = lengths.distances.then(.says("ago")).map { $0.map(\.reversed) }
  return (ahead | fromNow | ago).map { .fromToday($0) }
}

/// `a week from 3 May`, `two days after friday`.
private func away(from day: Rule<SaidDay>, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  let later = lengths.distance.then(.says("from", "after"))
  let earlier = lengths.distance.then(.says("before")).map { $0.reversed }
  return (later | earlier).then(day) { .after($0, $1) }
}

/// `the day after tomorrow`, `the day before 3 May`.
private func dayBeside(_ day: Rule<SaidDay>) -> Rule<SaidDay> {
  let after = Rule<Void>.phrase("day", "after").map { 1 }
  let before = Rule<Void>.phrase("day", "before").map { -1 }
  let beside = (after | before).then(day) { days, day -> (Bool, SaidDay) in
    var isFromToday = false
    if case .fromToday = day { isFromToday = true }
    return (isFromToday, .after(Length(count: days, unit: .day), day))
  }
  return beside.map { $0.0 ? $0.1 : nil } | Rule<Void>.says("the").before(beside).map { $0.1 }
}

/// `a week on tuesday`, `a fortnight today`: only where the phrase is all there is, else the length
/// may be how long something takes.
func behindWeeks(_ weekday: Rule<Weekday>, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  let near = Rule<Void>.says("today").map { 0 } | Rule<Void>.says("tomorrow").map { 1 }
  let days = near.map { SaidDay.fromToday(Length(count: $0, unit: .day)) }
  let named = weekday.map { SaidDay.weekday($0, .coming) }
  return lengths.distance.then(Rule<Void>.says("on").maybe).then(days | named) { .after($0, $1) }
}

/// `two sundays from now`, `three mondays later`.
func sundays(_ vocabulary: Vocabulary, _ count: Rule<Int>) -> Rule<SaidDay> {
  let weekday = Rule<Weekday>.token { token in
    var singular = token
    if token.folded.hasSuffix("days") {
      singular.folded.removeLast()
      singular.dateWords = nil
    }
    return vocabulary.meanings(of: singular).lazy.compactMap { word in
      if case .weekday(let weekday) = word { weekday } else { nil }
    }.first
  }
  return count.then(weekday) { ($0, $1) }.then(.phrase("from", "now") | .says("later"))
    .map { count, weekday in
      let weeks = Length(count: count - 1, unit: .week)
      return count > 0 ? .after(weeks, .weekday(weekday, .coming)) : nil
    }
}
