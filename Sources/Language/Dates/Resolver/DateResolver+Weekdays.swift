internal import Session

extension DateResolver {
  /// The dates of a weekday; several where the trip has them, or where people mean either.
  func dates(on weekday: Weekday, _ week: SaidWeek) -> [CivilDate] {
    let today = context.today
    switch week {
    case .any:
      let own = context.tripDates.filter { $0.weekday == weekday }
      let isBeside = context.besideTrip == .daysOfMonthAndWeekdays
      let end = isBeside ? context.tripDates.last : nil
      return own.isEmpty ? [(end ?? today).next(weekday)] : own
    case .this: return [today.adding(-1).next(weekday)]
    case .coming: return [today.next(weekday)]
    case .inWeek(let weeks):
      return [startOfWeek.adding(7 * weeks + context.weekStart.days(until: weekday))]
    case .afterNext:
      let ofWeek = startOfWeek.adding(14 + context.weekStart.days(until: weekday))
      return Set([today.next(weekday).adding(7), ofWeek]).sorted()
    case .last:
      // The latest one, and the one in last week: most often the same.
      let latest = today.adding(-1 - weekday.days(until: today.adding(-1).weekday))
      let ofWeek = startOfWeek.adding(context.weekStart.days(until: weekday) - 7)
      return Set([latest, ofWeek]).sorted()
    }
  }
}

extension DateResolver {
  /// The next such date; where that is one of this year, it or the one of the next year.
  func coming(_ date: SaidDate) throws(DateFault) -> [CivilDate] {
    let next = try next(date, from: context.today.adding(1))
    return next.year == context.today.year
      ? [next, try self.next(date, from: next.adding(1))] : [next]
  }
}

extension CivilDate {
  /// The nth such weekday behind this date, before it where negative.
  func beside(_ place: Int, _ weekday: Weekday) -> CivilDate {
    guard place < 0 else { return next(weekday).adding(7 * (place - 1)) }
    return adding(-8).next(weekday).adding(7 * (place + 1))
  }

  /// The such weekday that is nth in distance; both where two are as near.
  func closest(_ place: Int, _ weekday: Weekday) -> [CivilDate] {
    let around = (-place...place).map { adding(-4).next(weekday).adding(7 * $0) }
    let sorted = around.sorted { abs($0.days(since: self)) < abs($1.days(since: self)) }
    guard sorted.indices.contains(place - 1) else { return [] }
    let distance = abs(sorted[place - 1].days(since: self))
    return sorted.filter { abs($0.days(since: self)) == distance }.sorted()
  }

  /// The such weekday of the week around this date; several where it depends on the day with which
  /// weeks begin, or on how exact a month is.
  func inItsWeek(_ weekday: Weekday, _ unit: TimeUnit) throws(DateFault) -> [CivilDate] {
    let nearest = adding(-4).next(weekday)
    if unit == .day, nearest != self {
      throw .wrongWeekday(date: self, said: weekday, nearest: nearest)
    }
    let ofWeek = [Weekday.monday, .sunday].map { start in
      adding(-start.days(until: self.weekday) + start.days(until: weekday))
    }
    let isExact = Length(count: 1, unit: unit).days != nil
    return Set(ofWeek + [nearest] + (isExact ? [] : [adding(-1).next(weekday)])).sorted()
  }
}
