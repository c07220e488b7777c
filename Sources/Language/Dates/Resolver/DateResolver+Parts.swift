internal import Session

extension DateResolver {
  /// The first parts of a range, or the last ones.
  func parts(
    _ count: Int, _ unit: CalendarUnit, of whole: DateRange
  ) throws(DateFault) -> DateRange {
    let ends = try (part(count.signum(), unit, of: whole), part(count, unit, of: whole))
    return try several(from: ends.0, to: ends.1)
  }

  /// From the earlier range to the later.
  func several(
    from first: DateRange, to last: DateRange
  ) throws(DateFault) -> DateRange {
    try DateRange(from: min(first.first, last.first), to: max(first.last, last.last))
  }

  /// One part of a range by its place.
  ///
  /// A week belongs to the range in which its fourth day lies (with weeks from Monday on these are
  /// the weeks of ISO 8601), a weekend to the one with its Saturday.
  func part(
    _ place: Int, _ unit: CalendarUnit, of whole: DateRange
  ) throws(DateFault) -> DateRange {
    let part: DateRange
    switch unit {
    case .day:
      part = DateRange(place > 0 ? whole.first.adding(place - 1) : whole.last.adding(place + 1))
    case .week:
      let first = place > 0 ? whole.first.adding(3) : whole.last.adding(-3)
      let start = startOfWeek(around: first).adding(7 * (place > 0 ? place - 1 : place + 1))
      part = DateRange(first: start, days: 7)
      guard whole.contains(start.adding(3)) else { throw .impossible }
      return part
    case .weekend:
      return DateRange(first: try saturday(place, of: whole), days: 2)
    case .workweek: throw .impossible
    case .month, .quarter, .half, .year, .decade, .century:
      let count = unit.months ?? 1
      let edge = place > 0 ? whole.first : whole.last.adding(1)
      let index = edge.year * 12 + edge.month - 1
      part = try months(from: index + (place > 0 ? place - 1 : place) * count, count: count)
    }
    guard whole.contains(part.first), whole.contains(part.last) else { throw .impossible }
    return part
  }

  private func saturday(_ place: Int, of whole: DateRange) throws(DateFault) -> CivilDate {
    try date(place, on: .saturday, of: whole)
  }

  /// The first, second … last such weekday of a range, or day.
  func date(
    _ place: Int, on weekday: Weekday?, of whole: DateRange
  ) throws(DateFault) -> CivilDate {
    guard let weekday else { return try part(place, .day, of: whole).first }
    let first = whole.first.adding(-1).next(weekday)
    let last = whole.last.adding(-6).adding(-1).next(weekday)
    let date = place > 0 ? first.adding(7 * (place - 1)) : last.adding(7 * (place + 1))
    guard whole.contains(date) else { throw .impossible }
    return date
  }
}

extension DateResolver {
  /// From the first workday behind today to the last of so many; up to yesterday where negative.
  func workdays(_ count: Int) -> DateRange {
    let step = count.signum()
    var date = context.today
    var ends: [CivilDate] = []
    while ends.count < abs(count) {
      date = date.adding(step)
      guard date.weekday != .saturday, date.weekday != .sunday else { continue }
      ends.append(date)
    }
    let sorted = ends.sorted()
    return DateRange(first: sorted.first ?? date, last: sorted.last ?? date) ?? DateRange(date)
  }
}
