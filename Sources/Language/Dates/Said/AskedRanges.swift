/// Ranges that are read only where a phrase for dates is all there is.
func askedRanges(_ day: Rule<SaidDay>, _ periods: PeriodGrammar) -> Rule<SaidRange> {
  let current = Rule<Void>.says("current").then(.says("date", "day"))
  let today = (Rule<Void>.says("now", "today", "date") | current).map { SaidDay.today }
  return periods.ends.map { joined(of: $0, to: day | today) }
    .reduce(toDate(today) | RangeWords.joined(day, today).map { .between($0, $1) }) { $0 | $1 }
}

/// `from 2027 to 5 May 2028`, `june to august`, `2026 - 2027`: from the first day of one to a day, or
/// through another of its kind.
private func joined(of period: Rule<SaidPeriod>, to day: Rule<SaidDay>) -> Rule<SaidRange> {
  let first = period.map { SaidDay.counted(1, nil, of: $0) }
  // A weekday is no end of years or months; in Spanish `mar` is a month, too.
  let date = day.map { day -> SaidDay? in if case .weekday = day { nil } else { day } }
  return RangeWords.joined(first, date).map { .between($0, $1) }
    | RangeWords.joined(period, period).map { .through($0, $1) }
}

/// `month to date`.
private func toDate(_ today: Rule<SaidDay>) -> Rule<SaidRange> {
  let unit = Rule<CalendarUnit>.word([
    "week": .week, "month": .month, "quarter": .quarter, "year": .year,
  ])
  let first = unit.map { SaidDay.counted(1, nil, of: .running($0, ahead: 0)) }
  return first.then(.says("to")).then(today) { .between($0, $1) }
}
