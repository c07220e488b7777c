internal import Session

/// The cities of days as they are told one after the other.
struct ItineraryPlan {
  private let chart: Chart
  private let gazetteer: any Gazetteer
  private var places: [Int: PlaceReference] = [:]
  private var legs = 0
  /// Days of the trip that were told, and whose city is still to come.
  private var waiting: [Int] = []
  private var last: (day: Int, way: Way)?

  /// How days were told.
  private enum Way { case numbers, dates, nights, until }

  init(_ chart: Chart, _ gazetteer: any Gazetteer) {
    self.chart = chart
    self.gazetteer = gazetteer
  }

  private var context: ChartContext { chart.context }

  /// By the number of the day; `nil` where that is no plan of several cities.
  var cities: [(Int, PlaceReference)]? {
    guard legs > 1, waiting.isEmpty else { return nil }
    var all = places
    // Who leaves in the morning of the last day was there in the night before.
    if case (let day, .nights)? = last, day == context.dayCount - 1 { all[day + 1] = all[day] }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Takes what stands between two signs; `false` where that is no city and no day.
  mutating func take(_ item: Range<Int>) -> Bool {
    if takeRest(item) { return true }
    let found = item.compactMap { start in days(at: start, before: item.upperBound) }
    guard let best = found.max(by: { $0.tokens.count < $1.tokens.count }) else { return false }
    let before = plain(item.lowerBound..<best.tokens.lowerBound)
    let behind = plain(best.tokens.upperBound..<item.upperBound)
    guard before.isEmpty || behind.isEmpty, let first = best.days.first,
      let final = best.days.last, first > 0, final <= context.dayCount
    else { return false }
    last = (final, best.way)
    waiting += best.days
    let name = before.isEmpty ? behind : before
    if name.isEmpty { return best.way != .nights }
    guard let place = place(name) else { return false }
    for day in waiting { places[day] = place }
    waiting = []
    legs += 1
    return true
  }

  /// `…, then Saigon` at the end, which has the days that are left.
  private mutating func takeRest(_ item: Range<Int>) -> Bool {
    guard item.upperBound == context.tokens.count, let last, waiting.isEmpty,
      last.way == .until || last.way == .nights
        || context.matches(["then"], at: item.lowerBound - 1),
      case let name = plain(item), !name.isEmpty, let place = place(name)
    else { return false }
    let first = last.way == .until ? last.day : last.day + 1
    guard first <= context.dayCount else { return false }
    for day in first...context.dayCount { places[day] = place }
    self.last = (context.dayCount, last.way)
    legs += 1
    return true
  }

  /// A town, as it is called.
  private func place(_ range: Range<Int>) -> PlaceReference? {
    let name = context.text(range)
    let isQuoted = range.count == 1 && context.tokens[range.lowerBound].kind == .quoted
    let isTown = gazetteer.named(name).contains { match in
      match.kind == .city && (match.isOwnName || match.rank >= ItineraryPlan.wellKnown)
    }
    guard isQuoted || isTown || !gazetteer.areas(called: name).isEmpty else { return nil }
    return .named(name, quoted: isQuoted)
  }

  /// The least rank of a town that is known by another name than its own: `Saigon`.
  private static let wellKnown = 700

  /// Without the words at both ends that say nothing of where it is.
  private func plain(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    func isPlain(_ index: Int) -> Bool {
      context.tokens[index].kind != .quoted && leads.contains(context.tokens[index].folded)
    }
    while start < end, isPlain(start) { start += 1 }
    while start < end, isPlain(end - 1) { end -= 1 }
    return start..<end
  }

  private typealias Found = (days: [Int], tokens: Range<Int>, way: Way)

  /// The longest words for days that begin here.
  private func days(at start: Int, before end: Int) -> Found? {
    let spans =
      chart.spans(.eachDay, at: start) + chart.rangesOfDates(at: start)
      + chart.spans(.dates(of: .open), at: start) + chart.spans(.day(bareNumber: false), at: start)
    let said = spans.filter { $0.end <= end }.compactMap { span -> Found? in
      guard let (days, way) = numbers(span.value) else { return nil }
      return (days, start..<span.end, way)
    }
    let others = [
      range(at: start), nights(at: start, before: end), rest(at: start), until(at: start),
    ]
    return (said + others.compactMap(\.self))
      .filter { $0.tokens.upperBound <= end }.max { $0.tokens.count < $1.tokens.count }
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
    guard let last, last.way != .nights, let from = chart.wholeNumber(at: start),
      let link = context.token(start + 1), ["-", "–", "to"].contains(link.folded),
      let to = chart.wholeNumber(at: start + 2), from < to
    else { return nil }
    func day(_ number: Int) -> Int? {
      guard last.way == .dates else { return number }
      return context.trip?.days.indices.first { index in
        index + 1 >= last.day && context.trip?.days[index].date?.day == number
      }.map { $0 + 1 }
    }
    guard let first = day(from), let end = day(to), first <= end, end <= context.dayCount else {
      return nil
    }
    return (Array(first...end), start..<start + 3, last.way)
  }

  /// `till the 9th`: from where the days before ended, or from the first day.
  private func until(at start: Int) -> Found? {
    guard let link = context.token(start), ["till", "until", "til"].contains(link.folded) else {
      return nil
    }
    let spans = chart.spans(.day(bareNumber: false), at: start + 1).compactMap { span in
      numbers(span.value).map { ($0.0, span.end) }
    }
    guard let (days, end) = spans.max(by: { $0.1 < $1.1 }), let day = days.first else { return nil }
    let first = last.map { $0.way == .until ? $0.day : $0.day + 1 } ?? 1
    return first <= day ? (Array(first...day), start..<end, .until) : nil
  }

  /// `till the end`: all days behind those that are told.
  private func rest(at start: Int) -> Found? {
    guard let last, last.day < context.dayCount, let end = context.end(ofOneOf: rests, at: start)
    else { return nil }
    return (Array(last.day + 1...context.dayCount), start..<end, last.way)
  }

  /// `3 nights`, behind the days that are told; `the last two nights`; a bare `2` behind nights.
  private func nights(at start: Int, before end: Int) -> Found? {
    let number: (Int, Int)? =
      chart.wholeNumber(at: start).map { ($0, start + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: start)
      .map { ($0.value, $0.tokens.upperBound) }
      ?? (["a", "one", "last"].contains(context.tokens[start].folded) ? (1, start + 1) : nil)
    guard let (count, after) = number, (1...context.dayCount).contains(count) else { return nil }
    let hasUnit = context.token(after).map { units.contains($0.folded) } ?? false
    let isBare =
      last?.way == .nights && (after == end || context.matches(["last"], at: start - 1))
    guard hasUnit || isBare else { return nil }
    let isLast = context.matches(["last"], at: start - 1) || context.matches(["last"], at: start)
    let first = isLast ? context.dayCount - count : last.map { $0.day + 1 } ?? 1
    guard first > 0, first + count - 1 <= context.dayCount else { return nil }
    return (Array(first..<first + count), start..<(hasUnit ? after + 1 : after), .nights)
  }
}

private let rests = BookingWords.ways(
  """
  till_the_end until_the_end to_the_end for_the_rest the_rest after_that the_remaining_days
  the_rest_of_the_trip for_the_rest_of_the_trip from_then_on
  """)
private let units: Set = ["nights", "night", "nts", "days", "day"]
private let leads: Set = [
  "in", "at", "is", "are", "=", ":", "-", "–", "—", "(", ")", "we", "we're", "we'll", "i", "i'm",
  "i'll", "be", "will", "spend", "spending", "stay", "staying", "sleep", "sleeping", "based", "for",
  "the", "on", "from", "finally", "first", "last", "our", "city", "cities", "of", "to", "go",
  "going", "also", "next",
]
