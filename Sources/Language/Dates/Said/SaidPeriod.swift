/// What the calendar is cut into.
enum CalendarUnit: Hashable, Sendable {
  case day, week, weekend, workweek, month, quarter, half, year, decade, century

  /// Its months, where it is made of whole ones.
  var months: Int? {
    switch self {
    case .day, .week, .weekend, .workweek: nil
    case .month: 1
    case .quarter: 3
    case .half: 6
    case .year: 12
    case .decade: 120
    case .century: 1200
    }
  }
}

/// A stretch of the calendar as it was said.
indirect enum SaidPeriod: Hashable, Sendable {
  /// The one that runs, or so many later: `this month`, `next year`.
  case running(CalendarUnit, ahead: Int)
  case month(Int, SaidYear)
  case season(Season, SaidYear)
  case year(SaidYear)
  /// Years from a first one on: `the 1970s`.
  case years(from: Int, count: Int)
  /// `the third week of may`, counted from the end where negative; also `week 31`, `q3`.
  case part(Int, CalendarUnit, of: SaidPeriod)
  /// `the first 2 weeks of may`, the last ones where negative.
  case parts(Int, CalendarUnit, of: SaidPeriod)
  /// `the next 2 quarters`, whole ones; the latest that are over where negative.
  case several(Int, CalendarUnit)
  /// `the next 4 business days`: from the first one behind today; up to yesterday where negative.
  case workdays(Int)
  /// `mid april`, `the end of next month`.
  case phase(Phase, of: SaidPeriod)
  /// What is left of the one that runs, today included.
  case rest(CalendarUnit)
  /// What of the one that runs is over.
  case over(CalendarUnit)
  /// `the next 3 days`: from tomorrow on; `within 5 days`: from today on.
  case coming([Length], fromToday: Bool)
  /// `the last two weeks`: up to yesterday.
  case past([Length])
}

/// Which year is meant.
enum SaidYear: Hashable, Sendable {
  /// The next in which what is said is not past.
  case open
  /// The running one, or so many later.
  case ahead(Int)
  case number(Int)
  /// The one behind that which comes first: whether in this year or the next may be open.
  case next
  /// The latest in which what is said is over.
  case past
  /// That with the one nearest to the day so many months from now.
  case months(Int)
}

/// A season of the northern year.
enum Season: Int, Hashable, Sendable {
  case spring, summer, autumn, winter
}

/// A part of a period that has no sharp ends.
enum Phase: Hashable, Sendable {
  case early, beginning, middle, end, late
}

extension SaidPeriod {
  /// Whether its days could be those of a trip: a day, a weekend, a week or a count of days, with
  /// sharp ends.
  ///
  /// Nobody who says `in may` is away for the whole of May.
  var isSharp: Bool {
    switch self {
    case .running(let unit, _), .rest(let unit), .over(let unit), .part(_, let unit, _),
      .parts(_, let unit, _), .several(_, let unit):
      unit.months == nil
    case .coming(let lengths, _), .past(let lengths): lengths.allSatisfy { $0.unit.days != nil }
    case .workdays: true
    case .month, .season, .year, .years, .phase: false
    }
  }

  /// Whether it is a single day.
  var isDay: Bool {
    switch self {
    case .running(.day, _), .part(_, .day, _): true
    case .running, .part, .parts, .several, .workdays, .month, .season, .year, .years, .phase,
      .rest, .over, .coming, .past:
      false
    }
  }

  /// Whether its year is open.
  var isOpen: Bool {
    switch self {
    case .month(_, let year), .season(_, let year), .year(let year): year == .open
    case .part(_, _, let whole), .parts(_, _, let whole), .phase(_, let whole): whole.isOpen
    case .running, .several, .workdays, .years, .rest, .over, .coming, .past: false
    }
  }

  /// Of a month or season the one of a certain year, where it is said by its place before today or
  /// behind it.
  func placed(in year: SaidYear) -> (step: SaidYear, period: SaidPeriod)? {
    switch self {
    case .month(let month, let step) where step == .next || step == .past:
      (step, .month(month, year))
    case .season(let season, let step) where step == .next || step == .past:
      (step, .season(season, year))
    case .running, .month, .season, .year, .years, .part, .parts, .several, .workdays, .phase,
      .rest, .over, .coming, .past:
      nil
    }
  }

  /// The same of a certain year, where its year is open.
  func dated(_ year: Int) -> SaidPeriod? {
    switch self {
    case .month(let month, .open): .month(month, .number(year))
    case .year(.open): .year(.number(year))
    case .part(let place, let unit, let whole): whole.dated(year).map { .part(place, unit, of: $0) }
    case .month, .year, .running, .season, .years, .parts, .several, .workdays, .phase, .rest,
      .over, .coming, .past:
      nil
    }
  }
}
