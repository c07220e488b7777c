internal import Session

/// The days that words of a line tell, each as the others of the line make it.
struct FirstDateScan {
  let chart: Chart
  let today: CivilDate
  let lengths: FirstLengths

  var context: ChartContext { chart.context }

  /// What is told without its month is in the month, or about the feast, that the line names.
  var told: [FirstDates.Told] {
    let all = plain
    // `Saturday the 11th`
    let plain = all.enumerated().compactMap { place, day -> FirstDates.Told? in
      let isNamed = place + 1 < all.count && all[place + 1].follows(day)
      guard !day.isOfWeek || !isNamed else { return nil }
      guard place > 0, day.follows(all[place - 1]), all[place - 1].isOfWeek else { return day }
      var whole = day
      // `Tuesday 14 July`, which is a wednesday
      whole.isContradicted =
        day.hasMonth && day.range.first.weekday != all[place - 1].range.first.weekday
      whole.tokens = all[place - 1].tokens.lowerBound..<day.tokens.upperBound
      return whole
    }
    let feast = plain.first { !$0.hasMonth && !$0.isOfWeek && $0.isFeast }
    let anchor = plain.first { $0.hasMonth }
    return plain.compactMap { one in
      if one.isOfWeek, let feast { return around(feast.range, one) }
      if one.isFeast, plain.contains(where: \.isOfWeek) { return nil }
      // `a fortnight from today and back by that Saturday`
      if one.isOfWeek, one.range.first == one.range.last,
        let before = plain.last(where: {
          !$0.isOfWeek && !$0.isWindow && $0.tokens.upperBound <= one.tokens.lowerBound
            && $0.range.first == $0.range.last
        }),
        let day = (1...7).map({ before.range.first.adding($0) }).first(where: {
          $0.weekday == one.range.first.weekday
        })
      {
        var copy = one
        copy.range = DateRange(day)
        return copy
      }
      guard !one.hasMonth, !one.isOfWeek, !one.isFeast, let anchor,
        hasDayNumber(one.tokens)
      else { return one }
      return inMonth(of: anchor, one)
    }
  }

