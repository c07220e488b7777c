internal import Language
internal import Session

private let months = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
private let longMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]

extension CivilDate {
  /// `19 Apr`.
  var shortText: String { "\(day) \(months[month - 1])" }

  /// `Mon 19 Apr`.
  var dayText: String { "\(weekday.abbreviation) \(shortText)" }

  /// `Mon 19 Apr 2027`.
  var fullText: String { "\(dayText) \(year)" }

  /// `April 2027`.
  var monthText: String { "\(longMonths[month - 1]) \(year)" }
}

extension DateRange {
  /// `Mon 19 – Fri 23 Apr 2027`: month and year only where they change.
  var text: String {
    if first == last { return first.fullText }
    if first.year != last.year { return "\(first.fullText) – \(last.fullText)" }
    if first.month != last.month { return "\(first.dayText) – \(last.fullText)" }
    return "\(first.weekday.abbreviation) \(first.day) – \(last.fullText)"
  }

  /// Where it lies, seen from a day: `in 149 days`, `today`, `day 2 of 5`, `past`.
  func seen(from today: CivilDate) -> String {
    switch first.days(since: today) {
    case _ where last < today: "past"
    case 0 where first == last: "today"
    case 1: "tomorrow"
    case let days where days > 0: "in \(counted(days, "day"))"
    case let days: "day \(1 - days) of \(count)"
    }
  }
}

extension Trip {
  /// Its dates, `nil` where it has none.
  var dates: DateRange? {
    guard let start, let end else { return nil }
    return DateRange(first: start, last: end)
  }
}

/// `1 day`, `3 days`, `no days`.
func counted(_ number: Int, _ word: String) -> String {
  switch number {
  case 0: "no \(word)s"
  case 1: "1 \(word)"
  default: "\(grouped(number)) \(word)s"
  }
}

/// `5 days, 4 nights`, `1 day`, `no days`: a night behind each day but the last.
func lengthText(days: Int) -> String {
  let nights = days - 1
  return nights > 0 ? "\(counted(days, "day")), \(counted(nights, "night"))" : counted(days, "day")
}

/// `12,345`.
func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var out = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { out += "," }
    out.append(digit)
  }
  return out
}

/// `1 h 30 min`.
func durationText(_ minutes: Int) -> String {
  let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
  if hours == 0 { return "\(rest) min" }
  return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
}

/// These words as a list: `a, b and c`; of many the first ones and how many more.
func listed(_ words: [String]) -> String {
  var shown = words
  if words.count > 4 { shown = words.prefix(3) + ["\(grouped(words.count - 3)) more"] }
  guard let last = shown.popLast() else { return "" }
  return shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
}
