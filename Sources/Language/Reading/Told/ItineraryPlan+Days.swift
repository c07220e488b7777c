internal import Session

/// The days that words tell.
extension ItineraryPlan {
  /// What nights and days are called.
  static let units: Set = ["nights", "night", "nts", "nt", "nites", "nite", "days", "day"]

  struct Found {
    var days: [Int]
    var tokens: Range<Int>
    var way: Way
    /// Whether it is all that is left, which other words may tell more exactly.
    var isRest = false

    init(_ days: [Int], _ tokens: Range<Int>, _ way: Way, isRest: Bool = false) {
      (self.days, self.tokens, self.way, self.isRest) = (days, tokens, way, isRest)
    }
  }

  /// Nights are counted on from those before; else the longest words tell most.
  static func best(of all: [Found]) -> Found? {
    func rank(_ found: Found) -> Int {
      found.isRest ? 0 : found.way == .nights ? 100 + found.tokens.count : found.tokens.count
    }
    return all.max { rank($0) < rank($1) }
  }

  /// The longest words for days that begin here.
  func days(at start: Int, before end: Int) -> Found? {
    let spans =
      chart.spans(.eachDay, at: start) + chart.rangesOfDates(at: start)
      + chart.spans(.dates(of: .open), at: start) + chart.spans(.day(bareNumber: false), at: start)
    let said = spans.filter { $0.end <= end }.compactMap { span -> Found? in
      guard let (days, way) = numbers(span.value) else { return nil }
      return Found(days, start..<span.end, way)
    }
    // `Bases: Tokyo 5–8, Kanazawa 8–10`: told as dates they are no numbers of days.
    let isByDates = last?.way == .dates || isHeaded && last == nil
    if isByDates, let range = range(at: start), range.tokens.upperBound <= end,
      said.allSatisfy({ $0.tokens.count <= range.tokens.count })
    {
      return range
    }
    let others = [
      range(at: start), nights(at: start, before: end), rest(at: start), until(at: start),
      onward(at: start),
    ]
    let all = (said + others.compactMap(\.self)).filter { $0.tokens.upperBound <= end }
    return ItineraryPlan.best(of: all)
  }

  private func numbers(_ value: SlotValue) -> ([Int], Way)? {
    switch value {
    case .days(let days):
      let numbers = days.compactMap { context.day($0)?.number }
      return numbers.count == days.count ? (numbers, .numbers) : nil
    case .day(let day):
      let way = if case .number = day { Way.numbers } else { Way.dates }
      return context.day(day).map { ([$0.number], way) }
    case .dates(.range(let range)):
      guard let first = context.day(.on(range.first))?.number,
        let last = context.day(.on(range.last))?.number, first <= last
      else { return nil }
      return (Array(first...last), .dates)
    default: return nil
    }
  }

  /// `14-16`, which goes on as the days before were told.
  private func range(at start: Int) -> Found? {
    let begins =
      last == nil && context.tokens[start].text == firstDayOfMonth
      && (isHeaded || firstDayOfMonth == "1" || tellsLaterNumber)
    guard let last = begins ? (day: 0, way: .dates) : last, last.way != .nights,
      let from = chart.wholeNumber(at: start),
      let link = context.token(start + 1), ["-", "–", "to"].contains(link.folded),
      let to = chart.wholeNumber(at: start + 2), from < to
    else { return nil }
    func day(_ number: Int) -> Int? {
      guard last.way == .dates else { return number }
      return context.trip?.days.indices.first { index in
        index + 1 >= last.day && context.trip?.days[index].date?.day == number
      }.map { $0 + 1 }
    }
    guard let first = day(from), let end = day(to), first <= end, end <= dayCount else {
      return nil
    }
    return Found(Array(first...end), start..<start + 3, last.way)
  }

  /// Whether a number stands in the line that is none of a day of the trip, so that they are dates.
  private var tellsLaterNumber: Bool {
    context.tokens.contains { $0.kind == .number && Int($0.text) ?? 0 > dayCount }
  }

  /// In digits: of a plan that begins with it dates are told, and no days counted.
  private var firstDayOfMonth: String? {
    context.trip?.days.first?.date.map { String($0.day) }
  }