  var plain: [FirstDates.Told] {
    var found: [FirstDates.Told] = []
    var index = 0
    while index < context.tokens.count {
      if let one = months(at: index) ?? numbers(at: index) ?? longest(at: index) {
        found.append(one)
        index = one.tokens.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  /// The longest words for one day or several that stand here.
  func longest(at index: Int) -> FirstDates.Told? {
    let ranges = chart.spans(.dates(of: .other), at: index).compactMap {
      span -> (DateRange, Int)? in
      guard case .dates(.range(let range)) = span.value else { return nil }
      return (range, span.end)
    }
    let days = chart.spans(.date(of: .other), at: index).compactMap { span -> (DateRange, Int)? in
      guard case .date(let date) = span.value else { return nil }
      return (DateRange(date), span.end)
    }
    let best = (days + ranges).max { $0.1 < $1.1 || $0.1 == $1.1 && $0.0.first == $0.0.last }
    guard let (range, end) = best, range.first >= today, isTold(index..<end),
      range.last.days(since: range.first) < Trip.daysAtMost
    else { return nil }
    return told(range, index..<end)
  }

  func told(_ range: DateRange, _ tokens: Range<Int>) -> FirstDates.Told {
    // `next month` names one too.
    let isMonth = range.first.day == 1 && range.last.adding(1).day == 1 && range.first < range.last
    let hasMonth =
      isMonth || tokens.contains { context.tokens[$0].mayBeMonth } || isWritten(tokens)
    let isOfWeek =
      !hasMonth && !hasDayNumber(tokens)
      && tokens.contains { context.tokens[$0].mayBeWeekday } && !isFeast(tokens)
    return FirstDates.Told(
      range: range, tokens: tokens, hasMonth: hasMonth, isOfWeek: isOfWeek,
      isFeast: isFeast(tokens),
      // `last weekend of april` is as exact as a day.
      isWindow: range.last.days(since: range.first) > 3 && hasMonth && !hasDayNumber(tokens)
        && !isWritten(tokens))
  }

  /// Not a bare number, and no length: `2 wks from 27 march` is two weeks, beginning then.
  func isTold(_ tokens: Range<Int>) -> Bool {
    let words = context.tokens[tokens]
    guard
      words.count > 1 && words.contains(where: { $0.kind == .word || $0.kind == .sign })
        || words.allSatisfy({ $0.kind == .word && $0.dateWords?.isEmpty == false })
    else { return false }
    if words.count == 1, words.first?.says("second") == true { return false }
    let length = lengths.all.first { $0.tokens.overlaps(tokens) }
    guard let length else { return true }
    // `in 2 weeks`, where nothing else tells when it begins.
    return length.tokens.lowerBound > tokens.lowerBound
      || context.matches(["in"], at: tokens.lowerBound) && !hasOtherDate(tokens)
      || context.tokens[tokens].contains { ["next", "this", "today", "now"].contains($0.folded) }
  }

  func hasOtherDate(_ tokens: Range<Int>) -> Bool {
    context.tokens.indices.contains { !tokens.contains($0) && context.tokens[$0].mayBeMonth }
  }

  // MARK: - What words are of

  /// `august` begins the name of a holiday as well.
  func isFeast(_ tokens: Range<Int>) -> Bool {
    !tokens.contains { context.tokens[$0].kind == .number || context.tokens[$0].mayBeMonth }
      && tokens.contains { index in
        context.tokens[index].dateWords?.contains(.holiday) == true
      }
  }

  /// `24.7.`, `22/12`: a month in digits.
  func isWritten(_ tokens: Range<Int>) -> Bool {
    tokens.count > 2
      && tokens.contains {
        [".", "/"].contains(context.tokens[$0].folded) && context.tokens[$0].isGlued
          && context.token($0 + 1)?.kind == .number && context.tokens[$0 - 1].kind == .number
          || context.tokens[$0].kind == .number && context.tokens[$0].text.utf8.count == 4
      }
  }

  func hasDayNumber(_ tokens: Range<Int>) -> Bool {
    tokens.contains { index in
      context.tokens[index].kind == .number && context.tokens[index].text.utf8.count < 3
        || NumberWords.ordinal(in: context.tokens, from: index).map {
          tokens.contains($0.tokens.lowerBound)
        }
          == true
    }
  }

  // MARK: - What the others make of it

  /// `thurs to mon`, about Easter.
  func around(_ feast: DateRange, _ one: FirstDates.Told) -> FirstDates.Told {
    var copy = one
    if one.range.first == one.range.last {
      let near = (-5...5).map { feast.first.adding($0) }.filter {
        $0.weekday == one.range.first.weekday
      }
      let isFirst = !context.tokens[..<one.tokens.lowerBound].contains(where: \.mayBeWeekday)
      if let day = isFirst ? near.first : near.last { copy.range = DateRange(day) }
      return copy
    }
    let first = (0..<7).map { feast.first.adding(-$0) }.first {
      $0.weekday == one.range.first.weekday
    }
    let last = (0..<7).map { feast.last.adding($0) }.first {
      $0.weekday == one.range.last.weekday
    }
    if let first, let last, first < last {
      copy.range = DateRange(first: first, days: last.days(since: first) + 1)
    }
    return copy
  }

  /// `from the 16th until the 19th`, where the line names October.
  func inMonth(of anchor: FirstDates.Told, _ one: FirstDates.Told) -> FirstDates.Told {
    let length = one.range.last.days(since: one.range.first)
    let from = anchor.range.first
    let isAfter = one.range.first == one.range.last && !anchor.isWindow
    let start = isAfter ? from.adding(1) : from.adding(1 - from.day)
    guard
      let first = (0..<62).lazy.map({ start.adding($0) }).first(where: {
        $0.day == one.range.first.day && $0 >= today
      })
    else { return one }
    var copy = one
    copy.range = DateRange(first: first, days: length + 1)
    copy.hasMonth = true
    return copy
  }
}
