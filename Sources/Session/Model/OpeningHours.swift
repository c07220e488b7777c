/// When a place is open in a week, such as `tue-sun 09:00-18:00, sat 10:00-14:00`.
///
/// What several rules say of one day `hours(on:)` tells; on a day that none names it is closed.
package struct OpeningHours: Hashable, Sendable {
  package struct Rule: Hashable, Sendable {
    package var days: Set<Weekday>
    package var opens: ClockTime
    /// Not after `opens`: on the day after.
    package var closes: ClockTime

    package init(days: Set<Weekday>, opens: ClockTime, closes: ClockTime) {
      self.days = days
      self.opens = opens
      self.closes = closes
    }
  }

  package var rules: [Rule]

  /// `nil` where no rule names a day.
  package init?(_ rules: [Rule]) {
    guard !rules.isEmpty, !rules.contains(where: \.days.isEmpty) else { return nil }
    self.rules = rules
  }

  /// When it is open from a day on, in minutes since its midnight, past 1440 where it closes on the
  /// day after.
  ///
  /// A later rule takes the place of those before it that it overlaps on that day, as of
  /// `tue-sun 9-18, sat 10-14` on a Saturday; times that do not overlap add up, as those of
  /// `mon-fri 9-12, 14-18`.
  package func hours(on day: Weekday) -> [Range<Int>] {
    var open: [Range<Int>] = []
    for rule in rules where rule.days.contains(day) {
      let closes = rule.closes.minutes + (rule.closes > rule.opens ? 0 : 1440)
      let hours = rule.opens.minutes..<closes
      open.removeAll { $0.overlaps(hours) }
      open.append(hours)
    }
    return open.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The form in which it is kept.
  package var text: String {
    rules.map { "\(OpeningHours.spelled($0.days)) \($0.opens.text)-\($0.closes.text)" }
      .joined(separator: ", ")
  }

  /// Reads exactly that form.
  package init?(text: String) {
    var rules: [Rule] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      guard words.count == 2, let days = OpeningHours.days(words[0]) else { return nil }
      let times = words[1].split(separator: "-").compactMap { ClockTime(text: String($0)) }
      guard times.count == 2 else { return nil }
      rules.append(Rule(days: days, opens: times[0], closes: times[1]))
    }
    self.init(rules)
  }

  /// Days in a row as `tue-sun`, others as `mon/wed`.
  private static func spelled(_ days: Set<Weekday>) -> String {
    let numbers = days.map(\.rawValue).sorted()
    guard numbers.count > 2, let first = numbers.first, let last = numbers.last,
      last - first == numbers.count - 1
    else { return numbers.map { names[$0] }.joined(separator: "/") }
    return "\(names[first])-\(names[last])"
  }

  private static func days(_ text: Substring) -> Set<Weekday>? {
    let ends = text.split(separator: "-").map { names.firstIndex(of: String($0)) }
    if ends.count == 2 {
      guard let first = ends[0], let last = ends[1], first <= last else { return nil }
      return Set((first...last).compactMap(Weekday.init(rawValue:)))
    }
    let numbers = text.split(separator: "/").map { names.firstIndex(of: String($0)) }
    let days = numbers.compactMap { $0.flatMap(Weekday.init(rawValue:)) }
    return days.count == numbers.count ? Set(days) : nil
  }

  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
}
