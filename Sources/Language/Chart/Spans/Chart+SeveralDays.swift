internal import Session

extension Chart {
  /// Several days: `every day`, `daily`, `every` before a part of the day, and lists of days.
  func eachDay(at index: Int) -> [Span] {
    guard context.dayCount > 0 else { return [] }
    let days = SlotValue.days((1...context.dayCount).map { .number($0) })
    let whole = everyDay.filter { context.matches($0, at: index) }.map(\.count)
    let isPart = partsOfDay.contains { context.matches([$0], at: index + 1) }
    let isEach = context.matches(["every"], at: index) || context.matches(["each"], at: index)
    // The part of the day is the time, unless another one is said: `at 8 every evening`.
    let parts = isPart && isEach ? [(1, Score.known), (2, Score.known + 1)] : []
    return (whole.map { ($0, $0 * Score.known) } + parts).map { length, score in
      Span(end: index + length, value: days, score: score)
    } + dayLists(at: index) + dayRanges(at: index) + daysAtEdge(at: index)
      + rangeOfOrdinals(at: index)
  }

  /// `third till fifth day`, `from the 2nd to the 4th day`.
  private func rangeOfOrdinals(at index: Int) -> [Span] {
    guard !context.words.isDisjoint(with: linksOfRanges) else { return [] }
    func behindThe(_ index: Int) -> Int { context.matches(["the"], at: index) ? index + 1 : index }
    let start = behindThe(context.matches(["from"], at: index) ? index + 1 : index)
    guard let (first, link) = ordinal(at: start), case .number(let from) = first,
      let word = context.token(link), linksOfRanges.contains(word.folded),
      let (last, end) = ordinal(at: behindThe(link + 1)),
      let to = last.number(of: context.dayCount),
      ["day", "days"].contains(where: { context.matches([$0], at: end) }),
      from > 0, from < to, to <= context.dayCount
    else { return [] }
    return [
      Span(
        end: end + 1, value: .days((from...to).map { .number($0) }),
        score: (end + 1 - index) * Score.known)
    ]
  }

  /// `the first three days`, `last two days`.
  private func daysAtEdge(at index: Int) -> [Span] {
    let start = context.matches(["the"], at: index) ? index + 1 : index
    let isFirst = context.matches(["first"], at: start)
    guard isFirst || context.matches(["last"], at: start) else { return [] }
    return numberedDay(at: start + 1).compactMap { count in
      guard context.matches(["days"], at: count.end), case .number(let many)? = count.days.first,
        many > 1
      else { return nil }
      let days = isFirst ? 1...many : context.dayCount - many + 1...context.dayCount
      return Span(
        end: count.end + 1, value: .days(days.map { .number($0) }),
        score: (count.end + 1 - index) * Score.known)
    }
  }

  /// `days 1-4`, `day 4 to day 6`, `from day 2 until 5`; right behind a command also `4-5`.
  private func dayRanges(at index: Int) -> [Span] {
    guard !context.words.isDisjoint(with: linksOfRanges) else { return [] }
    let start = context.matches(["from"], at: index) ? index + 1 : index
    let isNumbers = context.matches(["day"], at: start) || context.matches(["days"], at: start)
    guard isNumbers || start == 1 else { return [] }
    return numberedDay(at: isNumbers ? start + 1 : start).compactMap { first -> Span? in
      guard let link = context.token(first.end), linksOfRanges.contains(link.folded) else {
        return nil
      }
      let saysDay = context.matches(["day"], at: first.end + 1)
      guard
        let last = numberedDay(at: first.end + (saysDay ? 2 : 1)).first,
        case .number(let from)? = first.days.first, case .number(let to)? = last.days.first,
        from < to, isNumbers || link.isGlued && !saysDay
      else { return nil }
      return Span(
        end: last.end, value: .days((from...to).map { .number($0) }),
        score: (last.end - index) * Score.known)
    }
  }

  /// `tuesday to thursday`, days that the trip has.
  func rangesOfDates(at index: Int) -> [Span] {
    spans(.day(bareNumber: false), at: index).flatMap { first -> [Span] in
      guard let link = context.token(first.end), linksOfRanges.contains(link.folded),
        let from = number(of: first)
      else { return [] }
      return spans(.day(bareNumber: false), at: first.end + 1).compactMap { last in
        guard let to = number(of: last), from < to else { return nil }
        return Span(
          end: last.end, value: .days((from...to).map { .number($0) }),
          score: (last.end - index) * Score.known)
      }
    }
  }

  private func number(of span: Span) -> Int? {
    if case .day(let day) = span.value { context.day(day)?.number } else { nil }
  }

  /// `monday and tuesday`, `day 1, day 2 and day 4`, `days 1 and 2`.
  private func dayLists(at index: Int) -> [Span] {
    // Days are dear to look for, and most lines list none.
    guard linksOfDays.contains(where: { $0.allSatisfy(context.words.contains) }) else { return [] }
    let isNumbers = context.matches(["days"], at: index)
    let start = isNumbers ? index + 1 : index
    let first =
      isNumbers
      ? numberedDay(at: start) : spans(.day(bareNumber: false), at: start).compactMap(listed)
    return first.flatMap { days(from: $0, start: index) }
  }

  /// The lists that go on behind a day with another; of what that may be the longest.
  private func days(from list: DayList, start: Int) -> [Span] {
    guard list.days.count < min(context.dayCount, longestDayList) else { return [] }
    let ends = linksOfDays.filter { context.matches($0, at: list.end) }.map { list.end + $0.count }
    // `wednesday, 9 june` is one day.
    guard let other = ends.compactMap({ nextDay(at: $0, behind: list) }).first,
      list.days.last.flatMap({ context.day($0)?.number })
        != other.days.first.flatMap({ context.day($0)?.number })
        || list.days.last.flatMap({ context.day($0) }) == nil
    else { return [] }
    let whole = DayList(days: list.days + other.days, end: other.end)
    let span = Span(
      end: whole.end, value: .days(whole.days), score: (whole.end - start) * Score.known)
    return [span] + days(from: whole, start: start)
  }

  private func nextDay(at index: Int, behind list: DayList) -> DayList? {
    let isNumbered = if case .number? = list.days.last { true } else { false }
    let found = spans(.day(bareNumber: false), at: index).compactMap(listed)
    return (found + (isNumbered ? numberedDay(at: index) : [])).max { $0.end < $1.end }
  }

  private func listed(_ span: Span) -> DayList? {
    guard case .day(let day) = span.value else { return nil }
    return DayList(days: [day], end: span.end)
  }

  /// A number behind others that are days; an hour is none.
  private func numberedDay(at index: Int) -> [DayList] {
    integers(at: index).compactMap { span in
      guard case .integer(let number) = span.value, number <= context.dayCount else { return nil }
      return DayList(days: [.number(number)], end: span.end)
    }
  }
}

/// Days that were named one after the other.
private struct DayList {
  var days: [DayReference]
  var end: Int
}

private let longestDayList = 31
private let linksOfRanges: Set = ["-", "–", "to", "until", "till", "through", "thru"]
private let linksOfDays = WordPattern("(,|and|, and|&) (on|to|for|)").spelledOut
private let everyDay =
  WordPattern("(every|each|every single) day").spelledOut
  + WordPattern("(daily|all days|all the days|every day of the trip)").spelledOut
private let partsOfDay = ["morning", "afternoon", "evening", "night"]
