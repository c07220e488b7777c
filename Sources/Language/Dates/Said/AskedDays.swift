internal import Session

/// Days that are read only where a phrase for dates is all there is.
///
/// In a line of other words they would take numbers that are hours or amounts, and weekdays that
/// are said beside a length.
func askedDays(
  _ names: DayNames, _ periods: PeriodGrammar, _ lengths: LengthGrammar, _ day: Rule<SaidDay>
) -> Rule<SaidDay> {
  let following = Rule<Void>.says("the").maybe.then(.says("following")).before(names.weekday)
  return fallingDay(names.weekday, NumberWords.ordinalDigits | NumberWords.ordinal | largeNumber)
    | besideLength(names.weekday, lengths, day) | WrittenDate.spaced
    | dayBesideToday | dotted(names.weekday) | since(periods.year, lengths)
    | following.map { .weekday($0, .inWeek(ahead: 1)) }
}

/// `friday the 13th`, `saturday 30`: the next month in which it is one.
func fallingDay(_ weekday: Rule<Weekday>, _ number: Rule<Int>) -> Rule<SaidDay> {
  weekday.then(Rule<Void>.says(",").maybe).then(Rule<Void>.says("the").maybe)
    .then(number) { weekday, day in
      (1...31).contains(day)
        ? .date(SaidDate(day: day, weekday: weekday, isOrdinal: true, seeksWeekday: true)) : nil
    }
}

/// A number of a day that no hour has.
private let largeNumber = Rule.number(25...31, digits: 2...2)

/// `tuesday three weeks from now`, `2 weeks after easter on thursday`: the weekday of that week.
private func besideLength(
  _ weekday: Rule<Weekday>, _ lengths: LengthGrammar, _ day: Rule<SaidDay>
) -> Rule<SaidDay> {
  let fromNow = Rule<Void>.says("from").then(.says("now", "today")) | .says("hence")
  let ahead = lengths.distance.then(fromNow) | Rule<Void>.says("in").before(lengths.distance)
  let away =
    ahead.map { ($0.unit, SaidDay.fromToday($0)) }
    | lengths.distance.then(.says("after", "from")).then(day) { ($0.unit, .after($0, $1)) }
  let link = Rule<Void>.says(",", "on").maybe
  return weekday.then(link).then(away) { .inWeekOf($0, $1.1, $1.0) }
    | away.then(link).then(weekday) { .inWeekOf($1, $0.1, $0.0) }
}

/// `on the day after`: of today, where nothing else was said.
private let dayBesideToday: Rule<SaidDay> = {
  let side = Rule<Void>.says("after").map { 1 } | Rule<Void>.says("before").map { -1 }
  return Rule<Void>.phrase("the", "day").before(side)
    .map { .fromToday(Length(count: $0, unit: .day)) }
}()

/// `friday 7.5`, whose month is too short to be the minutes of a time.
private func dotted(_ weekday: Rule<Weekday>) -> Rule<SaidDay> {
  let pair = Rule.number(1...31, digits: 1...2).then(Rule<Void>.says(".").glued)
    .then(Rule.number(1...9, digits: 1...1).glued) { ($0, $1) }
  return weekday.then(pair) { .slashed($1.0, $1.1, year: nil, weekday: $0) }
}

/// `three weeks since 2027`.
private func since(_ year: Rule<SaidPeriod>, _ lengths: LengthGrammar) -> Rule<SaidDay> {
  Rule<Void>.says("in").maybe.before(lengths.distance).then(.says("since"))
    .then(Rule<Void>.says("the").maybe.before(year)) { .after($0, .counted(1, nil, of: $1)) }
}
