internal import Session

/// Where which days take place, in one line: `12-13 mar Hue, 14-16 Hoi An`, `Hanoi 3 nights, then Hue 2`.
extension LineReader {
  /// The cities of days; `nil` where anything else is told, or a town or a day is not known.
  func itinerary(
    _ said: [Token], of expanded: ExpandedLine, typed line: String
  ) -> ReadResult? {
    // Most lines are none of it, and cost no more than this.
    guard let scene, let trip = session.currentTrip, !trip.days.isEmpty, said.count > 3,
      said.count < LineReader.mostInSentence, said.contains(where: { parting.contains($0.folded) }),
      !said.contains(where: { $0.says("?") }), case let tokens = withoutHeading(said),
      tokens.count > 3,
      CommandTable.leads[tokens[0].folded] == nil || daysAtFirst.contains(tokens[0].folded)
    else { return nil }
    let chart = Chart(context(expanded.text, tokens))
    var plan = ItineraryPlan(chart, scene.gazetteer)
    for item in items(of: tokens) { guard plan.take(item) else { return nil } }
    guard let cities = plan.cities else { return nil }
    let whole = expanded.typed(chart.context.bytes(0..<tokens.count))
    var utterance = Utterance(
      line: line, intent: .several(cities.map { .cityOfDay(.number($0), $1) }), spans: [:],
      whole: whole)
    utterance.isExact = true
    utterance.isCanonical = true
    return .understood(utterance)
  }

  /// The line without `our route:` and the like.
  private func withoutHeading(_ tokens: [Token]) -> [Token] {
    guard let colon = tokens.prefix(4).firstIndex(where: { $0.says(":") }),
      tokens[..<colon].allSatisfy({ headings.contains($0.folded) })
    else { return tokens }
    return Array(tokens[(colon + 1)...])
  }

  /// What stands between the signs and words that part it.
  private func items(of tokens: [Token]) -> [Range<Int>] {
    tokens.indices.split { index in
      let token = tokens[index]
      let isInside = token.isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued
      return token.kind != .quoted && parting.contains(token.folded) && !isInside
    }.map { $0.startIndex..<$0.endIndex }
  }
}

/// The cities of days as they are told one after the other.
private struct ItineraryPlan {
  private let chart: Chart
  private let gazetteer: any Gazetteer
  private var places: [Int: PlaceReference] = [:]
  private var legs = 0
  /// Days of the trip that were told, and whose city is still to come.
  private var waiting: [Int] = []
  private var last: (day: Int, way: Way)?

  /// How days were told.
  private enum Way { case numbers, dates, nights }

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

  /// A town, as it is called.
  private func place(_ range: Range<Int>) -> PlaceReference? {
    let name = context.text(range)
    let isQuoted = range.count == 1 && context.tokens[range.lowerBound].kind == .quoted
    let isTown = gazetteer.named(name).contains { $0.kind == .city && $0.isOwnName }
    guard isQuoted || isTown || !gazetteer.areas(called: name).isEmpty else { return nil }
    return .named(name, quoted: isQuoted)
  }

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
    return (said + [range(at: start), nights(at: start, before: end)].compactMap(\.self))
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

  /// `3 nights`, behind the days that are told; `the last two nights`; a bare `2` behind nights.
  private func nights(at start: Int, before end: Int) -> Found? {
    let number: (Int, Int)? =
      chart.wholeNumber(at: start).map { ($0, start + 1) }
      ?? NumberWords.cardinal(in: context.tokens, from: start)
      .map { ($0.value, $0.tokens.upperBound) }
      ?? (["a", "one"].contains(context.tokens[start].folded) ? (1, start + 1) : nil)
    guard let (count, after) = number, (1...context.dayCount).contains(count) else { return nil }
    let hasUnit = context.token(after).map { units.contains($0.folded) } ?? false
    let isBare = after == end && last?.way == .nights
    guard hasUnit || isBare else { return nil }
    let isLast = context.matches(["last"], at: start - 1)
    let first = isLast ? context.dayCount - count : last.map { $0.day + 1 } ?? 1
    guard first > 0, first + count - 1 <= context.dayCount else { return nil }
    return (Array(first..<first + count), start..<(hasUnit ? after + 1 : after), .nights)
  }
}

private let parting: Set = [",", ";", "then", "→", ">", "and", "&", "."]
private let units: Set = ["nights", "night", "nts", "days", "day"]
private let daysAtFirst: Set = ["days", "day", "city", "cities", "on", "from", "first"]
private let headings: Set = [
  "our", "the", "my", "route", "plan", "itinerary", "cities", "towns", "city", "bases", "stays",
]
private let leads: Set = [
  "in", "at", "is", "are", "=", ":", "-", "–", "—", "(", ")", "we", "we're", "we'll", "i", "i'm",
  "i'll", "be", "will", "spend", "spending", "stay", "staying", "sleep", "sleeping", "based", "for",
  "the", "on", "from", "finally", "first", "last", "our", "city", "cities", "of", "to", "go",
  "going", "also", "next",
]
