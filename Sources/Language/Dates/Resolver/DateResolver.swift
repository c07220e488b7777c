internal import Session

/// Asks the calendar, and the trip's days, for the dates that were meant.
struct DateResolver {
  let context: DateContext

  /// The dates a day can mean, in order: more than one only where the trip has several.
  func dates(of said: SaidDay) throws(DateFault) -> [CivilDate] {
    switch said {
    case .date(let date): return try date.checked(candidates(of: date))
    case .weekday(let weekday, let week):
      let dates = dates(on: weekday, week)
      // The calendar ends in the middle of a week.
      guard dates.allSatisfy({ $0.weekday == weekday }) else { throw .outOfRange }
      return dates
    case .fromToday(let length): return [try context.today.adding(length)]
    case .after(let length, let day):
      var dates: [CivilDate] = []
      for date in try self.dates(of: day) { dates.append(try date.adding(length)) }
      return dates
    case .counted(let place, let weekday, let whole):
      let resolve = { (year: Int) throws(DateFault) -> DateRange in
        let whole = try self.range(of: whole, openYear: year)
        return DateRange(try self.date(place, on: weekday, of: whole))
      }
      return [try whole.isOpen ? openRange(resolve).first : resolve(context.today.year).first]
    case .holiday(let holiday, let year): return try dates(of: holiday, year)
    case .beside(let place, let weekday, let day):
      return try self.dates(of: day).map { $0.beside(place, weekday) }
    case .closest(let place, let weekday, let day):
      return try self.dates(of: day).flatMap { $0.closest(place, weekday) }
    case .inWeekOf(let weekday, let day, let unit):
      var dates: [CivilDate] = []
      for date in try self.dates(of: day) { dates += try date.inItsWeek(weekday, unit) }
      return dates
    case .coming(let date): return try coming(date)
    case .slashed, .comingSlashed: return []
    }
  }

  /// The first day of the running week.
  var startOfWeek: CivilDate { startOfWeek(around: context.today) }

  func startOfWeek(around date: CivilDate) -> CivilDate {
    date.adding(-context.weekStart.days(until: date.weekday))
  }

  /// The next date with this day, and the month where one is named, not before a floor.
  ///
  /// Days that not every month or year has are looked for until one has them.
  func next(_ date: SaidDate, from floor: CivilDate) throws(DateFault) -> CivilDate {
    // Eight years: 29 February after 1896 came in 1904.
    for months in 0...96 {
      let index = floor.month - 1 + months
      let month = index % 12 + 1
      guard date.month ?? month == month else { continue }
      let found = CivilDate(year: floor.year + index / 12, month: month, day: date.day)
      guard let found, found >= floor else { continue }
      if !date.seeksWeekday || date.weekday == found.weekday { return found }
    }
    throw .impossible
  }

  private func candidates(of date: SaidDate) throws(DateFault) -> [CivilDate] {
    if let year = date.year { return [try date.date(in: year)] }
    let own = context.tripDates.filter {
      $0.day == date.day && date.month ?? $0.month == $0.month
    }
    if let beside = own.isEmpty ? besideTrip(date) : nil { return [beside] }
    return own.isEmpty ? [try next(date, from: context.today)] : own
  }

  /// The day of a month of the trip that is nearest to it, not a past one of a trip that is not.
  private func besideTrip(_ date: SaidDate) -> CivilDate? {
    guard context.besideTrip != .nothing, date.month == nil, let start = context.tripDates.first,
      let end = context.tripDates.last
    else { return nil }
    let months = (start.year * 12 + start.month - 1)...(end.year * 12 + end.month - 1)
    return months.compactMap { CivilDate(year: $0 / 12, month: $0 % 12 + 1, day: date.day) }
      .filter { end < context.today || $0 >= context.today }
      .min { $0.days(outside: start, end) < $1.days(outside: start, end) }
  }
}

extension SaidDate {
  /// The date in a year; the month must be said.
  func date(in year: Int) throws(DateFault) -> CivilDate {
    guard (1...9999).contains(year) else { throw .outOfRange }
    guard let month, let date = CivilDate(year: year, month: month, day: day) else {
      throw .impossible
    }
    return date
  }

  /// Those that fall on the weekday that was said, if one was; there must be some.
  func checked(
    _ dates: [CivilDate], of range: DateRange? = nil
  ) throws(DateFault) -> [CivilDate] {
    guard let weekday, let first = dates.first else { return dates }
    let fitting = dates.filter { $0.weekday == weekday }
    if fitting.isEmpty {
      let nearest = first.adding(-4).next(weekday)
      throw .wrongWeekday(date: first, said: weekday, nearest: nearest, of: range)
    }
    return fitting
  }
}

extension CivilDate {
  /// How many days before the first or after the last of two dates.
  fileprivate func days(outside first: CivilDate, _ last: CivilDate) -> Int {
    max(first.days(since: self), days(since: last), 0)
  }

  /// The next date with this weekday, never this one.
  func next(_ weekday: Weekday) -> CivilDate {
    let days = self.weekday.days(until: weekday)
    return adding(days == 0 ? 7 : days)
  }

  /// The date so much later.
  ///
  /// A month later is the same day of the month, or its last.
  func adding(_ length: Length) throws(DateFault) -> CivilDate {
    guard let months = length.months else {
      let days = (length.unit.days ?? 0) * length.count
      let date = adding(days)
      guard date.days(since: self) == days else { throw .outOfRange }
      return date
    }
    let index = year * 12 + month - 1 + months
    let (year, month) = (index / 12, index % 12 + 1)
    guard index >= 12, year <= 9999,
      let date = CivilDate(
        year: year, month: month, day: min(day, CivilDate.days(inMonth: month, year: year)))
    else { throw .outOfRange }
    return date
  }
}

extension Weekday {
  /// Days from this weekday to the next such one, 0 to 6.
  func days(until other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }
}

extension DateFault: Error {}
