internal import Session

/// The days of a stay that there is, told anew.
extension BookingReader {
  /// `is till friday`, `from saturday till monday`, `one more night`: the days of a stay, told anew.
  mutating func stayed() -> Int? {
    guard kind == .hotel, let known = talksOf?.times else { return nil }
    if let end = longer(known) ?? lasting(known) { return end }
    let range = chart.spans(.dates(of: .open), at: index).max { $0.end < $1.end }
    if stay == (nil, nil), case .dates(.range(let dates))? = range?.value, dates.first < dates.last,
      let end = range?.end
    {
      stay = (.on(dates.first), .on(dates.last))
      return end
    }
    if stay.last == nil, untils.contains(where: { context.matches([$0], at: index) }),
      !context.matches(["to"], at: index) || stay.first != nil,
      let (day, end) = dayFound(at: index + 1, bareNumber: true)
    {
      stay.last = known.end.map { $0.nearest(day) } ?? day
      return end
    }
    guard stay.first == nil else { return nil }
    let isLed = context.matches(["from"], at: index)
    let start = isLed ? index + 1 : index
    guard let (day, end) = dayFound(at: start, bareNumber: isLed),
      isLed || untils.contains(where: { context.matches([$0], at: end) })
    else { return nil }
    stay.first = known.start.nearest(day)
    return end
  }

  /// `the first two nights in Porto`: those of the days whose city that is.
  mutating func countNightsThere() {
    guard let nights = new.nights, nights < context.dayCount - 1,
      case .named(let town, _)? = new.place,
      let there = context.trip?.days(in: town), there.count >= nights, !there.isEmpty
    else { return }
    if new.day == .first {
      new.day = .number(there.lowerBound)
    } else if new.day == .number(context.dayCount - nights), there.upperBound < context.dayCount {
      new.day = .number(there.upperBound + 1 - nights)
    }
  }

  /// `is only 2 nights`: as many from its first one.
  private mutating func lasting(_ known: BookingTimes) -> Int? {
    guard stay == (nil, nil),
      ["is", "only", "just", "for"].contains(where: { said in
        context.matches([said], at: index - 1)
      })
    else { return nil }
    let digits = chart.wholeNumber(at: index).map { ($0, index + 1) }
    let spelled = NumberWords.cardinal(in: context.tokens, from: index)
      .map { ($0.value, $0.tokens.upperBound) }
    guard let (count, end) = digits ?? spelled, (1...99).contains(count), isNight(end),
      let day = known.start.reference(later: count)
    else { return nil }
    stay.last = day
    return end + 1
  }

  /// `one more night`, `a day longer`, `two nights less`, `a day early`.
  private mutating func longer(_ known: BookingTimes) -> Int? {
    guard stay.last == nil, let last = known.end else { return nil }
    let isLed =
      context.matches(["by"], at: index)
      && context.tokens.contains { ["extend", "extended", "prolong"].contains($0.folded) }
    let index = isLed ? index + 1 : index
    var start = index
    var isMore = isLed || context.matches(["another"], at: index)
    let isOne = ["another", "a", "an"].contains { context.matches([$0], at: index) }
    var count = 1
    if isOne {
      start += 1
    } else if let number = chart.wholeNumber(at: index) {
      (count, start) = (number, index + 1)
    } else if let number = NumberWords.cardinal(in: context.tokens, from: index) {
      (count, start) = (number.value, number.tokens.upperBound)
    } else {
      return nil
    }
    if let end = context.end(ofOneOf: mores, at: start) { (isMore, start) = (true, end) }
    let isLess = context.end(ofOneOf: lesses, at: start)
    start = isLess ?? start
    guard (1...99).contains(count),
      isNight(start) || ["day", "days"].contains(where: { context.matches([$0], at: start) })
    else { return nil }
    let end = start + 1
    let longer = context.end(ofOneOf: mores + longers, at: end)
    let shorter = context.end(ofOneOf: lesses + sooner, at: end)
    let grows = isMore || longer != nil
    guard grows != (isLess != nil || shorter != nil),
      let day = last.reference(later: grows ? count : -count)
    else { return nil }
    stay.last = day
    return longer ?? shorter ?? end
  }

  /// The days as they are now, each as its own command; first that on which it begins.
  func stays(of booking: BookingReference) -> [BookingIntent] {
    let known = talksOf?.times
    var all: [BookingIntent] = []
    // What begins on the day already is not moved there.
    let begins = known?.start.date.map { stay.first == .on($0) } ?? false
    if let first = stay.first, !begins { all.append(.move(booking, to: first)) }
    // As many nights as before: all of it was moved.
    if case .on(let first)? = stay.first, case .on(let last)? = stay.last,
      let start = known?.start.date, let end = known?.end?.date,
      last.days(since: first) == end.days(since: start)
    {
      return all
    }
    if let last = stay.last ?? (stay.first == nil ? nil : known?.end?.reference(later: 0)) {
      all.append(.leaving(booking, last))
    }
    return all
  }
}

extension BookingTime {
  /// Of the days that a weekday may be the one closest to this one.
  fileprivate func nearest(_ day: DayReference) -> DayReference {
    guard case .either(let dates) = day, let date else { return day }
    let closest = dates.min { abs($0.days(since: date)) < abs($1.days(since: date)) }
    return closest.map(DayReference.on) ?? day
  }

  /// The day so many days later; `nil` where there is none.
  fileprivate func reference(later days: Int) -> DayReference? {
    if let date { return date.later(by: days).map(DayReference.on) }
    return day.flatMap { $0 + days > 0 ? .number($0 + days) : nil }
  }
}

private let untils: Set = ["until", "till", "til", "to", "thru", "through", "-", "–"]
private let mores = BookingWords.ways("more extra additional")
private let longers = BookingWords.ways("longer later")
private let lesses = BookingWords.ways("less fewer shorter")
