internal import Session

/// Days of a trip that are told in two places of a line: `setting off on the 3rd of May and coming home
/// on the 11th`, `the wedding is on 5 June and I am there from the Thursday till the Monday`.
struct DatesApart {
  let chart: Chart
  let today: CivilDate

  private var tokens: [Token] { chart.context.tokens }
  /// A trip is no longer, in days.
  private static let longest = 90

  /// `nil` where not two days of a trip are told.
  var range: DateRange? {
    guard let first = dates.first else { return daysOfOneMonth }
    if let edges = weekdays(around: first.date) { return edges }
    let rest = dates.dropFirst().map(\.date) + daysOfMonth(behind: first)
    let last = rest.filter { $0 > first.date }.min()
    guard let last, last.days(since: first.date) < DatesApart.longest else { return nil }
    return DateRange(first: first.date, last: last)
  }

  /// As in `in november, of the day 5 until the day 18`.
  private var daysOfOneMonth: DateRange? {
    let months = tokens.compactMap { token -> Int? in
      for case .month(let month)? in token.dateWords ?? [] { return month }
      return nil
    }
    let days = tokens.indices.dropFirst().compactMap { index -> Int? in
      guard tokens[index].kind == .number, ["day", "days"].contains(tokens[index - 1].folded)
      else { return nil }
      return Int(tokens[index].text)
    }
    guard months.count == 1, let month = months.first, days.count == 2, days[0] < days[1] else {
      return nil
    }
    return (0...1).lazy.compactMap { later -> DateRange? in
      let year = today.year + later
      guard let first = CivilDate(year: year, month: month, day: days[0]), first >= today,
        let last = CivilDate(year: year, month: month, day: days[1])
      else { return nil }
      return DateRange(first: first, last: last)
    }.first
  }

  /// The dates that name their month, in their order.
  private var dates: [(date: CivilDate, tokens: Range<Int>)] {
    var found: [(date: CivilDate, tokens: Range<Int>)] = []
    var index = 0
    while index < tokens.count {
      let spans = chart.spans(.date(of: .other), at: index).filter { namesMonth(index..<$0.end) }
      if let span = spans.max(by: { $0.end < $1.end }), case .date(let date) = span.value,
        date >= today
      {
        found.append((date, index..<span.end))
        index = span.end
      } else {
        index += 1
      }
    }
    return found
  }

  private func namesMonth(_ range: Range<Int>) -> Bool {
    tokens[range].contains(where: \.mayBeMonth)
  }

  /// `the 11th`, behind the day on which it begins.
  private func daysOfMonth(behind first: (date: CivilDate, tokens: Range<Int>)) -> [CivilDate] {
    (first.tokens.upperBound..<max(first.tokens.upperBound, tokens.count)).compactMap { index in
      guard index > 0, ["the", "until", "till", "on"].contains(tokens[index - 1].folded),
        let number = NumberWords.ordinal(in: tokens, from: index)?.value
      else { return nil }
      return (0...1).lazy.compactMap { later in
        let month = first.date.month - 1 + later
        return CivilDate(
          year: first.date.year + month / 12, month: month % 12 + 1, day: number)
      }.first { $0 > first.date }
    }
  }

  /// `from the Thursday till the Monday`: those before and behind a day.
  private func weekdays(around date: CivilDate) -> DateRange? {
    for index in tokens.indices where tokens[index].says("from") {
      guard let first = weekday(at: index + 1) else { continue }
      let links = tokens[first.end...].prefix(1)
      guard
        links.contains(where: { ["till", "until", "til", "to", "-", "–"].contains($0.folded) }),
        let last = weekday(at: first.end + 1)
      else { continue }
      let start = (0..<7).map { date.adding(-$0) }.first { $0.weekday == first.day }
      let end = (0..<7).map { date.adding($0) }.first { $0.weekday == last.day }
      guard let start, let end, start < end else { continue }
      return DateRange(first: start, last: end)
    }
    return nil
  }

  private func weekday(at index: Int) -> (day: Weekday, end: Int)? {
    let start = index < tokens.count && tokens[index].says("the") ? index + 1 : index
    guard start < tokens.count else { return nil }
    for case .weekday(let day)? in tokens[start].dateWords ?? [] { return (day, start + 1) }
    return nil
  }
}
