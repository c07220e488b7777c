internal import Session

extension DateResolver {
  /// The ranges that can be meant: more than one only where the trip has several such days.
  func ranges(of said: SaidRange) throws(DateFault) -> [DateRange] {
    switch said {
    case .between(let first, let last): return try ranges(from: first, to: last)
    case .lasting(let length, let day):
      var ranges: [DateRange] = []
      for date in try dates(of: day) { ranges.append(try length.range(from: date)) }
      return ranges
    case .weekendOf(let day): return try dates(of: day).map(weekend(around:))
    case .through(let first, let last): return try ranges(from: first, through: last)
    case .longWeekend(let day): return try longWeekend(day)
    case .weekOf(let day):
      return try dates(of: day).flatMap(weeks(of:))
    case .weekFrom(let day):
      // Where weeks begin on another day, seven days from that one may be meant as well.
      return try dates(of: day).flatMap { date in
        let starts = Set([startOfWeek(around: date), date]).sorted()
        return starts.map { DateRange(first: $0, days: 7) }
      }
    }
  }

  /// The week around a day; where it is the last of one, the week from it may be meant as well.
  private func weeks(of date: CivilDate) -> [DateRange] {
    let start = startOfWeek(around: date)
    let starts = date == start.adding(6) ? [start, date] : [start]
    return starts.map { DateRange(first: $0, days: 7) }
  }

  func weekend(around day: CivilDate) -> DateRange {
    DateRange(first: day.adding(-2).next(.saturday), days: 2)
  }

  private func ranges(from first: SaidDay, to last: SaidDay) throws(DateFault) -> [DateRange] {
    if case .date(let first) = first, case .date(let last) = last {
      let ends = (first.completed(by: last, .start), last.completed(by: first, .end))
      if ends.0.month != nil, ends.1.month != nil {
        return [try range(from: ends.0, to: ends.1)]
      }
    }
    if first.isStartOfPeriod || last == .today, let end = try dates(of: last).first,
      let start = try latest(first, upTo: end)
    {
      return [try DateRange(from: start, to: end)]
    }
    var ranges: [DateRange] = []
    for start in try dates(of: first) {
      for end in try ends(of: last, from: start) {
        ranges.append(try DateRange(from: start, to: end))
      }
    }
    return ranges
  }

  /// Up to the first day of the last period, and to its end: some mean this, some that.
  private func ranges(
    from first: SaidPeriod, through last: SaidPeriod
  ) throws(DateFault) -> [DateRange] {
    let end = try range(of: last)
    let start = SaidDay.counted(1, nil, of: first)
    var from = try range(of: first).first
    if let latest = try latest(start, upTo: end.first) { from = latest }
    return try [DateRange(from: from, to: end.first), DateRange(from: from, to: end.last)]
  }

  /// The latest such day that is not behind an end, where the day leaves its year open: `from may
  /// to date` goes back.
  private func latest(
    _ said: SaidDay, upTo end: CivilDate
  ) throws(DateFault) -> CivilDate? {
    for year in [end.year, end.year - 1] {
      guard let dated = said.dated(year) else { return nil }
      if let date = try dates(of: dated).first, date <= end { return date }
    }
    return nil
  }

  /// What the end of a range means: where its month, its year or its week is open, the next one
  /// behind the start.
  private func ends(of said: SaidDay, from start: CivilDate) throws(DateFault) -> [CivilDate] {
    switch said {
    case .date(let date) where date.year == nil:
      return try date.checked([next(date, from: start)])
    case .weekday(let weekday, .any): return [start.next(weekday)]
    case .date, .slashed, .weekday, .counted, .fromToday, .after, .holiday, .beside, .closest,
      .inWeekOf, .coming, .comingSlashed:
      return try dates(of: said)
    }
  }

  /// The range between two dates with months; of their years none, one or both are said.
  private func range(from first: SaidDate, to last: SaidDate) throws(DateFault) -> DateRange {
    let turn = first.isBefore(last) ? 0 : 1
    let ends: (CivilDate, CivilDate)
    switch (first.year, last.year) {
    case (let start?, let end?): ends = (try first.date(in: start), try last.date(in: end))
    case (let start?, nil): ends = (try first.date(in: start), try last.date(in: start + turn))
    case (nil, let end?): ends = (try first.date(in: end - turn), try last.date(in: end))
    case (nil, nil): ends = try nextPair(first, last, turn: turn)
    }
    let range = try DateRange(from: ends.0, to: ends.1)
    _ = try (first.checked([ends.0], of: range), last.checked([ends.1], of: range))
    return range
  }

  /// The pair that has a day of the trip, else the next whose end is not past.
  private func nextPair(
    _ first: SaidDate, _ last: SaidDate, turn: Int
  ) throws(DateFault) -> (CivilDate, CivilDate) {
    let own = Set(context.tripDates.map(\.year)).sorted().flatMap { [$0 - 1, $0] }
    let coming = (context.today.year - 1)...(context.today.year + 8)
    let ownPair = pairs(first, last, turn: turn, in: own).first { pair in
      context.tripDates.contains { $0 == pair.0 || $0 == pair.1 }
    }
    let next = pairs(first, last, turn: turn, in: Array(coming)).first { $0.1 >= context.today }
    guard let pair = ownPair ?? next else { throw .impossible }
    return pair
  }
}

/// The pairs that begin in these years, where the calendar has both days.
private func pairs(
  _ first: SaidDate, _ last: SaidDate, turn: Int, in years: [Int]
) -> [(CivilDate, CivilDate)] {
  years.compactMap { year in
    guard let start = try? first.date(in: year), let end = try? last.date(in: year + turn) else {
      return nil
    }
    return (start, end)
  }
}

private enum RangeEnd { case start, end }

extension SaidDate {
  /// With the month and year of the other end where it names none itself.
  ///
  /// A day that was said as
  /// `the 2nd` and lies on the wrong side is one of the month beside.
  fileprivate func completed(by other: SaidDate, _ end: RangeEnd) -> SaidDate {
    guard month == nil, let otherMonth = other.month else { return self }
    let date = with(month: otherMonth).with(year: other.year)
    guard isOrdinal, end == .end ? day < other.day : day > other.day else { return date }
    let index = otherMonth - 1 + (end == .end ? 1 : 11)
    let turnsYear = end == .end ? index > 11 : index < 12
    let year = turnsYear ? other.year.map { $0 + (end == .end ? 1 : -1) } : other.year
    return date.with(month: index % 12 + 1).with(year: year)
  }

  /// Whether it comes first in a year.
  ///
  /// A range over the year's end is one of at most half a year;
  /// a longer one is taken for a range that was said the wrong way round.
  fileprivate func isBefore(_ other: SaidDate) -> Bool {
    let (start, end) = ((month ?? 0) * 31 + day, (other.month ?? 0) * 31 + other.day)
    return start <= end || start - end < 186
  }
}

extension DateRange {
  /// The range, whose end must not lie before its start.
  init(from first: CivilDate, to last: CivilDate) throws(DateFault) {
    guard let range = DateRange(first: first, last: last) else { throw .reversed(first, last) }
    self = range
  }
}

extension Length {
  /// The days from a first one on.
  fileprivate func range(from first: CivilDate) throws(DateFault) -> DateRange {
    guard count > 0 else { throw .outOfRange }
    let end = try first.adding(self)
    return try DateRange(from: first, to: unit == .night ? end : end.adding(-1))
  }
}
