internal import Session

/// Parts of months, and days that are counted out.
extension FirstDateScan {
  /// `the days 20, 21, 22 and 23 of november`; `from 17 to 21`, in the month that the line names.
  func numbers(at index: Int) -> FirstDates.Told? {
    guard let first = chart.wholeNumber(at: index), (1...31).contains(first),
      ["from", "day", "days", "the"].contains(context.token(index - 1)?.folded)
    else { return nil }
    var (last, end, count) = (first, index + 1, 1)
    while let link = context.token(end), numberLinks.contains(link.folded) {
      let start = context.matches(["and"], at: end + 1) ? end + 2 : end + 1
      guard let next = chart.wholeNumber(at: start), next < 32,
        [",", "and", "&"].contains(link.folded) ? next == last + 1 : next > last
      else { break }
      (last, end, count) = (next, start + 1, count + 1)
    }
    let of = ["of", "in"].contains(context.token(end)?.folded) ? end + 1 : end
    let after = context.token(of).flatMap { $0.mayBeMonth ? of : nil }
    let named = after ?? context.tokens.firstIndex(where: \.mayBeMonth)
    // `hotels from 20 to 30 euros`
    guard count > 1, after != nil || context.countsNothing(at: end),
      let month = named.flatMap({ month(at: $0) }) ?? monthSaidOtherwise,
      let range = range(first, last, in: month)
    else { return nil }
    var one = told(range, index..<(after.map { $0 + 1 } ?? end))
    (one.hasMonth, one.isWindow) = (true, false)
    return one
  }

  func month(at index: Int) -> Int? {
    for case .month(let month)? in context.tokens[index].dateWords ?? [] { return month }
    return nil
  }

  var monthSaidOtherwise: Int? {
    context.tokens.indices.contains { context.matches(["next", "month"], at: $0) }
      ? today.month % 12 + 1 : nil
  }

  func range(_ first: Int, _ last: Int, in month: Int) -> DateRange? {
    (0...1).lazy.compactMap { later -> DateRange? in
      guard let start = CivilDate(year: today.year + later, month: month, day: first),
        start >= today, let end = CivilDate(year: today.year + later, month: month, day: last)
      else { return nil }
      return DateRange(first: start, last: end)
    }.first
  }

  /// `second half of October`, `first two weeks of June`, `thanksgiving week`.
  func months(at index: Int) -> FirstDates.Told? {
    partsOfMonths(at: index).flatMap { $0.isWindow || $0.range.first >= today ? $0 : nil }
  }

  private func partsOfMonths(at index: Int) -> FirstDates.Told? {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    if let feast = chart.spans(.date(of: .other), at: start).max(by: { $0.end < $1.end }),
      case .date(let date) = feast.value, context.matches(["week"], at: feast.end),
      isFeast(start..<feast.end),
      let monday = (0..<7).map({ date.adding(-$0) }).first(where: { $0.weekday == .monday })
    {
      return told(DateRange(first: monday, days: 7), index..<feast.end + 1)
    }
    guard let word = context.token(start)?.folded, ["first", "second", "last"].contains(word)
    else { return partOfMonth(at: index) }
    let count = context.count(at: start + 1, chart)
    let unit = count?.end ?? start + 1
    guard let what = context.token(unit)?.folded, ["half", "weeks"].contains(what),
      ["of", "in"].contains(context.token(unit + 1)?.folded), let month = wholeMonth(at: unit + 2)
    else { return nil }
    let tokens = index..<unit + 3
    if what == "half" {
      return told(
        word == "first"
          ? DateRange(first: month.first, days: 15)
          : DateRange(first: month.first.adding(15), days: month.last.day - 15), tokens)
    }
    guard let weeks = count?.0, (1...3).contains(weeks), word != "second" else { return nil }
    return told(
      word == "last"
        ? DateRange(first: month.last.adding(1 - weeks * 7), days: weeks * 7)
        : DateRange(first: month.first, days: weeks * 7), tokens)
  }

  /// `this September`, `late june`, `end of april`: of no day of it.
  func partOfMonth(at index: Int) -> FirstDates.Told? {
    var month = index
    if partsOfMonth[context.tokens[index].folded] != nil || context.tokens[index].says("this") {
      month = context.matches(["of"], at: index + 1) ? index + 2 : index + 1
    }
    guard let whole = wholeMonth(at: month),
      context.token(month + 1)?.kind != .number,
      // `5 may`, `the 5th of may`
      month > index || context.token(index - 1)?.kind != .number,
      month > index || context.tokens[index].isCapitalised || context.tokens[index].folded != "may"
        || ["in", "of"].contains(context.token(index - 1)?.folded)
    else { return nil }
    var range = whole
    if let part = partsOfMonth[context.tokens[index].folded], month > index {
      let days = part.upperBound == 31 ? whole.last.day - part.lowerBound + 1 : part.count
      range = DateRange(first: whole.first.adding(part.lowerBound - 1), days: days)
    }
    return told(range, index..<month + 1)
  }

  func wholeMonth(at index: Int) -> DateRange? {
    guard index < context.tokens.count, let month = month(at: index) else { return nil }
    return (0...1).lazy.compactMap { later -> DateRange? in
      let next = month % 12 + 1
      guard let first = CivilDate(year: today.year + later, month: month, day: 1),
        let end = CivilDate(year: today.year + later + (next == 1 ? 1 : 0), month: next, day: 1),
        end > today
      else { return nil }
      return DateRange(first: first, days: end.days(since: first))
    }.first
  }
}

private let numberLinks: Set = [",", "and", "&", "-", "–", "to", "till", "until"]
private let partsOfMonth: [String: ClosedRange<Int>] = [
  "early": 1...10, "beginning": 1...10, "start": 1...10, "mid": 11...20, "middle": 11...20,
  "late": 21...31, "end": 21...31,
]
