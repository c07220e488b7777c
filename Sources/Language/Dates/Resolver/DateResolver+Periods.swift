internal import Session

extension DateResolver {
  /// The days of a period.
  ///
  /// Where its year is open it is the trip's own, else the next that is not past.
  func range(of period: SaidPeriod) throws(DateFault) -> DateRange {
    if let step = period.placed(in: .open)?.step { return try placed(period, step) }
    guard period.isOpen else { return try range(of: period, openYear: context.today.year) }
    return try openRange { year throws(DateFault) in try range(of: period, openYear: year) }
  }

  /// The first range, by year, that has a day of the trip, else that is not past.
  func openRange(
    _ find: (Int) throws(DateFault) -> DateRange
  ) throws(DateFault) -> DateRange {
    for year in Set(context.tripDates.map(\.year)).sorted() {
      let own = try? find(year)
      if let own, context.tripDates.contains(where: own.contains) { return own }
    }
    var fault = DateFault.impossible
    // Eight years: 29 February after 1896 came in 1904.
    for year in context.today.year...context.today.year + 8 {
      do throws(DateFault) {
        let range = try find(year)
        if range.last >= context.today { return range }
      } catch { fault = error }
    }
    throw fault
  }

  /// The days of a period; an open year is this one.
  func range(of period: SaidPeriod, openYear: Int) throws(DateFault) -> DateRange {
    switch period {
    case .running(let unit, let ahead): return try running(unit, ahead)
    case .month(let month, let year):
      return try months(from: number(year, openYear) * 12 + month - 1, count: 1)
    case .season(let season, let year):
      let start = number(year, openYear) - (season == .winter && year == .open ? 1 : 0)
      return try self.season(season, from: start)
    case .year(let year): return try months(from: number(year, openYear) * 12, count: 12)
    case .years(let first, let count): return try months(from: first * 12, count: count * 12)
    case .part(let place, let unit, let whole):
      return try part(place, unit, of: range(of: whole, openYear: openYear))
    case .parts(let count, let unit, let whole):
      return try parts(count, unit, of: range(of: whole, openYear: openYear))
    case .several(let count, let unit):
      return try several(from: running(unit, count.signum()), to: running(unit, count))
    case .workdays(let count): return workdays(count)
    case .phase(let phase, let whole):
      return try range(of: whole, openYear: openYear).phase(phase)
    case .rest(let unit):
      return try DateRange(from: context.today, to: running(unit, 0).last)
    case .over(let unit):
      let start = try running(unit, 0).first
      return DateRange(first: start, last: context.today.adding(-1)) ?? DateRange(start)
    case .coming(let lengths, let fromToday):
      let start = context.today.adding(fromToday ? 0 : 1)
      return try DateRange(from: start, to: start.adding(lengths).adding(-1))
    case .past(let lengths):
      let start = try context.today.adding(lengths.map(\.reversed))
      return try DateRange(from: start, to: context.today.adding(-1))
    }
  }

  private func number(_ year: SaidYear, _ openYear: Int) -> Int {
    switch year {
    case .open, .next, .past, .months: openYear
    case .ahead(let years): context.today.year + years
    case .number(let year): year
    }
  }

  func running(_ unit: CalendarUnit, _ ahead: Int) throws(DateFault) -> DateRange {
    let monday = context.today.adding(-Weekday.monday.days(until: context.today.weekday))
    switch unit {
    case .day: return DateRange(context.today.adding(ahead))
    case .week: return DateRange(first: startOfWeek.adding(7 * ahead), days: 7)
    case .weekend: return weekend(around: context.today.adding(7 * ahead))
    case .workweek:
      return DateRange(first: monday.adding(7 * ahead), days: 5)
    case .month, .quarter, .half, .year, .decade, .century:
      let count = unit.months ?? 1
      let index = context.today.year * 12 + context.today.month - 1
      return try months(from: (index / count + ahead) * count, count: count)
    }
  }

  /// Whole months; the first is counted from January of a year 0.
  func months(from index: Int, count: Int) throws(DateFault) -> DateRange {
    guard index >= 12, index + count <= 10_000 * 12 else { throw .outOfRange }
    let end = index + count - 1
    let (year, month) = (end / 12, end % 12 + 1)
    let days = CivilDate.days(inMonth: month, year: year)
    guard let first = CivilDate(year: index / 12, month: index % 12 + 1, day: 1),
      let last = CivilDate(year: year, month: month, day: days)
    else { throw .outOfRange }
    return try DateRange(from: first, to: last)
  }
}

extension DateRange {
  /// A part without sharp ends: of a week some days of it, of a month a half or the middle days, of
  /// longer ones a third, or with `early` and `late` a half.
  fileprivate func phase(_ phase: Phase) throws(DateFault) -> DateRange {
    if count < 28 {
      switch phase {
      case .early, .beginning: return DateRange(first: first, days: min(3, count))
      case .middle: return DateRange(first: first.adding(1), days: max(1, count - 3))
      case .end, .late: return try DateRange(from: first.adding(min(3, count - 1)), to: last)
      }
    }
    if count < 32 {
      switch phase {
      case .early, .beginning: return DateRange(first: first, days: 15)
      case .middle: return DateRange(first: first.adding(9), days: 11)
      case .end, .late: return try DateRange(from: first.adding(15), to: last)
      }
    }
    return try long(phase)
  }

  private func long(_ phase: Phase) throws(DateFault) -> DateRange {
    let months = (last.year - first.year) * 12 + last.month - first.month + 1
    let month = { (months: Int) throws(DateFault) -> CivilDate in
      try first.adding(Length(count: months, unit: .month))
    }
    switch phase {
    case .early: return try DateRange(from: first, to: month(months / 2).adding(-1))
    case .beginning: return try DateRange(from: first, to: month(months / 3).adding(-1))
    case .middle:
      return try DateRange(from: month(months / 3), to: month(months * 2 / 3).adding(-1))
    case .end: return try DateRange(from: month(months * 2 / 3), to: last)
    case .late: return try DateRange(from: month(months / 2), to: last)
    }
  }
}

extension CivilDate {
  /// The date so many lengths later, one behind the other.
  func adding(_ lengths: [Length]) throws(DateFault) -> CivilDate {
    var date = self
    for length in lengths { date = try date.adding(length) }
    return date
  }
}
