internal import Session
internal import World

extension HTTPResponse {
  /// The seconds that `Retry-After` asks to wait; `nil` where there is none that can be read.
  ///
  /// A date is compared with the server's own where it tells one, else with `now`.
  func retryAfter(now: Int64) -> Int? {
    guard let text = header("retry-after").map(withoutExtraBlanks) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
      return min(Int(text) ?? longestClosure, longestClosure)
    }
    guard let date = secondsSinceEpoch(httpDate: text) else { return nil }
    let present = header("date").flatMap { secondsSinceEpoch(httpDate: $0) } ?? now
    return Int(min(max(0, date - present), Int64(longestClosure)))
  }
}

/// A day: no server is believed to know longer ahead.
private let longestClosure = 86_400

/// The seconds since 1970 of a date such as `Sat, 21 Nov 2026 08:22:34 GMT`.
func secondsSinceEpoch(httpDate text: String) -> Int64? {
  let parts = text.split(separator: " ")
  guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
    let month = httpMonths.firstIndex(of: parts[2]),
    let date = CivilDate(year: year, month: month + 1, day: day)
  else { return nil }
  let clock = parts[4].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
  guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]),
    (0...60).contains(clock[2])
  else { return nil }
  return Int64(date.daysSinceEpoch) * 86_400 + Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
}

private let httpMonths: [Substring] = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]