  /// `till the 9th`: from where the days before ended, or from the first day.
  private func until(at start: Int) -> Found? {
    guard let link = context.token(start),
      ["till", "until", "til", "to", "before"].contains(link.folded)
    else { return nil }
    let spans = chart.spans(.day(bareNumber: false), at: start + 1).compactMap { span in
      numbers(span.value).map { ($0.0, span.end) }
    }
    guard let (days, end) = spans.max(by: { $0.1 < $1.1 }), let day = days.first else { return nil }
    let first = last.map { $0.way == .until ? $0.day : $0.day + 1 } ?? 1
    // `before the 5th`: that day is none of them.
    if link.says("before") {
      return first < day ? Found(Array(first..<day), start..<end, .dates) : nil
    }
    return first <= day ? Found(Array(first...day), start..<end, .until) : nil
  }

  /// `Wed on`, `from Wednesday onwards`: that day and all behind it.
  private func onward(at start: Int) -> Found? {
    let from = context.matches(["from"], at: start) ? start + 1 : start
    let spans = chart.spans(.day(bareNumber: false), at: from).compactMap { span in
      numbers(span.value).map { ($0.0, span.end) }
    }
    guard let (days, end) = spans.max(by: { $0.1 < $1.1 }), let day = days.first,
      let word = context.token(end), ["on", "onwards", "onward"].contains(word.folded),
      context.token(end + 1).map({ $0.kind == .sign }) ?? true, day <= dayCount
    else { return nil }
    return Found(Array(day...dayCount), start..<end + 1, .dates)
  }

  /// `till the end`: all days behind those that are told.
  private func rest(at start: Int) -> Found? {
    guard let last, last.day < dayCount, let end = context.end(ofOneOf: rests, at: start)
    else { return nil }
    return Found(Array(last.day + 1...dayCount), start..<end, last.way, isRest: true)
  }

  /// `the last night`, not `the last two` and no `last day`.
  private func isLastOne(_ start: Int) -> Bool {
    context.matches(["last"], at: start) && !context.matches(["day"], at: start + 1)
      && chart.wholeNumber(at: start + 1) == nil
      && NumberWords.cardinal(in: context.tokens, from: start + 1) == nil
  }

  /// The digits of `1nt`.
  private func gluedNumber(at start: Int) -> (Int, Int)? {
    guard let unit = context.token(start + 1), unit.isGlued,
      ItineraryPlan.units.contains(unit.folded), let count = Int(context.tokens[start].text)
    else { return nil }
    return (count, start + 1)
  }

  /// `3 nights`, behind the days that are told; `the last two nights`; a bare `2` behind nights.
  private func nights(at start: Int, before end: Int) -> Found? {
    let number: (Int, Int)? =
      chart.wholeNumber(at: start).map { ($0, start + 1) }
      ?? gluedNumber(at: start)
      ?? NumberWords.cardinal(in: context.tokens, from: start)
      .map { ($0.value, $0.tokens.upperBound) }
      ?? (["a", "one"].contains(context.tokens[start].folded) || isLastOne(start)
        ? (1, start + 1) : nil)
    guard let (count, after) = number, (1...dayCount).contains(count) else { return nil }
    let hasUnit = context.token(after).map { ItineraryPlan.units.contains($0.folded) } ?? false
    let isBare =
      last?.way == .nights && !hasUnit
    guard hasUnit || isBare else { return nil }
    let isLast = context.matches(["last"], at: start - 1) || context.matches(["last"], at: start)
    // Behind the last night there is another day.
    let isOfDays = ["day", "days"].contains { context.matches([$0], at: after) }
    let first =
      isLast
      ? dayCount - count + (isOfDays ? 1 : 0)
      : last.map { $0.way == .until ? $0.day : $0.day + 1 } ?? 1
    guard first > 0, first + count - 1 <= dayCount else { return nil }
    return Found(Array(first..<first + count), start..<(hasUnit ? after + 1 : after), .nights)
  }
}

private let rests =
  RouteWords.remaining
  + BookingWords.ways(
    "remainder for_the_rest after_that for_the_rest_of_the_trip from_then_on all_the_rest")
