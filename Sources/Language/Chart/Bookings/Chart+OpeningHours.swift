internal import Session

extension Chart {
  /// When a place is open: `tue-sun 9-18, sat 10-14`, `daily 9am to 6pm`.
  func openingHours(at index: Int) -> [Span] {
    var end = index
    var rules: [OpeningHours.Rule] = []
    var days: Set<Weekday>?
    while end < context.tokens.count {
      if !rules.isEmpty, isLink(end) { end += 1 }
      if let (found, next) = openDays(at: end) { (days, end) = (found, next) }
      if ["from", "at", "between"].contains(where: { context.matches([$0], at: end) }) { end += 1 }
      guard let meant = days, let (opens, middle) = openTime(at: end), isTo(middle),
        let (closes, last) = openTime(at: middle + 1)
      else { break }
      rules.append(OpeningHours.Rule(days: meant, opens: opens, closes: closes))
      end = last
    }
    if context.matches(["."], at: end), end + 1 == context.tokens.count { end += 1 }
    guard end == context.tokens.count, let hours = OpeningHours(rules) else { return [] }
    return [
      Span(end: end, value: .openingHours(hours), score: (end - index) * Score.known)
    ]
  }

  private func isLink(_ index: Int) -> Bool {
    [",", "and", ";", "+", "&"].contains { context.matches([$0], at: index) }
  }

  private func isTo(_ index: Int) -> Bool {
    ["-", "–", "to", "until", "till"].contains { context.matches([$0], at: index) }
  }

  /// Days of the week, one by one or from one to another.
  private func openDays(at start: Int) -> (Set<Weekday>, Int)? {
    for (words, days) in allDays where context.matches(words, at: start) {
      return (days, start + words.count)
    }
    var found: Set<Weekday> = []
    var end = start
    while let first = weekday(at: end) {
      end += 1
      if isTo(end), let last = weekday(at: end + 1) {
        var day = first.rawValue
        found.insert(first)
        while day != last.rawValue {
          day = (day + 1) % 7
          if let next = Weekday(rawValue: day) { found.insert(next) }
        }
        end += 2
      } else {
        found.insert(first)
      }
      let isParted = [",", "/", "and", "+", "&"].contains { context.matches([$0], at: end) }
      guard isParted, weekday(at: end + 1) != nil else { break }
      end += 1
    }
    return found.isEmpty ? nil : (found, end)
  }

  private func weekday(at index: Int) -> Weekday? {
    guard let token = context.token(index), token.kind == .word else { return nil }
    return weekdayNames.firstIndex { names in names.contains(token.folded) }
      .flatMap(Weekday.init(rawValue:))
  }

  /// An hour by the clock of 24 hours, with `am` or `pm` by that of 12; `24:00` is midnight.
  private func openTime(at start: Int) -> (ClockTime, Int)? {
    if context.matches(["noon"], at: start) {
      return ClockTime(hour: 12, minute: 0).map { ($0, start + 1) }
    }
    if context.matches(["midnight"], at: start) {
      return ClockTime(minutes: 0).map { ($0, start + 1) }
    }
    guard let token = context.token(start), token.kind == .number, var hour = Int(token.text),
      hour <= 24 || token.text.utf8.count == 4
    else { return nil }
    var (end, minute) = (start + 1, 0)
    // `0900`
    if token.text.utf8.count == 4 { (hour, minute) = (hour / 100, hour % 100) }
    if let sign = context.token(end), sign.isGlued, [":", "."].contains(sign.folded),
      let digits = context.token(end + 1), digits.isGlued, digits.kind == .number,
      digits.text.utf8.count == 2, let found = Int(digits.text)
    {
      (minute, end) = (found, end + 2)
    }
    if let half = context.token(end), ["am", "pm"].contains(half.folded) {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.folded == "pm" ? 12 : 0)
      end += 1
    }
    if hour == 24, minute == 0 { hour = 0 }
    return ClockTime(hour: hour, minute: minute).map { ($0, end) }
  }
}

private let everyDay = Set(Weekday.allCases)
private let allDays: [([String], Set<Weekday>)] = [
  (["daily"], everyDay), (["every", "day"], everyDay), (["all", "week"], everyDay),
  (["weekdays"], everyDay.subtracting([.saturday, .sunday])),
  (["weekends"], [.saturday, .sunday]),
]
private let weekdayNames: [Set<String>] = [
  ["mon", "monday", "mondays"], ["tue", "tues", "tuesday", "tuesdays"],
  ["wed", "wednesday", "wednesdays"], ["thu", "thur", "thurs", "thursday", "thursdays"],
  ["fri", "friday", "fridays"], ["sat", "saturday", "saturdays"],
  ["sun", "sunday", "sundays"],
]
