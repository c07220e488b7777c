internal import Session

/// When a trip takes place that is told of for the first time, in one place of the line or in several:
/// `setting off on the 3rd of June and taking three weeks`, `easter in seville, thurs to mon`.
struct FirstDates {
  struct Told {
    var range: DateRange
    var tokens: Range<Int>
    /// Whether a month is named.
    var hasMonth: Bool
    /// Whether it is told by days of the week alone.
    var isOfWeek: Bool
    /// Whether it is a holiday by its name.
    var isFeast: Bool
    /// Whether it is only the time in which the trip lies: `in July`, `late September`.
    var isWindow: Bool
    /// Whether the day of the week before it is another one.
    var isContradicted = false

    /// Whether it stands directly behind another one.
    func follows(_ other: Told) -> Bool { tokens.lowerBound == other.tokens.upperBound }

    func lies(in whole: DateRange) -> Bool {
      whole.first <= range.first && range.last <= whole.last
    }
  }

  let chart: Chart
  let today: CivilDate
  let lengths: FirstLengths
  /// What the line tells of days, told as they stand there.
  let told: [Told]
  private(set) var dates: TripDates?
  /// Whether more than what is told had to be thought of: which of two days it ends on, or of a whole
  /// season the days.
  private(set) var isGuessed = false
  /// Whether only the time is told in which the trip lies.
  private(set) var isVague = false

  private var context: ChartContext { chart.context }

  init(_ chart: Chart, _ lengths: FirstLengths, today: CivilDate) {
    self.chart = chart
    self.lengths = lengths
    self.today = today
    told = FirstDateScan(chart: chart, today: today, lengths: lengths).told
    let found = range
    dates = found.map { .range($0.range) } ?? lengths.whole(besides: told).map { .days($0.days) }
    isVague = found == nil && !told.isEmpty
    isGuessed = found.map { !$0.isSure } ?? isVague || told.contains(where: \.isContradicted)
  }

  /// Whether the first day and the last are told, or all of them.
  var saysRange: Bool {
    guard case .range(let range)? = dates else { return false }
    return told.contains { $0.range == range }
      || told.contains { $0.range.last == range.last } && told.count > 1
  }

  /// A trip is no longer, in days.
  private static let longest = 120

  private typealias Found = (range: DateRange, isSure: Bool)

  private var range: Found? {
    let exact = told.filter { !$0.isWindow }
    let ranges = exact.filter { $0.range.first < $0.range.last }
    let days = exact.filter { $0.range.first == $0.range.last }
    if let whole = joined(ranges) ?? ranges.max(by: { $0.tokens.count < $1.tokens.count })?.range {
      return (stayingOn(whole, days), true)
    }
    if let length = lengths.whole(besides: told) { return along(length, days) }
    if days.isEmpty { return window(of: nil).map { ($0, false) } }
    return fromTo(days) ?? weekend(of: days[0]).map { ($0, false) }
      ?? (context.saysDayTrip ? (days[0].range, days.count == 1) : nil)
  }

  /// So many days from the one with which it begins, or up to that on which it ends.
  private func along(_ length: FirstLengths.Length, _ days: [Told]) -> Found? {
    if days.isEmpty { return window(of: length).map { ($0, false) } }
    let start = days.first(where: begins)
    if start == nil, days.count == 1, ends(days[0]) {
      return (DateRange(first: days[0].range.last.adding(1 - length.days), days: length.days), true)
    }
    guard let start = start ?? (days.count == 1 ? days[0] : nil) else { return fromTo(days) }
    // Of `easter, 4 days` nobody knows the first.
    guard !start.isFeast || begins(start) else { return nil }
    return (DateRange(first: start.range.first, days: length.days), true)
  }

  /// Sure where words lead to the last day as to the end.
  private func fromTo(_ days: [Told]) -> Found? {
    guard let first = days.first?.range.first,
      let last = days.dropFirst().filter({ $0.range.first > first }).max(by: {
        $0.range.first < $1.range.first
      }),
      last.range.first.days(since: first) < FirstDates.longest
    else { return nil }
    let length = last.range.first.days(since: first) + 1
    let isEnd = days.contains { $0.range.first == last.range.first && ends($0) }
    return (DateRange(first: first, days: length), isEnd)
  }

  /// `19–21 May, …, I'd stay on till Sunday`.
  private func stayingOn(_ range: DateRange, _ days: [Told]) -> DateRange {
    let later = days.first { day in
      day.isOfWeek && day.tokens.lowerBound > 0
        && RouteWords.until.contains(context.tokens[day.tokens.lowerBound - 1].folded)
    }
    guard let weekday = later?.range.first.weekday,
      let last = (0..<7).map({ range.last.adding($0) }).first(where: { $0.weekday == weekday })
    else { return range }
    return DateRange(first: range.first, days: last.days(since: range.first) + 1)
  }

  /// `late September`, where it is as long as the trip, or no length is told: not a whole month.
  private func window(of length: FirstLengths.Length?) -> DateRange? {
    guard let window = told.first(where: { $0.isWindow && $0.range.first >= today }) else {
      return nil
    }
    let size = window.range.last.days(since: window.range.first) + 1
    if let length { return size <= length.days + 2 ? window.range : nil }
    return size < 20 && lengths.all.isEmpty ? window.range : nil
  }

  /// `a long weekend … around the 20th of March`.
  private func weekend(of day: Told) -> DateRange? {
    guard let at = context.tokens.firstIndex(where: { $0.says("weekend") }), !day.isOfWeek,
      let friday = (-3...3).map({ day.range.first.adding($0) }).first(where: {
        $0.weekday == .friday
      })
    else { return nil }
    return DateRange(first: friday, days: context.matches(["long"], at: at - 1) ? 4 : 3)
  }

  /// `5 to 9 December, then … 10 to 14 December`: the whole of several that follow each other.
  private func joined(_ ranges: [Told]) -> DateRange? {
    guard ranges.count > 1, let first = ranges.first, let last = ranges.last,
      last.range.last.days(since: first.range.first) < FirstDates.longest,
      zip(ranges, ranges.dropFirst()).allSatisfy({ one, next in
        (0...1).contains(next.range.first.days(since: one.range.last))
      })
    else { return nil }
    return DateRange(first: first.range.first, last: last.range.last)
  }

  /// `back on`, `until`, `home by`.
  private func ends(_ day: Told) -> Bool { leads(to: day).contains(where: ending.contains) }

  /// `starting on`, `setting off`, `from`.
  private func begins(_ day: Told) -> Bool { leads(to: day).contains(where: starting.contains) }

  /// The words directly before a day, up to the first that is more than a small one: of `to Rome on
  /// the 5th` not the `to`, which leads to Rome.
  private func leads(to day: Told) -> [String] {
    var found: [String] = []
    for token in context.tokens[..<day.tokens.lowerBound].reversed().prefix(6) {
      found.append(token.folded)
      guard small.contains(token.folded) || token.mayBeWeekday else { break }
    }
    return found
  }
}

extension ChartContext {
  /// Whether it is there and back on one day.
  fileprivate var saysDayTrip: Bool {
    tokens.indices.contains {
      matches(["day", "trip"], at: $0) || matches(["same", "day"], at: $0)
        || matches(["same", "evening"], at: $0) || matches(["for", "the", "day"], at: $0)
    }
  }
}

private let starting: Set = [
  "from", "starting", "start", "starts", "begin", "begins", "beginning", "leaving", "leave", "off",
  "out", "arriving", "arrive", "land", "landing", "go", "going", "fly", "flying", "commencing",
]
private let small: Set = [
  "on", "the", "at", "of", "in", "by", "that", "morning", "evening", "afternoon", "night", "again",
]
private let ending: Set = [
  "back", "till", "until", "til", "to", "return", "returning", "home", "through", "thru", "by",
  "ending", "ends", "end", "-", "–",
]
